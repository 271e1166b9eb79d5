"""An owner's corrected box.toml: what it may say, and what it must not."""

import copy
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from runabout.core.datafile import DataFile, read_data
from runabout.core.errors import BadData
from runabout.games.road_wolf import box
from runabout.games.road_wolf.box_file import load
from runabout.games.road_wolf.kinds import Token, VehicleKind

FOLDER = Path(box.__file__).parent
VALUES = read_data(FOLDER, "box.toml").values
FILE = "elsewhere/box.toml"
INCH = 40


def changed(path=(), value=None, gone=False):
    """The house's values with one of them put in, or taken out."""
    values = copy.deepcopy(VALUES)
    inner = values
    for key in path[:-1]:
        inner = inner[key]
    if gone:
        del inner[path[-1]]
    elif path:
        inner[path[-1]] = value
    return values


def loaded(values):
    """The box that these values make."""
    return load(DataFile(Path(FILE), values))


# --- What a corrected file may say ------------------------------------------------------------------------------------


def test_an_owner_may_correct_lengths_titles_cards_and_tokens():
    values = changed()
    values["vehicles"]["coupe"].update(length=3, width=1.15, title="Kupé")
    values["road_cards"]["slick"]["in_deck"] = 0
    values["gear"]["shotgun"]["in_tin"] = 0
    values["train"]["gondola"]["room"] = 6
    values["models"]["marker"] = 1.2
    found = loaded(values)
    coupe = found.vehicles[VehicleKind.COUPE]
    assert (coupe.title, coupe.half_length, coupe.half_width) == ("Kupé", 60, 23)
    assert (sum(found.deck), found.tokens[Token.SHOTGUN].in_tin) == (21, 0)
    assert (found.vehicles[VehicleKind.GONDOLA].room, found.half_marker) == (6, 24)


def test_a_wider_board_keeps_its_road_in_the_middle():
    values = changed(("table", "board_width"), 30)
    values["derailed"] = {"left_road": [0, 8], "track": [14, 16], "right_road": [16, 24.025]}
    found = loaded(values)
    assert found.road == (12 * INCH, 18 * INCH)
    assert found.right_road == (16 * INCH, 24 * INCH + 1)


def test_a_shorter_stick_has_shorter_skids():
    values = changed(("table", "stick"), 3)
    values["skids"] = {
        "2": [2.6, 1.5],
        "4": [2.6, -1.5],
        "6": [0, -3],
        "8": [-2.6, -1.5],
        "10": [-2.6, 1.5],
        "12": [0, 3],
    }
    assert loaded(values).skids[0] == (104, 60)


@pytest.mark.parametrize("written", [2.6, 0.6, 1.25, 3, 3.0, 7.95])
def test_a_length_is_exact_and_not_rounded_as_a_float(written):
    values = changed(("vehicles", "big-rig", "length"), 8)
    values["vehicles"]["big-rig"]["width"] = written
    assert 2 * loaded(values).vehicles[VehicleKind.BIG_RIG].half_width == round(written * INCH)


# --- What it must not say ---------------------------------------------------------------------------------------------

