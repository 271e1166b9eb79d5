"""The cards against a table of them written down by hand."""

import re
from collections import Counter

import pytest

from runabout.games.road_runner import game
from runabout.games.road_runner.attempts import carries
from runabout.games.road_runner.cards import (
    CAPTURE,
    CAPTURES,
    CARDS,
    DECK,
    DUAL,
    ESCAPE,
    ESCAPES,
    FIRST_PLAIN_ESCAPE,
    NUMBER,
    TITLES,
    Keyword,
)
from runabout.games.road_runner.rules import PACK
from runabout.games.road_runner.state import CALL, LAY, PLAY
from tests.games.road_runner.table import harm

# Rule, title, copies, and the text: "KEYWORD number" (Speed or Damage), each condition with what it gives.
PRINTED = [
    ("RR-201", "Long Slope", 1, "THRUSTER 1"),
    ("RR-202", "Sail", 1, "THRUSTER 1; with Fan: THRUSTER 2"),
    ("RR-203", "Fan", 1, "THRUSTER 1; with Sail: THRUSTER 2; METAL; MECHANICAL"),
    ("RR-204", "Outboard Motor", 1, "with Bucket Of Water: THRUSTER 2; METAL; MECHANICAL"),
    ("RR-205", "Internal Combustion Engine", 1, "THRUSTER 3; METAL; MECHANICAL; EXPLOSIVE 1"),
    ("RR-206", "Rocket Motor", 1, "THRUSTER 4; METAL; MECHANICAL; EXPLOSIVE 4"),
    ("RR-207", "Skis", 1, "with Refrigerator: VEHICLE; METAL"),
    ("RR-208", "Unicycle Helmet", 1, "with Tightrope: VEHICLE, THRUSTER 1"),
    ("RR-209", "Skateboard", 1, "VEHICLE; METAL"),
    ("RR-210", "Ball Bearings", 1, "VEHICLE; METAL; with Free Birdseed and Giant Magnet: TRAP"),
    ("RR-211", "Leg Muscle Growth Pills", 1, "VEHICLE; THRUSTER 2"),
    ("RR-212", "Roller Skates", 1, "VEHICLE; METAL"),
    ("RR-213", "Rocket", 1, "VEHICLE; THRUSTER 3; EXPLOSIVE 3"),
    ("RR-214", "Free Birdseed", 2, "BAIT"),
    ("RR-215", "Detour Sign", 1, "BAIT"),
    ("RR-216", "Female Road Runner Costume", 1, "BAIT"),
    ("RR-217", "Giant Spring", 1, "LAUNCHER 1; METAL; MECHANICAL"),
    ("RR-218", "Giant Sling Shot", 1, "LAUNCHER 2; MECHANICAL"),
    ("RR-219", "Catapult", 1, "LAUNCHER 2; MECHANICAL"),
    ("RR-220", "Cannon", 1, "LAUNCHER 3; EXPLOSIVE 2; TRAP 2; SHOOTER; MECHANICAL"),
    ("RR-221", "Dehydrated Boulders", 1, "with Bucket Of Water: DROP 3"),
    ("RR-222", "Anvil", 1, "DROP 1; METAL"),
    ("RR-223", "Huge Boulder", 1, "DROP 3"),
    ("RR-224", "Refrigerator", 1, "DROP 2; METAL; MECHANICAL"),
    ("RR-225", "Tightrope", 1, "HEIGHT 1"),
    ("RR-226", "Precarious Rock Spire", 1, "HEIGHT 2"),
    ("RR-227", "Winding Mountain Road", 1, "HEIGHT 3; ROAD"),
    ("RR-228", "Cliff", 1, "HEIGHT 4; TRAP 4"),
    ("RR-229", "Hot Air Balloon", 1, "HEIGHT 5; VEHICLE; MECHANICAL"),
    ("RR-230", "Giant Arrow", 1, "AMMO 1"),
    ("RR-231", "Dynamite", 1, "AMMO 1; AMBUSH 1; EXPLOSIVE 1; DROP 1; TRAP 1"),
    ("RR-232", "Bomb", 1, "AMMO 1; AMBUSH 1; EXPLOSIVE 1; DROP 1; TRAP 1"),
    ("RR-233", "Giant Bow", 1, "LAUNCHER 1; SHOOTER"),
    ("RR-234", "Sling Shot", 1, "SHOOTER"),
    ("RR-235", "Bear Trap", 1, "AMBUSH 1; DROP 1; METAL; MECHANICAL"),
    ("RR-236", "Knife And Fork", 1, "AMBUSH 0; METAL"),
    ("RR-237", "Road", 1, "ROAD"),
    ("RR-238", "Tunnel", 1, "ROAD; RAIL"),
    ("RR-239", "Level Crossing", 1, "ROAD; RAIL"),
    ("RR-240", "Bucket Of Water", 1, ""),
    ("RR-251", "Giant Magnet", 1, ""),
    ("RR-252", "Rolling Boulder", 1, "AMBUSH 2"),
    ("RR-253", "Retractable Steel Wall", 1, "AMBUSH 2; METAL; MECHANICAL"),
    ("RR-254", "Tiger Trap", 1, "AMBUSH 2"),
    ("RR-255", "Piano", 1, "DROP 3; with EXPLOSIVE: BAIT, TRAP"),
]

