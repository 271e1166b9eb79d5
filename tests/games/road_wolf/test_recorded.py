"""A whole game of each mission with two sides, replayed from its record: events as sentences, and positions."""

import re

import pytest

from runabout.core.errors import BadRecord
from runabout.games.road_wolf.fights.rolling import ATTACKER
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import Ending
from runabout.match import loads
from tests.games.road_wolf.retelling import ANN, BEA, Moment, ended, tells
from tests.games.road_wolf.stories import FOLDER


@pytest.mark.parametrize("mission", NAMES)
def test_each_mission_has_a_whole_game_to_an_end_that_it_states_itself(mission):
    end = Moment.last(mission.replace("-", "_"))
    assert end.match.options.mission == NAMES.index(mission)
    assert end.match.over
    assert end.state.ending == Ending.MISSION


def test_a_game_of_rules_version_3_is_refused_with_both_versions_named():
    text = (FOLDER / "interceptor.run").read_text(encoding="utf-8")
    assert '[Rules "4"]' in text
    told = (
        "the match was played under version 3 of the rules of Road Wolf; this Runabout has version 4. "
        "Open it with an older Runabout."
    )
    with pytest.raises(BadRecord, match=re.escape(told)):
        loads(text.replace('[Rules "4"]', '[Rules "3"]'))


# --- Duel -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-091", "RW-092", "RW-216", "RWA-07", "RWA-136")
def test_duel_a_veteran_rerolls_when_both_sides_dice_lie_there_and_a_shot_misses():
    assert tells(
        "duel",
        "Bea's Buggy (2) has a Gunner shoot at the Coupe (1).",
        "The defender has 1 die more for being closed.",
        "It is 6 against 5-5.",
        "A Veteran is at the wheel of Ann's Coupe (1), and may reroll a die.",
        "The Veteran of Ann's Coupe (1) rerolls a 5: it is a 6.",
        "The defender wins: overkill 0.",
        "The road takes its turn.",
    )
    asked = Moment.after("duel", "A Veteran is at the wheel of Ann's Coupe (1), and may reroll a die.")
    assert (asked.match.seat, asked.open) == (ANN, ["reroll a 5", "leave the dice"])


@pytest.mark.rule("RW-112", "RW-242", "RWA-34")
def test_duel_a_shotgun_that_has_cost_crew_is_out_of_shells_and_their_owner_says_who_goes():
    assert tells(
        "duel",
        "Ann's Coupe (1) fires a Shotgun at the Buggy (2).",
        "It is 6-3 against 4.",
        "The attacker wins: overkill 1.",
        "A Shotgun of Ann's Coupe (1) is used up.",
        "Bea's Buggy (2) loses a Brawler.",
    )
    asked = Moment.after("duel", "A Shotgun of Ann's Coupe (1) is used up.")
    assert (asked.match.seat, asked.open) == (BEA, ["Brawler", "Gunner"])
    assert asked.vehicle(1).gear == []


@pytest.mark.rule("RWA-114", "RW-250", "RW-251", "RW-252", "RWA-128", "RWA-52")
def test_duel_it_is_over_when_a_ram_destroys_the_last_that_drives():
    assert tells(
        "duel",
        "Ann's Coupe (1) rams the Buggy (2).",
        "It is 5-2 against 4-1.",
        "The Veteran of Ann's Coupe (1) rerolls a 2: it is a 6.",
        "The attacker wins: overkill 2.",
        "Bea's Buggy (2) takes 2 hits: none left.",
        "Bea's Buggy (2) loses a Gunner.",
        "Bea's Buggy (2) loses a Driver.",
        "Bea's Buggy (2) is destroyed.",
        # Across the road it would lie under the Coupe: so it lies nearer to the START than the 14 inches it had.
        "The Buggy (2) lies across the road as a wreck: 11.4 inches from the START, 8.6 from the left.",
        "The mission is over.",
    )
    assert ended("duel") == ([ANN], "First side won: the others have nothing left that moves (RWA-114)")


# --- Interceptor ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-218", "RW-243", "RW-194", "RW-195")
def test_interceptor_a_shot_that_wins_without_overkill_makes_the_target_check():
    assert tells(
        "interceptor",
        "Bea's Street Bike (2) fires a Shotgun at the Coupe (1).",
        "The defender has 1 die more for being closed.",
        "It is 5-3 against 5-2: the attacker wins, overkill 0.",
        "Ann's Coupe (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 6-4 against 6-5: the vehicle wins, overkill 0.",
        "Ann's Coupe (1) keeps its grip.",
    )


