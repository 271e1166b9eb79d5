"""Every law over every registered game, in the cases of seats and options that `cases` makes: laws that take long in
every other of these (`runabout check` holds each in all of them).
"""

import hashlib
import os
import subprocess
import sys

import pytest

from runabout.core.game import INTERPRET
from runabout.games import find_game, names
from runabout.testing import LAWS, Case, Law, cases
from runabout.testing.laws.case import games
from tests.laws.hidden import HIDDEN

TAKE_LONG = (
    *("asking", "bots", "forecasts", "imagining", "plans"),
    *("record", "refused", "scenes", "secrecy", "tones", "undo", "words"),
)
"""Laws that are held in every other case that differs from the defaults: half of them in one case, and the other half
in the next. So each is held in every mission of Road Wolf, though not with each number of seats, and with half of the
options that are at an end of their range.
"""


def is_held(law: Law, case: Case, number: int) -> bool:
    """Whether a law is held in a case; `number` is the place of the case among those of its game."""
    is_whole = not case.options and case.seats in case.game.seats
    return law.name not in TAKE_LONG or is_whole or (TAKE_LONG.index(law.name) + number) % 2 == 0


EVERY = [
    pytest.param(law, case, id=f"{law.name} - {case}".replace(", ", " - "))
    for name in names()
    for law in LAWS
    for number, case in enumerate(cases(find_game(name), hidden=HIDDEN.get(name)))
    if law.concerns(case) and is_held(law, case, number)
]


def test_laws_that_take_long_are_held_in_every_mission_and_half_of_all_cases():
    assert set(TAKE_LONG) <= {law.name for law in LAWS}
    for name in TAKE_LONG:
        held = [case for law, case in (param.values for param in EVERY) if law.name == name]
        missions = {case.options["mission"] for case in held if len(case.options) == 1 and "mission" in case.options}
        assert len(missions) == len(find_game("road-wolf").options[0].choices) - 1  # the first is the default
        assert len(held) > sum(len(list(cases(find_game(game)))) for game in names()) // 2


@pytest.mark.parametrize(("law", "case"), EVERY)
def test_the_law_holds(law: Law, case: Case):
    law.check(case)


@pytest.mark.parametrize("name", names())
def test_a_game_with_cards_says_where_they_lie(name):
    assert not find_game(name).components.counts or name in HIDDEN


def played(name):
    """A digest of all that happens in three games."""
    digest = hashlib.sha256()
    for position in games(Case(find_game(name), find_game(name).seats[0])):
        for part in (position.state, position.chance, position.log, position.sight(0)):
            digest.update(bytes(part))
    return digest.hexdigest()


@pytest.mark.parametrize("name", names())
def test_another_process_plays_the_same_game(name):
    # Its hashes differ, and so would anything that goes by the order of a set. It runs the rules as plain Python: what
    # is compiled knows no sets.
    told = set()
    for hashing in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(sys.path), INTERPRET: "1"}
        script = f"from tests.laws.test_laws import played; print(played({name!r}))"
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        told.add(done.stdout.strip())
    assert told == {played(name)}