COUPE = ("vehicles", "coupe")
MONSTER = ("trucks", "monster-truck")
HALVES = "so that half of it is a whole number of units of 1/40 inch"
FAULTS = {
    "unknown table": (("wheels",), 1, "wheels: expected no such field; there are table, derailed, skids, vehicles,"),
    "unknown vehicle": (("vehicles", "tank"), {}, "vehicles.tank: expected no such field; there are street-bike,"),
    "unknown truck": (("trucks", "tow-truck"), {}, "trucks.tow-truck: expected no such field"),
    "unknown car of the train": (("train", "caboose"), {}, "train.caboose: expected no such field"),
    "unknown token": (("gear", "harpoon"), {}, "gear.harpoon: expected no such field; there are shotgun,"),
    "gear among the crew": (("crew", "nitro"), {}, "crew.nitro: expected no such field"),
    "unknown card": (("road_cards", "oasis"), {}, "road_cards.oasis: expected no such field; there are clear,"),
    "unknown hour": (("skids", "3"), [4, 0], "skids.3: expected no such field; there are 2, 4, 6, 8, 10, 12"),
    "special on an ordinary vehicle": (
        (*COUPE, "special"),
        ["nitro"],
        "vehicles.coupe.special: expected no such field; there are title, size, build, kinds, length, width",
    ),
    "a size on a card that rams nobody": (
        ("road_cards", "slick", "size"),
        1,
        "road_cards.slick.size: expected no such",
    ),
    "dice on a token without a shot": (("crew", "veteran", "dice"), 1, "crew.veteran.dice: expected no such field"),
    "no table": (("table",), 4, "table: expected a table; 4 came"),
    "a vehicle that is no table": (COUPE, "fast", "vehicles.coupe: expected a table; 'fast' came"),
    "a half that is not whole": (
        (*COUPE, "length"),
        2.625,
        f"vehicles.coupe.length: expected a multiple of 0.05 inches, {HALVES}; 2.6 or 2.65 would do; 2.625 came",
    ),
    "a width whose half is not whole": ((*COUPE, "width"), 1.22, f"{HALVES}; 1.2 or 1.25 would do; 1.22 came"),
    "a marker whose half is not whole": (("models", "marker"), 0.775, "models.marker: expected a multiple of 0.05"),
    "a card whose half is not whole": (("models", "card_length"), 2.51, "models.card_length: expected a multiple of"),
    "a stick whose half is not whole": (("table", "stick"), 3.925, "3.9 or 3.95 would do; 3.925 came"),
    "a finger between two units": (
        ("table", "finger"),
        0.76,
        "so that it is a whole number of units of 1/40 inch; 0.75 or 0.775 would do; 0.76 came",
    ),
    "an edge between two units": (
        ("derailed", "track"),
        [11.01, 12.99],
        "derailed.track[0]: expected a multiple of 0.025 inches",
    ),
    "an endless vehicle": (
        (*COUPE, "length"),
        9,
        "vehicles.coupe.length: expected a number of inches from 0.25 to 8; 9 came",
    ),
    "a length below zero": ((*COUPE, "length"), -2.6, "expected a number of inches from 0.25 to 8; -2.6 came"),
    "no number": ((*COUPE, "width"), float("nan"), "expected a number of inches from 0.25 to 8; nan came"),
    "without end": ((*COUPE, "width"), float("inf"), "expected a number of inches from 0.25 to 8; inf came"),
    "a length in words": ((*COUPE, "length"), "2.6", "expected a number of inches from 0.25 to 8; '2.6' came"),
    "a length that is true": ((*COUPE, "length"), True, "expected a number of inches from 0.25 to 8; True came"),
    "wider than long": ((*COUPE, "width"), 2.65, "vehicles.coupe.width: expected at most its length, 2.6; 2.65 came"),
    "too small to be a vehicle": ((*COUPE, "size"), 0, "vehicles.coupe.size: expected a whole number from 1 to 6"),
    "too large to be a vehicle": ((*COUPE, "size"), 7, "vehicles.coupe.size: expected a whole number from 1 to 6; 7"),
    "half a size": ((*COUPE, "size"), 2.5, "vehicles.coupe.size: expected a whole number from 1 to 6; 2.5 came"),
    "ajar": ((*COUPE, "build"), "ajar", "vehicles.coupe.build: expected open or closed; 'ajar' came"),
    "a build that is a list": ((*COUPE, "build"), ["open"], "vehicles.coupe.build: expected open or closed"),
    "a closed bike": (
        ("vehicles", "dirt-bike", "build"),
        "closed",
        "vehicles.dirt-bike.build: expected open: nothing of size 1 is closed (RW-052); 'closed' came",
    ),
    "an unknown kind": ((*COUPE, "kinds"), ["wet"], "vehicles.coupe.kinds[0]: expected one of street, dirt, heavy"),
    "a kind that is no list": ((*COUPE, "kinds"), "street", "vehicles.coupe.kinds: expected a list; 'street' came"),
    "a kind within a kind": ((*COUPE, "kinds"), [["dirt"]], "vehicles.coupe.kinds[0]: expected one of street, dirt"),
    "a kind twice": ((*COUPE, "kinds"), ["dirt", "dirt"], "vehicles.coupe.kinds[1]: expected each word once; 'dirt'"),
    "no kind": ((*COUPE, "kinds"), [], "vehicles.coupe.kinds: expected one of street, dirt, heavy (RW-059); [] came"),
    "two kinds": ((*COUPE, "kinds"), ["dirt", "heavy"], "vehicles.coupe.kinds: expected one of street, dirt, heavy"),
    "a heavy street truck": (
        (*MONSTER, "kinds"),
        ["heavy", "street"],
        "trucks.monster-truck.kinds: expected street by itself (RW-059); ['heavy', 'street'] came",
    ),
    "an unknown specialty": ((*MONSTER, "special"), ["wings"], "trucks.monster-truck.special[0]: expected one of vet"),
    "nitro and none": (
        (*MONSTER, "special"),
        ["nitro", "no-nitro"],
        "trucks.monster-truck.special: expected nitro or no-nitro, not both",
    ),
    "a title twice": ((*COUPE, "title"), "BUGGY", "expected a name that nothing else has"),
    "a token called as a vehicle": (("crew", "driver", "title"), "Coupe", "crew.driver.title: expected a name that"),
    "no title": ((*COUPE, "title"), "  ", "vehicles.coupe.title: expected a name of 1 to 24 letters; '  ' came"),
    "an endless title": ((*COUPE, "title"), "x" * 25, "vehicles.coupe.title: expected a name of 1 to 24 letters"),
    "a title of two lines": ((*COUPE, "title"), "Cou\npe", "vehicles.coupe.title: expected a name of 1 to 24 letters"),
    "a number for a title": ((*COUPE, "title"), 7, "vehicles.coupe.title: expected a name of 1 to 24 letters; 7 came"),
    "room for nobody": (("train", "engine", "room"), 0, 'train.engine.room: expected "any", or a whole number from 1'),
    "room for some": (("train", "engine", "room"), "some", 'train.engine.room: expected "any", or a whole number'),
    "true room": (("train", "engine", "room"), True, 'train.engine.room: expected "any", or a whole number'),
    "a wide car": (("train", "engine", "width"), 5.5, "train.engine.width: expected at most its length, 5; 5.5 came"),
    "a short board": (("table", "board_length"), 40, "table.board_length: expected a number of inches from 48 to 96"),
    "a road too wide": (("table", "road_width"), 25, "table.road_width: expected a number of inches from 1 to 24"),
    "a stick too long": (("table", "stick"), 7, "table.stick: expected a number of inches from 2 to 4; 7 came"),
    "a stick that skids do not fit": (
        ("table", "stick"),
        3,
        "skids.2: expected [right, ahead] less than 1/40 inch from a stick to 2 o'clock, [2.598, 1.5]; [3.475, 2] came",
    ),
    "a skid the wrong way": (("skids", "4"), [3.475, 2], "skids.4: expected [right, ahead] less than 1/40 inch"),
    "a skid a unit off": (("skids", "12"), [0.025, 4], "a stick to 12 o'clock, [0, 4]; [0.025, 4] came"),
    "half a skid": (("skids", "12"), [0], "skids.12: expected two numbers of inches; [0] came"),
    "a skid that is no list": (("skids", "12"), 4, "skids.12: expected a list; 4 came"),
    "a road from right to left": (
        ("derailed", "left_road"),
        [8, 2],
        "derailed.left_road: expected the left side first, then the right one; [8, 2] came",
    ),
    "a road off the board": (
        ("derailed", "right_road"),
        [16, 25],
        "derailed.right_road[1]: expected a number of inches from 0 to 24; 25 came",
    ),
    "a track on a road": (
        ("derailed", "track"),
        [7, 17],
        "derailed.track: expected a strip between left_road and right_road; [7, 17] came",
    ),
    "a left road on the track": (
        ("derailed", "left_road"),
        [2, 12],
        "derailed.track: expected a strip between left_road",
    ),
    "a right road on the track": (
        ("derailed", "right_road"),
        [12, 22],
        "derailed.track: expected a strip between left_",
    ),
    "a track off the middle": (
        ("derailed", "track"),
        [10, 13],
        "derailed.track: expected a strip in the middle of the board, 24 inches wide; [10, 13] came",
    ),
    "a card longer than a stick": (("models", "card_length"), 4.05, "models.card_length: expected a stick at most"),
    "a card across": (
        ("models", "card_width"),
        2.4,
        "no less than its length, and no more than a road's: a card's long side lies across the road; 2.4 came",
    ),
    "a card wider than a road": (("models", "card_width"), 6.1, "models.card_width: expected no less than its length"),
    "no dice": (("gear", "shotgun", "dice"), 0, "gear.shotgun.dice: expected a whole number from 1 to 6; 0 came"),
    "a shot from afar": (("gear", "ambush", "reach"), 5, "gear.ambush.reach: expected a whole number from 1 to 2; 5"),
    "fewer than no tokens": (("crew", "gunner", "in_tin"), -1, "crew.gunner.in_tin: expected a whole number from 0 to"),
    "tokens in words": (("crew", "gunner", "in_tin"), "3", "crew.gunner.in_tin: expected a whole number from 0 to 40"),
    "fewer than no cards": (
        ("road_cards", "clear", "in_deck"),
        -1,
        "road_cards.clear.in_deck: expected a whole number",
    ),
    "too many cards": (
        ("road_cards", "clear", "in_deck"),
        43,
        "road_cards: expected 12 to 60 cards: Gauntlet lays one at each stick of the road (RW-415); 61 came",
    ),
    "debris of no size": (
        ("road_cards", "debris", "size"),
        0,
        "road_cards.debris.size: expected a whole number from 1",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_file_is_named_with_what_was_expected_and_what_came(fault):
    path, value, message = FAULTS[fault]
    with pytest.raises(BadData) as told:
        loaded(changed(path, value))
    assert message in str(told.value)
    assert str(told.value).startswith(f"{FILE}: ")
    assert str(told.value).endswith("Nothing of the file was used.")


def test_a_deck_too_small_for_the_road_of_gauntlet_is_refused():
    values = changed()
    for card in values["road_cards"].values():
        card["in_deck"] = 1
    with pytest.raises(BadData, match=r"road_cards: expected 12 to 60 cards.*; 8 came"):
        loaded(values)


def test_an_empty_tin_is_refused():
    values = changed()
    for token in (*values["crew"].values(), *values["gear"].values()):
        token["in_tin"] = 0
    with pytest.raises(BadData, match="a token in the tin at least"):
        loaded(values)


def paths(values, at=()):
    """Every field of the file, tables and what is in them."""
    for name, value in values.items():
        yield (*at, name)
        if isinstance(value, dict):
            yield from paths(value, (*at, name))


@pytest.mark.parametrize("path", list(paths(VALUES)), ids=".".join)
def test_every_field_must_be_there(path):
    with pytest.raises(BadData) as told:
        loaded(changed(path, gone=True))
    assert f"{FILE}: {'.'.join(path)}: expected a value: the field is missing" in str(told.value)


# --- The owner's file in place of ours --------------------------------------------------------------------------------

SAY = """
from runabout.games.road_wolf.box import BOX, FILE, HALF_LENGTH
print(HALF_LENGTH[2], BOX.vehicles[2].title, BOX.digest, FILE.path)
"""


OFFERED = """
from runabout.games import find_game
from runabout.match import Match
game = find_game("road-wolf")
match = Match(game, 2, seed=1, options={"points": "4"}, run=game.interpreted)
print(*(action.text for action in match.legal() if action.verb == "force"), sep="; ")
"""


def with_owners_file(folder, text, say=SAY):
    """What a process of its own says where the owner's box.toml has this text."""
    (folder / "road_wolf").mkdir()
    (folder / "road_wolf" / "box.toml").write_text(text, encoding="utf-8")
    environment = {**os.environ, "RUNABOUT_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run([sys.executable, "-c", say], env=environment, capture_output=True, text=True, check=False)


def houses_text():
    """The house's file."""
    return (FOLDER / "box.toml").read_text(encoding="utf-8")


def test_an_owners_file_is_read_in_place_of_ours_and_told_apart_by_its_digest(tmp_path):
    text = houses_text().replace('"Coupe", size = 2, build = "closed", kinds = ["street"], length = 2.6', "COUPE")
    text = text.replace("COUPE", '"Sedan", size = 2, build = "closed", kinds = ["street"], length = 2.9')
    half, title, digest, path = with_owners_file(tmp_path, text).stdout.split()
    assert (half, title) == ("58", "Sedan")
    assert len(digest) == 8
    assert Path(path) == tmp_path / "road_wolf" / "box.toml"


def test_a_ready_made_force_of_which_an_owners_box_has_nothing_to_pay_for_is_not_offered(tmp_path):
    text = houses_text()
    for title in ("Convertible", "Buggy", "Street Bike"):
        text = re.sub(rf'(title = "{title}", size =) \d', r"\1 6", text)
    assert with_owners_file(tmp_path, text, OFFERED).stdout == "ready-made force 1; ready-made force 2\n"


def test_a_faulty_owners_file_is_not_half_loaded(tmp_path):
    done = with_owners_file(tmp_path, houses_text().replace("length = 7.0", "length = 7.01"))
    assert done.stdout == ""
    expected = f"BadData: {tmp_path / 'road_wolf' / 'box.toml'}: vehicles.big-rig.length: expected a multiple of 0.05"
    assert expected in done.stderr


def test_a_file_that_is_no_toml_is_named_with_the_line(tmp_path):
    (tmp_path / "box.toml").write_text("[table]\nstick = four\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"box.toml.*line 2"):
        read_data(tmp_path, "box.toml")
