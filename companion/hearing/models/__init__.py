"""The models that recognizers need: which there are, and where they are."""

from companion.hearing.models.finding import (
    ModelIncomplete,
    ModelMissing,
    ModelStatic,
    ModelUnknown,
    find_model,
    given_model,
)
from companion.hearing.models.manifest import Manifest, Model, Part, manifest

__all__ = [
    "Manifest",
    "Model",
    "ModelIncomplete",
    "ModelMissing",
    "ModelStatic",
    "ModelUnknown",
    "Part",
    "find_model",
    "given_model",
    "manifest",
]
