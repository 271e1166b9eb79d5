"""Every legal attempt: what it takes, how fast it is, what the Escapes see in it."""

from collections import Counter
from itertools import combinations, product

import pytest

from runabout.games.road_runner.attempts import ATTEMPTS, COUNT, FROM, MASK, METHOD, SPEED, Look
from runabout.games.road_runner.cards import (
    CAPTURES,
    CARDS,
    METAL,
    ROLES,
    SCENE,
    Keyword,
    Method,
)
from runabout.games.road_runner.state import LAID_MAX
from tests.games.road_runner.table import find_attempt, harm, legal, speed

BAITS = ["Free Birdseed", "Detour Sign", "Female Road Runner Costume"]
TRAPS = ["Cannon", "Cliff", "Dynamite", "Bomb"]
EXPLOSIVES = ["Internal Combustion Engine", "Rocket Motor", "Rocket", "Cannon", "Dynamite", "Bomb"]
BEARINGS = ["Ball Bearings", "Free Birdseed", "Giant Magnet"]
ROADS = ["Winding Mountain Road", "Road", "Tunnel", "Level Crossing"]
AMBUSHES = [
    "Dynamite",
    "Bomb",
    "Bear Trap",
    "Knife And Fork",
    "Rolling Boulder",
    "Retractable Steel Wall",
    "Tiger Trap",
]
DROPS = [
    ["Dehydrated Boulders", "Bucket Of Water"],
    *([title] for title in ("Anvil", "Huge Boulder", "Refrigerator", "Dynamite", "Bomb", "Bear Trap", "Piano")),
]
HEIGHTS = ["Tightrope", "Precarious Rock Spire", "Winding Mountain Road", "Cliff", "Hot Air Balloon"]
SHOOTERS = ["Cannon", "Giant Bow", "Sling Shot"]
AMMO = ["Giant Arrow", "Dynamite", "Bomb"]
LAUNCHERS = {"Giant Spring": 1, "Giant Sling Shot": 2, "Catapult": 2, "Cannon": 3, "Giant Bow": 1}
SELF_DRIVEN = {  # VEHICLE and THRUSTER in one card, with what that takes
    ("Leg Muscle Growth Pills",): 2,
    ("Rocket",): 3,
    ("Unicycle Helmet", "Tightrope"): 1,
}
PLAIN_VEHICLES = [
    ["Skateboard"],
    ["Roller Skates"],
    ["Ball Bearings"],
    ["Hot Air Balloon"],
    ["Skis", "Refrigerator"],
]
THRUSTERS = {
    ("Long Slope",): 1,
    ("Sail",): 1,
    ("Fan",): 1,
    ("Sail", "Fan"): 2,
    ("Outboard Motor", "Bucket Of Water"): 2,
    ("Internal Combustion Engine",): 3,
    ("Rocket Motor",): 4,
}


def sets_of(method):
    """The sets of titles with which a method can be called."""
    found = [frozenset(CARDS[t].title for t in a.titles) for a in ATTEMPTS if a.way.method == method]
    assert len(found) == len(set(found))
    return set(found)


def union(*parts):
    """The cards of several parts as one set."""
    return frozenset(title for part in parts for title in part)


def test_there_are_210_attempts():
    assert COUNT == len(ATTEMPTS) == 210
    assert Counter(Method(method) for method in METHOD) == {
        Method.CHASE: 77,
        Method.TRAP: 51,
        Method.DROP: 40,
        Method.AMBUSH: 28,
        Method.SHOT: 9,
        Method.LAUNCH: 5,
    }


@pytest.mark.rule("RR-062", "RRA-05")
def test_51_traps_are_each_bait_with_each_trap_and_what_the_conditions_ask_for():
    plain = {union([bait, trap]) for bait, trap in product(BAITS, TRAPS)}
    bearings = {union(BEARINGS, [bait]) for bait in BAITS}
    both = {union(["Piano", explosive]) for explosive in EXPLOSIVES}
    piano_is_bait = {union(["Piano", "Cliff", explosive]) for explosive in EXPLOSIVES}
    piano_is_bait_for_bearings = {union(["Piano", explosive], BEARINGS) for explosive in EXPLOSIVES}
    piano_is_trap = {union(["Piano", explosive, bait]) for explosive, bait in product(EXPLOSIVES, BAITS)}
    parts = [plain, bearings, both, piano_is_bait, piano_is_bait_for_bearings, piano_is_trap]
    assert [len(part) for part in parts] == [12, 3, 6, 6, 6, 18]
    assert sets_of(Method.TRAP) == set().union(*parts)
    assert sum(len(part) for part in parts) == 51


