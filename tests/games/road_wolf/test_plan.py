"""Faces, what a scene tells, and the table laid out: what any client can show of it."""

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import about
from runabout.games import find_game
from runabout.games.road_wolf.actions import BUY, ENOUGH, FORCE, VEHICLE, Verb
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.road.discards import remove_card
from runabout.games.road_wolf.state import HIDDEN, NOBODY, Ask, Once, Roll
from tests.games.at_the_table import AtTheTable
from tests.games.road_wolf.table import Table, begin, duel, sight_of

GAME = find_game("road-wolf")
WORDS = GAME.words
PEOPLE = ["Ann", "Bea", "Cy"]
TITLE = "The board, with the END above"


def test_every_card_of_an_action_has_a_face():
    faces = {face.name: face for face in WORDS.faces()}
    assert len(faces) == len(WORDS.faces())
    assert {action.card for action in WORDS.actions if action.card} <= set(faces)
    assert faces["coupe"].lines == ("Size 2: closed, street.", "Crew: 2. 2.6 by 1.2 inches.")
    assert faces["shotgun"].lines == ("Shoots with 2 dice. Out of shells once it has cost the target crew.",)
    assert faces["gondola"].lines[1] == "Crew: any number. 5 by 1.75 inches."


@pytest.mark.rule("RWA-135")
def test_a_scene_tells_ones_own_tokens_and_of_others_how_many_there_are():
    table = Table("interceptor")
    v = table.add("roadster", (480, 980), tokens="gunner spikes")
    table.loaded(v, "nitro")
    own, seen = (GAME.scene(sight_of(table.state, seat)) for seat in (0, 1))
    name, crew, gear = (f"{sort}:{v + 1}" for sort in ("vehicle", "crew", "gear"))
    assert own.things[name]["wheel"] == "driver"
    assert (own.piles[crew], own.piles[gear]) == ({"gunner": 1}, {"nitro": 1, "spikes": 1})
    assert seen.things[name]["wheel"] == "?"
    assert (seen.piles[crew], seen.piles[gear]) == ({"?": 1}, {"nitro": 1, "?": 1})
    for scene in (own, seen):
        about = [scene.things[name][attribute] for attribute in ("at", "hits", "kind", "owner")]
        assert about == [[480, 980], 0, "roadster", 0]


@pytest.mark.parametrize(("mover", "turn"), [(NOBODY, None), (0, 0), (1, 1)])
def test_a_scene_tells_whose_turn_it_is(mover, turn):
    table = Table("interceptor")
    table.state.mover = mover
    assert GAME.scene(sight_of(table.state, 0)).decision["mover"] == turn


@pytest.mark.parametrize(("won", "seats"), [(0, []), (0b01, [0]), (0b10, [1]), (0b11, [0, 1])])
def test_a_scene_tells_who_has_won(won, seats):
    table = Table("interceptor")
    table.state.won = won
    assert GAME.scene(sight_of(table.state, 0)).decision["won"] == seats


def test_a_scene_tells_the_roll_under_way():
    table = Table("interceptor")
    v, t = table.add("coupe"), table.add("humvee", seat=1)
    state = table.state
    state.roll, state.attacker, state.defender, state.may_reroll = Roll.RAM, v, t, 2
    state.attack[:2], state.attack_size, state.defence[:1], state.defence_size = (6, 3), 2, (5,), 1
    assert GAME.scene(sight_of(state, 0)).decision["roll"] == {
        "about": "ram",
        "attacker": "vehicle:1",
        "defender": "vehicle:2",
        "how": 0,
        "attack": [6, 3],
        "defence": [5],
        "may_reroll": 2,
        "rerolls": 0,
    }
    assert "A ram; Coupe (1): 6-3; Humvee (2): 5" in at_table(table).said_of()


def at_table(table: Table, seat: int = 0) -> AtTheTable:
    """The table in the eyes of a seat."""
    return AtTheTable(GAME, sight_of(table.state, seat), PEOPLE)


