"""A whole game of each mission in which everybody is alone, replayed from its record: Gauntlet and Derailed."""

import pytest

from tests.games.road_wolf.retelling import ANN, Moment, ended, tells

# --- Gauntlet ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-412", "RW-415", "RW-416", "RWA-98", "RWA-147", "RWA-191")
def test_gauntlet_there_is_a_nitro_for_nothing_and_four_cards_are_turned_up():
    assert tells(
        "gauntlet",
        "Ann's Street Bike (1) gets a Nitro.",
        "Bea's Dirt Bike (2) gets a Nitro.",
        "A BRIDGE is turned up: 0 inches from the START, 12 from the left.",
        "A CLEAR is turned up: 4 inches from the START, 12 from the left.",
        "SUPPLIES are turned up: 8 inches from the START, 12 from the left.",
        "A CLEAR is turned up: 12 inches from the START, 12 from the left.",
        "Round 1.",
    )


@pytest.mark.rule("RW-420", "RW-421", "RW-422", "RW-423", "RW-426", "RW-430", "RWA-92", "RWA-93", "RWA-94")
def test_gauntlet_what_is_drawn_two_for_the_leader_and_one_for_the_other():
    assert tells(
        "gauntlet",
        "A Gunner is drawn against Ann.",
        "The mutant (3) comes for the Street Bike (1): it is a Gunner.",
        "The mutant (3) shoots at the Street Bike (1).",
        "It is 4 against 5: the defender wins, overkill 1.",
        "A Mechanic is drawn against Ann.",
        "Nothing comes for Ann.",
        "Spikes are drawn against Bea.",
        "Spikes lie before the Dirt Bike (2).",
        "Bea's Dirt Bike (2) is rammed by Spikes.",
        "The attacker has 1 die more for Spikes.",
        "It is 6-5 against 3: the attacker wins, overkill 2.",
    )


@pytest.mark.rule("RW-424", "RW-425", "RW-432", "RW-433", "RWA-100")
def test_gauntlet_a_skull_pays_for_an_attack_once_it_has_been_seen():
    assert tells(
        "gauntlet",
        "It is Ann's turn, with the Street Bike (1).",
        "Ann's Street Bike (1) has a Gunner shoot at the mutant (3).",
        "It is 5 against 2: the attacker wins, overkill 1.",
        "The mutant (3) is taken away.",
        "Ann takes a skull, for 1 point.",
    )
    assert tells(
        "gauntlet",
        "A Molotov is drawn against Ann.",
        "Ann spends a skull and ignores the attack.",
        "A Brawler is drawn against Ann.",
        "The Dirt Bike (2) comes for the Street Bike (1): it is a Brawler.",
        "The Dirt Bike (2) attacks the Street Bike (1) in melee.",
        "The attacker has 1 die more for Brawlers.",
        "It is 5-3-2 against 6-4: the defender wins, overkill 1.",
        "The Dirt Bike (2) loses a Brawler.",
    )
    asked = Moment.after("gauntlet", "A Molotov is drawn against Ann.")
    assert (asked.match.seat, asked.open, asked.state.skulls[ANN]) == (ANN, ["yes", "no"], 1)


@pytest.mark.rule("RW-427", "RW-431", "RWA-95", "RWA-193")
def test_gauntlet_a_buggy_rams_with_nitro_and_a_driver_shot_is_worth_2_points():
    assert tells(
        "gauntlet",
        "The Dirt Bike (2) flees.",
        "A Veteran is drawn against Ann.",
        "The Buggy (2) comes for the Street Bike (1): it is a Veteran.",
        "The Buggy (2) rams the Street Bike (1) with Nitro.",
        "The attacker has 1 die more for Nitro.",
        "It is 4-3-2 against 5: the defender wins, overkill 1.",
        "The Buggy (2) makes a wipeout check, against 2 dice of the road.",
    )
    assert tells(
        "gauntlet",
        "The Buggy (2) loses a Driver.",
        "The Buggy (2) is abandoned: nobody is at the wheel.",
        "Ann takes a skull, for 2 points.",
    )


