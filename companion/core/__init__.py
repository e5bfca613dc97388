"""The words every layer shares; standard library only."""
