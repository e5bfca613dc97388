"""Find a microphone by its name; numbers change whenever one is plugged in."""

from collections.abc import Mapping
from typing import Any


class NoSuchInput(LookupError):
    """No microphone has the name that was asked for."""

    def __init__(self, known: tuple[str, ...]) -> None:
        """Keep the names there are."""
        super().__init__("there is none of this name")
        self.known = known


def chosen_input(sounddevice: Any, name: str | None) -> Mapping[str, Any]:
    """Return the microphone of a name, or the default one.

    A name may be part of the whole one, in any case, with the host API after a comma.

    Raises:
        NoSuchInput: where no microphone has that name.
        PortAudioError: where there is no microphone at all.
    """
    if name is None:
        found: Mapping[str, Any] = sounddevice.query_devices(None, "input")
        return found
    hosts = [host["name"] for host in sounddevice.query_hostapis()]
    inputs = [
        (device, hosts[device["hostapi"]])
        for device in sounddevice.query_devices()
        if device["max_input_channels"] > 0
    ]
    if not inputs:
        return chosen_input(sounddevice, None)
    wanted, _, wanted_host = (part.strip().casefold() for part in name.rpartition(","))
    whole = name.strip().casefold()
    ranked = sorted(
        (_rank(device["name"].casefold(), whole), number)
        for number, (device, host) in enumerate(inputs)
        if whole in device["name"].casefold()
    ) or sorted(
        (_rank(device["name"].casefold(), wanted), number)
        for number, (device, host) in enumerate(inputs)
        if wanted
        and wanted in device["name"].casefold()
        and wanted_host in host.casefold()
    )
    if not ranked:
        raise NoSuchInput(tuple(dict.fromkeys(one["name"] for one, _ in inputs)))
    chosen: Mapping[str, Any] = inputs[ranked[0][1]][0]
    return chosen


def _rank(name: str, wanted: str) -> int:
    """Return how far a name is from the one that is wanted: the same, or longer."""
    return 0 if name == wanted else 1 if name.startswith(wanted) else 2
