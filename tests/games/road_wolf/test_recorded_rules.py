"""The trickier rules, each in a game replayed from its record: what the table is told, and how things stand then."""

import pytest

from tests.games.road_wolf.retelling import ANN, BEA, Moment, ended, tells

# --- Monster Trucks ram on --------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-354", "RW-221", "RW-058", "RWA-82", "RWA-120")
def test_a_monster_truck_rams_two_vehicles_in_one_move_and_puts_them_aside():
    assert tells(
        "rams_on",
        "A Nitro of Bea's Monster Truck (3) is used up.",
        "Bea's Monster Truck (3) uses Nitro: 2.75 inches from the START, 11.5 from the left.",
        "Bea's Monster Truck (3) rams the Muscle Car (1) with Nitro.",
        "The attacker has 1 die more for Nitro.",
        "It is 6-4-3-2-1 against 5-5-3.",
        "A Veteran is at the wheel of Bea's Monster Truck (3), and may reroll a die.",
        "The Veteran of Bea's Monster Truck (3) rerolls a 1: it is a 6.",
        "The attacker wins: overkill 2.",
        "Ann's Muscle Car (1) takes 2 hits: 1 hit left.",
        "Ann's Muscle Car (1) is put aside: 6.5 inches from the START, 12.875 from the left.",
        "Bea's Monster Truck (3) uses Nitro: 6.75 inches from the START, 11.5 from the left.",
        "Bea's Monster Truck (3) rams the Buggy (2) with Nitro.",
        "The attacker has 1 die more for Nitro.",
        "It is 5-4-3-2-1 against 5-4.",
        "The attacker wins: overkill 0.",
        "Ann's Buggy (2) makes a wipeout check, against 2 dice of the road.",
        "The road has 3-2 against 6-4: the vehicle wins, overkill 2.",
        "Ann's Buggy (2) keeps its grip.",
        "Ann's Buggy (2) is put aside: 10.3 inches from the START, 12.85 from the left.",
        "Bea's Monster Truck (3) uses Nitro: 10.25 inches from the START, 11.5 from the left.",
    )


@pytest.mark.rule("RWA-82", "RW-124")
def test_a_vehicle_is_put_aside_no_further_than_it_must_and_the_move_is_as_long():
    end = Moment.last("rams_on")
    truck, car, buggy = (end.vehicle(number) for number in (3, 1, 2))
    assert truck.at == (11.5, 10.25)  # 8 inches from 2.25, in spite of both
    assert car.at[0] - truck.at[0] == pytest.approx((1.25 + 1.5) / 2)  # side by side, and touching
    assert buggy.at[0] - truck.at[0] == pytest.approx((1.2 + 1.5) / 2)
    assert (car.hits, buggy.hits) == (2, 0)


# --- BRIDGE OUT -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-375", "RW-377", "RW-378")
def test_a_cop_who_goes_over_a_bridge_that_is_out_is_destroyed():
    assert tells(
        "bridge_out",
        "Bea's Dirt Bike (2) moves: 40.025 inches from the START, 10.8 from the left.",
        "Bea's Dirt Bike (2) touches a BRIDGE.",
        "Bea's Dirt Bike (2) loses a Driver.",
        "Bea's Dirt Bike (2) is destroyed.",
        "Bea's Dirt Bike (2) counts as stopped.",
        "Bea's Dirt Bike (2) is taken away.",
    )
    assert Moment.after("bridge_out", "Bea's Dirt Bike (2) is destroyed.").state.lost_points[BEA] == 1


@pytest.mark.rule("RW-155", "RWA-85")
def test_a_cop_who_goes_round_it_makes_the_usual_check():
    assert tells(
        "bridge_out",
        "Bea's Dirt Bike (3) moves: 41 inches from the START, 14.45 from the left.",
        "Bea's Dirt Bike (3) goes round a BRIDGE.",
        "Bea's Dirt Bike (3) makes a wipeout check, against 2 dice of the road.",
        "The road has 4-2 against 5: the vehicle wins, overkill 1.",
        "Bea's Dirt Bike (3) keeps its grip.",
    )


