"""Find a device by its name; numbers change whenever one is plugged in."""

from collections.abc import Mapping
from typing import Any, Literal

End = Literal["input", "output"]
"""Whether it is a microphone or a loudspeaker."""


class NoSuchDevice(LookupError):
    """No device has the name that was asked for."""

    def __init__(self, known: tuple[str, ...]) -> None:
        """Keep the names there are."""
        super().__init__("there is none of this name")
        self.known = known


def chosen_device(sounddevice: Any, name: str | None, end: End) -> Mapping[str, Any]:
    """Return the microphone or loudspeaker of a name, or the default one.

    A name may be part of the whole one, in any case, with the host API after a comma.

    Raises:
        NoSuchDevice: where none has that name.
        PortAudioError: where there is none at all.
    """
    if name is None:
        found: Mapping[str, Any] = sounddevice.query_devices(None, end)
        return found
    hosts = [host["name"] for host in sounddevice.query_hostapis()]
    devices = [
        (device, hosts[device["hostapi"]])
        for device in sounddevice.query_devices()
        if device[f"max_{end}_channels"] > 0
    ]
    if not devices:
        return chosen_device(sounddevice, None, end)
    wanted, _, wanted_host = (part.strip().casefold() for part in name.rpartition(","))
    whole = name.strip().casefold()
    ranked = sorted(
        (_rank(device["name"].casefold(), whole), number)
        for number, (device, host) in enumerate(devices)
        if whole in device["name"].casefold()
    ) or sorted(
        (_rank(device["name"].casefold(), wanted), number)
        for number, (device, host) in enumerate(devices)
        if wanted
        and wanted in device["name"].casefold()
        and wanted_host in host.casefold()
    )
    if not ranked:
        raise NoSuchDevice(tuple(dict.fromkeys(one["name"] for one, _ in devices)))
    chosen: Mapping[str, Any] = devices[ranked[0][1]][0]
    return chosen


def _rank(name: str, wanted: str) -> int:
    """Return how far a name is from the one that is wanted: the same, or longer."""
    return 0 if name == wanted else 1 if name.startswith(wanted) else 2
