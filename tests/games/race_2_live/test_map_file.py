"""The house map as data, and what is said of a map file that cannot be played on."""

import copy
from pathlib import Path

import pytest

from runabout.core.datafile import DATA, DataFile, read_data
from runabout.core.errors import BadData
from runabout.games.race_2_live import map as maps
from runabout.games.race_2_live.map import HOUSE, LANES, load

FOLDER = Path(maps.__file__).parent
PRINTED = read_data(FOLDER, "map.toml").values

SMALL = {
    "title": "A lane",
    "lanes": 2,
    "start": 1,
    "safe_house": 2,
    "ways": ["1-1 1-2", *["1-1 2-2"] * 10, "1-2 2-2"],
    "tokens": {"special": 1, "horde": 1, "packs": [3], "weapons": [4, 2]},
}
"""A sound map that the faults below are planted in: 12 steps, two lanes, 22 spaces between the ends."""


def read(values):
    """The map of these values."""
    return load(DataFile(Path("map.toml"), values))


def fault(values):
    """What is said of a file with these values."""
    with pytest.raises(BadData) as raised:
        read(values)
    return str(raised.value)


def changed(**fields):
    """The small map with some of its fields set otherwise."""
    return {**copy.deepcopy(SMALL), **fields}


def with_line(place, line):
    """The small map with one line of ways set otherwise."""
    values = copy.deepcopy(SMALL)
    values["ways"][place] = line
    return values


def with_tokens(**fields):
    """The small map with some of its tokens set otherwise."""
    return changed(tokens={**SMALL["tokens"], **fields})


# --- The house map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-008")
def test_the_house_map_has_a_start_a_safe_house_36_steps_on_and_several_routes():
    assert (HOUSE.columns, HOUSE.lanes, HOUSE.start, HOUSE.safe_house) == (36, 3, 1, 1)
    routes = {1: 1}
    for masks in HOUSE.ways:
        onward = {}
        for lane, count in routes.items():
            for other in range(LANES):
                if masks[lane] >> other & 1:
                    onward[other] = onward.get(other, 0) + count
        assert onward
        routes = onward
    assert list(routes) == [HOUSE.safe_house]
    assert routes[HOUSE.safe_house] > 1000


@pytest.mark.rule("RL-008")
def test_the_house_map_is_an_irregular_grid_in_which_ways_part_and_meet():
    leaving = [mask.bit_count() for masks in HOUSE.ways for mask in masks if mask]
    assert {1, 2, 3} == set(leaving)
    assert len(set(HOUSE.ways)) > 10
    widths = {sum(mask != 0 for mask in masks) for masks in HOUSE.ways}
    assert widths == {1, 2, 3}  # the depot and the tunnels, the bridges, the open road


@pytest.mark.rule("RL-004", "RL-005", "RL-006", "RL-007")
def test_the_house_tokens_are_8_special_attacks_6_hordes_6_packs_and_4_weapons():
    special, horde, *numbered = HOUSE.tokens
    assert (special, horde) == (8, 6)
    assert numbered[:3] == [2, 2, 2]  # health packs of 1, 2 and 3
    assert numbered[3:] == [1, 1, 1, 1]  # weapons of 1, 2, 3 and 4
    assert sum(HOUSE.tokens) == 24


def test_the_house_map_says_that_it_is_a_house_map():
    said = (FOLDER / "map.toml").read_text(encoding="utf-8")
    assert said.splitlines()[0].startswith("# The house map")
    assert "ours" in said.split("\n\n")[0]


def test_the_small_map_is_sound_as_it_stands():
    found = read(SMALL)
    assert (found.title, found.columns, found.lanes, found.start, found.safe_house) == ("A lane", 12, 2, 0, 1)
    assert found.ways[0] == (0b11, 0, 0, 0)
    assert found.ways[1] == (0b01, 0b10, 0, 0)
    assert found.ways[11] == (0b10, 0b10, 0, 0)
    assert found.tokens == (1, 1, 0, 0, 1, 0, 1, 0, 1)
    assert found.spaces == 22


# --- A map that cannot be played on -----------------------------------------------------------------------------------

