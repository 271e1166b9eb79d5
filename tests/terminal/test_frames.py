"""A table at one moment, as a text and as a picture."""

import re
from xml.etree import ElementTree

import pytest

from runabout.core.errors import CannotSave
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.match.seating import usual_seats
from runabout.terminal.frames import WIDTH, svg_of, text_of


def moment(name, seed=1, decisions=6):
    """A match after some decisions."""
    game = find_game(name)
    match = Match(game, usual_seats(game), seed=seed, run=game.interpreted)
    for _ in range(decisions):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_it_shows_what_the_seat_sees_with_the_numbers_of_its_actions(name):
    match = moment(name)
    told = text_of(match.game, match.state, match.seat)
    assert [int(number) for number in sorted(re.findall(r"\[(\d+)\]", told), key=int)] == [
        action.number for action in match.legal()
    ]
    assert max(map(len, told.splitlines())) <= WIDTH
    assert match.game.title.removeprefix("Running Round ") in told


@pytest.mark.parametrize("name", GAMES)
def test_other_seats_see_their_own_side_and_no_actions(name):
    match = moment(name)
    other = (match.seat + 1) % match.seats
    told = text_of(match.game, match.state, other)
    assert told != text_of(match.game, match.state, match.seat)
    assert not re.search(r"\[\d+\]", told)
    assert text_of(match.game, match.state, -1)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_whole_and_needs_nothing_from_elsewhere(name):
    match = moment(name)
    picture = svg_of(match.game, match.state, match.seat)
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not re.search(r"(?:href|src|url)[=(]\s*[\"']?(?:https?:)?//", picture)
    shown = "".join(root.itertext()).replace("\u00a0", " ")
    assert all(f"[{action.number}]" in shown for action in match.legal())


def test_a_match_that_stands_at_a_state_shows_what_the_match_shows():
    match = moment("riverdale")
    other = Match.standing_at(match.game, match.state)
    assert other.seat == match.seat
    assert other.legal() == match.legal()
    for seat in range(-1, match.seats):
        assert other.sight(seat) == match.sight(seat)
        assert other.scene(seat) == match.scene(seat)
    other.play(other.legal()[0])
    assert other.state != match.state  # it is a copy


def test_a_match_that_stands_at_a_state_cannot_be_saved(tmp_path):
    match = Match.standing_at(find_game("riverdale"), moment("riverdale").state)
    with pytest.raises(CannotSave, match="began at a given state"):
        match.clone().save(tmp_path / "no.run")
    assert list(tmp_path.iterdir()) == []
