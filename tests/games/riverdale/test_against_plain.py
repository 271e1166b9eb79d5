"""The rules compared with the plain second writing of them in plain.py: on the house's board, and on busier ones."""

import os
import random
import subprocess
import sys
from collections import Counter
from itertools import product

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.game import INTERPRET
from runabout.core.log import Log
from runabout.games.riverdale import game
from runabout.games.riverdale.bots import IN_SHOP, gain_of
from runabout.games.riverdale.state import DISCARD, PAWNS, SPLIT, SPLIT_COUNT, TRICK
from runabout.match import Match
from runabout.testing import Case
from runabout.testing.laws.course import check_agreement
from tests.games.riverdale import plain
from tests.games.riverdale.house import BOARD, DECKS, houses_text, with_board
from tests.games.riverdale.positions import as_plain, play_of, random_position, where_pawns_are
from tests.games.riverdale.table import Table

pytestmark = pytest.mark.compiled

INTERPRETED = bool(os.environ.get(INTERPRET))
CASE = Case(game, 2)
SPECIALS = ("trick", "swap", "crash")


def check(state, board, tried, most=None):
    """Both say the same of this position: what may be played, where it takes every pawn, and who is next. And the
    rules' two ways to tell what is legal agree, in positions that no game may come to.
    """
    table = as_plain(state, board)
    expected = plain.outcomes(table)
    found = {play_of(action, table.me): action for action in game.run.legal_actions(state)}
    assert set(found) == set(expected), (table, set(found) ^ set(expected))
    if tried["positions"] % 4 == 0:
        check_agreement(CASE, state)
    tried["positions"] += 1
    for play in sorted(found, key=str)[:most]:
        pawns, another_turn = expected[play]
        if tried["positions"] % 20 == 0 and not TRICK <= found[play] < DISCARD:  # in plain Python, which minds bounds
            gain = gain_of(state, PAWNS * int(state.colour[state.seat]), found[play])
            assert abs(gain) <= len(pawns) * IN_SHOP, (play, table)
        after = state.copy()
        game.run.apply(after, found[play], Chance.seeded(key_from(1)), Log())
        assert where_pawns_are(after) == pawns, (play, table)
        won = all(pawns[pawn] == plain.SHOP for pawn in table.mine())
        assert (after.over, after.winner) == ((1, state.seat) if won else (0, -1)), (play, table)
        if play[0] in SPECIALS:
            following, played = state.seat, 1
        else:
            following = state.seat if won or another_turn else (state.seat + 1) % state.seats
            played = state.special_played if won else 0
        assert (after.seat, after.special_played) == (following, played), (play, table)
        tried[play[0]] += 1
        tried["another turn"] += another_turn
        tried["won"] += won


def compare(board, count, seed):
    """Compare so many positions on a board; how often each kind of play was tried."""
    dice, cards, tried = random.Random(seed), Counter(DECKS[0]), Counter()
    for _ in range(count):
        check(random_position(dice, board, cards), board, tried)
    return tried


def compare_splits(board):
    """Where no count may end on an own pawn, compare divided 5s whose second part ends where the first pawn is in the
    end, or a space further; how often that was allowed, and how often not.
    """
    tried, first, second = Counter(), (0, 0), (0, 1)
    for stays, square, count in product((0, 1), range(board.squares), range(1, SPLIT_COUNT)):
        state = Table(["5"], [], pawns={"red": [square]}, own_bump="illegal", move_ahead_at_entrance=stays).state
        alone = as_plain(state, board)
        alone.move(first, count)
        where, end = alone.pawns[first]
        for arrival in (end, end + 1) if where == "track" else ():
            state.pawn[1] = (arrival - (SPLIT_COUNT - count)) % board.squares
            if state.pawn[1] == square:
                continue
            play = ("split", first, count, second)
            expected = play in plain.outcomes(as_plain(state, board))
            open_now = {play_of(action, 0) for action in game.run.legal_actions(state)}
            assert (play in open_now) == (game.run.refuse(state, SPLIT + count - 1) == 0) == expected, state
            tried[expected] += 1
    return tried


def test_both_agree_on_every_play_of_10000_random_positions():
    count = 400 if INTERPRETED else 10_000
    tried = compare(BOARD, count, seed=1)
    assert set(tried) >= {"move", "push", "split", "switch", "pass", "discard", *SPECIALS, "another turn", "won"}
    assert min(tried.values()) > count // 200, tried


@pytest.mark.parametrize("options", [{}, {"own_bump": 1, "move_ahead_at_entrance": 1}, {"swap_optional": 1}], ids=str)
def test_both_agree_all_through_games_played_at_random(options):
    tried, dice = Counter(), random.Random(2)
    for seed in range(2 if INTERPRETED else 12):
        match = Match(game, 2 + seed % 3, seed=seed, options={**options, "turn_limit": 200})
        while not match.over:
            if match.state.turns < 200:
                check(match.state, BOARD, tried, most=3)
            match.play(dice.choice(match.legal()))
    assert tried.total() > (300 if INTERPRETED else 3_000)


# Boards on which chains are common: Move Ahead 3 leads to Move Ahead 3, all the way round, or to a skateboard.
ROUND = plain.Board(
    squares=24,
    another_turn={9, 21},
    move_ahead={2, 5, 8, 11, 14, 17, 20, 23},
    skateboards={1: 4, 3: 4, 13: 16},
    starts=[0, 6, 12, 18],
    entrances=[22, 3, 10, 16],
)
MIXED = plain.Board(
    squares=41,
    another_turn={3, 15, 35},
    move_ahead={1, 6, 9, 12, 23, 26, 32, 40},
    skateboards={4: 14, 13: 14, 17: 25, 22: 25, 29: 38, 36: 38},
    starts=[0, 10, 20, 30],
    entrances=[39, 7, 18, 28],
)
# A long loop, with chains all round it, and with a ride past the square from which the squares are counted.
LONG = plain.Board(
    squares=72,
    another_turn={6, 31},
    move_ahead=set(range(2, 72, 3)),
    skateboards={69: 4, 28: 33},
    starts=[0, 18, 36, 54],
    entrances=[70, 16, 34, 52],
)
BUSY = {"round": ROUND, "mixed": MIXED, "long": LONG}


@pytest.mark.rule("RVA-20", "RVA-22", "RVA-43", "RVA-45", "RVA-46")
@pytest.mark.parametrize("name", BUSY)
def test_both_agree_on_boards_where_one_special_square_leads_to_another(name, tmp_path):
    # The board is read when the game is loaded, hence another process; plain Python spares compiling it there.
    (tmp_path / "riverdale").mkdir()
    (tmp_path / "riverdale" / "box.toml").write_text(with_board(BUSY[name]), encoding="utf-8")
    environment = {**os.environ, "RUNABOUT_DATA": str(tmp_path), INTERPRET: "1"}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    script = (
        "from tests.games.riverdale.test_against_plain import *; "
        f"print(dict(compare(BUSY[{name!r}], 150, 3)), compare_splits(BUSY[{name!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert all(name in done.stdout for name in ("'another turn'", "True: ", "False: "))


def test_the_plain_board_is_the_houses():
    assert with_board(BOARD).count("[[board.sides]]") == houses_text().count("[[board.sides]]") == 4
    assert (BOARD.squares, BOARD.starts, BOARD.entrances) == (60, [0, 15, 30, 45], [58, 13, 28, 43])
