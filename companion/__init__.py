"""An offline, voice-driven companion for card games at a shared table."""

__version__ = "0.1.0"
