"""What is forecast of an action: dice, tokens, and the hands of others, as far as they are hidden."""

import pytest

from tests.games.playing import told
from tests.games.race_2_live.table import Survivor, Table


def answering(hand, other="K", gives="roll 1, horde 4", **agreed):
    """A table at which Ash answers a horde, and Briar is to answer it next."""
    table = Table(Survivor(hand, "4/1"), Survivor(other, "1/1"), tokens={"5/1": "horde"}, **agreed)
    return table.play("forward", gives=gives)


def test_of_a_move_nothing_is_certain_before_the_die_has_fallen():
    found = Table(Survivor("2 3", "4/1"), Survivor("K", "1/1")).forecast("forward", tables=600)
    assert (found.certain, found.over, found.next_seat) == ((), None, None)
    for steps in range(1, 7):
        assert found.share("rolled", steps=steps) == pytest.approx(1 / 6, abs=0.05)


@pytest.mark.rule("RLA-50")
def test_what_the_next_one_holds_is_not_known():
    found = answering("5 K").forecast("play 5")
    assert told(found.certain) == [("played", {"survivor": "survivor:ash", "card": "5", "keeps": False})]
    assert found.share("can_beat") + found.share("cannot_beat") == 1
    assert 0 < found.share("can_beat") < 1
    assert (found.over, found.next_seat) == (False, 1)  # but it is surely the one to answer


@pytest.mark.rule("RLA-35")
@pytest.mark.parametrize(("other", "answer"), [("K", "can_beat"), ("2", "cannot_beat")])
def test_with_open_hands_it_is(other, answer):
    found = answering("5 K", other, open_hands=1).forecast("play 5")
    assert [event.kind for event in found.certain] == ["played", answer]
    assert found.odds == ()


@pytest.mark.rule("RLA-50")
def test_what_was_seen_of_a_hand_is_known():
    table = answering("5 K")
    table.state.known[1, 11] = 1  # its king
    assert [event.kind for event in table.forecast("play 5").certain] == ["played", "can_beat"]
    table = answering("5 K", other="2")
    table.state.barred[1] = 0b1111111111100  # nothing above a 3
    assert [event.kind for event in table.forecast("play 5").certain] == ["played", "cannot_beat"]
    table = answering("5 K", other="2")
    table.state.vouched[1] = 0b1000000000000  # an ace
    table.state.hand[1, 0], table.state.hand[1, 12] = 0, 1
    table.state.aside[0], table.state.aside[12] = table.state.aside[0] + 1, table.state.aside[12] - 1
    assert [event.kind for event in table.forecast("play 5").certain] == ["played", "can_beat"]


@pytest.mark.parametrize(("discards", "is_known"), [("2 2 2 3 3 3", True), ("2 2 2 3 3", False)])
def test_a_hand_with_more_cards_than_bad_ones_are_out_of_view_has_a_good_one(discards, is_known):
    table = Table(Survivor("5 K", "4/1"), Survivor("2 3 4", "1/1"), tokens={"5/1": "horde"}, discards=discards)
    found = table.play("forward", gives="roll 1, horde 4").forecast("play 5")
    assert ("can_beat" in [event.kind for event in found.certain]) == is_known


@pytest.mark.rule("RLA-24", "RLA-48")
def test_a_pack_draws_by_chance_and_the_turn_goes_on_for_certain():
    table = Table(Survivor("2 3", packs=[3]), Survivor("4"), discards="5 5 8 9 10")
    found = table.forecast("use pack 3 on Briar")
    on_briar = {"survivor": "survivor:ash", "other": "survivor:briar", "size": 3, "itself": False}
    used = ("used_pack", {**on_briar, "cards": 1, "draws": 3})
    assert told(found.certain) == [used]
    assert all([event.kind for event in future] == ["drew"] * 3 for future in found.futures)
    assert (found.over, found.next_seat) == (False, 0)
    empty = Table(Survivor("2 3", packs=[3]), Survivor("4")).forecast("use pack 3 on Briar")
    assert [event.kind for event in empty.certain] == ["used_pack", "nothing_to_draw"]


@pytest.mark.rule("RL-071")
def test_the_last_one_to_come_home_ends_the_race_for_certain():
    table = Table(Survivor("2 3", "10/2"), Survivor("6", condition="safe"), move_up_to=1)
    found = table.play("forward", gives="roll 3").play("take lane 2").forecast("take lane 2")
    assert [event.kind for event in found.certain] == ["stepped", "came_home", "game_over"]
    assert (found.over, found.next_seat) == (True, -1)
