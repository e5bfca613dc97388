"""The games, each a folder; a new one needs no line elsewhere."""
