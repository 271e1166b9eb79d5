"""Race 2 Live in words: every action and event as text, told as by somebody who was there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from runabout.core.plan import Face, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.words import Action, Words
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.faces import faces
from runabout.games.race_2_live.facts import ENDING, EVENTS
from runabout.games.race_2_live.map import LANES, PACKS
from runabout.games.race_2_live.naming import (
    NAMES,
)
from runabout.games.race_2_live.plan import plan
from runabout.games.race_2_live.scene import LAYOUT
from runabout.games.race_2_live.state import (
    COPIES,
    DECKS,
    RANKS,
    SCORING,
    SURVIVORS,
    State,
)
from runabout.games.race_2_live.turns import health, home, points, progress
from runabout.games.race_2_live.verbs import VERBS


def actions() -> list[Action]:
    """Every action in the order of its number; see the sections in state.py."""
    found: list[tuple[str, tuple[int, ...], str, str, str]] = []
    found += [(way, (), way, way, "") for way in ("forward", "backward")]
    found += [("lane", (lane,), "take lane", f"take lane {lane + 1}", f"lane-{lane + 1}") for lane in range(LANES)]
    found += [("stop", (), "stop", "stop here", "")]
    found += [("play", (rank,), "play", f"play {name}", name) for rank, name in enumerate(RANK_NAMES)]
    found += [("lose", (rank,), "lose", f"lose {name}", name) for rank, name in enumerate(RANK_NAMES)]
    found += [
        ("use_pack", (number, who), "use pack", f"use pack {number + 1} on {name}", f"pack-{number + 1}")
        for number in range(PACKS)
        for who, name in enumerate(NAMES)
    ]
    found += [
        ("keep_pack", (), "keep the pack", "keep the pack", ""),
        ("take_weapon", (), "take the new weapon", "take the new weapon", ""),
        ("keep_weapon", (), "keep the old weapon", "keep the old weapon", ""),
        ("wait", (), "wait", "wait", ""),
    ]
    return [
        Action(number, verb, text, card, declared=VERBS[kind], numbers=numbers)
        for number, (kind, numbers, verb, text, card) in enumerate(found)
    ]


MESSAGES = Messages(
    Path(__file__).with_name("messages"),
    LAYOUT,
    sentences=(Sentence("moves", ("moves",), repeats=True),),
    hints=(
        Sentence("spent-last", ("played", "died")),
        Sentence("rescued", ("rescued",), repeats=True),
    ),
    remarks=(("", "turn"), ("", "score")),
    complete_in=LANGUAGES,
)


class Race2LiveWords(Words):
    """Race 2 Live's words."""

    def __init__(self) -> None:
        super().__init__(
            actions(),
            EVENTS,
            'an action such as "forward", "backward", "take lane 2", "play 10", "lose queen", "use pack 2 on Ash", '
            '"keep the pack" or "wait"',
            verbs=VERBS,
            messages=MESSAGES,
        )

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out."""
        return plan(scene, self.sayings)

    def faces(self) -> tuple[Face, ...]:
        """Every rank of card, the tokens, the survivors, and the lanes."""
        return faces(self.sayings)

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """Why the game ended, and what the score is made of (RLA-31)."""
        return {
            "ending": ENDING.plain((state.ending,)),
            "turns": int(state.turns),
            "progress": int(progress(state)),
            "columns": int(state.columns),
            "health": int(health(state)),
            "home": int(home(state)),
            "score": SCORING.points(points(state)),
        }


def census(state: State) -> list[int]:
    """Every card by rank: first the health decks, in play or not, then the special infected (RL-001)."""
    found = [COPIES * (DECKS - state.decks) + state.discards[rank] + state.aside[rank] for rank in range(RANKS)]
    for who in range(SURVIVORS):
        for rank in range(RANKS):
            found[rank] += state.hand[who, rank]
    return found + [state.infected[rank] + state.infected_out[rank] for rank in range(RANKS)]


CENSUS = (DECKS * COPIES,) * RANKS + (COPIES,) * RANKS
"""What a census always finds."""
