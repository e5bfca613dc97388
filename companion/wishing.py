"""What is asked for: the configuration, and what the command line says."""

import argparse
import importlib
import time
from collections.abc import Callable
from dataclasses import replace

from companion import config
from companion.config import Settings
from companion.evening import Wish
from companion.folders import sittings_folder
from companion.language.locale import languages
from companion.resources import resource


def settings_for(given: argparse.Namespace) -> Settings:
    """Return the configuration, with what the command line says in its place.

    Raises:
        ConfigError: in one line with file, line, key and remedy.
    """
    files = [resource("config.yaml")]
    if given.config is not None:
        files.append(given.config)
    settings = config.load(files, languages())
    is_for_people = given.command != "understand" and not (
        given.command == "play" and given.json
    )
    said = {
        key: getattr(given, key)
        for key in ("listening", "recognizer", "model")
        if getattr(given, key) is not None
    }
    if is_for_people and not settings.is_language_chosen:
        usual = importlib.import_module("companion.usual")
        folder = sittings_folder(settings.general.sittings)
        said["language"] = usual.usual_language(folder)
    return replace(settings, general=replace(settings.general, **said))


def wish_for(
    given: argparse.Namespace, settings: Settings, note: Callable[[str], None]
) -> Wish:
    """Return what is asked for; `note` takes lines for standard error."""
    players = given.players
    general = settings.general
    if given.json and given.listening is None:
        # What programs send is meant, whatever the microphone is set to.
        general = replace(general, listening="press")
    return Wish(
        game=given.game,
        settings=replace(settings, general=general),
        players=None if players is None else tuple(players.split(",")),
        language=given.language,
        sitting=given.sitting,
        clock=time.time,
        note=note,
        box=given.box or general.box,
    )