# Attempts that between them show every Escape at work, each with what there is to see in it.
HELMET = ("chase", "Unicycle Helmet", "Tightrope")  # Speed 1, HEIGHT 1
PILLS = ("chase", "Leg Muscle Growth Pills")  # Speed 2
ROCKET = ("chase", "Rocket")  # Speed 3, EXPLOSIVE 3
BALLOON = ("chase", "Hot Air Balloon", "Rocket Motor")  # Speed 4, HEIGHT 5, METAL, MECHANICAL, EXPLOSIVE 4
SKIS = ("chase", "Skis", "Refrigerator", "Fan")  # Speed 1, METAL, MECHANICAL; the Refrigerator would DROP 2
BOW = ("launch", "Giant Bow")  # Speed 1
SLING = ("launch", "Giant Sling Shot")  # Speed 2, MECHANICAL
SPRING = ("launch", "Giant Spring")  # Speed 1, METAL, MECHANICAL
CANNON = ("launch", "Cannon")  # Speed 3, EXPLOSIVE 2, MECHANICAL; it could be a TRAP 2
ARROW = ("shot", "Giant Bow", "Giant Arrow")  # AMMO 1
BLAST = ("shot", "Cannon", "Dynamite")  # AMMO 1, EXPLOSIVE 3, MECHANICAL; TRAP 3, AMBUSH 1, DROP 1 unused
CLIFF = ("trap", "Detour Sign", "Cliff")  # TRAP 4, HEIGHT 4
BEARINGS = ("trap", "Free Birdseed", "Ball Bearings", "Giant Magnet")  # TRAP 0, METAL
TUNNEL = ("ambush", "Tunnel", "Rolling Boulder")  # ROAD, RAIL, AMBUSH 2
FORK = ("ambush", "Road", "Knife And Fork")  # ROAD, AMBUSH 0, METAL
MOUNTAIN = ("ambush", "Winding Mountain Road", "Dynamite")  # ROAD, AMBUSH 1, HEIGHT 3, EXPLOSIVE 1; TRAP 1 unused
ROCK = ("drop", "Huge Boulder", "Precarious Rock Spire")  # DROP 3, HEIGHT 2
FRIDGE = ("drop", "Refrigerator", "Cliff")  # DROP 2, HEIGHT 4, METAL, MECHANICAL; the Cliff could be a TRAP 4

EXAMPLES = (
    HELMET, PILLS, ROCKET, BALLOON, SKIS, BOW, SLING, SPRING, CANNON,
    ARROW, BLAST, CLIFF, BEARINGS, TUNNEL, FORK, MOUNTAIN, ROCK, FRIDGE,
)  # fmt: skip

