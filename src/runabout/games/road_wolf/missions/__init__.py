"""The missions, one file each (RW-280). A new file in this folder is a new mission: see `mission.Mission`."""

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
"""The order in which saved matches number them: that of RULES.md. Whatever else lies in the folder comes after."""


def _names() -> tuple[str, ...]:
    found = {file.stem.replace("_", "-") for file in Path(__file__).parent.glob("[!_]*.py")}
    return (*(name for name in RULEBOOK if name in found), *sorted(found - set(RULEBOOK)))


NAMES = _names()
"""By number: the missions' names, as programs and options write them. A file's name is its mission's."""
