"""How the table of Race 2 Live is laid out for the eye: the map, the survivors with their hands, and the piles."""

from __future__ import annotations

from runabout.core.plan import Area, Label, Plan, Tone
from runabout.core.scene import Scene
from runabout.core.words import listed
from runabout.games.race_2_live.cards import RANK_NAMES, VALUE
from runabout.games.race_2_live.faces import faces
from runabout.games.race_2_live.facts import SURVIVORS
from runabout.games.race_2_live.naming import HOUSE_NOTE, NAMES
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

STATES: dict[Condition, tuple[str, Tone]] = {
    Condition.FREE: ("free", "green"),
    Condition.SUSPENDED: ("pinned down", "red"),
    Condition.SAFE: ("home", "blue"),
    Condition.DEAD: ("dead", "grey"),
}
"""By condition: what is said of it, and its colour."""

ACE_OPTION = next(option for option in OPTIONS if option.name == "ace")

FACES_HIGH = 11
"""What the lowest card counts that does not bear its number."""

MAP_TITLE = "The map, from the start down to the safe house; where nothing is said, the way goes straight on"


def plan(scene: Scene) -> Plan:
    """The map, a column of it in each row, from the start down: so it is read on a phone, too. Then everybody's cards,
    the survivors, and the piles.
    """
    leaders: dict[str, int] = scene.settings["led_by"]
    street = spaces(scene.settings["ways"], scene.settings["columns"], scene.settings["lanes"])
    team = range(len(leaders))
    return Plan(
        (
            Area("cells", MAP_TITLE, places=tuple(space for space, _ in street), columns=scene.settings["lanes"]),
            Area("things", "The survivors", things="survivor:", piles=("packs", "known of hand")),
            *(Area("pile", f"{NAMES[who]}'s hand", leaders[SURVIVORS[who]], (hand(who),), hand=True) for who in team),
            *(Area("pile", title, places=(pile,), folded=pile in (INFECTED, ASIDE)) for pile, title in PILES.items()),
        ),
        {
            **{space: label for space, label in street if space},
            **{SURVIVORS[who]: Label(NAMES[who], seat=leaders[SURVIVORS[who]]) for who in team},
            **{known(who): Label("surely holds") for who in team},
            **rank_labels(scene.settings["ace"]),
            **WRITTEN,
        },
        HOUSE_NOTE,
    )


TOKENS = tuple(face for face in faces() if face.group == "Token")
"""In the order of the kinds of token."""

PILES = {
    FOUND: "Found",
    HEALTH: "Health pile",
    FACE_DOWN: "Tokens face down on the map",
    INFECTED_OUT: "Special infected, turned over",
    INFECTED: "Special infected, to come",
    ASIDE: "Set aside, unseen",
}
"""The piles of the whole table, with their titles."""

WRITTEN = {
    "token": Label("token", "face down", "yellow"),
    **{face.name: Label(face.title, tone="red" if kind < Token.PACK else "green") for kind, face in enumerate(TOKENS)},
    **{CONDITION.values[condition]: Label(said, tone=tone) for condition, (said, tone) in STATES.items()},
    "furthest": Label("has been as far as column"),
    "unseen_none_of": Label("of the rest, none of"),
    "unseen_one_of": Label("of the rest, one of"),
    "packs": Label("health packs"),
}
"""Tokens, conditions and what else is said of a survivor."""


def spaces(ways: dict[str, list[str]], columns: int, lanes: int) -> list[tuple[str, Label]]:
    """The cells of the map, row by row, with their labels; a gap has no name."""
    reached = {space for onward in ways.values() for space in onward}
    found = []
    for column in range(columns + 1):
        for lane in range(1, lanes + 1):
            space = f"space:{column}:{lane}"
            if column == columns and space in reached:
                found.append((space, Label("Safe house", tone="green")))
            elif space in ways:
                onward = [int(to.rpartition(":")[2]) for to in ways[space]]
                note = "" if onward == [lane] else f"on to {lanes_words(onward)}"
                found.append((space, Label("Start" if column == 0 else f"{column}/{lane}", note)))
            else:
                found.append(("", Label("")))
    return found


def lanes_words(lanes: list[int]) -> str:
    """Lanes of the next column, in words."""
    return f"lane{'' if len(lanes) == 1 else 's'} {listed([str(lane) for lane in lanes])}"


def rank_labels(ace: str) -> dict[str, Label]:
    """The ranks of the cards, with what they count where they do not bear it."""
    values = VALUE[ACE_OPTION.choices.index(ace)].tolist()
    return {
        name: Label(name, "" if counts < FACES_HIGH and rank != RANKS - 1 else f"counts {counts}")
        for rank, (name, counts) in enumerate(zip(RANK_NAMES, values, strict=True))
    }