WHOLE_LANES = "expected a whole number from 1 to 2"
FAULTS = {
    "another field": (
        changed(board=1),
        f"board: expected no such field; there are {', '.join(SMALL)}",
    ),
    "no title": ({k: v for k, v in SMALL.items() if k != "title"}, "title: expected a value: the field is missing"),
    "an empty title": (changed(title="  "), "title: expected a name; '  ' came"),
    "a number for a title": (changed(title=7), "title: expected a name; 7 came"),
    "one lane": (changed(lanes=1), "lanes: expected a whole number from 2 to 4; 1 came"),
    "five lanes": (changed(lanes=5), "lanes: expected a whole number from 2 to 4; 5 came"),
    "lanes in words": (changed(lanes="two"), "lanes: expected a whole number from 2 to 4; 'two' came"),
    "half a lane": (changed(lanes=2.5), "lanes: expected a whole number from 2 to 4; 2.5 came"),
    "a yes for lanes": (changed(lanes=True), "lanes: expected a whole number from 2 to 4; True came"),
    "a start beside the map": (changed(start=3), f"start: {WHOLE_LANES}; 3 came"),
    "a safe house beside the map": (changed(safe_house=0), f"safe_house: {WHOLE_LANES}; 0 came"),
    "ways that are no list": (changed(ways="1-1"), "ways: expected a list of 12 to 60 lines; '1-1' came"),
    "too short": (changed(ways=SMALL["ways"][1:]), "ways: expected a list of 12 to 60 lines; '11 lines' came"),
    "too long": (changed(ways=["1-1"] * 61), "ways: expected a list of 12 to 60 lines; '61 lines' came"),
    "a line that is no text": (with_line(2, 11), 'ways[2]: expected ways such as "1-1 1-2"; 11 came'),
    "an empty line": (with_line(2, " "), "ways[2]: expected ways such as \"1-1 1-2\"; ' ' came"),
    "a word that is no way": (
        with_line(2, "1-1 2>2"),
        "ways[2]: expected ways from lane to lane, 1 to 2, such as 1-2; '2>2' came",
    ),
    "a way from lane 0": (
        with_line(2, "0-1 1-1 2-2"),
        "ways[2]: expected ways from lane to lane, 1 to 2, such as 1-2; '0-1' came",
    ),
    "a way to a lane that is not there": (
        with_line(2, "1-1 2-3"),
        "ways[2]: expected ways from lane to lane, 1 to 2, such as 1-2; '2-3' came",
    ),
    "a way across two lanes": (
        {**changed(lanes=3), "ways": ["1-1 1-2", "1-3 2-2", *SMALL["ways"][2:]]},
        "ways[1]: expected ways to the same lane or the one beside it; '1-3' came",
    ),
    "a way written twice": (with_line(2, "1-1 2-2 1-1"), "ways[2]: expected each way once; '1-1' came"),
    "a second start": (
        with_line(0, "1-1 2-2"),
        "ways[0]: expected ways from the start alone, in lane 1; 'lane 2' came",
    ),
    "a start elsewhere": (
        changed(start=2),
        "ways[0]: expected ways from the start alone, in lane 2; 'lane 1' came",
    ),
    "a dead end": (with_line(3, "1-1"), "ways[3]: expected a way on from lane 2; 'a dead end' came"),
    "a space that nothing leads to": (
        {**changed(), "ways": ["1-1", *SMALL["ways"][1:]]},
        "ways[1]: expected ways from spaces that ways[0] leads to; 'a way from lane 2, which nothing leads to' came",
    ),
    "a route past the safe house": (
        with_line(11, "1-1 2-2"),
        "ways[11]: expected ways to the safe house alone, in lane 2; 'lane 1 and lane 2' came",
    ),
    "a safe house that is not reached": (
        changed(safe_house=1),
        "ways[11]: expected ways to the safe house alone, in lane 1; 'lane 2' came",
    ),
    "tokens that are no table": (
        changed(tokens=[1, 2]),
        "tokens: expected a table; [1, 2] came",
    ),
    "a token of another name": (
        with_tokens(shields=2),
        "tokens.shields: expected no such field; there are special, horde, packs, weapons",
    ),
    "a kind of token left out": (
        changed(tokens={"special": 1, "horde": 1, "packs": []}),
        "tokens.weapons: expected a value: the field is missing",
    ),
    "fewer than no attacks": (
        with_tokens(special=-1),
        "tokens.special: expected a whole number from 0 to 40; -1 came",
    ),
    "hordes in words": (
        with_tokens(horde="many"),
        "tokens.horde: expected a whole number from 0 to 40; 'many' came",
    ),
    "packs that are no list": (
        with_tokens(packs=3),
        "tokens.packs: expected a list of at most 40 numbers; 3 came",
    ),
    "a pack of 4": (with_tokens(packs=[1, 4]), "tokens.packs[1]: expected a whole number from 1 to 3; 4 came"),
    "a weapon of 0": (with_tokens(weapons=[0]), "tokens.weapons[0]: expected a whole number from 1 to 4; 0 came"),
    "a weapon of 5": (with_tokens(weapons=[1, 2, 5]), "tokens.weapons[2]: expected a whole number from 1 to 4; 5 came"),
    "a yes for a weapon": (
        with_tokens(weapons=[True]),
        "tokens.weapons[0]: expected a whole number from 1 to 4; True came",
    ),
    "more tokens than fit": (
        with_tokens(special=6),
        "tokens: expected at most 8 on 22 spaces, start and safe house aside; '10 tokens' came",
    ),
}


