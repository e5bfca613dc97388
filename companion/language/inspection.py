"""Follow what a message would say: its variables, names, forms and plurals."""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import reduce
from operator import or_
from typing import Any, Literal, get_args, get_origin

from babel import Locale as Culture
from fluent.syntax import ast

from companion.language.arguments import name_id
from companion.language.glossary import is_optional, item_type, options, pair_types
from companion.language.profile import Profile
from companion.language.source import Source

Types = Mapping[str, object]
"""The types of the variables a message is filled with."""

_OPTIONS = {"NAME": {"form"}, "WORDS": {"form"}, "TITLE": {"of"}}
_OPTIONS["LIST"] = {"form", "join", "item"}
_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_SIGNS = re.compile(r"[0-9()\[\]{}]")
_COUNTED = range(64)
"""Numbers that happen in games; fractions and millions do not."""


class Inspector:
    """Follow all messages of a language, and remember what they use."""

    def __init__(self, source: Source, profile: Profile) -> None:
        self.used: set[str] = set()
        """Messages, their attributes and terms that others use."""
        self._source = source
        self._profile = profile
        self._plural = Culture.parse(profile.code).plural_form

    def faults(self, pattern: ast.Pattern, types: Types) -> Iterator[str]:
        """Return what is wrong with a wording that is filled with such variables."""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield from _sign_faults(element.value)
            else:
                yield from self._expression(element.expression, types)

    def _expression(self, said: ast.SyntaxNode, types: Types) -> Iterator[str]:
        match said:
            case ast.Placeable():
                yield from self._expression(said.expression, types)
            case ast.StringLiteral():
                yield from _sign_faults(str(said.parse()["value"]))
            case ast.NumberLiteral():
                yield "a number is written in digits"
            case ast.VariableReference():
                yield from _bare_faults(said.id.name, types)
            case ast.MessageReference():
                yield from self._message(said, types)
            case ast.TermReference():
                self.used.add(f"-{said.id.name}")
            case ast.FunctionReference():
                yield from self._function(said, types)
            case ast.SelectExpression():
                yield from self._select(said, types)

    def _message(self, said: ast.MessageReference, types: Types) -> Iterator[str]:
        name = said.id.name
        self.used.add(name)
        if name not in self._source.entries:
            yield f"there is no message `{name}`"
            return
        parsed = self._source.parsed(name)
        forms = {one.id.name: one.value for one in parsed.attributes}
        pattern = parsed.value
        if said.attribute:
            self.used.add(f"{name}.{said.attribute.name}")
            pattern = forms.get(said.attribute.name)
        if pattern is None:
            yield f"there are no such words in `{name}`"
        else:
            yield from self.faults(pattern, types)

    def _function(self, said: ast.FunctionReference, types: Types) -> Iterator[str]:
        name = said.id.name
        given = {one.name.name: _literal(one.value) for one in said.arguments.named}
        unknown = set(given) - _OPTIONS.get(name, set())
        values = said.arguments.positional
        if name not in _OPTIONS or unknown or len(values) != 1:
            yield f"{name} is no function, or does not take that"
            return
        if not isinstance(values[0], ast.VariableReference):
            yield f"{name} takes a variable"
            return
        variable = values[0].id.name
        if variable not in types:
            yield f"there is no variable `{variable}`"
        elif name == "LIST":
            yield from self._list(types[variable], given)
        elif name != "TITLE":
            yield from self._item(types[variable], given.get("form", ""), name)

    def _list(self, hint: object, given: Mapping[str, str]) -> Iterator[str]:
        item = item_type(hint)
        if given.get("join", "and") not in self._profile.conjunctions:
            yield "LIST cannot join so"
        if hint is object:
            return
        if item is None:
            yield "LIST takes a list"
        elif "item" in given:
            said = ast.MessageReference(ast.Identifier(given["item"]))
            yield from self._message(said, _item_types(item))
        elif pair_types(item) is not None:
            yield "LIST needs `item` for pairs"
        else:
            is_number = int in options(item)
            name = "WORDS" if is_number else "NAME"
            yield from self._item(item, given.get("form", ""), name)

    def _item(self, hint: object, form: str, function: str) -> Iterator[str]:
        found = [one for one in options(hint) if one is not object]
        if any((one is int) != (function == "WORDS") for one in found):
            yield f"{function} does not take that"
        elif function == "WORDS":
            forms = (one.forms for one in self._profile.numbers.words.values())
            if form and not any(form in one for one in forms):
                yield f"no number has the form `{form}`"
        else:
            yield from self._names(list(members_of(hint)), form)

    def _names(self, members: list[Enum], form: str) -> Iterator[str]:
        if not members:
            return
        ids = [name_id(member) for member in members]
        missing = [one for one in ids if one not in self._source.entries]
        yield from (f"there is no message `{one}`" for one in missing)
        if form and not missing:
            parsed = [self._source.parsed(one) for one in ids]
            if not any(form in _forms(one) for one in parsed):
                yield f"no name has the form `{form}`"

    def _select(self, said: ast.SelectExpression, types: Types) -> Iterator[str]:
        selector = said.selector
        if isinstance(selector, ast.VariableReference):
            variable = selector.id.name
            if variable not in types:
                yield f"there is no variable `{variable}`"
            else:
                yield from self._variants(said, variable, types[variable])
        else:
            yield from self._expression(selector, types)
        for variant in said.variants:
            yield from self.faults(variant.value, _narrowed(said, variant, types))

    def _variants(
        self, said: ast.SelectExpression, variable: str, hint: object
    ) -> Iterator[str]:
        words, numbers = set[str](), set[int]()
        known = _keys(hint)
        for variant in said.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                numbers.add(int(variant.key.value))
                continue
            words.add(variant.key.name)
            is_possible = known is None or variant.key.name in known
            if not is_possible and not variant.default:
                yield f"nothing is ever `{variant.key.name}`"
            if variant.default and int in options(hint):
                yield from self._plural_faults(variant.value, variable, words, numbers)

    def _plural_faults(
        self, default: ast.Pattern, variable: str, words: set[str], numbers: set[int]
    ) -> Iterator[str]:
        """Return the plural that a counted noun lacks; the default comes last."""
        if not words & (_PLURALS - {"other"}) or not _counts(default, variable):
            return
        left = {self._plural(one) for one in _COUNTED if one not in numbers}
        missing = left - words - {"other"}
        if missing:
            yield f"the plural of `{variable}` lacks `{', '.join(sorted(missing))}`"


