"""What a start of the companion with sound looks at; it is silent where all is well."""

from collections.abc import Iterator

from companion.checking.equipment import earphone
from companion.checking.files import disk, folder_open
from companion.checking.findings import Finding
from companion.config import General
from companion.folders import sittings_folder


def at_start(general: General) -> Iterator[Finding]:
    """Yield what is to be mended and is not told elsewhere; it takes no time.

    The model, microphone and loudspeaker are told of by those who look for them.
    """
    folder = sittings_folder(general.sittings)
    looked_at = (
        None if general.earphone is None else earphone(general.earphone),
        disk(folder),
        folder_open(folder),
    )
    yield from (one for one in looked_at if one is not None and one.is_to_mend)