@pytest.mark.rule("RW-376", "RWA-85")
def test_a_runner_jumps_it_and_nothing_happens():
    before = Moment.after("bridge_out", "Ann's Coupe (1) moves: 29.3 inches from the START, 12 from the left.")
    assert before.state.card_y[0] / 40 == 32
    jumped = Moment.after("bridge_out", "Ann's Coupe (1) moves: 33.3 inches from the START, 12 from the left.")
    assert jumped.told(ANN) == ["Your Coupe (1) moves: 33.3 inches from the START, 12 from the left."]
    assert (jumped.vehicle(1).status, jumped.vehicle(1).hits) == ("driving", 0)


# --- A chain of explosions --------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-396", "RW-399", "RW-400", "RWA-90", "RWA-124")
def test_one_ram_sets_off_both_trucks_and_takes_all_raiders_with_them():
    assert tells(
        "chain_of_explosions",
        "Bea's Rally Car (3) rams the explosives truck (1).",
        "It is 6-5 against 4-3-2-1: the attacker wins, overkill 2.",
        "Ann's explosives truck (1) takes 2 hits: 2 hits left.",
        "Ann's explosives truck (1) explodes!",
        "Ann's explosives truck (1) loses a Driver.",
        "Ann's explosives truck (1) is destroyed.",
        "Bea's Rally Car (3) is rammed by the blast.",  # the nearest comes first
        "It is 6-6-5-4-2-1 against 5-3: the attacker wins, overkill 2.",
        "Bea's Rally Car (3) takes 2 hits: none left.",
        "Bea's Rally Car (3) loses a Driver.",
        "Bea's Rally Car (3) is destroyed.",
        "Ann's explosives truck (2) is rammed by the blast.",
        "It is 6-6-5-4-2-1 against 5-4-3-2: the attacker wins, overkill 2.",
        "Ann's explosives truck (2) takes 2 hits: 2 hits left.",
        "Ann's explosives truck (2) explodes!",
        "Ann's explosives truck (2) loses a Driver.",
        "Ann's explosives truck (2) is destroyed.",
        "Bea's Dirt Bike (4) is rammed by the blast.",  # more than a stick from the first truck, and not from this one
        "It is 6-5-5-3-2-1 against 4: the attacker wins, overkill 3.",
    )


@pytest.mark.rule("RW-402", "RW-253", "RWA-52", "RWA-128")
def test_with_both_trucks_gone_the_raiders_have_won_though_none_of_them_is_left():
    end = Moment.last("chain_of_explosions")
    assert [end.vehicle(number).status for number in (1, 2, 3, 4)] == ["wreck", "wreck", "wreck", "marker"]
    assert ended("chain_of_explosions") == ([BEA], "Raiders won: both trucks are captured or lost (RW-402)")


# --- Boarding a train -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-463", "RWA-103", "RWA-104", "RWA-135")
def test_some_of_a_crew_board_a_gondola_and_only_their_own_side_knows_who():
    boarded = "One of the crew of Ann's Buggy (4) boards the Gondola (2)."
    assert tells("boarding", "Somebody goes over from Ann's Buggy (4) to the Gondola (2).", boarded)
    over = Moment.after("boarding", "Somebody goes over from Ann's Buggy (4) to the Gondola (2).")
    assert over.told(ANN) == ["A Brawler goes over from your Buggy (4) to the Gondola (2)."]
    assert over.told(BEA) == ["Somebody goes over from Ann's Buggy (4) to the Gondola (2)."]
    after = Moment.after("boarding", boarded)
    assert (after.vehicle(2).crew, after.vehicle(4).crew) == (["brawler"], ["driver", "driver"])


