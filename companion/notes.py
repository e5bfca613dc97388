"""What signals are made of, as the configuration writes them."""

Notes = tuple[tuple[int, ...], ...]
"""Pairs of hertz and milliseconds; no hertz are silence."""
LONGEST = 500
"""Milliseconds of a signal, at most."""