@pytest.mark.rule("RL-008")
@pytest.mark.parametrize("name", FAULTS)
def test_a_map_file_that_cannot_be_played_on_is_refused_with_field_and_reason(name):
    values, says = FAULTS[name]
    assert fault(values) == f"map.toml: {says}. Nothing of the file was used."


@pytest.mark.rule("RL-008")
def test_as_many_tokens_as_fit_are_taken():
    assert sum(read(with_tokens(special=4)).tokens) == 8


def test_a_long_text_is_shortened_in_the_message():
    said = fault(changed(lanes="x" * 500))
    assert "x" * 50 in said
    assert len(said) < 200


# --- An owner's copy --------------------------------------------------------------------------------------------------


@pytest.fixture
def copies(tmp_path, monkeypatch):
    """A folder for an owner's copy of the map."""
    monkeypatch.setenv(DATA, str(tmp_path))
    (tmp_path / FOLDER.name).mkdir()
    return tmp_path / FOLDER.name / "map.toml"


def test_an_owners_copy_is_read_in_the_place_of_the_house_map(copies):
    text = (FOLDER / "map.toml").read_text(encoding="utf-8")
    copies.write_text(text.replace("The road out of town", "Our road").replace("horde = 6", "horde = 3"))
    file = read_data(FOLDER, "map.toml")
    assert file.digest
    found = load(file)
    assert (found.title, found.tokens[1]) == ("Our road", 3)
    assert found.ways == HOUSE.ways


def test_a_copy_that_is_no_toml_names_file_and_line(copies):
    copies.write_text('title = "Our road"\nlanes = \n')
    with pytest.raises(BadData, match=r"map\.toml: expected TOML: .*line 2"):
        read_data(FOLDER, "map.toml")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"1-1 3-3",', '"1-1",', r"ways\[8\]: expected a way on from lane 3; 'a dead end' came"),
        ("weapons = [1, 2, 3, 4]", "weapons = [1, 2, 3, 9]", r"tokens\.weapons\[3\]: expected a whole number from 1"),
        ("special = 8", "special = 40", r"tokens: expected at most 3\d on \d+ spaces"),
        ("start = 2", "start = 2\nstarts = 2", r"starts: expected no such field"),
    ],
)
def test_a_fault_in_an_owners_copy_names_the_copy_and_the_field(copies, old, new, says):
    text = (FOLDER / "map.toml").read_text(encoding="utf-8")
    assert old in text
    copies.write_text(text.replace(old, new, 1))
    before = load(DataFile(FOLDER / "map.toml", PRINTED))
    with pytest.raises(BadData, match=says) as raised:
        load(read_data(FOLDER, "map.toml"))
    assert str(raised.value).startswith(str(copies))
    assert before == HOUSE  # nothing of it was used
