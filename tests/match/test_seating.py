"""What bots are called: by names that suit their game, drawn by the key of a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runabout.core.chance import key_from
from runabout.core.errors import BadGame
from runabout.games import find_game
from runabout.match.seating import PLAIN_NAMES, clean, draw_names, look_of, names_of_bots, told_apart
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


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\uffa0\u115f\u1160",
        "\u2800 \u2800",
        "\u200b\u200d",
        "\u034f",
        "\ufe0f",
        "\U000e0101",
        "\u0301\u0301",
        " \u3164 ",
    ],
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean(name) == ""


@pytest.mark.parametrize("name", ["Zoë", "Zoe\u0308", "李娜", "Nguyễn", "محمد", "दीपा", "한글", "O'Hara-1", "🦊"])
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean(name) == name


def test_what_cannot_be_seen_is_taken_out_of_a_name() -> None:
    assert clean("A\u3164n\u200bn\ufe0f") == "Ann"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),
        ("PAX", "\u0420\u0410\u0425"),
        ("Heiko", "\u041d\u0435i\u043a\u043e"),
        ("Nick", "\u039d\u03b9ck"),
        ("Ann", "\uff21nn"),
        ("Ann", "\U0001d400nn"),
        ("Ann", "Ann\u0301"),
        ("Bill", "BiII"),
        ("Bob0", "BobO"),
        ("modern", "modem"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)
    assert told_apart(other, ["Bob", one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Анна", "Инна"), ("李娜", "李华"), ("Tim", "Tom"), ("🦊", "🐺")]
)
def test_names_that_do_not_look_alike_stay_as_they_are(one: str, other: str) -> None:
    assert told_apart(other, [one]) == other


def test_names_are_told_apart_by_the_first_number_that_is_free_within_their_length() -> None:
    assert told_apart("Ann", ["Ann", "ann 2"]) == "Ann 3"
    long = "n" * 24
    assert told_apart(long, [long]) == "n" * 22 + " 2"