@pytest.mark.rule("RW-463", "RWA-104")
def test_a_gondola_with_rivals_in_it_cannot_be_boarded():
    bea = Moment.after("boarding", "Somebody goes over from Bea's Buggy (5) to the Gondola (3).")
    typed = [step.action.text for step in bea.match.steps]
    assert typed[-2:] == ["board the train", "Gunner"]  # next to both; but there is only one that is free of rivals
    assert bea.state.owner[1] == ANN


@pytest.mark.rule("RW-464", "RW-233", "RWA-196", "RWA-136")
def test_from_gondola_to_gondola_there_is_melee_and_gear_is_left_behind():
    assert tells(
        "boarding",
        "Ann's Gondola (2) attacks the Gondola (3) in melee.",
        "The attacker has 1 die more for Brawlers.",
        "It is 5-2 against 3: the attacker wins, overkill 1.",
        "Bea's Gondola (3) loses a Gunner.",
        "Bea's Gondola (3) is abandoned: nobody is in it.",
    )
    left = Moment.after("boarding", "Bea's Gondola (3) is abandoned: nobody is in it.").vehicle(3)
    assert (left.owner, left.gear, left.known) == (-1, ["shotgun"], ["shotgun"])


@pytest.mark.rule("RW-469", "RW-470")
def test_what_is_found_in_a_gondola_may_be_kept():
    asked = Moment.after("boarding", "Ann's Gondola (2) is searched: there is a Molotov.")
    assert asked.open == ["yes", "no"]
    assert tells("boarding", "Ann's Gondola (2) is searched: there is a Molotov.", "Ann's Gondola (2) gets a Molotov.")


@pytest.mark.rule("RW-466", "RW-467", "RW-468", "RWA-106")
def test_control_is_had_by_killing_everybody_in_the_engine_and_then_boarding_it():
    asked = Moment.after("boarding", "It is 6-6 against 5-3-1: the attacker wins, overkill 2.")
    assert asked.told(ANN) == [
        "Your Gondola (2) attacks the Engine (1) in melee.",
        "The attacker has 1 die more for Brawlers, the defender 1 die more for being closed.",
        "It is 6-6 against 5-3-1: the attacker wins, overkill 2.",
        "The Engine (1) loses a Driver.",
        "The Engine (1) loses a Driver.",
    ]
    assert tells(
        "boarding",
        "A Brawler goes over from Ann's Gondola (2) to the Engine (1).",
        "One of the crew of Ann's Gondola (2) boards the Engine (1).",
        "Ann's Gondola (2) is abandoned: nobody is in it.",
    )
    assert Moment.last("boarding").state.owner[0] == ANN


@pytest.mark.rule("RW-459", "RW-460", "RW-471", "RWA-107")
def test_a_vehicle_that_wins_over_the_side_of_the_train_slows_it_down():
    assert tells(
        "boarding",
        "Bea's Buggy (5) is rammed by the side of the train.",
        "It is 4-3-1 against 6-5: the defender wins, overkill 2.",
        "Bea's Buggy (5) slows the train down by a stick.",
        "Ann's Engine (1) rolls: 16.5 inches from the START, 12 from the left.",
        "The Gondola (2) rolls: 11.5 inches from the START, 12 from the left.",
        "The Gondola (3) rolls: 6.5 inches from the START, 12 from the left.",
    )
    assert tells("boarding", "Ann's Engine (1) rolls: 20.5 inches from the START, 12 from the left.")


# --- Takeovers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-270", "RW-271", "RW-277", "RW-278", "RWA-12", "RWA-13", "RWA-51")
def test_a_takeover_at_speed_begins_with_a_wipeout_check():
    assert tells(
        "takeover_at_speed",
        "Bea's Coupe (2) is abandoned: nobody is at the wheel.",
        "Ann's Convertible (1) moves: 17.5 inches from the START, 10.25 from the left.",
        "One of the crew of Ann's Convertible (1) takes over the Coupe (2).",
        "Ann's Coupe (2) makes a wipeout check, against 2 dice of the road.",
        "The road has 5-3 against 5-2: the road wins, overkill 0.",
        "Ann's Coupe (2) loses its grip, and skids.",
        "Ann's Coupe (2) skids toward 10 o'clock.",
        "Ann's Coupe (2) skids: 19 inches from the START, 5.125 from the left.",
        "Ann's Coupe (2) makes a wipeout check, against 2 dice of the road.",  # for the skid has led it off the road
        "The road has 3-2 against 6-4: the vehicle wins, overkill 2.",
        "Ann's Coupe (2) keeps its grip.",
        "Ann's Coupe (2) moves: 22 inches from the START, 5.125 from the left.",
    )


