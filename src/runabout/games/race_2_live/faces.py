"""What is printed on the cards and tokens, and who the survivors are."""

from __future__ import annotations

from runabout.core.plan import Face
from runabout.games.race_2_live.cards import RANK_NAMES, VALUES
from runabout.games.race_2_live.map import LANES, PACKS, WEAPONS
from runabout.games.race_2_live.naming import NAMES
from runabout.games.race_2_live.state import ACE

ANY_RANK = "As health: a card in hand. Against an attack: good enough if it is as high, with the weapon's number added."


def faces() -> tuple[Face, ...]:
    """Every rank of card, the tokens, the survivors, and the lanes."""
    return (
        *(rank_face(rank) for rank in range(len(RANK_NAMES))),
        Face(
            "special-attack",
            "Special attack",
            "Token",
            ("Turn over a special infected: it attacks the finder.",),
            "RL-030",
        ),
        Face("horde", "Horde", "Token", ("Roll the ten-sided die: the horde comes for everybody.",), "RL-040"),
        *(
            Face(
                f"pack-{number}", f"Health pack {number}", "Token", (f"Draw {number} from the health pile.",), "RL-052"
            )
            for number in range(1, PACKS + 1)
        ),
        *(
            Face(f"weapon-{number}", f"Weapon +{number}", "Token", (f"Adds {number} against every attack.",), "RL-060")
            for number in range(1, WEAPONS + 1)
        ),
        *(Face(name.casefold(), name, "Survivor", ("House content.",), "RLA-36") for name in NAMES),
        *(
            Face(f"lane-{lane}", f"Lane {lane}", "Lane", ("Lanes are numbered from the top of the map.",), "RLA-51")
            for lane in range(1, LANES + 1)
        ),
    )


def rank_face(rank: int) -> Face:
    """A playing card; suits make no difference."""
    counts = "Counts 14, or 1 where the table plays aces low." if rank == ACE else f"Counts {VALUES[rank]}."
    return Face(RANK_NAMES[rank], RANK_NAMES[rank].capitalize(), "Card", (counts, ANY_RANK), "RLA-03")
