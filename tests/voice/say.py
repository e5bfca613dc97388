"""Say the given sentences on the default loudspeaker and print what came of each."""

import sys
import threading
import time

from companion.speaking.voice import Voice


def main(language: str, seconds_until_cut: str, *sentences: str) -> None:
    """Say each sentence until it is over, or until it is cut."""
    voice = Voice()
    voice.say(".", (language,))
    for sentence in sentences:
        timer = threading.Timer(float(seconds_until_cut), voice.cancel)
        timer.start()
        start = time.monotonic()
        is_whole = voice.say(sentence, (language,))
        sys.stdout.write(f"{is_whole} {time.monotonic() - start:.2f}\n")
        sys.stdout.flush()
        timer.cancel()
    voice.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