@pytest.mark.rule("RW-098", "RW-099", "RW-181", "RW-145", "RW-152")
def test_interceptor_a_mechanic_repairs_for_free_and_a_slick_drifts_under_both():
    assert tells(
        "interceptor",
        "Ann's Coupe (1) has its Mechanic try a repair.",
        "The repair has 1 die more for Mechanics.",
        "It is 6-2.",
        "Ann's Coupe (1) is repaired: 2 hits left.",
    )
    repaired = Moment.after("interceptor", "Ann's Coupe (1) is repaired: 2 hits left.")
    assert repaired.state.actions[0] == 2
    assert tells(
        "interceptor",
        "The road cards drift by.",
        "Ann's Coupe (1) touches a SLICK.",
        "Ann's Coupe (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 4-2 against 5-3: the vehicle wins, overkill 1.",
    )


@pytest.mark.rule("RW-294", "RW-295", "RW-297", "RWA-16")
def test_interceptor_the_coupe_is_off_the_end_and_that_is_the_only_point():
    assert tells(
        "interceptor",
        "Ann's Coupe (1) moves: 48 inches from the START, 12 from the left.",
        "Ann's Coupe (1) leaves the board over the END edge.",
        "Ann's Coupe (1) has got away!",
        "The mission is over.",
    )
    reason = "Runners won: more have got away than were stopped (RW-297); Runners 1, Interceptors 0"
    assert ended("interceptor") == ([ANN], reason)


# --- Two-Wheel Terror -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-311", "RW-312", "RW-313", "RW-317", "RWA-70", "RWA-76")
def test_two_wheel_terror_civilians_stand_at_even_distances_and_the_enforcers_miss_their_first_turn():
    assert tells(
        "two_wheel_terror",
        "The Coupe (1) stands there: 16 inches from the START, 12 from the left.",
        "The Street Bike (2) stands there: 32 inches from the START, 12 from the left.",
    )
    assert tells(
        "two_wheel_terror",
        "Bea's Coupe (3) comes in: 1.3 inches from the START, 13.5 from the left.",
        "Ann's Street Bike (4) comes in: 0.75 inches from the START, 12 from the left.",
        "Ann's Dirt Bike (5) comes in: 0.75 inches from the START, 10.5 from the left.",
        "Round 1.",
        "It is Ann's turn.",
    )


@pytest.mark.rule("RW-322", "RWA-78", "RW-278")
def test_two_wheel_terror_a_civilian_vehicle_that_is_taken_over_is_wiped_out():
    assert tells(
        "two_wheel_terror",
        "It is 6 against 5-3: the attacker wins, overkill 1.",
        "The Coupe (1) loses a Driver.",
        "The Coupe (1) is abandoned: nobody is at the wheel.",
        "Ann's Street Bike (4) moves: 13.5 inches from the START, 12 from the left.",
        "A Gunner of Ann's Street Bike (4) takes over the Coupe (1).",
        "Ann's Coupe (1) counts as stopped.",
        "Ann's Coupe (1) makes a wipeout check, against 2 dice of the road.",
    )
    taken = Moment.after("two_wheel_terror", "Ann's Coupe (1) counts as stopped.")
    assert (taken.vehicle(1).owner, taken.vehicle(1).crew) == (ANN, ["gunner"])


@pytest.mark.rule("RW-321", "RW-261", "RW-262", "RWA-48")
def test_two_wheel_terror_the_bikers_have_won_once_the_last_civilian_is_run_down():
    assert tells(
        "two_wheel_terror",
        "It is Ann's turn.",
        "Ann's Street Bike (4) makes a wipeout check, against 2 dice of the road.",
        "The road has 3-2 against 5: the vehicle wins, overkill 1.",
        "Ann's Street Bike (4) keeps its grip.",
        "Ann's Street Bike (4) is immobilized, and faces backward.",
    )
    assert tells(
        "two_wheel_terror",
        "The Street Bike (2) is destroyed.",
        "The Street Bike (2) counts as stopped.",
        "The Street Bike (2) is taken away.",
        "The mission is over.",
    )
    assert ended("two_wheel_terror") == ([ANN], "Bikers won: every civilian vehicle is wiped out (RW-321)")