@pytest.mark.rule("RW-274", "RW-275", "RWA-111")
def test_what_is_taken_over_has_one_action_straight_away():
    taken = Moment.after("takeover_at_speed", "Ann's Coupe (2) loses its grip, and skids.")
    assert (taken.vehicle(2).owner, taken.vehicle(2).crew, taken.vehicle(2).actions) == (ANN, ["brawler"], 1)
    assert taken.match.seat == ANN
    moved = Moment.after("takeover_at_speed", "Ann's Coupe (2) moves: 22 inches from the START, 5.125 from the left.")
    assert moved.vehicle(2).actions == 0


@pytest.mark.rule("RW-272", "RW-273", "RWA-36")
def test_a_driver_who_goes_over_leaves_the_own_vehicle_abandoned_and_takes_gear_along():
    assert tells(
        "takeover_at_speed",
        "One of the crew of Bea's Street Bike (3) takes over the Coupe (2).",
        "Bea's Street Bike (3) is abandoned: nobody is at the wheel.",
        "A Nitro goes over from Bea's Street Bike (3) to the Coupe (2).",
        "Bea's Coupe (2) makes a wipeout check, against 2 dice of the road.",
    )
    left = Moment.after("takeover_at_speed", "Bea's Street Bike (3) is abandoned: nobody is at the wheel.")
    assert left.vehicle(3).status == "abandoned"


@pytest.mark.rule("RWA-36", "RW-275", "RW-278")
def test_a_passenger_takes_the_wheel_again_for_an_action_and_the_next_turn_has_two():
    assert tells(
        "takeover_at_speed",
        "It is Bea's turn.",
        "A Gunner takes the wheel of Bea's Street Bike (3) again.",
        "Bea's Street Bike (3) makes a wipeout check, against 2 dice of the road.",
        "The road has 3-2 against 5: the vehicle wins, overkill 1.",
    )
    end = Moment.last("takeover_at_speed")
    assert (end.vehicle(3).crew, end.vehicle(3).actions, end.vehicle(2).actions) == (["gunner"], 1, 2)


@pytest.mark.rule("RW-276", "RW-266", "RW-261", "RW-262", "RWA-48")
def test_a_driver_may_leave_the_own_vehicle_immobilized_for_another_such():
    assert tells(
        "takeover_at_rest",
        "Bea's Coupe (3) is immobilized, and faces backward.",
        "The road takes its turn.",
        "Bea's Coupe (3) falls behind: 9 inches from the START, 8.6 from the left.",
    )
    assert tells(
        "takeover_at_rest",
        "One of the crew of Ann's Convertible (1) takes over the Coupe (3).",
        "Ann's Convertible (1) is abandoned: nobody is at the wheel.",
        "Ann's Convertible (1) is immobilized, and faces backward.",
        "A piece of gear goes over from Ann's Convertible (1) to the Coupe (3).",
    )


@pytest.mark.rule("RW-264", "RW-274", "RWA-50")
def test_its_one_action_turns_it_round():
    end = Moment.last("takeover_at_rest")
    assert end.told(BEA) == ["Ann's Coupe (3) is turned round, and free again."]
    assert (end.vehicle(3).status, end.vehicle(3).actions, end.vehicle(1).status) == ("driving", 0, "immobilized")


