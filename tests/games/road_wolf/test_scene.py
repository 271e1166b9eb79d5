"""The table of Road Wolf as a scene, and what its events move, as values."""

import pytest

from runabout.core.mover import Mover
from runabout.core.moves import Carried, Closed, Counted, Drifted, Put, Vanished
from runabout.core.scene import UNKNOWN, Scene
from runabout.core.standing import standings
from runabout.games.road_wolf import game
from runabout.games.road_wolf.events import Thing
from runabout.games.road_wolf.fleet import clear_slot
from runabout.games.road_wolf.kinds import Token, VehicleKind
from tests.games.road_wolf.table import Table, sight_of

COUPE = VehicleKind.COUPE + 1


def moved(scene, kind, seat, *facts):
    """What one event moves."""
    mover = Mover(scene)
    mover.play(game.table_layout, [game.words.event(kind, seat, *facts)])
    return mover.made


def vehicle(**attributes):
    """A vehicle as scenes have it."""
    usual = {"kind": "coupe", "status": "driving", "owner": 0, "born": 0, "at": [40, 50], "hits": 0, "wheel": "driver"}
    return usual | attributes


def test_a_vehicle_is_known_to_its_own_side_and_others_see_how_many_are_aboard():
    table = Table("duel")
    v = table.add("coupe", (480, 500), seat=0, tokens="veteran gunner shotgun nitro")
    table.card("bridge", (480, 900))
    own, other = (game.scene(game.run.sight(table.state, viewer)) for viewer in (0, 1))
    assert v == 0
    assert own.things == {"vehicle:1": vehicle(at=[480, 500], wheel="veteran", generation=1)}
    assert (own.piles["crew:1"], own.piles["gear:1"]) == ({"gunner": 1}, {"shotgun": 1, "nitro": 1})
    assert other.things == {"vehicle:1": vehicle(at=[480, 500], wheel=UNKNOWN, generation=1)}
    assert (other.piles["crew:1"], other.piles["gear:1"]) == ({UNKNOWN: 1}, {UNKNOWN: 2})
    assert own.piles["road:480:900"] == other.piles["road:480:900"] == {"bridge": 1}
    assert own.settings["mission"] == "duel"


def test_what_takes_an_emptied_slot_has_another_generation():
    table = Table("duel")
    first, other = (table.add("coupe", (480, y), seat=0) for y in (500, 900))
    before = game.scene(sight_of(table.state, 0))
    clear_slot(table.state, first)
    assert table.add("coupe", (480, 300), seat=1) == first
    after = game.scene(sight_of(table.state, 0))
    generations = [[one["generation"] for one in scene.things.values()] for scene in (before, after)]
    assert generations == [[1, 2], [3, 2]]
    assert [scene.counters["generations"] for scene in (before, after)] == [2, 3]
    assert other == 1


def test_a_vehicle_that_is_bought_is_one_more_than_there_ever_were():
    scene = Scene(counters={"generations": 7}, settings={"open_tokens": "on", "sides": [0, 1]})
    counted, appeared, *_ = moved(scene, "bought", 0, 2, COUPE, VehicleKind.COUPE)
    assert counted == Counted(0, "generations", 7, 8)
    assert (appeared.thing, appeared.attributes["generation"]) == ("vehicle:3", 8)


@pytest.mark.parametrize("kind", ["moved", "braked", "skidded", "drifted", "put_aside", "thrown", "drove"])
def test_a_vehicle_that_goes_somewhere_is_there(kind):
    scene = Scene(things={"vehicle:1": vehicle()})
    assert moved(scene, kind, 0, 0, COUPE, 60, 70) == [Put(0, "vehicle:1", "at", [40, 50], [60, 70])]


def test_what_comes_onto_the_board_drives():
    scene = Scene(things={"vehicle:1": vehicle(status="coming", at=None)})
    assert moved(scene, "placed", 0, 0, COUPE, 60, 70) == [
        Put(0, "vehicle:1", "status", "coming", "driving"),
        Put(0, "vehicle:1", "at", None, [60, 70]),
    ]


def test_points_are_a_sum_and_an_award_comes_to_it():
    scene = Scene(counters={"seat:0:gained": 1})
    assert moved(scene, "points", 0, 2, 3) == [Counted(0, "seat:0:gained", 1, 3)]
    assert moved(scene, "award", 0, 0, 2) == [Counted(0, "seat:0:gained", 1, 3)]


