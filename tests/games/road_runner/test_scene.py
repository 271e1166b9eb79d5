"""The table of Road Runner as a scene, and what its events move, as values."""

import pytest

from runabout.core.mover import Mover
from runabout.core.moves import Appeared, Carried, Counted, applied
from runabout.core.scene import UNKNOWN
from runabout.core.standing import standings
from runabout.games.road_runner import game, scene
from runabout.games.road_runner.cards import DUAL
from runabout.games.road_runner.scene import CAPTURE_PILE, DRAW_PILE, ESCAPE_PILE, LAID
from runabout.games.road_runner.state import MEMORY_MAX
from runabout.match import Match
from tests.games.road_runner.table import Table

FAST = ["Rocket", "Road"]
WATCHER = -1


def scene_of(table, viewer):
    return game.scene(game.run.sight(table.state, viewer))


def moves_of(table, viewer, *lines, **given):
    """What the last of these decisions moves in a viewer's scene."""
    table.play(*lines[:-1])
    before = scene_of(table, viewer)
    table.play(lines[-1], **given)
    mover = Mover(before)
    mover.play(game.table_layout, [event for event in table.events if event.known_to(viewer)])
    return mover.made


def chase(*others, **laid_out):
    return Table(FAST, *others, **laid_out).attempt("chase", "Rocket")


def test_a_position_as_the_one_whose_turn_it_is_knows_it():
    table = Table(FAST, ["Zoom!"], [], captures=["Anvil"], escapes=["Dud!", "Rust!"], damage=[0, 2]).play("lay Rocket")
    scene = scene_of(table, 0)
    assert (scene.viewer, scene.things) == (0, {})
    assert scene.piles == {
        "hand:0": {"road": 1},
        "hand:1": {UNKNOWN: 1},
        "hand:2": {},
        "played:0": {},
        "played:1": {},
        "played:2": {},
        LAID: {"rocket": 1},
        CAPTURE_PILE: ["anvil"],
        ESCAPE_PILE: ["dud", "rust"],
        DRAW_PILE: {UNKNOWN: 75},
    }
    assert scene.counters == {
        "attempt": None,
        "foiled": False,
        "reshuffled": False,
        "winner": None,
        "ending": "none",
        "seat:0:damage": 0,
        "seat:1:damage": 2,
        "seat:2:damage": 0,
    }
    assert scene.settings.pop("cards")["rocket"] == 1
    assert scene.settings == {"seats": 3, "drawn": 1, "turn_limit": 1000, "escape_matching": "by-role"}
    assert scene.decision == {
        "seat": 0,
        "over": False,
        "phase": "turn",
        "turn": 0,
        "turns": 1,
        "take_backs": 0,
        "needs": [],
        "speed": None,
        "bears": [],
        "answers": [],
        "passed on": [],
    }


@pytest.mark.rule("RRA-30")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_to_the_others_what_is_laid_is_in_the_hand_until_it_is_called(viewer):
    table = Table(FAST, [], []).play("lay Rocket")
    scene = scene_of(table, viewer)
    assert (scene.piles["hand:0"], scene.piles[LAID]) == ({UNKNOWN: 2}, {})
    assert moves_of(table, viewer, "call chase") == [
        Appeared(0, "left hand:0", {"giver": 0, "receiver": None, "card": "rocket", "of": 2}),
        Carried(0, "rocket", UNKNOWN, 1, "hand:0", LAID),
        Counted(0, "attempt", None, {"is": "chase", "method": "chase", "cards": ["rocket"]}),
    ]
    scene = scene_of(table, viewer)
    assert (scene.piles["hand:0"], scene.piles[LAID]) == ({UNKNOWN: 1}, {"rocket": 1})


def test_what_the_layer_sees_of_its_own_cards():
    assert moves_of(Table(FAST, [], []), 0, "lay Rocket") == [Carried(0, "rocket", "rocket", 1, "hand:0", LAID)]
    assert moves_of(Table(FAST, [], []), 0, "lay Rocket", "take back Rocket") == [
        Carried(0, "rocket", "rocket", 1, LAID, "hand:0")
    ]


@pytest.mark.rule("RR-091")
def test_an_escape_hurts_the_one_whose_attempt_it_is():
    table = chase(["Dud!", "Zoom!"], [])
    assert moves_of(table, WATCHER, "play Dud!") == [
        Appeared(0, "left hand:1", {"giver": 1, "receiver": None, "card": "dud", "of": 2}),
        Carried(0, "dud", UNKNOWN, 1, "hand:1", "played:1"),
        Counted(0, "foiled", False, True),
    ]
    table = Table(["Rocket"], ["Backfire!"], []).attempt("chase", "Rocket")
    assert Counted(0, "seat:0:damage", 0, 3) in moves_of(table, WATCHER, "play Backfire!")


@pytest.mark.rule("RR-100")
@pytest.mark.rule("RR-101")
def test_a_foiled_attempt_is_put_away_in_the_order_in_which_it_was_played():
    table = chase(["Zoom!"], ["Dud!"], captures=["Anvil"]).play("play Zoom!")
    found = moves_of(table, WATCHER, "play Dud!")
    at = 1  # after "played"
    assert [move for move in found if move.event == at] == [
        Carried(at, "rocket", "rocket", 1, LAID, CAPTURE_PILE, 1),
        Carried(at, "zoom", "zoom", 1, "played:1", ESCAPE_PILE, 0),
        Carried(at, "dud", "dud", 1, "played:2", ESCAPE_PILE, 1),
        Counted(at, "attempt", {"is": "chase", "method": "chase", "cards": ["rocket"]}, None),
        Counted(at, "foiled", True, False),
    ]