# --- Spikes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-118", "RW-119", "RW-120", "RW-121", "RWA-37")
def test_spikes_that_lose_do_nobody_any_harm_and_are_gone():
    assert tells(
        "spikes",
        "Spikes of Ann's Convertible (1) are used up.",
        "Bea's Muscle Car (2) is rammed by Spikes.",
        "The attacker has 1 die more for Spikes.",
        "It is 5-4-3-2 against 6-4-1: the defender wins, overkill 1.",  # a die more than the three of the car's size
        "Spikes of Ann's Convertible (1) are used up.",
    )
    lost = Moment.after("spikes", "It is 5-4-3-2 against 6-4-1: the defender wins, overkill 1.")
    assert (lost.vehicle(1).gear, lost.vehicle(1).actions) == (["spikes", "spikes"], 1)
    assert (lost.vehicle(1).hits, lost.vehicle(2).hits) == (0, 0)


@pytest.mark.rule("RWA-38", "RW-224", "RW-119")
def test_spikes_that_win_without_overkill_make_their_target_check():
    assert tells(
        "spikes",
        "It is 5-4-2-1 against 5-3-2: the attacker wins, overkill 0.",
        "Bea's Muscle Car (2) makes a wipeout check, against 2 dice of the road.",
        "The road has 4-3 against 6-2-1: the vehicle wins, overkill 1.",
        "Bea's Muscle Car (2) keeps its grip.",
    )


@pytest.mark.rule("RW-119", "RW-223", "RW-250")
def test_spikes_that_win_with_overkill_do_as_much_damage():
    assert tells(
        "spikes",
        "It is 6-6-5-5 against 4-3-2: the attacker wins, overkill 4.",
        "Bea's Muscle Car (2) takes 4 hits: none left.",
        "Bea's Muscle Car (2) loses a Mechanic.",
        "Bea's Muscle Car (2) loses a Driver.",
        "Bea's Muscle Car (2) is destroyed.",
    )
    assert ended("spikes")[0] == [ANN]


# --- Bikes that ram ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-226", "RW-255", "RWA-116", "RWA-45")
def test_a_bike_that_rams_is_destroyed_when_it_loses():
    assert tells(
        "a_bike_rams",
        "Bea's Dirt Bike (3) rams the Coupe (1).",
        "It is 2 against 5-3: the defender wins, overkill 2.",
        "Bea's Dirt Bike (3) loses a Driver.",
        "Bea's Dirt Bike (3) is destroyed.",
        "Bea's Dirt Bike (3) is taken away.",
    )
    after = Moment.after("a_bike_rams", "Bea's Dirt Bike (3) is destroyed.")
    assert (after.vehicle(1).status, after.vehicle(1).hits) == ("driving", 0)


@pytest.mark.rule("RW-226", "RW-223")
def test_a_bike_that_rams_is_destroyed_when_it_wins_as_well():
    assert tells(
        "a_bike_rams",
        "Bea's Dirt Bike (4) rams the Street Bike (2).",
        "It is 5 against 3: the attacker wins, overkill 1.",
        "Ann's Street Bike (2) takes 1 hit: none left.",
        "Ann's Street Bike (2) loses a Gunner.",
        "Ann's Street Bike (2) loses a Driver.",
        "Ann's Street Bike (2) is destroyed.",
        "Bea's Dirt Bike (4) loses a Driver.",
        "Bea's Dirt Bike (4) is destroyed.",
    )


@pytest.mark.rule("RWA-53", "RW-082", "RW-254")
def test_the_gear_of_a_bike_stays_on_the_spot_and_falls_behind():
    assert tells(
        "a_bike_rams",
        "The road takes its turn.",
        "The heap of gear (4) falls behind: 5 inches from the START, 14.1 from the left.",
        "The heap of gear (3) falls behind: 6 inches from the START, 11.1 from the left.",
    )
    lies = Moment.after("a_bike_rams", "Bea's Dirt Bike (3) is taken away.").vehicle(3)
    assert (lies.status, lies.at, lies.gear, lies.known) == ("marker", (11.1, 14), ["spikes"], ["spikes"])


