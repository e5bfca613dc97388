"""A PulseAudio daemon of our own: null sinks are loudspeakers and microphones."""

import ctypes.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_PROGRAMS = {"pulseaudio": "pulseaudio", "paplay": "pulseaudio-utils"}
RATE = 22_050
"""Samples a second of what is recorded."""
_START_PATIENCE = 30.0
_WAV_HEADER = 100
HEADSET = "USB Headset"
"""Another name of the microphone, beside that of the usual one."""
EARPHONE = "Left Earphone"
"""The name of another loudspeaker, which one player alone hears."""
_ALSA = f"""
pcm.!default {{ type pulse }}
ctl.!default {{ type pulse }}
pcm."{HEADSET}" {{
  type pulse
  device room.monitor
  hint {{ show on description "{HEADSET}" }}
}}
pcm."{EARPHONE}" {{
  type pulse
  device earphone
  hint {{ show on description "{EARPHONE}" }}
}}
"""


def missing_programs() -> tuple[str, ...]:
    """Return the Debian packages that virtual devices need and that are not here."""
    missing = [package for name, package in _PROGRAMS.items() if not shutil.which(name)]
    if not ctypes.util.find_library("portaudio"):
        missing.append("libportaudio2")
    if not any(Path("/usr/lib").glob("*/alsa-lib/libasound_module_pcm_pulse.so")):
        missing.append("libasound2-plugins")
    return tuple(missing)


class SoundServer:
    """Run programs of ours with one virtual loudspeaker and one virtual microphone."""

    def __init__(self, folder: Path) -> None:
        # The path of a socket must be short.
        self._home = tempfile.TemporaryDirectory(prefix="sound")
        home = Path(self._home.name)
        home.joinpath(".asoundrc").write_text(_ALSA, encoding="utf-8")
        self._folder = folder
        self._socket = home / "socket"
        self._environment = os.environ | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "PULSE_RUNTIME_PATH": str(home),
            "PULSE_SERVER": f"unix:{self._socket}",
            "PULSE_SINK": "loudspeaker",
            "PULSE_SOURCE": "room.monitor",
        }
        modules = (
            f"module-native-protocol-unix socket={self._socket} auth-anonymous=1",
            *(" ".join(device) for device in _devices(48_000)),
        )
        self._daemon = self._started(
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"),
            *("--use-pid-file=no", "--disallow-exit"),
            *(part for module in modules for part in ("-L", module)),
        )
        latest = time.monotonic() + _START_PATIENCE
        while not self._is_ready():
            assert time.monotonic() < latest, "pulseaudio does not start"
            time.sleep(0.05)

    def run(self, program: str, *arguments: str) -> "subprocess.Popen[str]":
        """Start a program of `tests.voice` on the virtual devices."""
        return self._started(sys.executable, "-m", f"tests.voice.{program}", *arguments)

    def record(
        self, seconds_after: float = 0.3, device: str = "loudspeaker"
    ) -> "Recording":
        """Begin to record what comes out of a loudspeaker."""
        path = self._folder / f"{device}.wav"
        process = self._started(
            *("parecord", f"--device={device}.monitor", "--latency-msec=20"),
            *(f"--rate={RATE}", "--channels=1", "--format=s16le", str(path)),
        )
        time.sleep(seconds_after)
        return Recording(process, path)

    def say_into_microphone(self, path: Path) -> None:
        """Play a file where the microphone hears it."""
        self.begin_to_say(path).communicate(timeout=30)

    def begin_to_say(self, path: Path) -> "subprocess.Popen[str]":
        """Play a file where the microphone hears it, without waiting for its end."""
        return self._started("paplay", "--device=room", str(path))

    def order(self, *command: str) -> str:
        """Tell the daemon what `pactl` takes, and return what it answers."""
        return self._started("pactl", *command).communicate(timeout=10)[0].strip()

    def unplug(self) -> None:
        """Take loudspeaker and microphone away, as when a headset is unplugged."""
        self.order("unload-module", "module-null-sink")

    def plug_in(self, rate: int) -> None:
        """Bring them back, at another rate."""
        for device in _devices(rate):
            self.order("load-module", *device)

    def add_earphone(self) -> None:
        """Plug in what one player alone hears."""
        self.order("load-module", "module-null-sink", "sink_name=earphone")

    def let_the_room_carry(self, delay: int) -> None:
        """Let the microphone hear the loudspeaker, so many milliseconds later."""
        ends = ("source=loudspeaker.monitor", "sink=room")
        self.order("load-module", "module-loopback", *ends, f"latency_msec={delay}")

    def start(
        self, *command: str, terminal: int = subprocess.PIPE, data: Path | None = None
    ) -> "subprocess.Popen[str]":
        """Start any program on the virtual devices; it reads what is given to it.

        Its user's data may lie in a folder of the test.
        """
        if data is not None:
            self._environment["XDG_DATA_HOME"] = str(data)
        return self._started(*command, stdin=terminal)

    def close(self) -> None:
        """End the daemon."""
        self._daemon.terminate()
        self._daemon.communicate(timeout=10)
        self._home.cleanup()

    def _is_ready(self) -> bool:
        if self._daemon.poll() is not None:
            return False
        asked = self._started("pactl", "list", "short", "sinks")
        return "room" in asked.communicate(timeout=10)[0]

    def _started(
        self, *command: str, stdin: int = subprocess.DEVNULL
    ) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            command,
            env=self._environment,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )


def _devices(rate: int) -> tuple[tuple[str, ...], ...]:
    # Without rewinds a null sink answers as fast as a real loudspeaker.
    options = (f"rate={rate}", "norewinds=1")
    names = ("loudspeaker", "room")
    return tuple(("module-null-sink", f"sink_name={name}", *options) for name in names)


class Recording:
    """Hold what is being recorded."""

    def __init__(self, process: "subprocess.Popen[str]", path: Path) -> None:
        self._process = process
        self.path = path

    def wait_for_sound(self) -> None:
        """Return when something is to be heard."""
        latest = time.monotonic() + _START_PATIENCE
        while not any(self.path.read_bytes()[_WAV_HEADER:]):
            assert time.monotonic() < latest, "nothing is said"
            time.sleep(0.05)

    def finished(self) -> Path:
        """End the recording and return its file."""
        time.sleep(0.3)
        self._process.terminate()
        self._process.communicate(timeout=10)
        return self.path
