"""Rulings on what is an "X capture" and what it hurts: RRA-01 and those that follow from it."""

import pytest

from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CARDS, ESCAPE, Method
from tests.games.road_runner.table import Table, harm


@pytest.mark.rule("RRA-01")
def test_a_scene_keyword_counts_on_whatever_card_it_lies():
    assert harm("Oops!", "chase", "Hot Air Balloon", "Fan") == 5
    assert harm("Truck!", "drop", "Anvil", "Winding Mountain Road") == 2
    assert harm("Dud!", "shot", "Cannon", "Giant Arrow") == 0
    assert harm("Oops!", "trap", "Detour Sign", "Cliff") == 4


@pytest.mark.rule("RRA-01")
def test_the_numbers_of_a_scene_keyword_add_up():
    assert harm("Oops!", "chase", "Unicycle Helmet", "Tightrope", "Hot Air Balloon") == 6


@pytest.mark.rule("RRA-01")
def test_by_role_a_function_keyword_counts_only_for_the_card_that_fills_it():
    assert harm("Too Dumb!", "launch", "Cannon") is None
    assert harm("Too Dumb!", "launch", "Cannon", literal=True) == 0
    assert harm("Too Smart!", "drop", "Anvil", "Cliff") is None
    assert harm("Too Smart!", "drop", "Anvil", "Cliff", literal=True) == 4
    assert harm("Gravity Failure!", "ambush", "Winding Mountain Road", "Bear Trap") is None
    assert harm("Gravity Failure!", "ambush", "Winding Mountain Road", "Bear Trap", literal=True) == 4
    assert harm("Piano", "shot", "Sling Shot", "Bomb") is None
    assert harm("Piano", "shot", "Sling Shot", "Bomb", literal=True) == 0


@pytest.mark.rule("RRA-01")
def test_read_literally_a_chase_a_shot_and_the_speed_still_go_by_what_was_declared():
    for literal in (False, True):
        assert harm("Bad Aim!", "trap", "Detour Sign", "Dynamite", literal=literal) is None
        assert harm("Cactus!", "shot", "Cannon", "Giant Arrow", literal=literal) is None
        assert harm("Cliff Face!", "chase", "Rocket", "Rocket Motor", literal=literal) == 4
        assert harm("Mechanical Failure!", "trap", "Detour Sign", "Cannon", literal=literal) == 0


@pytest.mark.rule("RRA-01")
def test_read_literally_too_smart_hurts_by_the_higher_of_the_two_sums():
    # Cannon and Bomb make TRAP 2 + 1 and AMBUSH 1; the Bomb alone makes 1 of each.
    assert harm("Too Smart!", "shot", "Cannon", "Bomb", literal=True) == 3
    assert harm("Too Smart!", "ambush", "Road", "Bomb", literal=True) == 1


@pytest.mark.rule("RRA-01")
def test_of_the_smallest_attempts_the_readings_part_only_over_five_cards():
    parted = set()
    for attempt in ATTEMPTS:
        cards = [CARDS[title].title for title in attempt.titles]
        for escape in ESCAPE:
            one, other = (harm(escape.title, attempt.way.method.name, *cards, literal=way) for way in (False, True))
            if one != other and len(cards) <= 2:
                parted.add(frozenset(cards))
    assert all(cards & {"Cannon", "Dynamite", "Bomb", "Cliff", "Bear Trap"} for cards in parted)
    assert frozenset(["Cannon"]) in parted


@pytest.mark.rule("RRA-01")
def test_the_reading_is_the_tables_and_holds_in_play():
    asked = [Table(["Cannon"], ["Too Dumb!"], [], literal=way).attempt("launch", "Cannon") for way in (False, True)]
    assert [table.open for table in asked] == [["decline"], ["play Too Dumb!", "decline"]]


@pytest.mark.rule("RRA-04")
def test_the_explosive_damage_of_several_cards_is_their_sum():
    assert harm("Backfire!", "shot", "Cannon", "Dynamite") == 2 + 1
    assert harm("Backfire!", "chase", "Rocket", "Internal Combustion Engine") == 3 + 1
    assert harm("Backfire!", "chase", "Rocket", "Rocket Motor") == 3 + 4
    assert harm("Boulder!", "chase", "Rocket", "Rocket Motor") == 1 + 3 + 4


@pytest.mark.rule("RRA-05")
@pytest.mark.parametrize("card", ["Internal Combustion Engine", "Rocket Motor", "Rocket", "Cannon", "Dynamite", "Bomb"])
def test_any_explosive_card_makes_the_piano_bait_and_trap(card):
    table = Table(["Piano", card], [], []).play("lay Piano", f"lay {card}")
    assert "call trap" in table.open


@pytest.mark.rule("RRA-06")
def test_a_trap_without_a_number_does_no_damage_and_can_be_seen_through_all_the_same():
    assert harm("Too Smart!", "trap", "Free Birdseed", "Ball Bearings", "Giant Magnet") == 0
    assert harm("Too Smart!", "trap", "Piano", "Rocket Motor") == 0
    assert harm("Too Dumb!", "trap", "Piano", "Rocket Motor") == 0


@pytest.mark.rule("RRA-07")
def test_skis_are_metal_in_any_company():
    assert harm("Rust!", "chase", "Skis", "Refrigerator", "Long Slope") == 0
    assert harm("Rust!", "chase", "Leg Muscle Growth Pills", "Outboard Motor", "Bucket Of Water") == 0


@pytest.mark.rule("RRA-08")
def test_of_a_card_that_only_meets_a_condition_the_scene_keywords_count():
    helmet = "chase", "Unicycle Helmet", "Tightrope"
    assert harm("Oops!", *helmet) == 1
    assert harm("Tiger Trap", *helmet) is None
    skis = "chase", "Skis", "Refrigerator", "Long Slope"
    assert harm("Mechanical Failure!", *skis) == 1
    both = "chase", "Skis", "Refrigerator", "Unicycle Helmet", "Tightrope"
    assert harm("Gravity Failure!", *both) is None
    assert harm("Gravity Failure!", *both, literal=True) == 1 + 2


@pytest.mark.rule("RRA-19")
def test_against_a_launcher_there_is_no_ammo_under_either_reading():
    for launcher in ("Giant Spring", "Giant Sling Shot", "Catapult", "Cannon", "Giant Bow"):
        for literal in (False, True):
            assert harm("U-Shaped Rock Formation!", "launch", launcher, literal=literal) == 0


@pytest.mark.rule("RRA-28")
def test_no_attempt_counts_under_two_methods_by_having_the_cards_of_both():
    by_titles = {}
    for attempt in ATTEMPTS:
        by_titles.setdefault(attempt.titles, []).append(attempt.way.method)
    double = {titles: methods for titles, methods in by_titles.items() if len(methods) > 1}
    road = "Winding Mountain Road"
    assert {frozenset(CARDS[t].title for t in titles) for titles in double} == {
        frozenset([road, card]) for card in ("Dynamite", "Bomb", "Bear Trap")
    }
    assert set(map(tuple, double.values())) == {(Method.AMBUSH, Method.DROP)}