@pytest.mark.rule("RW-228", "RWA-44")
def test_a_vehicle_that_destroys_a_bike_by_ramming_completes_its_move():
    assert tells(
        "a_bike_rams",
        "Ann's Coupe (1) moves: 14.95 inches from the START, 12 from the left.",
        "Ann's Coupe (1) rams the Dirt Bike (5).",
        "It is 4-2 against 3: the attacker wins, overkill 1.",
        "Bea's Dirt Bike (5) takes 1 hit: none left.",
        "Bea's Dirt Bike (5) loses a Driver.",
        "Bea's Dirt Bike (5) loses a Driver.",
        "Bea's Dirt Bike (5) is destroyed.",
        "Bea's Dirt Bike (5) is taken away.",
        "Ann's Coupe (1) moves: 17.3 inches from the START, 12 from the left.",  # from 13.3: a whole stick
    )


# --- Ambushes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-083", "RWA-19", "RW-174")
def test_an_ambush_is_kept_when_its_vehicle_is_lost():
    assert tells(
        "ambush_from_supplies",
        "Ann's Street Bike (2) rams the Convertible (3), which braked into it.",
        "It is 2 against 6-5-3: the defender wins, overkill 3.",
        "Ann's Street Bike (2) loses a Driver.",
        "Ann keeps an Ambush.",
        "Ann's Street Bike (2) is destroyed.",
    )
    assert Moment.after("ambush_from_supplies", "Ann keeps an Ambush.").state.kept[ANN] == 1


@pytest.mark.rule("RW-115", "RW-116", "RWA-39")
def test_it_is_sprung_when_supplies_have_come_within_two_sticks_and_not_before():
    too_far = Moment.after(
        "ambush_from_supplies", "SUPPLIES come onto the road: 40 inches from the START, 12 from the left."
    )
    turn = Moment("ambush_from_supplies", too_far.moves + 1)
    assert "done" in turn.open
    assert "spring an Ambush" not in turn.open  # from 38.75 to 25.5 it is more than 8 inches
    near = Moment.after(
        "ambush_from_supplies", "A CLEAR comes onto the road: 40 inches from the START, 12 from the left."
    )
    assert near.open == ["vehicle 1", "spring a kept Ambush", "enough"]
    assert (near.state.card_y[0] / 40, near.vehicle(3).at) == (32, (14.925, 23))


@pytest.mark.rule("RW-116", "RW-117", "RW-083", "RWA-34", "RW-242")
def test_the_kept_ambush_costs_no_action_and_hits_a_gunner():
    assert tells(
        "ambush_from_supplies",
        "Ann's Ambush is sprung on the Convertible (3).",
        "It is 6-2 against 5: the attacker wins, overkill 1.",
        "An Ambush is used up.",
        "Bea's Convertible (3) loses a Gunner.",
    )
    after = Moment.after("ambush_from_supplies", "Bea's Convertible (3) loses a Gunner.")
    assert (after.state.kept[ANN], after.vehicle(1).actions) == (0, 2)


@pytest.mark.rule("RW-115", "RW-243", "RW-200", "RWA-125")
def test_the_other_ambush_sends_the_car_into_a_spin():
    assert tells(
        "ambush_from_supplies",
        "Ann's Ambush is sprung on the Convertible (3).",
        "It is 5-4 against 5: the attacker wins, overkill 0.",
        "An Ambush is used up.",
        "Bea's Convertible (3) makes a wipeout check, against 2 dice of the road.",
        "The road has 6-3 against 5-2-1: the road wins, overkill 1.",
        "Bea's Convertible (3) spins.",
        "Bea's Convertible (3) is immobilized, and faces backward.",
        "Bea's Convertible (3) skids toward 2 o'clock.",
        "Bea's Convertible (3) skids: 25 inches from the START, 18.4 from the left.",
        "The mission is over.",
    )
