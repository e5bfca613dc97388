"""Amarok: a bluffing race for the best pair of cards, in the edition with stickers."""
