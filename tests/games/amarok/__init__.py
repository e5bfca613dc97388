"""The rules of Amarok, clause by clause."""