# --- The President ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-71", "RWA-137")
def test_the_president_both_sides_have_the_points_that_the_limo_takes():
    assert tells("the_president", "Ann has the first turn.", "Ann takes the Limo (1).")
    begun = Moment("the_president", 4)  # the four tokens of the Limo: nothing is left to buy
    assert (begun.match.seat, begun.state.points[BEA]) == (BEA, 4)


@pytest.mark.rule("RW-335", "RW-111", "RW-095", "RW-031")
def test_the_president_the_driver_is_shot_and_an_insurgent_drives_the_limo_off():
    assert tells(
        "the_president",
        "Bea's Convertible (2) has a Gunner fire a Shotgun at the Limo (1).",
        "The defender has 1 die more for being closed.",
        "It is 6-3 against 5-4: the attacker wins, overkill 1.",
        "A Shotgun of Bea's Convertible (2) is used up.",
        "Ann's Limo (1) loses a Driver.",
        "Ann's Limo (1) is abandoned: nobody is at the wheel.",
        "Bea's Convertible (2) brakes: 43.5 inches from the START, 10.5 from the left.",
        "One of the crew of Bea's Convertible (2) takes over the Limo (1).",
        "Bea's Limo (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 5-2 against 6-4-3-1: the vehicle wins, overkill 1.",
        "Bea's Limo (1) keeps its grip.",
        "Bea's Limo (1) moves: 45.7 inches from the START, 12 from the left.",
    )
    taken = Moment.after("the_president", "Bea's Limo (1) keeps its grip.")
    assert taken.state.actions[0] == 1
    assert taken.vehicle(1).known == ["shotgun", "shotgun", "spikes", "spikes"]  # RWA-136: captured, and seen
    reason = "Insurgents won: they have driven the Limo off the END themselves (RW-335)"
    assert ended("the_president") == ([BEA], reason)


# --- Hijackers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-342", "RW-343", "RWA-146")
def test_hijackers_the_gangs_come_from_opposite_edges_and_the_truck_drives_when_both_have_had_their_turns():
    come = Moment.after("hijackers", "Ann's Roadster (2) comes in: 46.7 inches from the START, 10.5 from the left.")
    next_to_come = Moment("hijackers", come.moves + 1)
    assert next_to_come.match.seat == BEA
    assert {line.split()[2] for line in next_to_come.open} == {"START"}
    assert tells(
        "hijackers",
        "Bea's Dirt Bike (4) moves: 8.75 inches from the START, 14.5 from the left.",
        "The Hijackers' Truck (1) drives on: 10.25 inches from the START, 12 from the left.",
        "The road takes its turn.",
    )


@pytest.mark.rule("RWA-80", "RW-340", "RWA-136")
def test_hijackers_the_other_gang_rolls_for_the_truck():
    asked = Moment.after("hijackers", "It is 6-4 against 5-5.")
    assert asked.match.seat == ANN  # it is Bea who shoots
    assert tells(
        "hijackers",
        "Bea's Dirt Bike (3) fires a Shotgun at the Hijackers' Truck (1).",
        "The defender has 1 die more for being closed.",
        "It is 6-4 against 5-5.",
        "The Veteran of the Hijackers' Truck (1) rerolls a 5: it is a 6.",
        "The defender wins: overkill 0.",
    )


@pytest.mark.rule("RW-344", "RW-273", "RW-274", "RWA-111")
def test_hijackers_the_truck_is_captured_captured_back_and_gone():
    assert tells(
        "hijackers",
        "One of the crew of Bea's Dirt Bike (4) takes over the Hijackers' Truck (1).",
        "Bea's Hijackers' Truck (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 4-3 against 6-5-2-1: the vehicle wins, overkill 2.",
        "Bea's Hijackers' Truck (1) keeps its grip.",
        "A Nitro of Bea's Hijackers' Truck (1) is used up.",
    )
    assert tells(
        "hijackers",
        "Bea's Hijackers' Truck (1) loses a Brawler.",
        "Bea's Hijackers' Truck (1) is abandoned: nobody is at the wheel.",
        "One of the crew of Ann's Roadster (2) takes over the Hijackers' Truck (1).",
        "A Nitro goes over from Ann's Roadster (2) to the Hijackers' Truck (1).",
        "Ann's Hijackers' Truck (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 5-4 against 6-4-4-2: the vehicle wins, overkill 1.",
        "Ann's Hijackers' Truck (1) keeps its grip.",
        "A Nitro of Ann's Hijackers' Truck (1) is used up.",
        "Ann's Hijackers' Truck (1) uses Nitro: 38.25 inches from the START, 12 from the left.",
        "Ann's Hijackers' Truck (1) moves: 42.25 inches from the START, 12 from the left.",
        "It is Bea's turn.",
    )
    assert ended("hijackers") == ([ANN], "One gang won: the Truck is theirs, and off the END (RW-344)")


