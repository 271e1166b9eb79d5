"""Spots as people type them, as the buttons of each language say them, and shorter: "ahead 2 right 1", "2a 1r",
"2,5 voraus, 1 links".
"""

from __future__ import annotations

import re

from runabout.games.road_wolf.actions import SPOT, SPOT_ACROSS, SPOT_ALONG
from runabout.games.road_wolf.box_file import UNITS

_STEPS = zip(SPOT_ACROSS.tolist(), SPOT_ALONG.tolist(), strict=True)
STEPS = {(across, along): SPOT + i for i, (across, along) in enumerate(_STEPS)}
"""By how far to the right and ahead: the action."""

WAYS = {
    "ahead": (0, 1),
    "forward": (0, 1),
    "up": (0, 1),
    "back": (0, -1),
    "backward": (0, -1),
    "down": (0, -1),
    "left": (-1, 0),
    "right": (1, 0),
    "a": (0, 1),
    "b": (0, -1),
    "l": (-1, 0),
    "r": (1, 0),
    "voraus": (0, 1),
    "vor": (0, 1),
    "zurück": (0, -1),
    "links": (-1, 0),
    "rechts": (1, 0),
    "v": (0, 1),
    "z": (0, -1),
}

LENGTH = r"\d+(?:\.\d*)?|\.\d+"
_PART = re.compile(rf"({'|'.join(sorted(WAYS, key=len, reverse=True))})\s*({LENGTH})|({LENGTH})\s*([a-zäöü]+)")
_DECIMAL_COMMA = re.compile(r"(?<=\d),(?=\d)")
_BETWEEN = re.compile(r'[,"]|\b(?:and|und|inches|zoll)\b')
"""What may stand between the parts, and says nothing."""
_VEHICLE = re.compile(r"v\s*\d+")
"""By itself the number of a vehicle, and no way ahead."""


def step_of(text: str) -> tuple[int, int] | None:
    """How far to the right and ahead a text says, in units; None where it says anything else."""
    text = _BETWEEN.sub(" ", _DECIMAL_COMMA.sub(".", text.casefold()))
    text = re.sub(r"^(?:drive|go|move|brake)\s+", "", text.strip())
    rest = _PART.sub("", text)
    if _VEHICLE.fullmatch(text):
        return None
    parts = [(found[1] or found[4], found[2] or found[3]) for found in _PART.finditer(text)]
    if rest.strip() or not parts or any(way not in WAYS for way, _ in parts):
        return None
    across = sum(WAYS[way][0] * round(float(length) * UNITS) for way, length in parts)
    along = sum(WAYS[way][1] * round(float(length) * UNITS) for way, length in parts)
    return across, along


def nearest_spot(across: int, along: int) -> int:
    """The action of the spot that is nearest to a step, among those of the same kind of move: forward or sideways
    (RW-171), or backward (RW-173).
    """
    ways = [step for step in STEPS if (step[1] < 0) == (along < 0)]
    return STEPS[min(ways, key=lambda step: (step[0] - across) ** 2 + (step[1] - along) ** 2)]