# Rule, title, copies; what it prevents of these, and for what damage, by role; what is otherwise if read literally.
PREVENTS = [
    ("RR-251", "Giant Magnet", 1, {BALLOON: 0, SKIS: 0, SPRING: 0, BEARINGS: 0, FORK: 0, FRIDGE: 0}, {}),
    ("RR-252", "Rolling Boulder", 1, dict.fromkeys(EXAMPLES, 2), {}),
    (
        "RR-253",
        "Retractable Steel Wall",
        1,
        {HELMET: 3, PILLS: 4, ROCKET: 5, BALLOON: 6, SKIS: 3, BOW: 3, SLING: 4, SPRING: 3, CANNON: 5},
        {},
    ),
    ("RR-254", "Tiger Trap", 1, {PILLS: 2, ROCKET: 2, SKIS: 2}, {}),
    ("RR-255", "Piano", 1, {TUNNEL: 0, FORK: 0, MOUNTAIN: 0}, {BLAST: 0}),
    (
        "RR-261",
        "Cliff Face!",
        1,
        {HELMET: 1, PILLS: 2, ROCKET: 3, BALLOON: 4, SKIS: 1, BOW: 1, SLING: 2, SPRING: 1, CANNON: 3},
        {},
    ),
    (
        "RR-262",
        "Boulder!",
        1,
        {HELMET: 1, PILLS: 1, ROCKET: 4, BALLOON: 5, SKIS: 1, BOW: 1, SLING: 1, SPRING: 1, CANNON: 3},
        {},
    ),
    ("RR-263", "Fast Running!", 1, {HELMET: 0, SKIS: 0, BOW: 0, SPRING: 0}, {}),
    ("RR-264", "Burst Of Speed!", 1, {HELMET: 0, PILLS: 0, SKIS: 0, BOW: 0, SLING: 0, SPRING: 0}, {}),
    (
        "RR-265",
        "Zoom!",
        1,
        {HELMET: 0, PILLS: 0, ROCKET: 0, SKIS: 0, BOW: 0, SLING: 0, SPRING: 0, CANNON: 0},
        {},
    ),
    (
        "RR-266",
        "Beep Beep!",
        1,
        {HELMET: 0, PILLS: 0, ROCKET: 0, BALLOON: 0, SKIS: 0, BOW: 0, SLING: 0, SPRING: 0, CANNON: 0},
        {},
    ),
    ("RR-267", "Cactus!", 2, {BOW: 3, SLING: 3, SPRING: 3, CANNON: 3}, {}),
    ("RR-268", "U-Shaped Rock Formation!", 2, {BOW: 0, SLING: 0, SPRING: 0, CANNON: 0, ARROW: 1, BLAST: 1}, {}),
    ("RR-269", "Uh Oh!", 2, {HELMET: 2, PILLS: 3, ROCKET: 4, BALLOON: 5, SKIS: 2}, {}),
    (
        "RR-270",
        "Mechanical Failure!",
        2,
        {BALLOON: 4, SKIS: 1, SLING: 2, SPRING: 1, CANNON: 3, BLAST: 0, FRIDGE: 0},
        {},
    ),
    ("RR-271", "Bad Aim!", 2, {ARROW: 0, BLAST: 0}, {}),
    ("RR-272", "Rust!", 2, {BALLOON: 0, SKIS: 0, SPRING: 0, BEARINGS: 0, FORK: 0, FRIDGE: 0}, {}),
    ("RR-273", "Dud!", 2, {ROCKET: 0, BALLOON: 0, CANNON: 0, BLAST: 0, MOUNTAIN: 0}, {}),
    ("RR-274", "Backfire!", 2, {ROCKET: 3, BALLOON: 4, CANNON: 2, BLAST: 3, MOUNTAIN: 1}, {}),
    ("RR-275", "Oops!", 2, {HELMET: 1, BALLOON: 5, CLIFF: 4, MOUNTAIN: 3, ROCK: 2, FRIDGE: 4}, {}),
    ("RR-276", "Gravity Failure!", 2, {ROCK: 5, FRIDGE: 6}, {MOUNTAIN: 4}),
    ("RR-277", "Truck!", 2, {TUNNEL: 2, FORK: 2, MOUNTAIN: 2}, {}),
    ("RR-278", "Express Train!", 1, {TUNNEL: 3}, {}),
    ("RR-279", "Why Didn't It Work?!", 2, {TUNNEL: 2, FORK: 0, MOUNTAIN: 1}, {BLAST: 1}),
    (
        "RR-280",
        "Too Smart!",
        2,
        {CLIFF: 4, BEARINGS: 0, TUNNEL: 2, FORK: 0, MOUNTAIN: 1},
        {CANNON: 2, BLAST: 3, FRIDGE: 4},
    ),
    ("RR-281", "Too Dumb!", 2, {CLIFF: 0, BEARINGS: 0}, {CANNON: 0, BLAST: 0, MOUNTAIN: 0, FRIDGE: 0}),
]

