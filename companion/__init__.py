"""An offline, voice-driven companion for card games at a shared table."""
