"""Listen once with the default microphone and print what was heard."""

import sys
import threading
from pathlib import Path

from companion.hearing.microphone import Microphone
from companion.hearing.vosk.recognizer import VoskRecognizer
from tests.voice.conftest import SENTENCES


def tell(line: str) -> None:
    """Give a line to the test."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(model: str, seconds_until_closed: str) -> None:
    """Listen until silence, or until the microphone is closed."""
    recognizer = VoskRecognizer(Path(model))
    recognizer.restrict(SENTENCES)
    microphone = Microphone()
    sound = microphone.listen()
    tell("listening")
    timer = threading.Timer(float(seconds_until_closed), microphone.close)
    timer.daemon = True
    timer.start()
    tell(recognizer.hear(sound).text)
    timer.cancel()
    recognizer.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
