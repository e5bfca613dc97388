"""Read YAML documents strictly, and remember where every key stands."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from yaml.composer import ComposerError

from companion.core.errors import CompanionError

_TEXT = "tag:yaml.org,2002:str"
Scalar = str | int | float | bool | None


class DocumentError(CompanionError):
    """A document cannot be read, or a key in it cannot be what it is."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold a value of a document with its key and its place."""

    value: "Scalar | tuple[Entry, ...] | Mapping[Hashable, Entry]"
    key: str = ""
    """The path of keys down to the value, with dots."""
    place: str = ""
    """File and line."""

    def fault(self, fault: str, remedy: str) -> DocumentError:
        """Return the error that says what is wrong here and how to mend it."""
        parts = (self.place, self.key, f"{fault}; {remedy}.")
        line = ": ".join(part for part in parts if part)
        return DocumentError(" ".join(line.split()))


class _StrictLoader(yaml.SafeLoader):
    """Refuse what hides behind another place of the file."""

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            event = self.get_event()  # type: ignore[no-untyped-call]
            raise ComposerError(None, None, "it uses an alias", event.start_mark)
        return super().compose_node(parent, index)


def read(path: Path) -> Entry:
    """Read one document; an empty one is an empty mapping.

    Raises:
        DocumentError: in one line, with file, line, key and remedy.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        fault = f"{path}: cannot be read ({error.strerror}); give the path of a file."
        raise DocumentError(fault) from error
    except UnicodeDecodeError as error:
        fault = f"{path}: is not UTF-8 text; save it as UTF-8."
        raise DocumentError(fault) from error
    return parse(text, str(path))


def parse(text: str, name: str) -> Entry:
    """Parse the text of a document; its name is said in errors.

    Raises:
        DocumentError: in one line, with name, line, key and remedy.
    """
    loader = None
    try:
        node = _quickly(text)
        loader = _StrictLoader("" if node else text)
        node = node or loader.get_single_node()
        if node is None:
            return Entry({}, "", name)
        return _entry(loader, node, "", name)
    except yaml.MarkedYAMLError as error:
        raise DocumentError(_syntax_fault(error, name, text)) from error
    except yaml.YAMLError as error:
        fault = f"{name}: holds a sign that no text may hold; remove it."
        raise DocumentError(fault) from error
    except RecursionError as error:
        fault = f"{name}: is nested too deep; write keys and values only."
        raise DocumentError(fault) from error
    finally:
        if loader is not None:
            loader.dispose()


def _quickly(text: str) -> yaml.Node | None:
    """Parse with libyaml, twenty times as fast; `None` where strictness is needed."""
    if "&" in text or not yaml.__with_libyaml__:
        return None
    loader = yaml.CSafeLoader(text)
    try:
        return loader.get_single_node()
    except yaml.YAMLError:
        return None  # the other parser says more of what is wrong
    finally:
        loader.dispose()


def from_plain(value: object, name: str, key: str = "") -> Entry:
    """Give values that were kept as JSON the shape of a document."""
    if isinstance(value, Mapping):
        below = {
            inner: from_plain(one, name, _below(key, inner))
            for inner, one in value.items()
        }
        return Entry(below, key, name)
    if isinstance(value, list | tuple):
        return Entry(tuple(from_plain(one, name, key) for one in value), key, name)
    if value is None or isinstance(value, str | int | float | bool):
        return Entry(value, key, name)
    raise Entry(None, key, name).fault("this value cannot be kept", "remove it")


def merged(below: Entry, above: Entry) -> Entry:
    """Return a document whose keys win over those of another one."""
    if not isinstance(below.value, Mapping) or not isinstance(above.value, Mapping):
        return above
    both = dict(below.value)
    for key, entry in above.value.items():
        both[key] = merged(both[key], entry) if key in both else entry
    return Entry(both, above.key, above.place)


def _entry(loader: yaml.SafeLoader, node: yaml.Node, key: str, name: str) -> Entry:
    place = f"{name}:{node.start_mark.line + 1}"
    if isinstance(node, yaml.MappingNode):
        return Entry(_mapping(loader, node, key, name), key, place)
    if isinstance(node, yaml.SequenceNode):
        items = tuple(_entry(loader, item, key, name) for item in node.value)
        return Entry(items, key, place)
    if node.tag == _TEXT:
        return Entry(node.value, key, place)
    try:
        value = loader.construct_object(node)
    except ValueError:
        value = object()
    if value is None or isinstance(value, str | int | float | bool):
        return Entry(value, key, place)
    raise Entry(None, key, place).fault(
        "the value is neither text, number, yes nor no", "put it in quotes"
    )


def _mapping(
    loader: yaml.SafeLoader, node: yaml.MappingNode, key: str, name: str
) -> Mapping[Hashable, Entry]:
    found: dict[Hashable, Entry] = {}
    for key_node, value_node in node.value:
        inner = _entry(loader, key_node, key, name)
        if isinstance(inner.value, tuple | Mapping):
            raise inner.fault("a key is not a word", "write one word before the colon")
        below = _below(key, inner.value)
        if inner.value in found:
            place = Entry(None, below, inner.place)
            raise place.fault("the key stands here twice", "remove one of the two")
        value = _entry(loader, value_node, below, name)
        found[inner.value] = Entry(value.value, below, inner.place)
    return found


def _below(key: str, inner: object) -> str:
    return f"{key}.{inner}" if key else str(inner)


def _syntax_fault(error: yaml.MarkedYAMLError, name: str, text: str) -> str:
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return (
            f"{name}: is not YAML ({error.problem}); see the examples in config.yaml."
        )
    lines = text.splitlines()
    line = lines[mark.line] if mark.line < len(lines) else ""
    key = line.split(":")[0].strip() if ":" in line else ""
    place = Entry(None, key, f"{name}:{mark.line + 1}")
    if "\t" in line[: mark.column + 1]:
        return str(place.fault("a tab stands here", "indent with spaces"))
    fault = f"this is not YAML ({error.problem})"
    return str(place.fault(fault, "write `key: value`, indented with spaces"))