@pytest.mark.rule("RR-052")
def test_on_a_reshuffle_the_dual_cards_go_in_and_the_plain_escapes_stay_out():
    dual = DUAL[0]
    table = Table(["Road"], [], [], deck=["Anvil"], captures=["Rocket"], escapes=["Dud!", dual.title, "Zoom!"], rest=2)
    found = moves_of(table, WATCHER, "pass")
    at = [event.kind for event in table.events if event.known_to(WATCHER)].index("reshuffled")
    assert [move for move in found if move.event == at] == [
        Carried(at, UNKNOWN, "rocket", 1, CAPTURE_PILE, DRAW_PILE),
        Carried(at, UNKNOWN, dual.name, 1, ESCAPE_PILE, DRAW_PILE),
        Counted(at, "reshuffled", False, True),
    ]
    assert scene_of(table, WATCHER).piles[ESCAPE_PILE] == ["dud", "zoom"]


@pytest.mark.parametrize(
    ("viewer", "told", "remembered"),
    [
        (0, Carried(0, UNKNOWN, "anvil", 1, "hand:0", "hand:1"), "anvil"),
        (1, Carried(0, "anvil", UNKNOWN, 1, "hand:0", "hand:1"), "anvil"),
        (2, Carried(0, UNKNOWN, UNKNOWN, 1, "hand:0", "hand:1"), None),
    ],
)
def test_a_card_that_is_passed_is_seen_by_the_two_whom_it_concerns(viewer, told, remembered):
    table = Table(["Anvil"], [], [])
    found = moves_of(table, viewer, "pass")
    assert [move for move in found if move.event == 0] == [
        Appeared(0, "left hand:0", {"giver": 0, "receiver": 1, "card": remembered, "of": 1}),
        told,
    ]


@pytest.mark.rule("RRA-32")
def test_the_giver_sees_where_a_card_may_lie_that_it_passed_on():
    table = Table(["Anvil"], [], []).play("pass")
    assert scene_of(table, 0).decision["passed on"] == [{"card": "anvil", "chances": [0.0, 1.0, 0.0]}]
    assert scene_of(table, 2).decision["passed on"] == []


@pytest.mark.rule("RRA-32")
def test_the_older_half_of_what_is_remembered_is_forgotten_when_there_is_no_room():
    table = Table(["Anvil"], [], [])
    before = scene_of(table, 2)
    mover = Mover(before)
    for _ in range(MEMORY_MAX):
        mover.bring("hand:0", UNKNOWN)
        mover.play(game.table_layout, [game.words.event("passed", 0, 1)])
    assert len(mover.scene.things) == MEMORY_MAX
    mover.bring("hand:0", UNKNOWN, 7)
    mover.play(game.table_layout, [game.words.event("passed", 0, 1)])
    assert len(mover.scene.things) == MEMORY_MAX // 2 + 1
    assert mover.of("left hand:0", "of") == 2
    assert mover.of(f"left hand:{MEMORY_MAX // 2}", "of") == 8
    assert applied(before, mover.made) == mover.scene


def test_how_the_chase_ended_is_counted():
    table = chase([], []).play("decline")
    assert moves_of(table, WATCHER, "decline") == [
        Counted(1, "winner", None, 0),
        Counted(1, "ending", "none", "caught"),
    ]
    mover = Mover(scene_of(table, WATCHER))
    mover.play(game.table_layout, [game.words.event("called_off", -1)])
    assert mover.counter("ending") == "called_off"


def test_an_attempt_stands_until_it_is_prevented():
    table = Table(["Truck!"], ["Cactus!", "Zoom!"], ["Oops!"], laid=["Catapult"])

    def attempts():
        return [seat["attempt"] for seat in standings(game.standing, scene_of(table, WATCHER))]

    assert attempts() == [0, 0, 0]
    table.play("call launch")
    assert attempts() == [1, 0, 0]
    table.play("play Zoom!")
    assert attempts() == [0, 0, 0]


@pytest.mark.rule("RRA-30")
def test_the_cards_that_are_counted_for_a_seat_are_those_in_its_hand_and_what_it_lays_until_it_is_called():
    table = Table(["Rocket", "Truck!"], ["Cactus!", "Zoom!"], [])
    for line, cards in (("lay Rocket", [2, 2, 0]), ("call chase", [1, 2, 0]), ("play Zoom!", [1, 1, 0])):
        table.play(line)
        for viewer in (WATCHER, 0, 1):
            assert [seat["cards"] for seat in standings(game.standing, scene_of(table, viewer))] == cards, line


def test_what_is_kept_of_the_same_cards_is_what_is_read_anew(monkeypatch):
    kept = ("by_name", "so_many", "memory", "passed_on", "all_passed_on", "told_need")
    match = Match(game, 4, seed=5, run=game.interpreted)
    for step in range(80):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[(7 * step) % len(legal)])
        found = [match.scene(viewer) for viewer in range(-1, 4)]
        with monkeypatch.context() as anew:
            for name in kept:
                anew.setattr(scene, name, getattr(scene, name).__wrapped__)
            assert found == [game.scene(match.sight(viewer)) for viewer in range(-1, 4)]
    assert any(one.decision["passed on"] for one in found)
    assert found[0].things
