"""Shamans: a trick-taking game with hidden roles, in the edition with stickers."""