def _narrowed(said: ast.SelectExpression, variant: ast.Variant, types: Types) -> Types:
    """Return what the selected variable can still be: a number, where a name is apart.

    A card has a number or none: `[blank]` is for none, and the default for numbers.
    """
    selector = said.selector
    if not isinstance(selector, ast.VariableReference):
        return types
    hint = types.get(selector.id.name)
    enums: list[Any] = [one for one in options(hint) if _is_enum(one)]
    others: list[Any] = [one for one in options(hint) if one not in enums]
    if hint is None or not enums or not others:
        return types
    keys = {_name(one) for one in said.variants} - {None}
    if variant.default:
        narrow = [*others, *(one for one in enums if not _ids(one) <= keys)]
    elif _name(variant) is not None:
        narrow = [one for one in enums if _name(variant) in _ids(one)]
    else:
        narrow = others
    narrowed = reduce(or_, narrow) if narrow else hint
    return {**types, selector.id.name: narrowed}


def _name(variant: ast.Variant) -> str | None:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else None


def _is_enum(option: object) -> bool:
    return isinstance(option, type) and issubclass(option, Enum)


def _ids(option: type[Enum]) -> set[str]:
    return {str(member.value) for member in option}


def _counts(pattern: ast.Pattern, variable: str) -> bool:
    """Return whether a wording says a number in words."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            said = element.expression
            if isinstance(said, ast.FunctionReference) and said.id.name == "WORDS":
                (value,) = said.arguments.positional
                if isinstance(value, ast.VariableReference):
                    return value.id.name == variable
    return False


def _keys(hint: object) -> set[str] | None:
    """Return the ids a value can have; `None` where they cannot be known."""
    found = {"none"} if is_optional(hint) else set[str]()
    for option in options(hint):
        if option is int:
            found |= _PLURALS
        elif option is bool:
            found |= {"yes", "no"}
        elif isinstance(option, type) and issubclass(option, Enum):
            found |= {str(member.value) for member in option}
        elif get_origin(option) is Literal:
            found |= set(get_args(option))
        elif item_type(option) is None:
            return None
    return found


def _bare_faults(variable: str, types: Types) -> Iterator[str]:
    if variable not in types:
        yield f"there is no variable `{variable}`"
        return
    for option in options(types[variable]):
        if option is int:
            yield f"`{variable}` is a number; use WORDS"
        elif option is bool or item_type(option) is not None:
            yield f"`{variable}` has no words; use a selector or LIST"
        elif isinstance(option, type) and issubclass(option, Enum):
            yield f"`{variable}` is an id; use NAME or a selector"


def _item_types(item: object) -> dict[str, object]:
    pair = pair_types(item)
    if pair is None:
        return {"item": item}
    return variable_types({"first": pair[0], "second": pair[1]})


def variable_types(fields: Mapping[str, object]) -> dict[str, object]:
    """Return the types of the variables that fields with these types fill."""
    found: dict[str, object] = {}
    for name, hint in fields.items():
        variable = name.replace("_", "-")
        found[variable] = hint
        if item_type(hint) is not None or hint is object:
            found[f"{variable}-count"] = int
    return found


def members_of(hint: object) -> Iterator[Enum]:
    """Return the members of all enums that a type holds, lists included."""
    for option in options(hint):
        if isinstance(option, type) and issubclass(option, Enum):
            yield from option
        elif (item := item_type(option)) is not None:
            yield from members_of(item)


def _forms(parsed: ast.Message | ast.Term) -> Iterable[str]:
    return [attribute.id.name for attribute in parsed.attributes]


def _literal(value: ast.StringLiteral | ast.NumberLiteral) -> str:
    return str(value.parse()["value"])


def _sign_faults(text: str) -> Iterator[str]:
    found = _SIGNS.search(text)
    if found:
        yield f"“{found[0]}” cannot be said"
