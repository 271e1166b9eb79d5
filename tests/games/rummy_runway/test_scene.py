"""What lies on the table as a scene, and what each event moves in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from runabout.core.mover import moves
from runabout.core.moves import UNEXPLAINED, Appeared, Carried, Counted, Move, Put, Replaced, Vanished
from runabout.core.standing import standings
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS
from runabout.games.rummy_runway.naming import shown_trend
from runabout.games.rummy_runway.scene import LAYOUT
from runabout.games.rummy_runway.scene_names import SEEN
from runabout.games.rummy_runway.trends import TRENDS
from runabout.match import Match
from tests.games.rummy_runway.table import DRAW_ONE, Table, deal, discard, lay, riff, take, trim, wear

HAT = "R2 Y3 B4"
PACK = {card.name: card.copies for card in CARDS}


# --- A position known by hand -----------------------------------------------------------------------------------------


def a_table() -> Table:
    """Seat 0 of three lays an outfit with two wild cards; it has taken a red 9 before, and seat 1 a wild 9."""
    return Table(
        "R9 R9 W4 Y9",
        "W9 Y5",
        "",
        closets={0: "B6 W5", 2: "R5 R5"},
        outfits={1: [HAT, "Y7* B7 R7"]},
        row="B0 B1 B0",
        runways=["Black Tie", "Wild Side", "Full Collection"],
        used=["Pure Couture"],
        known={0: "R9", 1: "W9"},
        points=[12, 7, 0],
        best=[9, 0, 0, 0, 0, 0],
        trigger=2,
        final_turns=1,
        outfit_colours=1,
    ).play(lay("W4"), lay("W5", closet=True))


EVERYBODYS_PILES = {
    "closet:1": {},
    "closet:2": {"red-5": 2},
    **{f"outfit:{seat}{slot}": [] for seat in "123" for slot in "abc"},
    "outfit:2a": ["red-2", "yellow-3", "blue-4"],
    "outfit:2b": ["wild-7", "blue-7", "red-7"],
    "row": ["blue-0", "blue-1", "blue-0"],
    "deck": {"?": 81},
    "deck made of": PACK,
    "runways": ["runway-black-tie", "runway-wild-side", "runway-full-collection"],
    "used runways": {"runway-pure-couture": 1},
    "runway deck": {"?": 14},
}
OUTFITS = {
    "outfit:2a": {
        "seat": 1,
        "colours": ["red", "yellow", "blue"],
        "first": "style:vintage",
        "second": "fabric:lace",
        "third": "item:hat",
        "points": 9,
        "trends": 0,
        "follows": [],
    },
    "outfit:2b": {
        "seat": 1,
        "colours": ["yellow", "blue", "red"],
        "first": "style:sporty",
        "second": "fabric:velvet",
        "third": "item:dress",
        "points": 14,
        "trends": 9,
        "follows": [0, 1],
    },
}
NO_LOOK = {"first": None, "second": None, "third": None, "points": 0, "trends": 0, "follows": []}
COUNTERS = {
    "round": 1,
    "trigger": 2,
    "ending": "none",
    "seat:0:points": 12,
    "seat:1:points": 7,
    "seat:2:points": 0,
    "seat:0:best": 9,
    "seat:1:best": 0,
    "seat:2:best": 0,
}
SETTINGS = {
    "seats": 3,
    "closet_riff": "off",
    "outfit_colours": "any",
    "mix_actions": "off",
    "discard_draw": "any",
    "target": 100,
    "rounds": 6,
    "trends": "on",
    "trend_wild_number": "on",
    "trend_wild_colour": "on",
    "trend_two": "exactly",
    "dealt": 7,
    "runway_cards": [shown_trend(trend) for trend in TRENDS],
}
DECISION = {
    "seat": 0,
    "over": False,
    "doing": "nothing",
    "taken": 0,
    "turns": 1,
    "final_turns": 1,
    "round_turn_limit": 60,
    "spent": {"closet": {}, "outfits": {}},
    "looks": [
        {"about": f"name of {name}", **{word: outfit[word] for word in ("first", "second", "third")}}
        for name, outfit in OUTFITS.items()
    ],
    "reach": [],
}


@pytest.mark.rule("RYA-34", "RYA-44", "RYA-48")
def test_the_scene_of_one_who_is_laying_an_outfit():
    assert LAYOUT.scene(a_table().sight(0)).plain() == {
        "viewer": 0,
        "things": {**OUTFITS, "laid": {"colours": ["wild", "wild"], "from_closet": ["middle"]}},
        "piles": {
            **EVERYBODYS_PILES,
            "hand:0": {"red-9": 2, "yellow-9": 1},
            "hand:1": {"wild-9": 1, "?": 1},
            "hand:2": {},
            "closet:0": {"blue-6": 1},
            "laid": ["wild-4", "wild-5"],
            "seen by all": {"red-9": 1},
        },
        "counters": COUNTERS,
        "settings": SETTINGS,
        "decision": {**DECISION, "phase": "lay"},
    }


@pytest.mark.rule("RYA-34", "RYA-44", "RYA-48")
def test_the_scene_of_one_who_only_watches():
    assert LAYOUT.scene(a_table().sight(-1)).plain() == {
        "viewer": -1,
        "things": OUTFITS,
        "piles": {
            **EVERYBODYS_PILES,
            "hand:0": {"red-9": 1, "?": 3},
            "hand:1": {"wild-9": 1, "?": 1},
            "hand:2": {},
            "closet:0": {"blue-6": 1, "wild-5": 1},
        },
        "counters": COUNTERS,
        "settings": SETTINGS,
        "decision": {**DECISION, "phase": "act"},
    }


@pytest.mark.rule("RYA-42")
def test_cards_that_have_riffed_out_of_the_closet_are_part_of_the_decision():
    table = Table("Y9", "", closets={0: "R5"}, outfits={1: [HAT]}, closet_riff=1)
    table.play(riff(1, "right", closet=True))
    assert LAYOUT.scene(table.sight(1)).decision["spent"] == {"closet": {}, "outfits": {"outfit:2a": ["right"]}}
    table.play(riff(1, "left", closet=True))
    assert LAYOUT.scene(table.sight(1)).decision["spent"] == {
        "closet": {"red-5": 1},
        "outfits": {"outfit:2a": ["left"]},
    }


@pytest.mark.rule("RYA-17")
def test_a_table_without_trends_has_no_runways():
    piles = LAYOUT.scene(Table("R1", "", trends=0).sight(0)).piles
    assert not [place for place in piles if "runway" in place]


# --- What events move -------------------------------------------------------------------------------------------------


def moved(table: Table, line: str, viewer: int, gives: str = "", outcomes: list[int] | None = None) -> list[Move]:
    """What a decision moves for a viewer; nothing of it unexplained."""
    before = LAYOUT.scene(table.sight(viewer))
    table.play(line, gives=gives, outcomes=outcomes)
    told = [event for event in table.events if event.known_to(viewer)]
    found = moves(LAYOUT, before, told, LAYOUT.scene(table.sight(viewer)))
    assert UNEXPLAINED not in [move.event for move in found]
    return found


def of_event(found: list[Move], number: int) -> list[Move]:
    """The moves of one event of a step."""
    return [move for move in found if move.event == number]


@pytest.mark.rule("RY-020")
def test_a_card_drawn_is_shown_to_the_one_who_draws_it():
    for viewer, kind in ((0, "wild-7"), (1, "?"), (-1, "?")):
        table = Table("R1", "R8", phase="draw")
        assert moved(table, DRAW_ONE, viewer, "W7") == [Carried(0, kind, "?", 1, "deck", "hand:0")]


@pytest.mark.rule("RYA-47", "RYA-48")
def test_of_equal_cards_in_the_row_the_rightmost_is_taken_for_all_to_remember():
    row = "R1 B2 R1 Y3"
    taken = Carried(0, "red-1", "red-1", 1, "row", "hand:0", origin=2)
    assert moved(Table("Y9", "", row=row, phase="draw"), take("R1"), 1) == [taken]
    assert moved(Table("R1", "", row=row, phase="draw", known={0: "R1"}), take("R1"), 0) == [
        taken,
        Replaced(0, SEEN, {"red-1": 2}),
    ]


@pytest.mark.rule("RYA-22")
def test_all_of_the_row_but_its_right_end_is_the_deck_so_that_all_know_what_is_in_it():
    table = Table("R1", "", row="B9 Y0 B9 W4", rest=1, phase="draw")
    assert moved(table, DRAW_ONE, 1, "B9") == [
        Carried(0, "?", "blue-9", 1, "row", "deck", origin=0),
        Carried(0, "?", "yellow-0", 1, "row", "deck", origin=0),
        Carried(0, "?", "blue-9", 1, "row", "deck", origin=0),
        Replaced(0, "deck made of", {"blue-9": 2, "yellow-0": 1}),
        Carried(1, "?", "?", 1, "deck", "hand:0"),
    ]


@pytest.mark.rule("RYA-41", "RYA-44")
def test_what_is_laid_moves_for_the_one_who_lays_it_alone():
    table = Table("W4 Y9", "R8", closets={0: "W5 B6"})
    assert moved(table, lay("W4"), 0) == [
        Carried(0, "wild-4", "wild-4", 1, "hand:0", "laid", 0),
        Put(0, "laid", "colours", [], ["wild"]),
    ]
    assert moved(table, lay("W5", closet=True), 0) == [
        Carried(0, "wild-5", "wild-5", 1, "closet:0", "laid", 1),
        Put(0, "laid", "colours", ["wild"], ["wild", "wild"]),
        Put(0, "laid", "from_closet", [], ["middle"]),
    ]
    assert moved(table, lay("B6", closet=True), 1) == []
    assert of_event(moved(table, wear("Y"), 0), 0) == [
        Put(0, "laid", "colours", ["wild", "wild", "blue"], ["yellow", "wild", "blue"])
    ]


@pytest.mark.rule("RYA-44", "RYA-48")
def test_an_outfit_comes_from_where_it_is_laid_or_for_the_others_from_hand_and_closet():
    def table() -> Table:
        return Table("R2 W3 R9", "R8", closets={0: "B4"}, known={0: "R2"}).play(lay("R2"), lay("W3"))

    assert of_event(moved(table(), lay("B4", closet=True), 0), 1) == [
        Appeared(1, "outfit:1a", {"seat": 0, "colours": ["red", "yellow", "blue"], **NO_LOOK}),
        Carried(1, "red-2", "red-2", 1, "laid", "outfit:1a", 0),
        Replaced(1, SEEN, {}),
        Carried(1, "wild-3", "wild-3", 1, "laid", "outfit:1a", 1),
        Carried(1, "blue-4", "blue-4", 1, "laid", "outfit:1a", 2),
        Put(1, "laid", "colours", ["red", "wild", "blue"], []),
        Put(1, "laid", "from_closet", ["right"], []),
    ]
    assert of_event(moved(table(), lay("B4", closet=True), 0), 2) == [
        Put(2, "outfit:1a", "first", None, "style:vintage"),
        Put(2, "outfit:1a", "second", None, "fabric:lace"),
        Put(2, "outfit:1a", "third", None, "item:hat"),
        Put(2, "outfit:1a", "points", 0, 6),
        Put(2, "outfit:1a", "trends", 0, 2),
        Put(2, "outfit:1a", "follows", [], [1]),
    ]
    for viewer in (1, -1):
        assert moved(table(), lay("B4", closet=True), viewer) == [
            Appeared(0, "outfit:1a", {"seat": 0, "colours": ["red", "yellow", "blue"], **NO_LOOK}),
            Carried(0, "red-2", "red-2", 1, "hand:0", "outfit:1a", 0),
            Carried(0, "wild-3", "?", 1, "hand:0", "outfit:1a", 1),
            Carried(0, "blue-4", "blue-4", 1, "closet:0", "outfit:1a", 2),
            Put(1, "outfit:1a", "first", None, "style:vintage"),
            Put(1, "outfit:1a", "second", None, "fabric:lace"),
            Put(1, "outfit:1a", "third", None, "item:hat"),
            Put(1, "outfit:1a", "points", 0, 6),
            Put(1, "outfit:1a", "trends", 0, 2),
            Put(1, "outfit:1a", "follows", [], [1]),
        ]


@pytest.mark.rule("RY-028", "RY-029", "RY-033")
def test_a_riff_goes_onto_one_end_and_takes_the_card_of_the_other():
    table = Table("R5 B2 W1", "R8", outfits={1: [HAT]}, known={0: "W1"})
    assert moved(table, riff(1, "right"), 1) == [
        Carried(0, "red-5", "?", 1, "hand:0", "outfit:2a", 3),
        Carried(0, "red-2", "red-2", 1, "outfit:2a", "closet:0", origin=0),
        Put(0, "outfit:2a", "colours", ["red", "yellow", "blue"], ["yellow", "blue", "red"]),
        Put(1, "outfit:2a", "first", "style:vintage", "style:cyberpunk"),
        Put(1, "outfit:2a", "points", 9, 12),
    ]
    table = Table("R5 B2 W1", "R8", outfits={1: [HAT]}, known={0: "W1"})
    assert moved(table, riff(1, "left", wild=True), 0) == [
        Carried(0, "wild-1", "wild-1", 1, "hand:0", "outfit:2a", 0),
        Replaced(0, SEEN, {}),
        Carried(0, "blue-4", "blue-4", 1, "outfit:2a", "closet:0", origin=3),
        Put(0, "outfit:2a", "colours", ["red", "yellow", "blue"], ["blue", "red", "yellow"]),
        Put(1, "outfit:2a", "second", "fabric:lace", "fabric:cotton"),
        Put(1, "outfit:2a", "points", 9, 5),
        Put(1, "outfit:2a", "trends", 2, 7),
        Put(1, "outfit:2a", "follows", [1], [1, 2]),
    ]


@pytest.mark.rule("RYA-01", "RYA-48")
def test_a_riff_from_the_closet_leaves_the_hand_alone():
    table = Table("R5 Y9", "R8", closets={0: "R5"}, outfits={1: [HAT]}, known={0: "R5"}, closet_riff=1)
    assert moved(table, riff(1, "right", closet=True), 0)[:2] == [
        Carried(0, "red-5", "red-5", 1, "closet:0", "outfit:2a", 3),
        Carried(0, "red-2", "red-2", 1, "outfit:2a", "closet:0", origin=0),
    ]


@pytest.mark.rule("RY-038", "RYA-48")
def test_a_card_that_is_discarded_was_the_one_known_if_there_was_one():
    laid_down = Carried(0, "red-1", "red-1", 1, "hand:0", "row", 0)
    assert moved(Table("R1 R1", "R8", known={0: "R1"}), discard("R1"), 0) == [laid_down, Replaced(0, SEEN, {})]
    assert moved(Table("R1 R1", "R8", known={0: "R1"}), discard("R1"), 1) == [laid_down]
    assert moved(Table("R1 Y8", "R8", known={0: "Y8"}), discard("R1"), 0) == [laid_down]
    assert moved(Table("R1 Y8", "R8", known={0: "Y8"}), discard("R1"), 1) == [
        Carried(0, "red-1", "?", 1, "hand:0", "row", 0)
    ]


@pytest.mark.rule("RY-039")
def test_what_is_trimmed_goes_to_the_right_end_of_the_row():
    table = Table("R1 Y9", "R8", closets={0: "B1 B2 B3 B4"}, row="Y0").play(discard("R1"))
    assert moved(table, trim("B3"), 1) == [Carried(0, "blue-3", "blue-3", 1, "closet:0", "row", 2)]


@pytest.mark.rule("RY-070")
def test_who_triggers_the_end_of_the_round_is_counted():
    assert moved(Table("R1", "R8"), discard("R1"), 1)[-1] == Counted(1, "trigger", None, 0)


@pytest.mark.rule("RYA-38", "RY-011", "RY-091")
def test_between_rounds_all_cards_and_cubes_leave_the_table():
    used = ["Black Tie", "Wild Side", "Full Collection"]
    table = Table(
        "R9",
        "B8 B9",
        closets={1: "Y0 Y0"},
        outfits={1: [HAT]},
        row="W9",
        runways=used,
        known={1: "B8"},
        points=[0, 1],
        trigger=1,
        final_turns=1,
        dealt=1,
    )
    table.state.fresh[:] = 0
    script = deal(["R1", "R2"], "W0", ["Even Keel", "Cloud Nine", "High Five"], used=used)
    found = moved(table, discard("R9"), 1, outcomes=script)
    at = {event.kind: number for number, event in enumerate(event for event in table.events if event.known_to(1))}
    gathered, runways = at["gathered"], at["runways"]
    assert of_event(found, gathered) == [
        *(Carried(gathered, "?", kind, 1, "hand:1", "deck") for kind in ("blue-8", "blue-9")),
        Carried(gathered, "?", "yellow-0", 2, "closet:1", "deck"),
        *(Carried(gathered, "?", kind, 1, "outfit:2a", "deck") for kind in ("red-2", "yellow-3", "blue-4")),
        *(Carried(gathered, "?", kind, 1, "row", "deck") for kind in ("wild-9", "red-9")),
        Vanished(gathered, "outfit:2a"),
        Replaced(gathered, "deck made of", PACK),
        Replaced(gathered, SEEN, {}),
    ]
    assert of_event(found, at["round"]) == [
        Counted(at["round"], "round", 1, 2),
        Counted(at["round"], "trigger", 1, None),
    ]
    over = ["runway-black-tie", "runway-wild-side", "runway-full-collection"]
    shown = ["runway-cloud-nine", "runway-high-five", "runway-even-keel"]
    assert of_event(found, runways) == [
        *(Carried(runways, trend, trend, 1, "runways", "used runways") for trend in over),
        *(Carried(runways, trend, "?", 1, "runway deck", "runways", at) for at, trend in enumerate(shown)),
    ]
    assert [move for move in found if move.event > runways] == [
        Carried(at["dealt"], "?", "?", 1, "deck", "hand:0"),
        Carried(at["dealt_card"], "red-2", "?", 1, "deck", "hand:1"),
        Carried(at["turned_up"], "wild-0", "?", 1, "deck", "row", 0),
    ]


def test_events_call_outfits_places_and_trends_as_the_scene_does():
    table = Table("R2 Y3 B4 Y9", "R8", closets={0: "B4"}).play(lay("R2"))
    assert table.events[0].plain == {"card": "red-2", "from_closet": False, "place": "left"}
    table.play(lay("Y3"), lay("B4", closet=True))
    formed = next(event for event in table.events if event.kind == "formed").plain
    scene = LAYOUT.scene(table.sight(1))
    assert formed["from_closet"] == ["right"]
    assert scene.things[formed["outfit"]]["colours"] == [card["colour"] for card in formed["cards"]]
    assert scene.piles[formed["outfit"]] == [card["card"] for card in formed["cards"]]
    styled = table.events[-1].plain
    outfit = scene.things[styled["outfit"]]
    assert outfit | styled == {**outfit, "outfit": styled["outfit"]}
    assert [scene.piles["runways"][at] for at in outfit["follows"]] == ["runway-street-casual"]
    shown = [trend["trend"] for trend in game.words.event("runways", -1, 0, 1, 2).plain["trends"]]
    assert scene.piles["runways"] == shown == ["runway-black-tie", "runway-street-casual", "runway-minimalist"]


@pytest.mark.rule("RYA-43")
def test_a_limit_of_turns_that_comes_when_bots_play_on_alone_is_no_setting():
    match = Match(game, 2, seed=1, options={"round_turn_limit": 0})
    before = LAYOUT.scene(match.known(0))
    match.set_attended(False)
    after = LAYOUT.scene(match.known(0))
    assert replace(after, decision=before.decision) == before
    assert [scene.decision["round_turn_limit"] for scene in (before, after)] == [0, 60]


# --- How it stands ----------------------------------------------------------------------------------------------------


def points(match: Match) -> list[int]:
    """Each seat's points, with those on the table, as a seat sees them that is perhaps laying an outfit."""
    told = [standings(game.standing, match.scene(viewer)) for viewer in range(-1, match.seats)]
    assert told == [told[0]] * len(told)
    return [seat["points"] for seat in told[0]]


