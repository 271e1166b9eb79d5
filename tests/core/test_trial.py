"""What a game is asked before it is listed."""

import pytest

from runabout.core.contract import Header
from runabout.core.errors import BadGame
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.core.trial import try_out
from tests.core.tiny import game
from tests.variants import changed


@rule
def certain(state: Header, out: Cells) -> int:
    """The first seat has won already."""
    out[0] = 1000
    return 0


def test_prospects_may_all_be_those_of_one_seat():
    try_out(changed(game, evaluate=certain, playout_depth=4))


@rule
def doubtful(state: Header, out: Cells) -> int:
    """No seat has any prospects."""
    return 0


@rule
def negative_depth(state: Header) -> int:
    return -1


def test_a_negative_playout_depth_is_refused():
    with pytest.raises(BadGame, match="`playout_depth` is a whole number, 0 or more; it is -1"):
        try_out(changed(game, evaluate=certain, playout_depth=negative_depth))


@rule
def no_candidate(state: Header, acts: Cells, count: int) -> int:
    acts[0] = 77
    return 1


def test_an_opening_book_that_recommends_something_else_than_a_candidate_is_refused():
    with pytest.raises(
        BadGame, match=r"`opening_book` keeps some of the candidates, which are \[.*\]; it keeps \[77\]"
    ):
        try_out(changed(game, opening_book=no_candidate))


@rule
def one_more(state: Header, acts: Cells, count: int) -> int:
    return count + 1


@rule
def minus_one(state: Header, acts: Cells, count: int) -> int:
    return -1


@rule
def nothing(state: Header, acts: Cells, count: int) -> int:
    return None  # type: ignore[return-value]


@rule
def half(state: Header, acts: Cells, count: int) -> int:
    return 0.5  # type: ignore[return-value]


@pytest.mark.parametrize(("book", "came"), [(one_more, 3), (minus_one, -1), (nothing, None), (half, 0.5)])
def test_an_opening_book_that_returns_no_number_of_candidates_is_refused(book, came):
    with pytest.raises(BadGame, match=f"how many of the candidates it has kept, here from 0 to [0-9]+; {came} came"):
        try_out(changed(game, opening_book=book))


@rule
def negative_weight(playouts: int) -> int:
    return -playouts


def test_a_negative_weight_of_priors_is_refused():
    with pytest.raises(BadGame, match="a whole number from 0 to 1000000; for 100 playouts it is -100"):
        try_out(changed(game, prior_weight=negative_weight))


def test_a_game_is_tried_with_its_fewest_seats():
    with pytest.raises(BadGame, match="at the beginning of a game of 2 with the default options"):
        try_out(changed(game, evaluate=doubtful, playout_depth=4))