def test_everybodys_vehicles_are_shown_with_who_is_aboard_and_where_they_are():
    table = Table("interceptor")
    table.loaded(table.add("roadster", (480, 980), tokens="gunner"), "nitro")
    table.loaded(table.add("coupe", (60, 300), seat=1, tokens="spikes"), "nitro")
    told = at_table(table)
    own = told.rows["Roadster (1)"]
    assert own.startswith("at 480, 980; driving; ")
    assert own.endswith("; at the wheel Driver; 2 hits; crew: Gunner; gear: Nitro")
    titles = [title for title, _ in told.lines]
    assert titles.index("You: Vehicles") < titles.index("  Roadster (1)") < titles.index("Bea: Vehicles")
    assert titles.index("Bea: Vehicles") < titles.index("  Coupe (2)")
    other = told.rows["Coupe (2)"]
    assert other.startswith("at 60, 300; driving; ")
    assert other.endswith("; at the wheel unseen; 2 hits; gear: Nitro, 1 unseen")


@pytest.mark.rule("RWA-135")
def test_crew_that_lies_open_is_not_told_as_unseen_once_more():
    table = Table("interceptor")
    v = table.add("roadster", (60, 300), seat=1, tokens="gunner")
    table.loaded(v, "mechanic")
    assert at_table(table).rows["Roadster (1)"].endswith("at the wheel unseen; 2 hits; crew: Mechanic, 1 unseen")


@pytest.mark.rule("RWA-135")
def test_a_driver_is_not_told_as_unseen_crew_where_the_vehicle_before_is_without_one():
    table = Table("interceptor")
    table.abandoned(table.add("roadster", (480, 980)))
    table.add("coupe", (60, 300), seat=1)
    assert at_table(table).rows["Coupe (2)"].endswith("; at the wheel unseen; 2 hits")
    assert "at the wheel" not in at_table(table).rows["Roadster (1)"]


def test_the_board_is_drawn_to_scale_with_the_end_above():
    table = Table("interceptor")
    table.add("roadster", (480, 980))
    table.add("coupe", (60, 300), seat=1)
    table.card("slick", (480, 1600))
    told = at_table(table)
    board = told.area(TITLE)
    assert (board.kind, board.width, board.height, board.up) == ("map", 960, 1920, True)
    (road,) = board.ground
    assert (road.label.text, road.x, road.width, road.height) == ("The road", 360, 240, 1920)
    assert {name: one["at"] for name, one in told.scene.things.items()} == {
        "vehicle:1": [480, 980],
        "vehicle:2": [60, 300],
    }
    assert [place for place in told.scene.piles if place.startswith("road:")] == ["road:480:1600"]
    assert told.known("road:480:1600") == ["SLICK"]
    assert (board.sizes["slick"], board.sizes["roadster driving"]) == ((140, 100), (48, 104))


def test_a_card_that_is_gone_leaves_nothing_on_the_board():
    table = Table("interceptor")
    first = table.card("slick", (480, 1000))
    table.card("slide", (480, 1400))
    remove_card(table.state, first)
    assert (table.state.cards, table.state.card[first]) == (2, RoadCard.CLEAR)  # its place is kept
    told = at_table(table)
    assert [told.known(place) for place in told.scene.piles if place.startswith("road:")] == [["SLIDE"]]


def test_what_lies_there_is_told_apart():
    table = Table("gauntlet")
    table.state.card[table.card("slick", (480, 1500))] = HIDDEN
    halted, empty = table.add("coupe", (420, 500)), table.add("coupe", (540, 500), seat=1)
    wreck, gear = table.wreck("humvee", (480, 700)), table.marker((480, 900), "shotgun")
    table.immobilized(halted).abandoned(empty)
    told = at_table(table)
    things = {v: told.scene.things[f"vehicle:{v + 1}"] for v in (halted, empty, wreck, gear)}
    assert {v: (told.label(one["status"]).text, one["owner"]) for v, one in things.items()} == {
        halted: ("immobilized", 0),
        empty: ("abandoned, rolling on", 1),
        wreck: ("a wreck", None),
        gear: ("a heap of gear", None),
    }
    assert [told.label(things[v]["status"]).tone for v in (wreck, gear)] == ["grey", "grey"]
    titles = [title for title, _ in told.lines]
    assert titles.index("Nobody's") < titles.index(f"  Humvee ({wreck + 1})")
    assert (told.known("road:480:1500"), told.size("road:480:1500")) == ([], 1)


def test_derailed_has_two_roads_and_a_track():
    board = at_table(Table("derailed").lay()).area(TITLE)
    assert [part.label.text for part in board.ground] == ["The left road", "The right road", "The track"]


