"""Every law over every registered game, in the cases of seats and options that `cases` makes."""

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

EVERY = [
    pytest.param(law, case, id=f"{law.name} - {case}".replace(", ", " - "))
    for name in names()
    for law in LAWS
    for case in cases(find_game(name), hidden=HIDDEN.get(name))
    if law.concerns(case)
]


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
