"""What is forecast of an action: outfits and riffs are certain, cards off the deck are not, nor is the next round."""

import pytest

from tests.games.playing import told
from tests.games.rummy_runway.table import DRAW_ONE, Table, discard, lay, riff, take

OUTFIT = {1: ["R2 Y3 B4"]}


def test_the_card_that_completes_an_outfit_surely_does():
    found = Table("R2 Y3 B4 B2", "").play(lay("R2"), lay("Y3")).forecast(lay("B4"))
    assert [event.kind for event in found.certain] == ["laid", "formed", "restyled"]
    assert [card["card"] for card in found.certain[1].plain["cards"]] == ["red-2", "yellow-3", "blue-4"]
    assert (found.certain[2].points, found.certain[2].trends) == (9, 2)
    assert (found.odds, found.over, found.next_seat) == ((), False, 0)


def test_a_riff_surely_takes_the_card_at_the_other_end():
    found = Table("R5 Y9", "", outfits=OUTFIT).forecast(riff(1, "right"))
    assert [event.kind for event in found.certain] == ["riffed", "restyled"]
    assert found.certain[0].plain["taken"] == "red-2"
    assert found.odds == ()


@pytest.mark.rule("RY-020")
def test_the_card_off_the_deck_is_drawn_by_chance():
    found = Table("R1 Y9", "R8", row="B9", phase="draw").forecast(DRAW_ONE)
    assert found.certain == ()
    assert found.share("drew_card") == 1
    assert len(found.odds) > 4
    assert (found.over, found.next_seat) == (False, 0)


def test_a_card_out_of_the_row_is_certain():
    found = Table("R1 Y9", "R8", row="B9", phase="draw").forecast(take("B9"))
    assert told(found.certain) == [("took", {"card": "blue-9"})]


@pytest.mark.rule("RY-071")
def test_the_last_card_of_a_hand_surely_triggers_the_end():
    found = Table("R5", "R8").forecast(discard("R5"))
    assert told(found.certain) == [("discarded", {"card": "red-5"}), ("triggered", {"by_outfit": False})]
    assert found.next_seat == 1


@pytest.mark.rule("RY-074", "RY-015")
def test_the_round_is_surely_scored_and_the_next_one_begins_with_the_last():
    table = Table("Y9", "R8", trigger=1, final_turns=1, trends=0, points=[9, 3])
    found = table.forecast(discard("Y9"))
    kinds = [event.kind for event in found.certain]
    assert kinds == ["discarded", "scored", "total", "scored", "total", "gathered", "round", "dealt"]
    assert {odds.event.kind for odds in found.odds} == {"dealt_card", "turned_up"}
    assert found.next_seat == 1


@pytest.mark.rule("RY-016")
def test_who_begins_is_not_known_where_several_are_last():
    table = Table("Y9", "R8", trigger=1, final_turns=1, trends=0, points=[3, 3])
    found = table.forecast(discard("Y9"))
    assert found.certain[-1].kind == "total"
    assert found.share("round") == 1
    assert found.next_seat is None
