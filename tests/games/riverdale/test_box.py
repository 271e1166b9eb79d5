"""The board, the decks and the characters: what the house's are, and what a corrected file must not say."""

import copy
import os
import subprocess
import sys
from pathlib import Path

import pytest

from runabout.core.datafile import DataFile, read_data
from runabout.core.errors import BadData
from runabout.games.riverdale import game
from runabout.games.riverdale.box import BOX, load
from runabout.games.riverdale.cards import MOVEMENT_CARDS, SPECIAL_NAMES
from runabout.games.riverdale.state import CIRCLES, COLOURS, PAWNS, PIECES
from tests.games.riverdale.house import VALUES, houses_text

FILE = "elsewhere/box.toml"


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


# --- What is in the house's box ---------------------------------------------------------------------------------------


@pytest.mark.rule("RV-001", "RV-002")
def test_each_of_the_four_colours_has_three_special_cards_one_of_a_kind():
    assert SPECIAL_NAMES == ("Dirty Trick!", "Swap!", "Crash!")
    assert COLOURS * len(SPECIAL_NAMES) == 12


@pytest.mark.rule("RV-003", "RVA-01")
def test_each_of_the_three_decks_has_53_movement_cards_of_the_kinds_that_the_sheet_names():
    a, b, custom = (dict(zip((card.name for card in MOVEMENT_CARDS), deck)) for deck in BOX.decks)
    four_each = dict.fromkeys(["2", "-3", "4", "5", "6", "7", "8", "9", "10", "11", "-13"], 4)
    assert a == {"1": 5, **four_each, "Switcharoo": 2, "Quick Pass": 2}
    assert b == {"1": 4, **four_each, "Switcharoo": 3, "Quick Pass": 2}
    assert sum(a.values()) == sum(b.values()) == sum(custom.values()) == 53
    assert list(custom) == list(a)


@pytest.mark.rule("RV-004", "RVA-36")
def test_there_are_eighteen_characters_to_choose_from():
    assert len(BOX.characters) == len(set(BOX.characters)) == 18
    assert game.components.looks.names == BOX.characters
    assert game.components.looks.each == PAWNS


@pytest.mark.rule("RV-005", "RV-030")
def test_there_are_twelve_pawns_three_to_each_of_beach_mall_school_and_park():
    assert (PIECES, PAWNS) == (12, 3)
    assert [side.name for side in BOX.board.sides] == ["beach", "mall", "school", "park"]
    assert len({side.colour for side in BOX.board.sides}) == 4


@pytest.mark.rule("RV-006", "RVA-02")
def test_the_houses_board_is_a_loop_of_60_squares_with_four_sides_alike():
    board = BOX.board
    assert board.squares == 60
    assert [side.start for side in board.sides] == [0, 15, 30, 45]
    for offset, squares in ((4, board.another_turn), (11, board.move_ahead)):
        assert [(square - offset) % 60 for square in squares] == [0, 15, 30, 45]
    assert [(green - 6, red - 10) for green, red in board.skateboards] == [(0, 0), (15, 15), (30, 30), (45, 45)]
    assert all((side.entrance + 2) % 60 == side.start for side in board.sides)


@pytest.mark.rule("RV-050")
def test_a_safety_zone_has_five_circles():
    assert CIRCLES == 5


@pytest.mark.rule("RVA-01", "RVA-02", "RVA-36")
def test_the_file_the_rulebook_and_the_options_say_that_all_this_is_house_content():
    assert "HOUSE CONTENT" in (game.folder / "box.toml").read_text(encoding="utf-8")
    rulebook = (game.folder / "RULES.md").read_text(encoding="utf-8")
    assert "The board, the deck and the characters here are house content." in rulebook
    for number in ("RVA-01", "RVA-02", "RVA-36"):
        assert "house" in game.rulebook[number].text.casefold()
    assert "our own making" in game.described().options["deck"].says


def test_the_houses_own_file_has_no_digest():
    assert BOX.digest == game.components.edition == ""
    assert game.components.data == (game.folder / "box.toml",)


# --- What a corrected file may say ------------------------------------------------------------------------------------


def test_an_owner_may_correct_board_decks_and_characters():
    values = changed(("board", "squares"), 61)
    values["board"]["another_turn"] = [60, 3]
    values["board"]["skateboards"] = [[5, 10], [6, 10]]
    values["decks"]["a"]["1"], values["decks"]["a"]["2"] = 9, 0
    values["characters"]["names"][0] = "Zoë"
    box = loaded(values)
    assert box.board.squares == 61
    assert box.board.another_turn == (3, 60)
    assert box.board.skateboards == ((5, 10), (6, 10))  # two green ones with the same red one
    assert box.decks[0][:2] == (9, 0)
    assert box.characters[:3] == ("Zoë", "Skip", "Marlo")


