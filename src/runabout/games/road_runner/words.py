"""Road Runner in words: every action and event as text, told in the spirit of the cartoon."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from runabout.core.plan import Face, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.words import Action, Words
from runabout.games.road_runner.attempt_words import METHOD_NAMES
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CAPTURES, CARDS, FIRST_ESCAPE, TITLES
from runabout.games.road_runner.faces import faces
from runabout.games.road_runner.facts import EVENTS
from runabout.games.road_runner.plan import plan
from runabout.games.road_runner.previews import PREVIEWS
from runabout.games.road_runner.scene import ENDING, LAID, LAYOUT
from runabout.games.road_runner.state import Ending, State
from runabout.games.road_runner.verbs import VERBS


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    found: list[tuple[str, tuple[int, ...], str, str, str]] = []
    captures = list(enumerate(CARDS[:CAPTURES]))
    found += [("lay", (title,), "lay", f"lay {card.title}", card.name) for title, card in captures]
    found += [("take_back", (title,), "take back", f"take back {card.title}", card.name) for title, card in captures]
    found += [("call", (method,), "call", f"call {name}", "") for method, name in enumerate(METHOD_NAMES)]
    found += [
        ("play", (title,), "play", f"play {card.title}", card.name)
        for title, card in enumerate(CARDS[FIRST_ESCAPE:], FIRST_ESCAPE)
    ]
    found += [("decline", (), "decline", "decline", ""), ("give", (), "pass", "pass", "")]
    return [
        Action(
            number,
            verb,
            text,
            card,
            role="forced pass" if kind == "decline" else "",
            declared=VERBS[kind],
            numbers=numbers,
        )
        for number, (kind, numbers, verb, text, card) in enumerate(found)
    ]


MESSAGES = Messages(
    Path(__file__).with_name("messages"),
    LAYOUT,
    sentences=(
        Sentence("dealt-card", ("dealt_card",), repeats=True),
        Sentence("drew-card", ("drew_card",), repeats=True),
        Sentence("nothing-to-draw", ("nothing_to_draw",), repeats=True),
    ),
    remarks=(
        ("", "turn"),
        ("", "both"),
        (LAID, "needs"),
        (LAID, "called"),
        (LAID, "answers"),
        (LAID, "stopped"),
    ),
    foretells=False,
    previews=PREVIEWS,
    complete_in=LANGUAGES,
)
"""How the bird gets away is the attribute `.story` of an Escape (RR-087)."""


class RoadRunnerWords(Words):
    """Road Runner's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "lay Anvil", "take back Anvil", "call drop", "play Beep Beep!", "decline" or "pass"',
            verbs=VERBS,
            messages=MESSAGES,
        )

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out."""
        return plan(scene, self.sayings)

    def faces(self) -> tuple[Face, ...]:
        """Every card as printed."""
        return faces(self.sayings)

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """How the game ended: by an attempt of a method, or after so many turns."""
        caught = state.ending == Ending.CAUGHT
        return {
            "ending": ENDING.plain((state.ending,)),
            "method": f"method:{METHOD_NAMES[ATTEMPTS[state.attempt].way.method]}" if caught else None,
            "turns": int(state.turns),
        }


def census(state: State) -> list[int]:
    """Every card on the table by title, wherever it lies (RR-004)."""
    found = [0] * TITLES
    piles = [
        (state.deck, state.deck_size[0]),
        (state.laid, state.laid_size[0]),
        (state.played, state.played_size[0]),
        (state.capture_pile, state.capture_pile_size[0]),
        (state.escape_pile, state.escape_pile_size[0]),
    ]
    piles += [(state.hand[seat], state.hand_size[seat]) for seat in range(state.seats)]
    for pile, size in piles:
        for card in pile[:size]:
            found[card] += 1
    return found