@pytest.mark.rule("RW-434", "RW-435", "RW-436", "RW-437", "RW-438", "RW-439", "RW-414")
def test_gauntlet_the_end_opens_with_the_last_card_and_the_points_are_counted():
    closed = Moment.after("gauntlet", "A SLICK is turned up: 44 inches from the START, 12 from the left.")
    assert (closed.state.closed, closed.state.round) == (1, 6)
    assert tells(
        "gauntlet",
        "DEBRIS is turned up: 40 inches from the START, 12 from the left.",
        "A WRECK is turned up: 44 inches from the START, 12 from the left.",
    )
    opened = Moment.after("gauntlet", "Round 7.")
    assert (opened.state.closed, sum(opened.state.deck)) == (0, 0)
    assert tells(
        "gauntlet",
        "Ann's Street Bike (1) leaves the board over the END edge.",
        "Ann's Street Bike (1) has got away!",
        "Ann has 1 point more, now 1.",
        "Ann is the first to get out: 1 point.",
        "The mission is over.",
    )
    reason = "no Courier is left in the valley, and the most points win (RW-434, RW-439); points: 3 and 0"
    assert ended("gauntlet") == ([ANN], reason)


# --- Derailed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-454", "RW-455", "RW-133", "RW-456", "RWA-109")
def test_derailed_who_leaves_the_road_and_crosses_the_tracks_makes_two_checks():
    assert tells(
        "derailed",
        "The Gondola (3) stands there: 6.5 inches from the START, 12 from the left.",
        "The Gondola (2) stands there: 11.5 inches from the START, 12 from the left.",
        "The Engine (1) stands there: 16.5 inches from the START, 12 from the left.",
    )
    assert tells(
        "derailed",
        "Bea's Coupe (5) moves: 21.3 inches from the START, 12 from the left.",
        "Bea's Coupe (5) makes a wipeout check, against 2 dice of the road.",
        "The road has 5-2 against 6-3: the vehicle wins, overkill 1.",
        "Bea's Coupe (5) keeps its grip.",
        "Bea's Coupe (5) makes a wipeout check, against 2 dice of the road.",
        "The road has 4-3 against 5-1: the vehicle wins, overkill 1.",
        "Bea's Coupe (5) keeps its grip.",
    )


@pytest.mark.rule("RW-457", "RW-458", "RW-471", "RWA-199")
def test_derailed_the_front_of_the_train_rams_throws_aside_and_goes_on():
    assert tells(
        "derailed",
        "Ann's Engine (1) rolls: 17.5 inches from the START, 12 from the left.",
        "The Gondola (2) rolls: 12.5 inches from the START, 12 from the left.",
        "The Gondola (3) rolls: 7.5 inches from the START, 12 from the left.",
        "Bea's Coupe (5) is rammed by the front of the train.",
        "It is 6-6-5-4-3-1 against 5-2: the attacker wins, overkill 2.",
        "Bea's Coupe (5) takes 2 hits: none left.",
        "Bea's Coupe (5) loses a Driver.",
        "Bea's Coupe (5) is destroyed.",
        "The Coupe (5) lies across the road as a wreck: 21.3 inches from the START, 12 from the left.",
        "The wreck of the Coupe (5) skids toward 4 o'clock.",
        "The wreck of the Coupe (5) is thrown aside: 19.3 inches from the START, 15.475 from the left.",
        "Ann's Engine (1) rolls: 20.5 inches from the START, 12 from the left.",
    )


@pytest.mark.rule("RW-472", "RW-474", "RWA-108", "RWA-110")
def test_derailed_a_stick_a_turn_and_the_middle_of_the_engine_is_past_the_end():
    last = Moment.last("derailed")
    driven = [step for step in last.match.steps if step.action.text == "drive the train"]
    assert len(driven) == 8  # 32 inches: from 16.5 to 48.5
    assert last.state.round == 11
    assert ended("derailed") == ([ANN], "the train is off the END (RW-474)")
