"""Qui sera chaman ?: the path of 63 squares on which a shaman is initiated."""
