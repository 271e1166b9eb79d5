"""How several processes share the tests: nothing is run twice or left out, and a file's tests stay together."""

from __future__ import annotations

from runabout.games import GAMES
from tests.conftest import LAWS, in_order, piece_of_work

NODES = [
    "tests/core/test_words.py::test_one",
    "tests/core/test_words.py::test_two[road-wolf]",
    "tests/server/test_live.py::test_one",
    "tests/server/test_store.py::test_one[sqlite]",
    "tests/server/test_store.py::test_one[postgresql]",
    *(f"{LAWS}test_laws.py::test_the_law_holds[end - {name} - 2 seats]" for name in GAMES),
    f"{LAWS}test_laws.py::test_the_law_holds[end - road-wolf - 3 seats]",
    f"{LAWS}test_chi_square.py::test_one",
]


def test_the_laws_of_a_game_are_one_piece_of_work_and_every_other_file_is_one():
    pieces = {piece_of_work(node) for node in NODES}
    assert pieces == {
        "tests/core/test_words.py",
        "tests/server/test_live.py",
        "tests/server/test_store.py",
        f"{LAWS}test_chi_square.py",
        *(f"{LAWS}test_laws.py {name}" for name in GAMES),
    }


def test_every_test_is_taken_once_whatever_order_they_came_in():
    pieces = [piece_of_work(node) for node in NODES]
    assert sorted(in_order(pieces)) == list(range(len(NODES)))
    ordered = [pieces[place] for place in in_order(pieces)]
    assert [pieces[::-1][place] for place in in_order(pieces[::-1])] == ordered


def test_laws_come_before_servers_and_those_before_the_rest_and_the_larger_before_the_smaller():
    pieces = [piece_of_work(node) for node in NODES]
    ordered = list(dict.fromkeys(pieces[place] for place in in_order(pieces)))
    assert ordered[0] == f"{LAWS}test_laws.py road-wolf"
    assert ordered[-3:] == ["tests/server/test_store.py", "tests/server/test_live.py", "tests/core/test_words.py"]