# Copies that can be played to capture, conditional Keywords counted.
ROLE_COUNTS = {
    "BAIT": 5, "TRAP": 6, "ROAD": 4, "AMBUSH": 7, "DROP": 8, "HEIGHT": 5, "SHOOTER": 3, "AMMO": 3, "VEHICLE": 8,
    "THRUSTER": 9, "LAUNCHER": 5, "METAL": 14, "MECHANICAL": 12, "EXPLOSIVE": 6, "RAIL": 2,
}  # fmt: skip


FACES, GERMAN = game.words.faces(), game.words.in_language("de").faces()
NEED_NOT_BE_SAID = {"AMMO", "LAUNCHER"}  # "shot AMMO" or "a shot", and what an Escape has nothing to do with


def keywords_in(text):
    """The Keywords that a text names."""
    return set(re.findall("[A-Z]{4,}", text))


def read(text):
    """The Keywords that a card always has, and those that depend on a condition."""
    always, conditional = {}, {}
    for line in text.split("; ") if text else []:
        condition, _, gives = line.rpartition(": ")
        into = conditional.setdefault(condition.removeprefix("with "), {}) if condition else always
        for keyword in gives.split(", "):
            name, _, number = keyword.partition(" ")
            into[name] = int(number or 0)
    return always, conditional


def lines_of(card):
    """The same of a card as the game has it."""
    always, conditional = {}, {}
    for clause in card.clauses:
        asks = [*clause.beside, *([clause.beside_keyword.name] if clause.beside_keyword is not None else [])]
        into = conditional.setdefault(" and ".join(asks), {}) if asks else always
        for keyword, number in clause.keywords.items():
            assert keyword.name not in into
            into[keyword.name] = number
    return always, conditional


@pytest.mark.parametrize(
    ("rule", "title", "copies", "text"),
    [pytest.param(*row, marks=pytest.mark.rule(row[0]), id=row[1]) for row in PRINTED],
)
def test_a_capture_card_says_what_is_printed_on_it(rule, title, copies, text):
    card = CARDS[NUMBER[title]]
    assert (card.rule, card.title, card.copies) == (rule, title, copies)
    assert card.capture
    assert lines_of(card) == read(text)


@pytest.mark.parametrize(
    ("rule", "title", "copies", "prevented", "literally"),
    [pytest.param(*row, marks=pytest.mark.rule(row[0]), id=row[1]) for row in PREVENTS],
)
def test_an_escape_card_prevents_what_it_says_for_the_damage_it_says(rule, title, copies, prevented, literally):
    card = CARDS[NUMBER[title]]
    assert (card.rule, card.title, card.copies) == (rule, title, copies)
    for example in EXAMPLES:
        assert harm(title, *example) == prevented.get(example), example
        expected = (prevented | literally).get(example)
        assert harm(title, *example, literal=True) == expected, ("literally", example)


@pytest.mark.rule("RR-004")
def test_the_deck_is_81_cards_of_41_capture_5_dual_and_35_escape():
    assert [sum(card.copies for card in kind) for kind in (CAPTURE, DUAL, ESCAPE)] == [41, 5, 35]
    assert [len(kind) for kind in (CAPTURE, DUAL, ESCAPE)] == [40, 5, 21]
    assert len(PACK) == DECK == sum(game.components.counts) == 81
    assert TITLES == len(NUMBER) == 66
    assert [card.title for card in CARDS] == list(dict.fromkeys([row[1] for row in PRINTED + PREVENTS]))


@pytest.mark.rule("RR-006")
def test_each_copy_of_a_title_is_a_card_of_its_own_in_the_deck():
    twice = {CARDS[number].title for number, count in Counter(PACK).items() if count == 2}
    assert twice == {row[1] for row in PRINTED + PREVENTS if row[2] == 2}
    assert len(twice) == 15
    assert max(Counter(PACK).values()) == 2


@pytest.mark.rule("RR-007", "RRA-07")
def test_a_condition_governs_its_own_line_and_not_the_lines_beside_it():
    skis, motor = CARDS[NUMBER["Skis"]], CARDS[NUMBER["Outboard Motor"]]
    assert len(skis.clauses) == 2
    assert carries(skis, Keyword.METAL)
    assert not carries(skis, Keyword.VEHICLE)
    assert carries(motor, Keyword.METAL)
    assert carries(motor, Keyword.MECHANICAL)
    assert not carries(motor, Keyword.THRUSTER)


