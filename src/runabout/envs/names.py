"""What environments are called in each library, and the version of what is learned."""

from __future__ import annotations

import hashlib

from runabout.core.game import Game
from runabout.envs.checks import observation_of
from runabout.games import GAMES, find_game

NAMESPACE = "runabout"


def environment_name(game: Game) -> str:
    """What its environments are called in Gymnasium behind the namespace, such as "RoadRunner-v1".

    The version is that of its Observation, raised where what was learned no longer fits; BadBatch where it has none.
    """
    word = "".join(part.capitalize() for part in game.name.split("-"))
    return f"{word}-v{observation_of(game).version}"


def pettingzoo_name(game: Game) -> str:
    """What its environments are called in PettingZoo, such as "road_runner_v1"; BadBatch as there."""
    return f"{_word(game)}_v{observation_of(game).version}"


def openspiel_name(game: Game) -> str:
    """What it is called in OpenSpiel, such as "runabout_road_runner"."""
    return f"{NAMESPACE}_{_word(game)}"


def own_games() -> list[Game]:
    """Our own games, all of which have environments."""
    return [find_game(name) for name in GAMES]


def fingerprint(game: Game) -> str:
    """Eight letters and digits that change where what was learned no longer fits: the version of the rules, the actions
    by number, and the cells of an observation.
    """
    space = observation_of(game)
    told = [str(game.version), *(action.text for action in game.words.actions)]
    told += [f"{one.name} {one.shape} {one.high} {one.says}" for one in space.slices]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:8]


def _word(game: Game) -> str:
    return game.name.replace("-", "_")
