"""Rummy Runway in words: every action and event as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from runabout.core.plan import Face, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.words import Action, Words
from runabout.games.rummy_runway.cards import CARDS, COLOURS, KINDS, NUMBERS
from runabout.games.rummy_runway.faces import faces
from runabout.games.rummy_runway.facts import ENDING, EVENTS
from runabout.games.rummy_runway.naming import (
    COLOUR_NAMES,
    TREND_NAMES,
    outfit_label,
)
from runabout.games.rummy_runway.plan import plan
from runabout.games.rummy_runway.previews import PREVIEWS
from runabout.games.rummy_runway.scene import LAYOUT
from runabout.games.rummy_runway.state import OUTFIT_SIZE, OUTFITS, OUTFITS_EACH, End, State
from runabout.games.rummy_runway.trends import FILE, TRENDS
from runabout.games.rummy_runway.verbs import VERBS

END_NAMES = tuple(end.name.casefold() for end in End)


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    kinds = list(enumerate(CARDS))
    found: list[tuple[str, tuple[int, ...], str, str, str]] = [("draw", (), "draw", "draw from the deck", "")]
    found += [("take", (kind,), "take", f"take {card.text}", card.name) for kind, card in kinds]
    found += [("stop", (), "stop", "stop taking", "")]
    for from_closet, where in enumerate(("", " from the closet")):
        found += [("lay", (kind, from_closet), "lay", f"lay {card.text}{where}", card.name) for kind, card in kinds]
    found += [
        ("wear", (colour,), "wear", f"wear it as {name}", "") for colour, name in enumerate(COLOUR_NAMES[:COLOURS])
    ]
    found += [
        (
            "riff",
            (outfit, end, wild, from_closet),
            "riff",
            f"riff {outfit_label(outfit)} on the {END_NAMES[end]}{' with a wild' if wild else ''}{where}",
            "",
        )
        for from_closet, where in enumerate(("", " from the closet"))
        for outfit in range(OUTFITS)
        for end in End
        for wild in (0, 1)
    ]
    found += [("discard", (kind,), "discard", f"discard {card.text}", card.name) for kind, card in kinds]
    found += [("end_turn", (), "end", "end the turn", "")]
    found += [("trim", (kind,), "trim", f"trim {card.text}", card.name) for kind, card in kinds]
    return [
        Action(number, verb, text, card, declared=VERBS[kind], numbers=numbers)
        for number, (kind, numbers, verb, text, card) in enumerate(found)
    ]


MESSAGES = Messages(
    Path(__file__).with_name("messages"),
    LAYOUT,
    sentences=(
        Sentence("dealt-card", ("dealt_card",), repeats=True),
        Sentence("followed", ("followed",), repeats=True),
    ),
    remarks=(
        ("", "round"),
        ("", "turn"),
        ("", "end"),
        ("outfit:", "outfit"),
        ("*looks", "called"),
        ("*reach", "called"),
    ),
    previews=PREVIEWS,
    complete_in=LANGUAGES,
)


class RummyRunwayWords(Words):
    """Rummy Runway's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "draw from the deck", "take red 5", "stop taking", "lay blue 4", '
            '"lay wild 7 from the closet", "wear it as yellow", "riff 2b on the left", "discard red 5" or "trim red 5"',
            verbs=VERBS,
            messages=MESSAGES,
        )
        self.given = given()

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out."""
        return plan(scene, self.sayings, self.listener(()))

    def faces(self) -> tuple[Face, ...]:
        """Every kind of Outfit card, then every Runway."""
        return faces(self.sayings, self.listener(()))

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """Why the game ended, and whether the last round's best outfit broke a tie."""
        best = int(max(result.points))
        tie = "none"
        if result.points.count(best) > len(result.winners):
            tie = "broken"
        elif len(result.winners) > 1:
            tie = "shared"
        return {
            "points": best,
            "rounds": int(state.round),
            "ending": ENDING.plain((state.ending,)),
            "tie": tie,
            "best": int(result.tie_breaks[result.winners[0]]),
            "trends": bool(state.trends),
        }


def given() -> dict[str, str]:
    """What trends are called by their data file; in an owner's copy also where a language has a name for the same."""
    own = {f"=trend:{slug}": trend.name for slug, trend in zip(TREND_NAMES, TRENDS, strict=True)} if FILE.digest else {}
    return {slug: trend.name for slug, trend in zip(TREND_NAMES, TRENDS, strict=True)} | own


def census(state: State) -> list[int]:
    """Every Outfit card on the table by kind, wherever it lies (RY-005, RY-006)."""
    found = [0] * KINDS
    for kind in [*state.deck[: state.deck_size[0]], *state.row[: state.row_size[0]]]:
        found[kind] += 1
    for seat in range(state.seats):
        for kind in range(KINDS):
            found[kind] += state.hand[seat, kind] + state.closet[seat, kind]
        for i in range(OUTFIT_SIZE * state.outfits[seat]):
            found[state.outfit[seat * OUTFITS_EACH + i // OUTFIT_SIZE, i % OUTFIT_SIZE]] += 1
    return found


assert len(CARDS) == COLOURS * NUMBERS + NUMBERS
