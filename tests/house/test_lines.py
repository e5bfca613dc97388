"""Whatever bytes come in, each line is one line of text."""

import io

import pytest

from companion.lines import LONGEST, Lines


def read(content: bytes) -> list[str]:
    return list(Lines(io.BytesIO(content)))


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", []),
        (b"\n", [""]),
        (b"bleu un\nvert deux\n", ["bleu un", "vert deux"]),
        (b"bleu un\r\nvert deux", ["bleu un", "vert deux"]),
        ("\ufeffÀ qui ?\n".encode(), ["À qui ?"]),
        (b"bl\xffeu\n", ["bl\ufffdeu"]),
        (b"a\x00b\n", ["a\x00b"]),
        (b"a\x0bb\x85c\n", ["a\x0bb\ufffdc"]),
        ("a\u2028b\n".encode(), ["a\u2028b"]),
    ],
)
def test_each_line_of_bytes_is_one_line_of_text(
    content: bytes, expected: list[str]
) -> None:
    """Only a line feed ends a line; bytes that are no UTF-8 are replaced."""
    assert expected == read(content)


def test_a_very_long_line_is_cut_and_the_next_one_is_whole() -> None:
    """One line in, one line out, however long it is."""
    lines = read(b"x" * (LONGEST * 40) + b"\nbleu un\n")

    assert [len(line) for line in lines] == [LONGEST, 7]


def test_a_line_that_ends_exactly_at_the_limit_is_one_line() -> None:
    """The rest that is skipped is empty."""
    lines = read(b"x" * LONGEST + b"\nbleu un\n")

    assert [len(line) for line in lines] == [LONGEST, 7]


def test_a_line_that_was_put_back_comes_first() -> None:
    """Who reads too early can give back."""
    lines = Lines(io.BytesIO(b"un\ndeux\n"))
    first = lines.next()
    assert first is not None
    lines.put_back(first)

    assert list(lines) == ["un", "deux"]
