"""The names of the missions, which stand in a file each in `missions/` (RW-280)."""

from __future__ import annotations

from pathlib import Path

RULEBOOK = (
    "interceptor",
    "breakout",
    "two-wheel-terror",
    "the-president",
    "hijackers",
    "monsters",
    "chase",
    "the-wages-of-fear",
    "gauntlet",
    "derailed",
    "duel",
)
"""The order in which saved matches number them: that of RULES.md. Other missions in the folder come after them."""

HELPERS = {"hooks"}
"""Files in the folder that are no missions."""


def _names() -> tuple[str, ...]:
    found = {file.stem.replace("_", "-") for file in (Path(__file__).parent / "missions").glob("[!_]*.py")} - HELPERS
    return (*(name for name in RULEBOOK if name in found), *sorted(found - set(RULEBOOK)))


NAMES = _names()
"""By number: the missions' names, as programs and options write them. A file's name is its mission's."""
