"""How the table of Race 2 Live is laid out for the eye: the map, the survivors with their hands, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Area, Label, Plan, Tone
from runabout.core.scene import Scene
from runabout.games.race_2_live.cards import RANK_NAMES, VALUE
from runabout.games.race_2_live.faces import tokens
from runabout.games.race_2_live.facts import SURVIVORS
from runabout.games.race_2_live.naming import NAMES
from runabout.games.race_2_live.scene import (
    ASIDE,
    CONDITION,
    FACE_DOWN,
    FOUND,
    HEALTH,
    INFECTED,
    INFECTED_OUT,
    hand,
    known,
)
from runabout.games.race_2_live.state import OPTIONS, RANKS, Condition, Token

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

TONES: dict[Condition, Tone] = {
    Condition.FREE: "green",
    Condition.SUSPENDED: "red",
    Condition.SAFE: "blue",
    Condition.DEAD: "grey",
}
"""The colour of each condition."""

ACE_OPTION = next(option for option in OPTIONS if option.name == "ace")

FACES_HIGH = 11
"""What the lowest card counts that does not bear its number."""

PILES = {
    FOUND: "found",
    HEALTH: "health",
    FACE_DOWN: "face-down",
    INFECTED_OUT: "infected-out",
    INFECTED: "infected",
    ASIDE: "aside",
}
"""The piles of the whole table, with the messages of their titles."""

ATTRIBUTES = ("furthest", "unseen_none_of", "unseen_one_of", "weapon", "packs")
"""What else is said of a survivor."""


def plan(scene: Scene, said: Sayings) -> Plan:
    """The map, a column of it in each row, from the start down: so it is read on a phone, too. Then everybody's cards,
    the survivors, and the piles.
    """
    leaders: dict[str, int] = scene.settings["led_by"]
    lanes = scene.settings["lanes"]
    street = spaces(scene.settings["ways"], scene.settings["columns"], lanes, said)
    team = range(len(leaders))
    hands = [(said.say_of("area-hand", name=NAMES[who]), leaders[SURVIVORS[who]], hand(who)) for who in team]
    return Plan(
        (
            Area("cells", said.say("area-map"), places=tuple(space for space, _ in street), columns=lanes),
            Area("things", said.say("area-survivors"), things="survivor:", piles=("packs", "known of hand")),
            *(Area("pile", title, seat, (place,), hand=True) for title, seat, place in hands),
            *(
                Area("pile", said.say(f"area-{title}"), places=(pile,), folded=pile in (INFECTED, ASIDE))
                for pile, title in PILES.items()
            ),
        ),
        {
            **{space: label for space, label in street if space},
            **{SURVIVORS[who]: Label(NAMES[who], seat=leaders[SURVIVORS[who]]) for who in team},
            **{known(who): Label(said.say("label-known")) for who in team},
            **rank_labels(scene.settings["ace"], said),
            **written(said),
        },
        said.say("plan-note"),
    )


def written(said: Sayings) -> dict[str, Label]:
    """Tokens, conditions and what else is said of a survivor."""
    kinds, conditions = enumerate(tokens(said)), enumerate(CONDITION.values)
    return {
        "token": Label(said.say("label-token"), said.attribute("label-token", "note"), "yellow"),
        **{face.name: Label(face.title, tone="red" if kind < Token.PACK else "green") for kind, face in kinds},
        **{name: Label(said.say(f"label-{name}"), tone=TONES[Condition(at)]) for at, name in conditions},
        **{name: Label(said.say(f"label-{name.replace('_', '-')}")) for name in ATTRIBUTES},
    }


def spaces(ways: dict[str, list[str]], columns: int, lanes: int, said: Sayings) -> list[tuple[str, Label]]:
    """The cells of the map, row by row, with their labels; a gap has no name."""
    reached = {space for onward in ways.values() for space in onward}
    start, safe_house = said.say("label-start"), said.say("label-safe-house")
    found = []
    for column in range(columns + 1):
        for lane in range(1, lanes + 1):
            space = f"space:{column}:{lane}"
            if column == columns and space in reached:
                found.append((space, Label(safe_house, tone="green")))
            elif space in ways:
                onward = [int(to.rpartition(":")[2]) for to in ways[space]]
                note = "" if onward == [lane] else said.say_typed("label-onward", {"lanes": ("number", onward)})
                found.append((space, Label(start if column == 0 else f"{column}/{lane}", note)))
            else:
                found.append(("", Label("")))
    return found


def rank_labels(ace: str, said: Sayings) -> dict[str, Label]:
    """The ranks of the cards, with what they count where they do not bear it."""
    values = VALUE[ACE_OPTION.choices.index(ace)].tolist()
    labels = {}
    for rank, (name, counts) in enumerate(zip(RANK_NAMES, values, strict=True)):
        bears_it = counts < FACES_HIGH and rank != RANKS - 1
        note = "" if bears_it else said.say_of("label-counts", number=counts)
        labels[name] = Label(said.thing(name, "card"), note)
    return labels
