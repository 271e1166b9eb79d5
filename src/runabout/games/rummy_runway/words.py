"""Rummy Runway in words: every action and event as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from runabout.core.plan import Face, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene
from runabout.core.speech.declared import Messages, Sentence
from runabout.core.words import Action, Words
from runabout.games.rummy_runway.cards import CARDS, COLOURS, KINDS, NUMBERS
from runabout.games.rummy_runway.faces import HOUSE, faces
from runabout.games.rummy_runway.facts import DOING, ENDING, EVENTS, PHASE
from runabout.games.rummy_runway.naming import (
    COLOUR_NAMES,
    MARKS,
    TREND_NAMES,
    marks,
    outfit_label,
    shown_trend,
    worn_mark,
)
from runabout.games.rummy_runway.outfits import is_formal
from runabout.games.rummy_runway.plan import plan
from runabout.games.rummy_runway.previews import PREVIEWS
from runabout.games.rummy_runway.scene import LAYOUT
from runabout.games.rummy_runway.state import OUTFIT_SIZE, OUTFITS, OUTFITS_EACH, End, Sight, State
from runabout.games.rummy_runway.trends import FILE, TRENDS
from runabout.games.rummy_runway.verbs import VERBS
from runabout.games.rummy_runway.worth import worth

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

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        seen = sight.snapshot()
        everybody = range(seen.seats)
        return {
            "seats": seen.seats,
            "viewer": seen.viewer,
            "seat": seen.seat,
            "over": bool(seen.over),
            "phase": PHASE.values[seen.phase],
            "doing": DOING.values[seen.doing],
            "round": seen.round,
            "rounds": seen.rounds,
            "target": seen.target,
            "turns": seen.turns,
            "trigger": seen.trigger,
            "final_turns": seen.final_turns,
            "trends": runways(seen),
            "points": seen.points[: seen.seats],
            "hand": marks(seen.hand),
            "hands": seen.hand_size[: seen.seats],
            "known": [marks(seen.known[seat]) for seat in everybody],
            "closets": [marks(seen.closet[seat]) for seat in everybody],
            "outfits": [
                [outfit_data(seen, seat * OUTFITS_EACH + slot) for slot in range(seen.outfits[seat])]
                for seat in everybody
            ],
            "laid": [worn_mark(seen.laid_kind[place], seen.laid_wears[place]) for place in range(seen.laid)],
            "row": [MARKS[kind] for kind in seen.row[: seen.row_size[0]]],
            "deck": seen.deck_size[0],
            "unseen": {MARKS[kind]: number for kind, number in enumerate(seen.unseen) if number},
        }


def given() -> dict[str, str]:
    """What trends are called by their data file; in an owner's copy also where a language has a name for the same."""
    own = {f"=trend:{slug}": trend.name for slug, trend in zip(TREND_NAMES, TRENDS, strict=True)} if FILE.digest else {}
    return {slug: trend.name for slug, trend in zip(TREND_NAMES, TRENDS, strict=True)} | own


def runways(sight: Sight) -> list[dict[str, Any]]:
    """This round's trends as plain data."""
    if not sight.trends:
        return []
    shown = [TRENDS[trend] for trend in sight.runway]
    return [{**shown_trend(trend), "name": trend.name, "label": HOUSE} for trend in shown]


def outfit_data(sight: Sight, outfit: int) -> dict[str, Any]:
    """An outfit as plain data."""
    about = worth(sight, outfit)
    return {
        "label": outfit_label(outfit),
        "cards": [worn_mark(kind, colour) for kind, colour in zip(sight.outfit[outfit], sight.wears[outfit])],
        "name": about.name,
        "formal": bool(is_formal(sight.outfit[outfit])),
        "points": about.points,
        "trend_points": about.trend_points,
    }


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
