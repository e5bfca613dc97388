"""Say the given sentences on the default loudspeaker and print what came of each."""

import contextlib
import sys
import threading
import time

from companion.speaking.voice import Voice, VoiceMissing


def main(language: str, seconds_until_cut: str, *sentences: str) -> None:
    """Say each sentence until it is over, or until it is cut."""
    voice = Voice()
    with contextlib.suppress(VoiceMissing):
        voice.say("It is ready when it knows its voices.", ("nobody",))
    for sentence in sentences:
        timer = threading.Timer(float(seconds_until_cut), voice.cancel)
        timer.daemon = True
        timer.start()
        start = time.monotonic()
        is_whole = voice.say(sentence, (language,))
        sys.stdout.write(f"{is_whole} {time.monotonic() - start:.2f}\n")
        sys.stdout.flush()
        timer.cancel()
    voice.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