@pytest.mark.rule("RR-010")
def test_capture_and_dual_cards_can_be_laid_and_no_other():
    lay = [action.text.removeprefix("lay ") for action in game.words.actions[LAY : LAY + CAPTURES]]
    assert lay == [row[1] for row in PRINTED]
    assert sum(action.verb == "lay" for action in game.words.actions) == len(PRINTED) == CAPTURES


@pytest.mark.rule("RR-011")
def test_nearly_every_capture_card_has_keywords_and_they_come_in_the_right_numbers():
    counted = Counter()
    for card in CARDS[:CAPTURES]:
        for name in {keyword.name for clause in card.clauses for keyword in clause.keywords}:
            counted[name] += card.copies
    assert counted == ROLE_COUNTS
    assert list(ROLE_COUNTS) == [keyword.name for keyword in Keyword]


@pytest.mark.rule("RR-012")
def test_the_bucket_and_the_magnet_alone_have_no_keyword():
    assert [card.title for card in CARDS[:CAPTURES] if not card.clauses] == ["Bucket Of Water", "Giant Magnet"]


@pytest.mark.rule("RR-013")
def test_eight_cards_have_a_conditional_keyword():
    conditional = {card.title for card in CARDS if lines_of(card)[1]}
    assert conditional == {
        "Sail",
        "Fan",
        "Outboard Motor",
        "Skis",
        "Unicycle Helmet",
        "Ball Bearings",
        "Dehydrated Boulders",
        "Piano",
    }


@pytest.mark.rule("RR-015")
def test_escape_and_dual_cards_can_be_played_as_an_escape_and_no_other():
    play = [action.text.removeprefix("play ") for action in game.words.actions[PLAY : PLAY + ESCAPES]]
    assert play == [row[1] for row in PREVENTS]
    assert sum(action.verb == "play" for action in game.words.actions) == len(PREVENTS) == 26
    assert not any(card.capture for card in CARDS[FIRST_PLAIN_ESCAPE:])


@pytest.mark.rule("RR-016")
@pytest.mark.parametrize(("rule", "title"), [row[:2] for row in PREVENTS], ids=[row[1] for row in PREVENTS])
def test_the_text_of_an_escape_names_the_keywords_that_its_rule_names(rule, title):
    [says] = [face.lines[-1] for face in FACES if face.title == title]
    [german] = [face.lines[-1] for face in GERMAN if face.title == title]
    written = re.split(r"Escape: |\*, \d cop\w+\. ", game.rulebook[rule].text)[1]
    assert says.startswith("Prevents ")
    assert keywords_in(says) | NEED_NOT_BE_SAID == keywords_in(written) | NEED_NOT_BE_SAID
    assert german.startswith("Vereitelt ")
    assert keywords_in(german) == keywords_in(says)
    assert re.findall(r"\d", german) == re.findall(r"\d", says)


@pytest.mark.rule("RR-017")
def test_the_five_dual_cards_are_capture_cards_with_an_escape_text():
    assert [card.title for card in CARDS if card.dual] == [row[1] for row in PREVENTS[:5]]
    assert all(card.capture for card in DUAL)


@pytest.mark.rule("RR-021")
def test_a_number_belongs_to_its_keyword_and_to_no_other_on_the_card():
    cannon = lines_of(CARDS[NUMBER["Cannon"]])[0]
    assert cannon == {"LAUNCHER": 3, "EXPLOSIVE": 2, "TRAP": 2, "SHOOTER": 0, "MECHANICAL": 0}
    assert harm("Cliff Face!", *CANNON) == 3
    assert harm("Backfire!", *CANNON) == 2


def test_the_calls_come_between_capture_and_escape_in_the_numbers_of_actions():
    assert [action.text for action in game.words.actions[CALL:PLAY]] == [
        "call trap",
        "call ambush",
        "call drop",
        "call shot",
        "call chase",
        "call launch",
    ]


def test_a_name_for_programs_has_no_capital_no_space_and_no_mark():
    assert CARDS[NUMBER["Why Didn't It Work?!"]].name == "why-didnt-it-work"
    assert CARDS[NUMBER["U-Shaped Rock Formation!"]].name == "u-shaped-rock-formation"
    assert len({card.name for card in CARDS}) == TITLES