# --- Monsters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-353", "RWA-81", "RW-233", "RW-352")
def test_monsters_a_closed_truck_fights_in_melee_with_a_die_more():
    assert tells(
        "monsters",
        "Bea's Monster Truck (3) attacks the Buggy (1) in melee.",
        "The attacker has 2 dice more for Brawlers and being a Monster Truck.",
        # Three crew, of whom one is a Brawler, and the Truck's own die: five against three of an open Buggy.
        "It is 6-6-5-2-1 against 4-3-3: the attacker wins, overkill 3.",
        "Ann's Buggy (1) loses a Brawler.",
        "Ann's Buggy (1) loses a Gunner.",
        "Ann's Buggy (1) loses a Driver.",
        "Ann's Buggy (1) is abandoned: nobody is at the wheel.",
    )


@pytest.mark.rule("RW-360", "RWA-03", "RW-156", "RWA-26")
def test_monsters_a_survivor_over_the_end_makes_it_a_draw():
    assert tells(
        "monsters",
        "A TUNNEL comes onto the road: 40 inches from the START, 12 from the left.",
        "Round 2.",
        "It is Ann's turn.",
        "A Nitro of Ann's Street Bike (2) is used up.",
        "Ann's Street Bike (2) uses Nitro: 28.75 inches from the START, 10.5 from the left.",
        "Ann's Street Bike (2) moves: 32.75 inches from the START, 10.5 from the left.",
        "Ann's Street Bike (2) moves: 36.75 inches from the START, 10.5 from the left.",
        "Ann's Street Bike (2) moves: 40.75 inches from the START, 10.5 from the left.",  # over the card: in safety
        "It is Bea's turn.",
    )
    assert ended("monsters") == ([ANN, BEA], "a draw: a survivor has got away (RW-360)")


# --- Chase ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-371", "RW-378", "RW-379", "RW-380", "RW-381", "RW-382")
def test_chase_for_a_cop_that_is_destroyed_another_comes_with_a_token_of_the_first_rank():
    assert tells(
        "chase",
        "Bea may bring in vehicles for 2 points.",
        "Bea takes a Roadster (3).",
        "Bea's Roadster (3) takes somebody aboard.",
        "Bea's Roadster (3) comes in: 46.7 inches from the START, 10.5 from the left.",
        "It is Bea's turn.",
    )
    bought = Moment.after("chase", "Bea takes a Roadster (3).")
    assert bought.open == ["Gunner", "Nitro", "enough"]


@pytest.mark.rule("RW-233", "RW-230", "RW-244")
def test_chase_who_attacks_in_melee_and_loses_loses_crew():
    assert tells(
        "chase",
        "Bea's Roadster (3) attacks the Roadster (1) in melee.",
        "It is 5-2 against 6: the defender wins, overkill 1.",
        "Bea's Roadster (3) loses a Gunner.",
    )


@pytest.mark.rule("RW-385", "RW-386", "RW-387", "RWA-133", "RWA-148")
def test_chase_a_runner_is_away_but_the_cops_have_not_lost_three_times_their_points():
    assert ended("chase") == ([ANN, BEA], "a draw: a Runner is away, but the Cops have not lost enough (RW-387)")
    assert Moment.last("chase").state.lost_points[BEA] == 2