def test_a_board_may_do_without_special_squares():
    values = changed()
    values["board"].update(another_turn=[], move_ahead=[], skateboards=[])
    assert loaded(values).board.skateboards == ()


SIDE = ("board", "sides", 1)
A_NUMBER = "expected a whole number from 0 to 59"
FAULTS = {
    "unknown field at the top": (("bord",), 1, "bord: expected no such field; there are board, decks, characters"),
    "unknown field of the board": (
        ("board", "shortcut"),
        1,
        "board.shortcut: expected no such field; there are squares, another_turn, move_ahead, skateboards, sides",
    ),
    "unknown field of a side": ((*SIDE, "zone"), 5, "board.sides[1].zone: expected no such field"),
    "unknown deck": (("decks", "d"), {}, "decks.d: expected no such field; there are a, b, custom"),
    "unknown card": (("decks", "a", "3"), 0, "decks.a.3: expected no such field"),
    "unknown field of the characters": (("characters", "teams"), 6, "characters.teams: expected no such field"),
    "no table": (("board",), 60, "board: expected a table; 60 came"),
    "a side that is no table": (SIDE, "mall", "board.sides[1]: expected a table; 'mall' came"),
    "too few squares": (("board", "squares"), 19, "board.squares: expected a whole number from 20 to 100; 19 came"),
    "too many squares": (("board", "squares"), 101, "board.squares: expected a whole number from 20 to 100; 101 came"),
    "half a square": (("board", "squares"), 60.5, "board.squares: expected a whole number from 20 to 100; 60.5 came"),
    "squares that are true": (("board", "squares"), True, "board.squares: expected a whole number from 20 to 100"),
    "square off the board": (("board", "another_turn", 1), 60, f"board.another_turn[1]: {A_NUMBER}; 60 came"),
    "square below zero": (("board", "move_ahead", 0), -1, f"board.move_ahead[0]: {A_NUMBER}; -1 came"),
    "square in words": (("board", "move_ahead", 0), "11", f"board.move_ahead[0]: {A_NUMBER}; '11' came"),
    "no list": (("board", "another_turn"), 4, "board.another_turn: expected a list; 4 came"),
    "a square twice": (
        ("board", "another_turn", 1),
        4,
        "board.another_turn[1]: expected a square that is nothing else; this is board.another_turn already; 4 came",
    ),
    "two special squares in one": (
        ("board", "move_ahead", 0),
        4,
        "board.move_ahead[0]: expected a square that is nothing else; this is board.another_turn already; 4 came",
    ),
    "special on a coloured square": (
        ("board", "another_turn", 0),
        15,
        "board.another_turn[0]: expected a square that is nothing else; this is the coloured square of blue already",
    ),
    "green on a red one": (
        ("board", "skateboards", 1),
        [10, 25],
        (
            "board.skateboards[1]: expected a square that is nothing else; "
            "this is the red square of board.skateboards[0] already; 10 came"
        ),
    ),
    "red on a special one": (
        ("board", "skateboards", 0),
        [6, 11],
        "board.skateboards[0]: expected a square that is nothing else; this is board.move_ahead already; 11 came",
    ),
    "a skateboard of three": (("board", "skateboards", 2), [36, 40, 41], "board.skateboards[2]: expected 2 of them"),
    "a red one that is not the first": (
        ("board", "skateboards"),
        [[6, 25], [21, 10]],
        "board.skateboards[0]: expected [green, red], the red square being the first red one ahead",
    ),
    "a ride of half the loop": (
        ("board", "skateboards"),
        [[6, 36]],
        "less than half the loop away; [6, 36] came",
    ),
    "a ride to itself": (
        ("board", "skateboards"),
        [[6, 6]],
        (
            "board.skateboards[0]: expected a square that is nothing else; "
            "this is the green square of board.skateboards[0] already; 6 came"
        ),
    ),
    "three sides": (("board", "sides"), VALUES["board"]["sides"][:3], "board.sides: expected 4 of them; 3 came"),
    "two sides of one name": (
        (*SIDE, "name"),
        "Beach",
        "board.sides[1].name: expected a name of its own; 'Beach' came",
    ),
    "two sides of one colour": ((*SIDE, "colour"), "red", "board.sides[1].colour: expected a name of its own"),
    "colours of one letter": (
        (*SIDE, "colour"),
        "rose",
        "board.sides[1].colour: expected a first letter that no other colour has; 'rose' came",
    ),
    "a colour of two words": (
        (*SIDE, "colour"),
        "sky blue",
        "board.sides[1].colour: expected a word of 1 to 12 letters",
    ),
    "a colour without letters": ((*SIDE, "colour"), "", "board.sides[1].colour: expected a word of 1 to 12 letters"),
    "an endless name": ((*SIDE, "name"), "m" * 13, "board.sides[1].name: expected a word of 1 to 12 letters"),
    "two on one coloured square": (
        (*SIDE, "start"),
        0,
        "board.sides[1].start: expected a square that is nothing else; this is the coloured square of red already",
    ),
    "sides against the clock": (
        (*SIDE, "start"),
        33,
        "board.sides: expected coloured squares in clockwise order; [0, 33, 30, 45] came",
    ),
    "an entrance too near": (
        (*SIDE, "entrance"),
        26,
        "board.sides[1].entrance: expected a square at least 12 ahead of the coloured square 15; 26 came",
    ),
    "an entrance off the board": ((*SIDE, "entrance"), 60, f"board.sides[1].entrance: {A_NUMBER}"),
    "one entrance for two": (
        (*SIDE, "entrance"),
        58,
        "board.sides[1].entrance: expected a square that is no other colour's entrance; 58 came",
    ),
    "a card too many": (("decks", "b", "1"), 5, "decks.b: expected 53 cards; 54 came"),
    "fewer than no cards": (("decks", "b", "1"), -1, 'decks.b."1": expected a whole number from 0 to 53; -1 came'),
    "cards in words": (("decks", "custom", "-13"), "two", 'decks.custom."-13": expected a whole number from 0 to 53'),
    "seventeen characters": (
        ("characters", "names"),
        VALUES["characters"]["names"][:17],
        "characters.names: expected 18 of them; 17 came",
    ),
    "a character twice": (("characters", "names", 7), "pepper", "characters.names[7]: expected a name of its own"),
    "a character without a name": (("characters", "names", 7), 7, "characters.names[7]: expected a word of 1 to 12"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_file_is_named_with_what_was_expected_and_what_came(fault):
    path, value, message = FAULTS[fault]
    if fault == "sides against the clock":
        values = changed((*SIDE, "entrance"), 27)
        values["board"]["sides"][1]["start"] = value
    else:
        values = changed(path, value)
    with pytest.raises(BadData) as told:
        loaded(values)
    assert message in str(told.value)
    assert str(told.value).startswith(f"{FILE}: ")
    assert str(told.value).endswith("Nothing of the file was used.")


PATHS = [
    ("board",),
    ("decks",),
    ("characters",),
    ("board", "squares"),
    ("board", "another_turn"),
    ("board", "skateboards"),
    ("board", "sides"),
    ("board", "sides", 3, "entrance"),
    ("decks", "custom"),
    ("decks", "a", "Quick Pass"),
    ("characters", "names"),
]


@pytest.mark.parametrize("path", PATHS, ids=[str(path[-1]) for path in PATHS])
def test_every_field_must_be_there(path):
    with pytest.raises(BadData, match="the field is missing"):
        loaded(changed(path, gone=True))


# --- The owner's file in place of ours --------------------------------------------------------------------------------

SAY = """
from runabout.games.riverdale import game
from runabout.games.riverdale.box import BOX
print(BOX.board.squares, BOX.characters[0], game.components.edition, game.components.data[0])
"""


def with_owners_file(folder, text, code=SAY):
    """What a process of its own says where the owner's box.toml has this text."""
    (folder / "riverdale").mkdir()
    (folder / "riverdale" / "box.toml").write_text(text, encoding="utf-8")
    environment = {**os.environ, "RUNABOUT_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_an_owners_file_is_read_in_place_of_ours_and_told_apart_by_its_digest(tmp_path):
    done = with_owners_file(tmp_path, houses_text().replace('"Pepper"', '"Salt"'))
    squares, first, edition, data = done.stdout.split()
    assert (squares, first) == ("60", "Salt")
    assert len(edition) == 8
    assert Path(data) == tmp_path / "riverdale" / "box.toml"


def test_a_faulty_owners_file_is_not_half_loaded(tmp_path):
    done = with_owners_file(tmp_path, houses_text().replace('"1" = 5', '"1" = 6'))
    assert done.stdout == ""
    assert f"BadData: {tmp_path / 'riverdale' / 'box.toml'}: decks.a: expected 53 cards; 54 came" in done.stderr


def test_a_file_that_is_no_toml_is_named_with_the_line(tmp_path):
    (tmp_path / "box.toml").write_text("[board]\nsquares = sixty\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"box.toml.*line 2"):
        read_data(tmp_path, "box.toml")
