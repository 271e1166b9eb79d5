"""What moves out of and into piles that lie in order."""

import pytest

from runabout.core.errors import BadGame
from runabout.core.mover import Mover
from runabout.core.moves import UNEXPLAINED, Carried
from runabout.core.scene import Scene


@pytest.fixture
def table():
    return Mover(Scene(piles={"row": ["kite", "anvil", "kite", "rope"], "stack": ["rope"], "hand": {"anvil": 1}}))


def test_what_lies_at_a_place_goes_and_the_others_close_up(table):
    table.carry_from("row", 2, "hand")
    assert table.scene.piles == {"row": ["kite", "anvil", "rope"], "stack": ["rope"], "hand": {"anvil": 1, "kite": 1}}
    assert table.made == [Carried(UNEXPLAINED, "kite", "kite", 1, "row", "hand", origin=2)]


def test_it_is_laid_at_a_place_of_another_ordered_pile(table):
    table.carry_from("row", 1, "stack", place=0)
    assert table.scene.piles["stack"] == ["anvil", "rope"]
    assert table.made == [Carried(UNEXPLAINED, "anvil", "anvil", 1, "row", "stack", 0, 1)]


def test_the_viewer_may_lose_sight_of_it(table):
    table.carry_from("row", 0, "hand", shown=False)
    assert table.scene.piles["hand"] == {"anvil": 1, "?": 1}
    assert table.made == [Carried(UNEXPLAINED, "?", "kite", 1, "row", "hand", origin=0)]


@pytest.mark.parametrize("at", [-1, 4])
def test_a_place_that_the_pile_does_not_have_is_refused(table, at):
    with pytest.raises(BadGame, match=f"row has no place {at}"):
        table.carry_from("row", at, "hand")
    assert table.made == []


def test_the_last_of_a_kind_is_found(table):
    assert [table.last("row", kind) for kind in ("kite", "anvil", "rope")] == [2, 1, 3]
    with pytest.raises(BadGame, match="row has no piano"):
        table.last("row", "piano")


def test_the_order_of_a_pile_that_has_none_is_refused(table):
    assert table.order("stack") == ["rope"]
    with pytest.raises(BadGame, match="hand lies in no order"):
        table.order("hand")
