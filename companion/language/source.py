"""Read Fluent files: which messages there are at once, what they say when needed."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.language.errors import LocaleError

_START = re.compile(r"^(?P<id>-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where an entry begins; parsing all of them would cost a quarter of a second."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one message or term with its place."""

    id: str
    """With the hyphen of a term."""
    text: str
    place: str

    def error(self, key: str, fault: str, remedy: str) -> LocaleError:
        """Return the error that names this entry, or an attribute of it."""
        return LocaleError.at(self.place, key or self.id, fault, remedy)


class Source:
    """Hold the entries of some Fluent files."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.entries: dict[str, Entry] = {}
        for file in files:
            for entry in _entries(file):
                if entry.id in self.entries:
                    place = self.entries[entry.id].place
                    raise entry.error("", f"stands in {place} too", "remove one")
                self.entries[entry.id] = entry
        self.parsed = cache(self._parsed)

    def closure(self, entry_id: str) -> Iterator[ast.Message | ast.Term]:
        """Return an entry and all those it refers to, each once.

        Raises:
            LocaleError: where one is missing or broken.
        """
        found: dict[str, None] = {entry_id: None}
        waiting = [entry_id]
        while waiting:
            parsed = self.parsed(waiting.pop())
            yield parsed
            news = [one for one in references(parsed) if one not in found]
            for one in news:
                if one not in self.entries:
                    fault = f"it uses `{one}`, which is not there"
                    raise self.entry(entry_id).error("", fault, "write that message")
            found.update(dict.fromkeys(news))
            waiting.extend(news)

    def entry(self, entry_id: str) -> Entry:
        """Return an entry.

        Raises:
            LocaleError: where there is none.
        """
        try:
            return self.entries[entry_id]
        except KeyError:
            fault = "there is no such message"
            raise LocaleError.at("", entry_id, fault, "write it") from None

    def check(self) -> None:
        """Parse everything.

        Raises:
            LocaleError: where something is broken.
        """
        for entry_id in self.entries:
            for _ in self.closure(entry_id):
                pass

    def _parsed(self, entry_id: str) -> ast.Message | ast.Term:
        entry = self.entry(entry_id)
        (parsed,) = _body(entry)
        names = [attribute.id.name for attribute in parsed.attributes]
        for name in names:
            if names.count(name) > 1:
                raise entry.error(
                    f"{entry_id}.{name}", "stands here twice", "remove one"
                )
        return parsed


def references(node: ast.BaseNode) -> tuple[str, ...]:
    """Return the ids of the messages and terms that are used below a node."""
    collector = _References()
    collector.visit(node)
    return tuple(dict.fromkeys(collector.found))


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def _entries(file: Path) -> Iterator[Entry]:
    try:
        text = unicodedata.normalize("NFC", file.read_text(encoding="utf-8-sig"))
    except OSError as fault:
        raise LocaleError.at(file, "", "cannot be read", "write it") from fault
    except UnicodeDecodeError as fault:
        raise LocaleError.at(file, "", "is not UTF-8", "save it as UTF-8") from fault
    starts = [*_START.finditer(text)]
    ends = [*(match.start() for match in starts[1:]), len(text)]
    _check_opening(file, text[: starts[0].start() if starts else len(text)])
    line, counted = 1, 0
    for match, end in zip(starts, ends, strict=True):
        line += text.count("\n", counted, match.start())
        counted = match.start()
        yield Entry(match["id"], text[match.start() : end], f"{file}:{line}")


def _check_opening(file: Path, text: str) -> None:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            remedy = "write `id = text`"
            raise LocaleError.at(f"{file}:{number}", "", "this is no message", remedy)


def _body(entry: Entry) -> list[ast.Message | ast.Term]:
    found: list[ast.Message | ast.Term] = []
    for part in FluentParser(with_spans=False).parse(entry.text).body:
        if isinstance(part, ast.Junk):
            reasons = ", ".join(one.message or "" for one in part.annotations)
            raise entry.error("", f"this is no Fluent ({reasons})", "mend the syntax")
        if isinstance(part, ast.Message | ast.Term):
            found.append(part)
    return found
