"""Two hundred actions labelled by hand, from the rules, and what is worked out of their tone.

In `tones/` each game has a file of positions, laid out by the game's own table for tests, with the labels of some of
the actions that are open: what a fair person says who knows the rules, of what the action does up to the next decision.
What does nothing to who is ahead, or may as well help as harm, is labelled ""; where an action surely does both, the
harm is named. `like` is the number, from 1, of a position in the same file whose table is used.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from runabout.core.chance import Chance
from runabout.core.forecast import Forecaster
from runabout.core.game import Game
from runabout.core.tone import Tone
from runabout.games import find_game
from runabout.games.road_wolf import game as road_wolf_game
from tests.games.race_2_live.table import Survivor
from tests.games.race_2_live.table import Table as Race2Live
from tests.games.riverdale.table import Table as Riverdale
from tests.games.road_runner.table import Table as RoadRunner
from tests.games.road_wolf.table import Table as RoadWolf
from tests.games.rummy_runway.table import Table as RummyRunway

FOLDER = Path(__file__).parent / "tones"

LEAST_SHARE = 0.95
LEAST = {"helps": 40, "harms": 25, "harms-friend": 10}
"""Of each label so many at least, that the share is not one of actions that do nothing."""


class Labelled(NamedTuple):
    """An action, what a person who knows the rules says of it, and what is worked out."""

    position: str
    action: str
    label: str
    tone: str


def riverdale(said: Mapping[str, Any]) -> Riverdale:
    """A position of Running Round Riverdale."""
    return Riverdale(*said["hands"], **rest_of(said, "hands"))


def road_runner(said: Mapping[str, Any]) -> RoadRunner:
    """A position of Road Runner."""
    return RoadRunner(*said["hands"], **rest_of(said, "hands"))


def rummy_runway(said: Mapping[str, Any]) -> RummyRunway:
    """A position of Rummy Runway: TOML has no numbers as keys."""
    given = rest_of(said, "hands")
    for name in {"closets", "outfits"} & given.keys():
        given[name] = {int(seat): value for seat, value in given[name].items()}
    return RummyRunway(*said["hands"], **given)


def race_2_live(said: Mapping[str, Any]) -> Race2Live:
    """A position of Race 2 Live."""
    return Race2Live(*(Survivor(**one) for one in said["team"]), **rest_of(said, "team"))


def road_wolf(said: Mapping[str, Any]) -> RoadWolf:
    """A position of Road Wolf: vehicles and road cards; the first vehicle is asked."""
    table = RoadWolf(said.get("mission", "interceptor"), said.get("seats", 2))
    slots = []
    for one in said["vehicles"]:
        slots.append(table.add(one["kind"], tuple(one["at"]), one["seat"], one.get("tokens", ""), one.get("hits", 0)))
        if "is" in one:
            getattr(table, one["is"])(slots[-1])
    for kind, across, along in said.get("cards", ()):
        table.card(kind, (across, along))
    return table.turn_of(slots[0])


def rest_of(said: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """What a position says of itself, but for these, what is played, and the labels."""
    return {name: value for name, value in said.items() if name not in (*names, *OF_A_POSITION)}


OF_A_POSITION = ("says", "play", "gives", "then", "tones")

LAYING_OUT: dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "race_2_live": race_2_live,
    "riverdale": riverdale,
    "road_runner": road_runner,
    "road_wolf": road_wolf,
    "rummy_runway": rummy_runway,
}


def play(table: Any, said: Mapping[str, Any]) -> None:
    """Play what a position says was played: `gives` is what chance gives in the last of it, and `then` follows."""
    if isinstance(table, RoadWolf):
        for line in said.get("play", ()):
            table.apply(road_wolf_game.words.parse(line), Chance.seeded(bytes(32)))
        return
    if "play" in said:
        table.play(*said["play"], gives=said.get("gives", ()))
    if "then" in said:
        table.play(*said["then"])


def labelled(name: str) -> list[Labelled]:
    """The labelled actions of a game."""
    positions = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["position"]
    found = []
    for said in positions:
        like = positions[said["like"] - 1] if "like" in said else {}
        table = LAYING_OUT[name]({**like, **said})
        play(table, said)
        run = GAMES[name].run
        forecaster = Forecaster(run, run.sight(table.state, table.state.seat))
        for action, label in said["tones"].items():
            tone = forecaster.tone(run.game.words.parse(action))
            found.append(Labelled(f"{name}: {said['says']}", action, label, tone))
    return found


GAMES: dict[str, Game] = {name: find_game(name.replace("_", "-")) for name in LAYING_OUT}


@cache
def all_labelled() -> tuple[Labelled, ...]:
    """Those of all games."""
    return tuple(one for name in LAYING_OUT for one in labelled(name))


def test_at_least_two_hundred_actions_of_all_sorts_are_labelled():
    count = Counter(one.label for one in all_labelled())
    assert sum(count.values()) >= 200
    assert {label: count[label] >= least for label, least in LEAST.items()} == dict.fromkeys(LEAST, True)
    assert set(count) == {tone.value for tone in Tone}
    games = Counter(one.position.split(":")[0] for one in all_labelled())
    assert min(games[name] for name in LAYING_OUT) >= 25


def test_tone_agrees_with_what_a_person_says():
    others = [one for one in all_labelled() if one.tone != one.label]
    share = 1 - len(others) / len(all_labelled())
    listed = "\n".join(f"{one.position} {one.action!r}: {one.tone!s} instead of {one.label!r}" for one in others)
    assert share >= LEAST_SHARE, f"{share:.1%} agree:\n{listed}"