@pytest.mark.rule("RR-063")
def test_28_ambushes_are_each_road_with_each_ambush():
    assert sets_of(Method.AMBUSH) == {union([road, ambush]) for road, ambush in product(ROADS, AMBUSHES)}
    assert len(ROADS) * len(AMBUSHES) == 28


@pytest.mark.rule("RR-064")
def test_40_drops_are_each_thing_to_drop_from_each_height():
    assert sets_of(Method.DROP) == {union(drop, [height]) for drop, height in product(DROPS, HEIGHTS)}
    assert len(DROPS) * len(HEIGHTS) == 40


@pytest.mark.rule("RR-065")
def test_9_shots_are_each_shooter_with_each_ammo():
    assert sets_of(Method.SHOT) == {union([shooter, ammo]) for shooter, ammo in product(SHOOTERS, AMMO)}


@pytest.mark.rule("RR-066")
def test_77_chases_are_each_vehicle_with_each_thruster():
    vehicles = [*PLAIN_VEHICLES, *SELF_DRIVEN]
    pushed = {union(vehicle, thruster) for vehicle, thruster in product(vehicles, THRUSTERS)}
    alone = {union(card) for card in SELF_DRIVEN}
    pushed_by_another = {union(vehicle, card) for vehicle, card in product(PLAIN_VEHICLES, SELF_DRIVEN)}
    each_other = {union(one, other) for one, other in combinations(SELF_DRIVEN, 2)}
    parts = [pushed, alone, pushed_by_another, each_other]
    assert [len(part) for part in parts] == [56, 3, 15, 3]
    assert sets_of(Method.CHASE) == set().union(*parts)


@pytest.mark.rule("RR-067", "RR-069")
def test_5_launches_are_each_launcher_by_itself():
    assert sets_of(Method.LAUNCH) == {union([title]) for title in LAUNCHERS}
    for title, expected in LAUNCHERS.items():
        assert speed("launch", title) == expected


@pytest.mark.rule("RR-061")
def test_a_pair_of_roles_taken_from_two_methods_is_no_attempt():
    for cards in (["Detour Sign", "Road"], ["Anvil", "Giant Arrow"], ["Sling Shot", "Tightrope"], ["Skateboard"]):
        assert not any(legal(method.name, *cards) for method in Method), cards
    assert {len(roles) for method, roles in ROLES.items() if method != Method.LAUNCH} == {2}


@pytest.mark.rule("RR-068")
def test_most_attempts_are_two_cards_and_none_is_more_than_five():
    sizes = Counter(len(attempt.titles) for attempt in ATTEMPTS)
    # One: 5 launches, Pills, Rocket. Four: another bait with the bearings (2); Skis or Helmet with Sail and Fan or with
    # the motor and its bucket (4); Skis and Helmet (1). Five: the Piano with an explosive as bait for the bearings.
    assert sizes == {1: 7, 2: 130, 3: 60, 4: 7, 5: 6}
    assert max(sizes) == LAID_MAX


@pytest.mark.rule("RR-070")
def test_the_rocket_and_the_pills_are_a_chase_by_themselves():
    alone = [attempt for attempt in ATTEMPTS if len(attempt.titles) == 1 and attempt.way.method == Method.CHASE]
    assert {(CARDS[a.titles[0]].title, a.way.speed) for a in alone} == {("Rocket", 3), ("Leg Muscle Growth Pills", 2)}


@pytest.mark.rule("RR-071", "RR-014")
def test_a_conditional_keyword_counts_only_beside_all_that_it_asks_for():
    assert legal("chase", "Skis", "Refrigerator", "Fan")
    assert not legal("chase", "Skis", "Fan")
    assert legal("drop", "Dehydrated Boulders", "Bucket Of Water", "Cliff")
    assert not legal("drop", "Dehydrated Boulders", "Cliff")
    assert legal("trap", "Detour Sign", "Ball Bearings", "Free Birdseed", "Giant Magnet")
    assert not legal("trap", "Detour Sign", "Ball Bearings", "Giant Magnet")
    assert not legal("trap", "Detour Sign", "Ball Bearings", "Free Birdseed")


@pytest.mark.rule("RR-011")
def test_cards_with_the_same_keywords_do_the_same():
    for attempt in ATTEMPTS:
        cards = [CARDS[title].title for title in attempt.titles]
        if "Dynamite" in cards:
            swapped = ["Bomb" if card == "Dynamite" else card for card in cards]
            assert legal(attempt.way.method.name, *swapped), cards