def points(table: Table, scene: Scene) -> dict[int, tuple[int, int]]:
    """The point that each open action is about, by its number."""
    found = {}
    for number in table.open:
        for item in about(scene, WORDS.actions[number]):
            sort, _, at = item.get("place", "").partition(":")
            if sort == "point":
                x, y = map(int, at.split(":"))
                found[number] = (x, y)
    return found


@pytest.mark.parametrize("verb", [Verb.MOVE, Verb.BRAKE])
def test_each_spot_is_a_point_ahead_or_behind(verb):
    table = duel()
    v = table.add("coupe", (480, 900))
    table.turn_of(v).verb(verb)
    scene = at_table(table).scene
    spots = points(table, scene)
    assert set(table.open) - {VEHICLE + 0} <= set(spots)
    assert spots[table.open[0]] != (480, 900)
    assert all(y <= 900 if verb == Verb.BRAKE else y >= 900 for _, y in spots.values())
    assert {about(scene, WORDS.actions[number])[0]["thing"] for number in spots} == {f"vehicle:{v + 1}"}


def test_the_seat_that_comes_in_sees_where_each_place_is():
    table = Table("monsters")
    v = table.add("monster-truck", seat=1, coming=True)
    table.state.acting, table.state.asks, table.state.seat = v, Ask.PLACE, 1
    scene, edges = at_table(table, 1).scene, set()
    for number in table.open:
        mover, place = about(scene, WORDS.actions[number])
        assert mover["thing"] == f"vehicle:{v + 1}"
        edges.add(place["place"].split(":")[1])
    assert edges >= {"left", "right"}
    assert scene.things[f"vehicle:{v + 1}"]["at"] is None
    assert at_table(table, 1).area(TITLE).sizes["monster-truck coming"] > (0, 0)


def test_the_chase_tells_the_mission_the_round_and_what_everybody_has():
    table = Table("gauntlet", 3)
    state = table.state
    state.closed, state.kept[0], state.skulls[1], state.gained[2] = 1, 2, 1, 3
    table.add("coupe", (480, 900))
    told = at_table(table)
    assert told.plan.note.startswith("Gauntlet: ")
    assert {"Round 2 of at most 30", "The END is closed until the last road card lies on the road"} <= set(
        told.said_of()
    )
    assert [told.said_of(f"seat:{seat}") for seat in range(3)] == [["2 Ambushes kept"], ["1 skull"], ["3 points"]]
    state.over, state.won = 1, 0b101
    assert at_table(table).asked == "The chase is over; won by Ann and Cy."
    state.won = 0
    assert at_table(table).asked == "The chase is over: a draw."


def test_before_play_it_tells_what_is_still_to_choose():
    table = begin("chase", points=4)
    told = at_table(table)
    assert {"Before play", "Every BRIDGE is a BRIDGE OUT"} <= set(told.said_of())
    assert told.said_of("seat:0") == ["4 points for vehicles"]
    table.do(FORCE) if table.state.seat else table.do(BUY + VehicleKind.COUPE).do(ENOUGH)
    assert "2 tokens to choose" in at_table(table).said_of("seat:0")[0]


def test_a_vehicle_tells_how_it_is_and_what_it_may_still_do():
    table = duel()
    v = table.add("coupe", (480, 900), tokens="gunner", hits=1)
    coming = table.add("humvee", coming=True)
    table.turn_of(v)
    name = f"vehicle:{v + 1}"
    assert at_table(table).said_of(name) == ["1 of 2 hits left; 2 actions left"]
    assert "at the wheel Driver" in at_table(table).rows[f"Coupe ({v + 1})"]
    assert at_table(table).rows[f"Coupe ({v + 1})"].endswith("; crew: Gunner")
    assert at_table(table).rows[f"Humvee ({coming + 1})"].startswith("not yet on the board; ")
    table.state.spent[v] = Once.DONE
    assert at_table(table).said_of(name) == ["1 of 2 hits left; done"]
    table.immobilized(v)
    assert "immobilized" in at_table(table).rows[f"Coupe ({v + 1})"]
    assert "Bea: Vehicles" not in at_table(Table("duel")).rows


def test_the_road_rolls_in_a_check():
    table = duel()
    table.check(table.add("coupe", (480, 900), tokens="veteran"), 3, 2, 6, 5)
    assert any("the road: 3-2" in text for text in at_table(table).said_of())
