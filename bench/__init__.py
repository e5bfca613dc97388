"""Figures of the companion, measured on this machine."""
