"""What bots are called: by names that suit their game, drawn by the key of a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runabout.core.chance import key_from
from runabout.core.errors import BadGame
from runabout.games import find_game
from runabout.match.seating import PLAIN_NAMES, clean, draw_names, names_of_bots
from tests.laws import little

OURS = ("road-runner", "riverdale", "rummy-runway", "race-2-live", "road-wolf")


def test_each_game_has_names_of_its_own_that_no_other_has() -> None:
    of_games = [find_game(name).bot_names for name in OURS]
    found = [*PLAIN_NAMES, *(name for given in of_games for name in given)]
    assert all(of_games)
    assert len(set(map(str.casefold, found))) == len(found)
    assert all(clean(name) == name for name in found)


def test_a_game_without_names_has_plain_ones() -> None:
    assert names_of_bots(little.game) == PLAIN_NAMES


def test_names_are_drawn_by_the_key_without_those_that_are_taken() -> None:
    game = find_game("road-wolf")
    one, again, other = (draw_names(game, key_from(key)) for key in ("a", "a", "b"))
    assert one == again
    assert sorted(one) == sorted(other) == sorted(names_of_bots(game))
    assert one != other
    assert one[0] not in draw_names(game, key_from("a"), [one[0].upper()])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("Ann", "Ben", "Cy"), "`bot_names` are 4 or more, no two alike"),
        (("Ann", "Ben", "Cy", "ANN"), "no two alike"),
        (("Ann", "Ben", "Cy", "A name that is far too long"), "of 1 to 16 characters"),
        (("Ann", "Ben", "Cy", " Di"), "on one line"),
        (("Ann", "Ben", "Cy", "D\ni"), "on one line"),
    ],
)
def test_names_that_cannot_be_used_are_refused_with_the_game(given: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadGame, match=f"high-card: .*{said}"):
        replace(little.game, bot_names=given)
