"""The box as data: that it says what RULES.md says, and that rules can read it."""

import re
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from runabout.core import compile as compiler
from runabout.core.datafile import read_data
from runabout.core.rule import Binder, bind, rule
from runabout.games.road_wolf import box
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.box_file import ANY_ROOM
from runabout.games.road_wolf.kinds import (
    CHOSEN,
    CREW,
    CREW_KINDS,
    GEAR,
    TRAIN,
    TRUCKS,
    RoadCard,
    Token,
    VehicleKind,
)

FOLDER = Path(box.__file__).parent
VALUES = read_data(FOLDER, "box.toml").values
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
THE_BOX = RULES[RULES.index("\n## The box\n") : RULES.index("\n## Rulings on the core rules\n")]
INCH = 40


def printed(first):
    """The rows of the table in RULES.md whose first heading this is."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in THE_BOX.splitlines() if line[:1] == "|"]
    start = next(i for i, row in enumerate(rows) if row[0] == first)
    found = []
    for row in rows[start + 2 :]:
        if len(row) != len(rows[start]) or row[0] == "all":
            break
        found.append(row)
    return found


def units(inches):
    """Printed inches in units, exactly."""
    length = Fraction(inches) * INCH
    assert length.denominator == 1
    return int(length)


# --- That the data say what RULES.md says -----------------------------------------------------------------------------


@pytest.mark.rule("RW-041", "RW-044", "RW-048", "RW-052", "RW-053", "RW-054", "RW-055", "RW-056", "RW-059", "RW-080")
@pytest.mark.rule("RW-340", "RW-351", "RW-392", "RW-462", "RW-465", "RWA-01", "RWA-61", "RWA-88", "RWA-129")
def test_vehicles_are_those_of_the_rulebooks_table_in_its_order():
    rows = printed("vehicle")
    assert len(rows) == len(VehicleKind) == len(BOX.vehicles)
    for kind, (title, size, build, kinds, crew, footprint, _) in zip(VehicleKind, rows):
        vehicle = BOX.vehicles[kind]
        assert vehicle.title == title.removeprefix("the ").split(",")[0]
        assert vehicle.size == int(size or 0)
        assert vehicle.is_open == (build == "open")
        assert vehicle.kinds == set(kinds.split(", ")) - {"none", "train"}
        assert (kind in TRAIN) == (kinds == "train")
        assert vehicle.room == (ANY_ROOM if crew == "any" else int(crew))
        length, width = footprint.split(" x ")
        assert (2 * vehicle.half_length, 2 * vehicle.half_width) == (units(length), units(width))


@pytest.mark.rule("RWA-60")
def test_the_road_deck_is_that_of_the_rulebooks_table():
    assert [[card.name, str(BOX.deck[card])] for card in RoadCard] == printed("road card")
    assert sum(BOX.deck) == 24


@pytest.mark.rule("RW-070", "RW-094", "RW-096", "RW-099", "RW-110", "RW-113", "RW-115", "RW-119", "RW-221")
def test_tokens_are_those_of_the_rulebooks_table_in_its_order():
    rows = printed("token")
    assert len(rows) == len(Token) == len(BOX.tokens)
    for token, (title, kind, dice, in_tin) in zip(Token, rows):
        facts = BOX.tokens[token]
        assert facts.title == title
        assert (token in CREW, token in GEAR, token < CREW_KINDS) == (
            (kind == "crew"),
            (kind == "gear"),
            (kind == "crew"),
        )
        assert facts.in_tin == int(in_tin)
        words = re.sub(r"\(.*\)", "", dice).strip()
        assert facts.dice == (int(words) if words.isdigit() else 0)
        if token is Token.MECHANIC:  # its die is for no attack, but for the free repair
            assert facts.more == 1
        else:
            assert facts.more == (1 if words.startswith("1 more") or words.endswith("and 1") else 0)
    assert sum(token.in_tin for token in BOX.tokens) == 30


@pytest.mark.rule("RW-003", "RW-005", "RW-006", "RW-033", "RWA-126")
def test_stick_board_road_and_finger_are_as_the_rules_say():
    assert (box.STICK, box.FINGER) == (4 * INCH, 3 * INCH // 4)
    assert (box.BOARD_LENGTH, box.BOARD_WIDTH) == (48 * INCH, 24 * INCH)
    assert box.ROAD == (9 * INCH, 15 * INCH)


@pytest.mark.rule("RW-451", "RWA-109", "RWA-129")
def test_the_roads_and_the_track_of_derailed_lie_where_the_ruling_puts_them():
    assert box.LEFT_ROAD == (2 * INCH, 8 * INCH)
    assert (box.TRACK_LEFT, box.TRACK_MIDDLE, box.TRACK_RIGHT) == (11 * INCH, 12 * INCH, 13 * INCH)
    assert box.RIGHT_ROAD == (16 * INCH, 22 * INCH)


def test_marker_cards_and_debris_have_the_sizes_that_the_rulebook_tells():
    said = " ".join(THE_BOX.split())
    assert "marker is 0.75 inches across. A road card is 2.5 inches long and 3.5 wide" in said
    assert "heap of debris is 1.5 by 1," in said
    card, debris = BOX.half_card, BOX.half_debris
    assert [2 * half for half in (box.MARKER_HALF, *card, *debris)] == [
        units(n) for n in ("0.75", "2.5", "3.5", "1.5", "1")
    ]
    assert card == (box.CARD_HALF_LENGTH, box.CARD_HALF_WIDTH)
    assert debris == (box.DEBRIS_HALF_LENGTH, box.DEBRIS_HALF_WIDTH)


@pytest.mark.rule("RW-198", "RWA-12")
def test_the_step_of_a_skid_is_the_whole_one_nearest_to_a_stick_toward_the_hour():
    steps = [(int(x), int(y)) for x, y in zip(box.SKID_ACROSS[1:], box.SKID_ALONG[1:])]
    assert steps == [(139, 80), (139, -80), (0, -160), (-139, -80), (-139, 80), (0, 160)]
    assert (2 * 139 - 1) ** 2 < 3 * box.STICK**2 < (2 * 139 + 1) ** 2  # 139 is nearest to half the root of 3
    assert box.SKID_ACROSS[0] == box.SKID_ALONG[0] == 0


@pytest.mark.rule("RW-153", "RW-154")
def test_debris_rams_with_size_1_and_a_wreck_card_with_size_2():
    assert {card.text: int(box.CARD_SIZE[card]) for card in RoadCard if box.CARD_SIZE[card]} == {
        "debris": 1,
        "wreck": 2,
    }


@pytest.mark.rule("RW-115", "RW-118", "RW-124", "RW-177")
def test_shots_and_spikes_reach_a_stick_and_ambushes_two_which_is_also_how_far_a_nitro_goes():
    reach = {token.text: int(box.TOKEN_REACH[token]) // box.STICK for token in Token if box.TOKEN_REACH[token]}
    assert reach == {"gunner": 1, "shotgun": 1, "molotov": 1, "ambush": 2, "spikes": 1, "nitro": 2}


@pytest.mark.rule("RW-051")
def test_bikes_are_the_vehicles_of_size_1():
    assert [kind for kind in VehicleKind if box.IS_BIKE[kind]] == [VehicleKind.STREET_BIKE, VehicleKind.DIRT_BIKE]


@pytest.mark.rule("RW-060", "RW-352", "RW-392", "RW-473")
def test_nitro_is_not_for_heavy_vehicles_but_monsters_nor_for_explosives_trucks_nor_for_the_train():
    barred = [kind.text for kind in VehicleKind if not box.MAY_USE_NITRO[kind]]
    assert barred == ["armored-car", "big-rig", "explosives-truck", "gondola", "engine"]


@pytest.mark.rule("RW-340", "RW-353", "RW-354", "RW-393")
def test_what_is_special_belongs_to_the_missions_own_trucks():
    arrays = {"veteran": box.HAS_VETERAN, "melee": box.MELEE_MORE, "rams on": box.RAMS_ON, "bomb": box.EXPLOSIVES}
    holders = {name: [VehicleKind(i).text for i in np.flatnonzero(array)] for name, array in arrays.items()}
    assert holders == {
        "veteran": ["hijackers-truck"],
        "melee": ["monster-truck"],
        "rams on": ["monster-truck"],
        "bomb": ["explosives-truck"],
    }
    assert max(int(array.max()) for array in arrays.values()) == 1


@pytest.mark.rule("RW-301", "RW-340", "RW-351", "RW-392", "RWA-61")
def test_heavy_vehicles_and_special_trucks_are_closed():
    assert not any(BOX.vehicles[kind].is_open for kind in (VehicleKind.ARMORED_CAR, VehicleKind.BIG_RIG, *TRUCKS))


def test_every_array_by_kind_is_of_signed_whole_numbers_and_has_a_cell_for_every_kind():
    arrays = {name: value for name, value in vars(box).items() if isinstance(value, np.ndarray)}
    lengths = {"SKID": 7, "TOKEN": len(Token), "CARD": len(RoadCard)}
    lengths |= {"IN_TIN": len(Token), "IN_DECK": len(RoadCard)}
    assert {"SIZE", "TOKEN_DICE", "IN_DECK"} <= set(arrays)
    for name, array in arrays.items():
        assert array.dtype == np.int64
        assert array.shape == (lengths.get(name, lengths.get(name.split("_")[0], len(VehicleKind))),)


def test_names_for_programs_are_those_of_the_file():
    assert [kind.text for kind in CHOSEN] == list(VALUES["vehicles"])
    assert [kind.text for kind in TRUCKS] == list(VALUES["trucks"])
    assert [kind.text for kind in TRAIN] == list(VALUES["train"])
    assert [token.text for token in Token] == [*VALUES["crew"], *VALUES["gear"]]
    assert [card.text for card in RoadCard] == list(VALUES["road_cards"])
    assert (*CHOSEN, *TRUCKS, *TRAIN) == tuple(VehicleKind)
    assert (*CREW, *GEAR) == tuple(Token)


HALF_LENGTH, ROOM, STICK = box.HALF_LENGTH, box.ROOM, box.STICK


@rule
def look_up(kind: int) -> int:
    """Numbers of the box as a rule reads them."""
    return STICK * 1_000_000 + HALF_LENGTH[kind] * 1000 + ROOM[VehicleKind.GONDOLA]


@pytest.mark.parametrize("way", ["interpreted", "compiled"])
def test_rules_read_the_box_as_constants(way, tmp_path):
    if way == "compiled":
        ready = compiler.compiled(Binder({}, compiler.finish), look_up, tmp_path, "look_up")
    else:
        ready = bind(look_up, {})
    assert ready(int(VehicleKind.BIG_RIG)) == 160_140_127


def test_the_file_says_what_of_it_is_house_content_and_the_houses_own_has_no_digest():
    assert "HOUSE CONTENT" in (FOLDER / "box.toml").read_text(encoding="utf-8")
    assert BOX.digest == ""
