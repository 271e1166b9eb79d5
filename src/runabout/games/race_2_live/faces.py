"""What is printed on the cards and tokens, and who the survivors are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Face
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import LANES, PACKS, WEAPONS
from runabout.games.race_2_live.naming import ATTACK_KINDS, NAMES

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

ATTACK_RULES = ("RL-030", "RL-040")
"""By kind of attack."""


def faces(said: Sayings) -> tuple[Face, ...]:
    """Every rank of card, the tokens, the survivors, and the lanes."""
    return (
        *(said.face(rank, "RLA-03", "face-number" if rank.isdecimal() else "") for rank in RANK_NAMES),
        *tokens(said),
        *(said.face(name.casefold(), "RLA-36", "face-survivor", title=name) for name in NAMES),
        *(said.face(f"lane-{lane}", "RLA-51", "face-lane", number=lane) for lane in range(1, LANES + 1)),
    )


def tokens(said: Sayings) -> list[Face]:
    """The tokens, in the order of their kinds (see `naming.TOKEN_KINDS`)."""
    return [
        *(said.face(name, rule) for name, rule in zip(ATTACK_KINDS, ATTACK_RULES, strict=True)),
        *(said.face(f"pack-{number}", "RL-052", "face-pack", number=number) for number in range(1, PACKS + 1)),
        *(said.face(f"weapon-{number}", "RL-060", "face-weapon", number=number) for number in range(1, WEAPONS + 1)),
    ]
