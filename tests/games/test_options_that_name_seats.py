"""An option that names a seat is refused where the table has no such seat, and the refusal says what is possible. What
was saved before it was refused is read as the rules of that time read it: counted round the table.
"""

from __future__ import annotations

import re

import pytest

from runabout.core.errors import BadOption, BadRecord
from runabout.core.options import SEAT_ROLES
from runabout.games import GAMES, find_game
from runabout.lab.bench import bench
from runabout.lab.simulate import Lineup
from runabout.match import Match, dumps, loads
from runabout.server.errors import ServerFault
from runabout.server.messages.tables import NewTable, SeatWish
from runabout.server.tables.setting_up import new_table
from runabout.testing import Case

ABSENT = [
    ("road-runner", 3, "dealer", 8),
    ("rummy-runway", 2, "first_player", 3),
    ("riverdale", 3, "first_player", 4),
    ("race-2-live", 2, "first", 4),
]
COUNTED = {"road-runner": 2, "rummy-runway": 1, "riverdale": 1, "race-2-live": 2}
"""The seat at which each of those ends, counted round the table."""
SAID = "Option {} is a seat from 1 to {} at a table of {}, or 0; {} came"


def refusal(name, seats, option, value):
    return re.escape(SAID.format(option, seats, seats, value))


def test_every_option_that_names_a_seat_is_among_those_tried_here():
    named = {(name, option.name) for name in GAMES for option in find_game(name).options if option.role in SEAT_ROLES}
    assert named == {(name, option) for name, _, option, _ in ABSENT}


@pytest.mark.parametrize(("name", "seats", "option", "value"), ABSENT)
def test_in_a_match_the_lab_and_the_laws(name, seats, option, value):
    given = {option: value}
    for begin in (
        lambda: Match(find_game(name), seats, options=given),
        lambda: Lineup(find_game(name), seats, ["random"], given),
        lambda: bench(find_game(name), seats, 0.1, options=given),
        lambda: Case(find_game(name), seats, given),
    ):
        with pytest.raises(BadOption, match=refusal(name, seats, option, value)):
            begin()


@pytest.mark.parametrize(("name", "seats", "option", "value"), ABSENT)
def test_when_a_table_is_set_up_at_the_server(name, seats, option, value):
    wish = NewTable(game=name, seats=(SeatWish(kind="bot"),) * seats, options={option: str(value)})
    with pytest.raises(ServerFault, match=refusal(name, seats, option, value)) as fault:
        new_table(wish, "a", "Ann", "easy")
    assert fault.value.code == "bad-option"


@pytest.mark.parametrize(("name", "seats", "option", "value"), ABSENT)
def test_in_a_saved_file_with_the_line_of_the_option(name, seats, option, value):
    text = dumps(Match(find_game(name), seats, seed=1, run=find_game(name).interpreted))
    line = f'[Option {option} "0"]'
    changed = text.replace(line, f'[Option {option} "{value}"]')
    at = text.splitlines().index(line) + 1
    with pytest.raises(BadRecord, match=f"line {at}: {refusal(name, seats, option, value)}"):
        loads(changed, lambda one: one.interpreted)


@pytest.mark.parametrize(("name", "seats", "option", "value"), ABSENT)
def test_in_a_file_of_the_format_before_digests_it_is_counted_round_the_table(name, seats, option, value):
    seat = COUNTED[name]
    match = Match(find_game(name), seats, seed=1, options={option: seat}, run=find_game(name).interpreted)
    lines = [line for line in dumps(match).splitlines() if not line.startswith("[Digest")]
    old = "\n".join(lines).replace('[Runabout "2"]', '[Runabout "1"]')
    old = old.replace(f'[Option {option} "{seat}"]', f'[Option {option} "{value}"]')
    assert loads(old, lambda one: one.interpreted).state == match.state