@pytest.mark.rule("RY-080", "RY-081", "RY-082")
@pytest.mark.parametrize("trends", [0, 1])
def test_points_on_the_table_are_those_that_the_end_of_the_round_brings(trends: int):
    rounds = 0
    for seed in range(3):
        match = Match(game, 3, seed=seed, options={"trends": trends, "rounds": 3}, run=game.interpreted)
        chance = Random(seed)
        while not match.over:
            before = match.clone()
            action = chance.choice(match.legal())
            events = match.play(action)
            if any(event.kind == "total" for event in events) and action.verb != "trim":
                told = points(match)
                assert told == points(before)
                rounds += sum(told) > 0
    assert rounds > 2


def test_an_outfit_counts_with_its_trends_and_a_closet_while_it_is_being_laid():
    table = Table(
        "R1 Y9",
        "R2",
        closets={0: "R3 Y3 B3"},
        outfits={1: ["R8 Y8 B8*"]},
        runways=["Black Tie", "Wild Side", "High Five"],
    )
    table.play("lay red 3 from the closet")
    for viewer in (-1, 0, 1):
        own, other = standings(game.standing, game.scene(table.sight(viewer)))
        assert own["points"] == 9
        assert other["points"] == 8 + 8 + 5 + 4  # the wild 8 has no points; two trends are followed