def test_what_supplies_give_unseen_is_one_more_aboard():
    scene = Scene(things={"vehicle:1": vehicle()}, piles={"crew:1": {UNKNOWN: 1}, "gear:1": {}})
    assert moved(scene, "supplied_unseen", -1, 0, COUPE, 0) == [Carried(0, UNKNOWN, UNKNOWN, 1, "", "gear:1")]
    assert moved(scene, "supplied_unseen", -1, 0, COUPE, 1) == [Carried(0, UNKNOWN, UNKNOWN, 1, "", "crew:1")]


def test_road_cards_drift_as_one():
    scene = Scene(piles={"road:480:900": {"bridge": 1}, "road:480:400": {UNKNOWN: 1}, "road deck": {"slick": 2}})
    mover = Mover(scene)
    mover.play(game.table_layout, [game.words.event("cards_drifted", -1)])
    assert mover.made == [Drifted(0, ("road:480:900", "road:480:400"), (0, -320))]
    assert mover.scene.piles == {"road:480:580": {"bridge": 1}, "road:480:80": {UNKNOWN: 1}, "road deck": {"slick": 2}}


def test_a_bike_leaves_a_heap_of_gear_where_the_table_plays_so():
    bike = vehicle(kind="dirt-bike", status="destroyed")
    scene = Scene(
        things={"vehicle:1": bike},
        piles={"crew:1": {}, "gear:1": {"nitro": 1}},
        settings={"bike_gear": game.options[12].choices[0]},
    )
    slot = (0, VehicleKind.DIRT_BIKE + 1)
    assert moved(scene, "taken_away", 0, *slot) == [
        Put(0, "vehicle:1", "status", "destroyed", "marker"),
        Put(0, "vehicle:1", "owner", 0, None),
    ]
    scene.piles["gear:1"] = {}
    assert moved(scene, "taken_away", 0, *slot) == []
    assert moved(scene, "slot_empty", 0, *slot) == [
        Vanished(0, "vehicle:1"),
        Closed(0, "crew:1"),
        Closed(0, "gear:1"),
    ]


def test_a_token_that_is_spent_goes_at_once_and_is_not_discarded_again():
    scene = Scene(things={"vehicle:1": vehicle()}, piles={"gear:1": {UNKNOWN: 1}})
    assert moved(scene, "spent", 0, 0, COUPE, Token.MOLOTOV) == [Carried(0, "molotov", UNKNOWN, 1, "gear:1", "")]
    assert moved(scene, "discarded", 0, 0, COUPE, Token.MOLOTOV) == []
    assert moved(scene, "discarded", 0, 0, COUPE, Token.SHOTGUN) == [Carried(0, "shotgun", UNKNOWN, 1, "gear:1", "")]


def test_a_mutant_that_steps_up_has_nobody_aboard():
    mover = Mover(Scene(counters={"generations": 4}))
    mover.play(game.table_layout, [game.words.event("enemy_stands", -1, 3, Thing.MUTANT, 90, 100)])
    assert mover.made
    assert mover.scene.things["vehicle:4"] == vehicle(
        kind="mutant", status="mutant", owner=None, born=None, at=[90, 100], wheel=None, generation=5
    )
    assert mover.scene.piles == {"crew:4": {}, "gear:4": {}}


def standing_of(table, seat):
    """What a seat has of each thing counted, as the others see it."""
    return standings(game.standing, game.scene(sight_of(table.state, 1 - seat)))[seat]


def test_the_standing_counts_vehicles_with_the_hits_that_they_have_left_and_their_crew():
    table = Table()
    table.add("humvee", (480, 600), hits=1, tokens="gunner shotgun")
    table.add("coupe", (480, 900), seat=1)
    still = table.add("roadster", (480, 1200))
    table.immobilized(still)
    table.wreck("coupe", (400, 300))  # a Runner is stopped: a point (RW-296)
    assert standing_of(table, 0) == {"gained": 0, "lost": 0, "vehicles": 2, "hits": 2 + 2, "crew": 3, "still": 1}
    assert standing_of(table, 1) == {"gained": 1, "lost": 0, "vehicles": 1, "hits": 2, "crew": 1, "still": 0}
