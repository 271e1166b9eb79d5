"""Records games for the tests of the page's tables: each table's tests hold a `record.py` that says which."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import runabout
from runabout.core.words import Action, Event
from runabout.match import Match

NAMES = ("Rex", "Dusty", "Slim", "Juniper", "Mesquite", "Cholla", "Sage", "Tumble")
"""Of the seats; the viewer is called "You"."""

Plain = dict[str, Any]


def nothing_more(match: Match, viewer: int) -> Plain:
    """For a game whose frames need nothing of their own."""
    return {}


@dataclass(frozen=True)
class Recorder:
    """How the games of one table are recorded.

    Attributes:
        game: the game's name.
        weight: how likely an action is to be chosen among the legal ones, in proportion to the others.
        more: what a frame holds beside what every frame does, of a match and a viewer.
        left_out: parts of the decision that no test needs, with what stands for them.
        most: the number of frames after which a recording ends, if the game has not.
    """

    game: str
    weight: Callable[[Action], float]
    more: Callable[[Match, int], Plain] = nothing_more
    left_out: Mapping[str, Any] = field(default_factory=dict)
    most: int = 100_000

    def record(self, seats: int, viewer: int, seed: int) -> list[Plain]:
        """One game, as the frames that the viewer is shown; every decision is drawn at random by the seed."""
        match = runabout.game(self.game).new(seats=seats, seed=seed)
        chance = random.Random(seed)
        frames = [self._frame(match, viewer, match.opening)]
        while not match.over and len(frames) < self.most:
            legal = match.legal()
            [chosen] = chance.choices(legal, [self.weight(action) for action in legal])
            frames.append(self._frame(match, viewer, match.play(chosen)))
        return frames

    def _frame(self, match: Match, viewer: int, events: Iterable[Event]) -> Plain:
        number = len(match.steps)
        scene = {part: value for part, value in match.scene(viewer).plain().items() if part != "viewer"}
        legal = match.legal() if match.seat == viewer else []
        return {
            "number": number,
            "decision": {**scene.pop("decision"), **self.left_out},
            "scene": None if number else scene,
            "moves": msgspec.to_builtins(match.moves(viewer, number - 1)) if number else [],
            "actions": [{"number": a.number, "verb": a.verb, "card": a.card, "text": a.text} for a in legal],
            **self.more(match, viewer),
            "events": told(match, viewer, [event for event in events if event.known_to(viewer)], number),
        }

    def write(self, here: Path, tables: Mapping[str, tuple[int, int, int]], **more: Any) -> None:
        """Write `games.json` into a folder: the games of the tables, by name (seats, viewer, seed), and what else is
        given.
        """
        games = {name: {"viewer": table[1], "frames": self.record(*table)} for name, table in tables.items()}
        lines = json.dumps({**more, "games": games}, separators=(",", ":")).replace('{"number":', '\n{"number":')
        (here / "games.json").write_text(lines + "\n", encoding="utf-8")


def plain(event: Event, number: int) -> Plain:
    """An event as it is sent, without its text."""
    return {"number": number, "kind": event.kind, "seat": event.seat, "fields": event.plain}


def told(match: Match, viewer: int, events: list[Event], number: int) -> list[Plain]:
    """Events with what the viewer is told of them in English."""
    names = ["You" if seat == viewer else NAMES[seat] for seat in range(match.seats)]
    texts = match.game.words.narrate(events, names, viewer)
    return [{**plain(event, number), "text": text} for event, text in zip(events, texts, strict=True)]