@pytest.mark.rule("RR-020")
def test_metal_machinery_rails_and_explosives_fill_no_role():
    idle = {Keyword.METAL, Keyword.MECHANICAL, Keyword.RAIL, Keyword.EXPLOSIVE}
    assert idle == set(Keyword) - {role for roles in ROLES.values() for role in roles}
    assert idle <= SCENE
    asked_for = {clause.beside_keyword for card in CARDS for clause in card.clauses} - {None}
    assert asked_for == {Keyword.EXPLOSIVE}


@pytest.mark.parametrize(
    "cards",
    [
        ("drop", "Anvil", "Refrigerator", "Cliff"),
        ("chase", "Rocket", "Rocket Motor", "Internal Combustion Engine"),
        ("chase", "Rocket", "Sail", "Fan", "Long Slope"),
        ("chase", "Skateboard", "Rocket Motor", "Bucket Of Water"),
        ("trap", "Piano", "Dynamite", "Bomb", "Detour Sign"),
        ("drop", "Piano", "Dynamite", "Cliff"),
        ("launch", "Cannon", "Dynamite"),
        ("ambush", "Road", "Dynamite", "Cliff"),
    ],
    ids=lambda cards: " ".join(cards[1:]),
)
@pytest.mark.rule("RRA-02")
def test_a_card_that_is_of_no_use_cannot_be_thrown_in(cards):
    assert not legal(*cards)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("chase", "Skateboard", "Sail", "Fan"), 2),
        (("chase", "Rocket", "Rocket Motor"), 4),
        (("chase", "Unicycle Helmet", "Tightrope", "Skis", "Refrigerator"), 1),
        (("trap", "Free Birdseed", "Ball Bearings", "Giant Magnet"), 0),
        (("trap", "Piano", "Cliff", "Rocket Motor"), 0),
    ],
    ids=lambda value: " ".join(value[1:]) if isinstance(value, tuple) else "",
)
@pytest.mark.rule("RRA-02")
def test_every_card_that_fills_a_role_or_meets_a_condition_may_be_there(cards, expected):
    assert speed(*cards) == expected


@pytest.mark.rule("RRA-02b")
def test_of_several_ways_the_fastest_counts_and_then_the_least_harmful():
    assert speed("chase", "Leg Muscle Growth Pills", "Rocket") == 3
    assert speed("chase", "Leg Muscle Growth Pills", "Unicycle Helmet", "Tightrope") == 2
    assert harm("Too Smart!", "trap", "Piano", "Cannon") == 0
    assert harm("Too Smart!", "trap", "Piano", "Dynamite") == 0
    assert harm("Too Smart!", "trap", "Piano", "Cliff", "Dynamite") == 4  # for the Cliff has no other use there
    assert harm("Too Smart!", "trap", "Detour Sign", "Piano", "Cannon") == 0


@pytest.mark.rule("RRA-03")
def test_speeds_are_not_added_the_thruster_gives_its_own():
    assert speed("chase", "Rocket", "Rocket Motor") == 4
    assert speed("chase", "Rocket", "Long Slope") == 1
    assert speed("chase", "Leg Muscle Growth Pills", "Sail", "Fan") == 2


@pytest.mark.rule("RRA-27")
def test_sail_and_fan_make_speed_2_whichever_is_the_thruster_and_the_fan_is_there_as_metal():
    cards = "chase", "Leg Muscle Growth Pills", "Sail", "Fan"
    assert speed(*cards) == 2
    assert harm("Rust!", *cards) == 0
    assert harm("Mechanical Failure!", *cards) == 2
    assert harm("Rust!", "chase", "Leg Muscle Growth Pills", "Sail") is None


def test_the_tables_that_the_rules_look_up_are_in_step_with_the_list():
    for place, attempt in enumerate(ATTEMPTS):
        assert MASK[place] == attempt.mask == sum(1 << title for title in attempt.titles)
        assert METHOD[place] == attempt.way.method
        assert SPEED[place] == attempt.way.speed
        assert FROM[attempt.titles[0]] <= place < FROM[attempt.titles[0] + 1]
    assert FROM[0] == 0
    assert FROM[CAPTURES] == COUNT


def test_a_keyword_that_fills_no_role_has_no_number_by_role():
    place = find_attempt("launch", "Cannon")
    look = Look(ATTEMPTS[place], literal=False)
    assert look.number(Keyword.TRAP) == 0
    assert look.number(Keyword.LAUNCHER) == 3
    assert not look.has(METAL)
