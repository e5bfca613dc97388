"""Small models with real files in real archives, and what a manifest says of them."""

import hashlib
import io
import random
import zipfile
from collections.abc import Mapping
from pathlib import Path

from companion.hearing.models.manifest import Model, Part, manifest

NAME = "vosk-model-tiny-1.0"
ARCHIVE = f"{NAME}.zip"
NEEDED = ("am/final.mdl", "conf/model.conf", "graph/HCLr.fst", "graph/Gr.fst")


def files() -> Mapping[str, bytes]:
    """Return the files of a model; what they hold cannot be packed much."""
    weights = random.Random(3)
    held = {name: weights.randbytes(90_000) for name in NEEDED}
    return {**held, "README": b"A model for tests.\n", "ivector/empty": b""}


def archive(held: Mapping[str, bytes], folder: str = NAME) -> bytes:
    """Return an archive with a folder that holds these files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in held.items():
            made.writestr(f"{folder}/{name}" if folder else name, content)
    return packed.getvalue()


def part(name: str, content: bytes) -> Part:
    """Return what a manifest says of a file."""
    md5, sha256 = hashlib.md5(content), hashlib.sha256(content)
    return Part(name, len(content), md5.hexdigest(), sha256.hexdigest())


def model(address: str, *parts: Part, name: str = NAME, kind: str = "vosk") -> Model:
    """Return what a manifest says of a model."""
    return Model(
        name=name,
        recognizer=kind,
        languages=("ko",),
        licence="Apache-2.0",
        address=address,
        parts=parts,
        needed=manifest().needed[kind],
    )


def added(home: Path, one: Model) -> None:
    """Add a model to the user's own manifest."""
    path = home / "shamans-companion" / "models" / "manifest.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [
        "models:",
        f"  {one.name}:",
        f"    recognizer: {one.recognizer}",
        f"    languages: [{', '.join(one.languages)}]",
        f"    licence: {one.licence}",
        f"    address: {one.address}",
        "    files:",
    ]
    for each in one.parts:
        lines += [
            f"      {each.name}:",
            f"        size: {each.size}",
            f"        md5: {each.md5 or 'null'}",
            f"        sha256: {each.sha256 or 'null'}",
        ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def leftovers(one: Model) -> list[str]:
    """Return what lies in the folder of the models, besides a manifest."""
    if not one.home.is_dir():
        return []
    return sorted(p.name for p in one.home.iterdir() if p.name != "manifest.yaml")
