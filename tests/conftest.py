"""Options of the tests."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let golden transcripts be written anew; a person then reads the difference."""
    parser.addoption("--accept", action="store_true", help="rewrite golden transcripts")