# --- Breakout ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-057", "RW-058", "RW-222")
def test_breakout_a_heavy_rig_has_its_veterans_reroll_in_attack_and_not_when_it_is_rammed():
    assert tells(
        "breakout",
        "Ann's Big Rig (1) fires a Shotgun at the Muscle Car (2).",
        "The defender has 1 die more for being closed.",
        "It is 6-4 against 5-2.",
        "A Veteran is at the wheel of Ann's Big Rig (1), and may reroll a die.",
        "A Veteran is at the wheel of Bea's Muscle Car (2), and may reroll a die.",  # the attacker has been asked first
        "The Veteran of Bea's Muscle Car (2) rerolls a 2: it is a 6.",
        "The defender wins: overkill 0.",
    )
    assert tells(
        "breakout",
        "Bea's Muscle Car (2) rams the Big Rig (1).",
        "It is 6-6-5 against 5-4-4-3-1.",  # five dice for five hits; only Bea is asked
        "The attacker wins: overkill 2.",
        "Ann's Big Rig (1) takes 2 hits: 3 hits left.",
        "Bea's Muscle Car (2) rams the Big Rig (1).",
        "It is 6-5-1 against 6-4-3.",
        "The attacker wins: overkill 0.",
    )
    for dice in ("It is 6-6-5 against 5-4-4-3-1.", "It is 6-5-1 against 6-4-3."):
        asked = Moment.after("breakout", dice)
        assert (asked.match.seat, asked.state.may_reroll) == (BEA, ATTACKER)


@pytest.mark.rule("RW-200", "RW-308", "RWA-74")
def test_breakout_a_spin_immobilizes_the_rig_and_the_attackers_have_won():
    assert tells(
        "breakout",
        "Ann's Big Rig (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 6-3 against 5-4-1: the road wins, overkill 1.",
        "Ann's Big Rig (1) spins.",
        "Ann's Big Rig (1) is immobilized, and faces backward.",
        "Ann's Big Rig (1) counts as stopped.",
        "Ann's Big Rig (1) skids toward 4 o'clock.",
        "Ann's Big Rig (1) skids: 13.5 inches from the START, 15.475 from the left.",
        "The mission is over.",
    )
    assert ended("breakout") == ([BEA], "Attackers won: the Big Rig is captured, stopped or lost (RW-308)")


# --- The Wages of Fear ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-397", "RW-399", "RWA-89", "RWA-90", "RWA-124")
def test_the_wages_of_fear_a_1_in_a_check_that_was_won_sets_a_truck_off():
    assert tells(
        "the_wages_of_fear",
        "Ann's explosives truck (1) makes a wipeout check, against 2 dice of the road.",
        "The road has 3-2 against 6-5-4-1: the vehicle wins, overkill 3.",
        "Ann's explosives truck (1) keeps its grip.",
        "Ann's explosives truck (1) explodes!",
        "Ann's explosives truck (1) loses a Gunner.",
        "Ann's explosives truck (1) loses a Mechanic.",
        "Ann's explosives truck (1) loses a Driver.",
        "Ann's explosives truck (1) is destroyed.",
        "Bea's Rally Car (3) is rammed by the blast.",
        "It is 6-6-5-4-2-1 against 5-3: the attacker wins, overkill 2.",
        "Bea's Rally Car (3) takes 2 hits: none left.",
    )
    blown = Moment.after("the_wages_of_fear", "Ann's explosives truck (1) explodes!")
    assert blown.vehicle(2).hits == 0  # a little further off than a stick


@pytest.mark.rule("RW-398", "RWA-88")
def test_the_wages_of_fear_a_veteran_spends_the_reroll_on_such_a_1():
    assert tells(
        "the_wages_of_fear",
        "It is 4-2 against 6-5-3-1.",
        "The Veteran of Ann's explosives truck (2) rerolls a 1: it is a 4.",
        "The vehicle wins: overkill 2.",
        "Ann's explosives truck (2) keeps its grip.",
        "The road takes its turn.",
    )


@pytest.mark.rule("RW-401", "RW-226")
def test_the_wages_of_fear_one_truck_is_enough():
    assert tells(
        "the_wages_of_fear",
        "Bea's Dirt Bike (4) rams the explosives truck (2).",
        "It is 3 against 5-4-2-2.",
        "The defender wins: overkill 2.",
        "Bea's Dirt Bike (4) loses a Driver.",
        "Bea's Dirt Bike (4) loses a Driver.",
        "Bea's Dirt Bike (4) is destroyed.",
        "Bea's Dirt Bike (4) is taken away.",
    )
    assert ended("the_wages_of_fear") == ([ANN], "Explosives team won: a truck is off the END in one piece (RW-401)")
