"""Faces, sights as programs read them, and panels: what any client can show of a table."""

import json

import pytest

from runabout.core.panels import Panel
from runabout.games.road_wolf.actions import BUY, ENOUGH, FORCE, VEHICLE, Verb
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.road.discards import remove_card
from runabout.games.road_wolf.state import HIDDEN, NOBODY, Ask, Once, Roll
from runabout.games.road_wolf.telling.words import RoadWolfWords
from tests.games.road_wolf.table import Table, begin, duel, sight_of

WORDS = RoadWolfWords()
PEOPLE = ["Ann", "Bea", "Cy"]


def test_every_card_of_an_action_has_a_face():
    faces = {face.name: face for face in WORDS.faces()}
    assert len(faces) == len(WORDS.faces())
    assert {action.card for action in WORDS.actions if action.card} <= set(faces)
    assert faces["coupe"].lines == ("Size 2: closed, street.", "Crew: 2. 2.6 by 1.2 inches.")
    assert faces["shotgun"].lines == ("Shoots with 2 dice. Out of shells once it has cost the target crew.",)
    assert faces["gondola"].lines[1] == "Crew: any number. 5 by 1.75 inches."


def vehicles(state, seat):
    """The vehicles of plain data, by number."""
    return {one["id"]: one for one in WORDS.sight(sight_of(state, seat))["vehicles"]}


@pytest.mark.rule("RWA-135")
def test_plain_data_tell_ones_own_tokens_and_of_others_how_many_there_are():
    table = Table("interceptor")
    v = table.add("roadster", (480, 980), tokens="gunner spikes")
    table.loaded(v, "nitro")
    own, seen = (vehicles(table.state, seat)[v + 1] for seat in (0, 1))
    assert own["driver"] == "driver"
    assert own["known"] == {"gunner": 1, "spikes": 1, "nitro": 1}
    assert (own["unseen_crew"], own["unseen_gear"], own["all_known"]) == (0, 0, True)
    assert seen["driver"] is None
    assert seen["driven"]
    assert seen["known"] == {"nitro": 1}
    assert (seen["crew"], seen["gear"], seen["unseen_crew"], seen["unseen_gear"]) == (2, 2, 1, 1)
    assert (seen["x"], seen["y"], seen["hits_left"], seen["kind"], seen["name"]) == (
        12.0,
        24.5,
        2,
        "roadster",
        "Roadster",
    )
    json.dumps(WORDS.sight(sight_of(table.state, -1)), allow_nan=False)


@pytest.mark.parametrize(("mover", "turn"), [(NOBODY, None), (0, 0), (1, 1)])
def test_plain_data_tell_whose_turn_it_is(mover, turn):
    table = Table("interceptor")
    table.state.mover = mover
    assert WORDS.sight(sight_of(table.state, 0))["turn"] == turn


@pytest.mark.parametrize(("won", "seats"), [(0, []), (0b01, [0]), (0b10, [1]), (0b11, [0, 1])])
def test_plain_data_tell_who_has_won(won, seats):
    table = Table("interceptor")
    table.state.won = won
    assert WORDS.sight(sight_of(table.state, 0))["won"] == seats


def test_plain_data_tell_the_roll_under_way():
    table = Table("interceptor")
    v, t = table.add("coupe"), table.add("humvee", seat=1)
    state = table.state
    state.roll, state.attacker, state.defender, state.may_reroll = Roll.RAM, v, t, 2
    state.attack[:2], state.attack_size, state.defence[:1], state.defence_size = (6, 3), 2, (5,), 1
    assert WORDS.sight(sight_of(state, 0))["roll"] == {
        "about": "ram",
        "attacker": 1,
        "defender": 2,
        "attack": [6, 3],
        "defence": [5],
        "may_reroll": ["defender"],
    }
    rolls = [panel for panel in WORDS.panels(sight_of(state, 0), PEOPLE) if panel.title == "The roll"]
    assert rolls[0].rows == (("About", "A ram"), ("Attacker", "Coupe (1): 6-3"), ("Defender", "Humvee (2): 5"))


def test_panels_show_everybodys_vehicles_and_where_things_are_on_the_board():
    table = Table("interceptor")
    table.loaded(table.add("roadster", (480, 980), tokens="gunner"), "nitro")
    table.loaded(table.add("coupe", (60, 300), seat=1, tokens="spikes"), "nitro")
    state = table.state
    panels = {panel.title: panel for panel in WORDS.panels(sight_of(state, 0), PEOPLE)}
    own = panels["Your crew and gear"]
    assert own.own
    assert [(item.text, item.note) for item in own.items] == [
        ("Driver", "at the wheel of Roadster (1)"),
        ("Gunner", "in Roadster (1)"),
        ("Nitro", "in Roadster (1)"),
    ]
    [(name, text)] = panels["Bea: vehicles"].rows
    assert name == "Coupe (2)"
    assert text == "7.5 along, 1.5 across; 2 of 2 hits left; somebody drives; aboard: Nitro; unseen: 1 of gear"


@pytest.mark.rule("RWA-135")
def test_crew_that_lies_open_is_not_told_as_unseen_once_more():
    table = Table("interceptor")
    v = table.add("roadster", (60, 300), seat=1, tokens="gunner")
    table.loaded(v, "mechanic")
    [(_, text)] = panels(table)["Bea: vehicles"].rows
    assert text.endswith("somebody drives; aboard: Mechanic; unseen: 1 of crew")


@pytest.mark.rule("RWA-135")
def test_a_driver_is_not_told_as_unseen_crew_where_the_vehicle_before_is_without_one():
    table = Table("interceptor")
    table.abandoned(table.add("roadster", (480, 980)))
    table.add("coupe", (60, 300), seat=1)
    assert dict(panels(table)["Bea: vehicles"].rows) == {
        "Coupe (2)": "7.5 along, 1.5 across; 2 of 2 hits left; somebody drives"
    }


def panels(table: Table, seat: int = 0) -> dict[str, Panel]:
    """The panels of a seat, by their titles."""
    return {panel.title: panel for panel in WORDS.panels(sight_of(table.state, seat), PEOPLE)}


def board(table: Table, seat: int = 0) -> Panel:
    """The map."""
    return next(panel for panel in panels(table, seat).values() if panel.kind == "map")


def test_the_board_is_drawn_to_scale_with_the_end_above():
    table = Table("interceptor")
    table.add("roadster", (480, 980))
    table.add("coupe", (60, 300), seat=1)
    table.card("slick", (480, 1600))
    shapes = {shape.item.text: shape for shape in board(table).shapes}
    assert set(shapes) == {"The road", "SLICK", "Roadster (1)", "Coupe (2)"}
    road, slick, roadster = (shapes[name] for name in ("The road", "SLICK", "Roadster (1)"))
    assert (road.x, road.width, road.height, road.ground) == (360, 240, 1920, True)
    assert (slick.x, slick.y, slick.width, slick.height) == (480 - 70, 1920 - 1600 - 50, 140, 100)
    assert (roadster.x, roadster.y, roadster.width, roadster.height) == (456, 1920 - 980 - 52, 48, 104)


def test_a_card_that_is_gone_leaves_nothing_on_the_board():
    table = Table("interceptor")
    first = table.card("slick", (480, 1000))
    table.card("slide", (480, 1400))
    remove_card(table.state, first)
    assert (table.state.cards, table.state.card[first]) == (2, RoadCard.CLEAR)  # its place is kept
    assert [shape.item.text for shape in board(table).shapes if not shape.ground] == ["SLIDE"]


def test_what_lies_there_is_told_apart():
    table = Table("gauntlet")
    table.state.card[table.card("slick", (480, 1500))] = HIDDEN
    halted, empty = table.add("coupe", (420, 500)), table.add("coupe", (540, 500), seat=1)
    wreck, gear = table.wreck("humvee", (480, 700)), table.marker((480, 900), "shotgun")
    table.immobilized(halted).abandoned(empty)
    notes = {shape.sign: (shape.item.note, shape.item.seat) for shape in board(table).shapes if shape.sign}
    assert notes[str(halted + 1)] == ("2 of 2 hits left, immobilized", 0)
    assert notes[str(empty + 1)] == ("2 of 2 hits left, abandoned", 1)
    assert notes[str(wreck + 1)] == ("", -1)
    assert notes[str(gear + 1)] == ("", -1)
    assert any(shape.item.text == "Face down" for shape in board(table).shapes)


def test_derailed_has_two_roads_and_a_track():
    ground = [shape.item.text for shape in board(Table("derailed").lay()).shapes if shape.ground]
    assert ground == ["The left road", "The right road", "The track"]


@pytest.mark.parametrize("verb", [Verb.MOVE, Verb.BRAKE])
def test_only_the_seat_that_decides_sees_where_each_spot_is(verb):
    table = duel()
    v = table.add("coupe", (480, 900))
    table.turn_of(v).verb(verb)
    spots = {number: (x, y) for number, x, y in board(table).spots}
    assert set(table.open) - {VEHICLE + 0} <= set(spots)
    assert spots[table.open[0]] != (480, 1920 - 900)
    assert all(y >= 1920 - 900 if verb == Verb.BRAKE else y <= 1920 - 900 for _, y in spots.values())
    assert board(table).mover.item.text == f"Coupe ({v + 1})"
    assert not board(table, 1).spots


def test_the_seat_that_comes_in_sees_where_each_place_is():
    table = Table("monsters")
    v = table.add("monster-truck", seat=1, coming=True)
    table.state.acting, table.state.asks, table.state.seat = v, Ask.PLACE, 1
    spots = {number: (x, y) for number, x, y in board(table, 1).spots}
    assert set(table.open) <= set(spots)
    half_width, half_length = board(table, 1).mover.width // 2, board(table, 1).mover.height // 2
    assert {x for x, y in spots.values() if y not in (half_length, 1920 - half_length)} >= {
        half_width,
        960 - half_width,
    }


def test_the_chase_tells_the_mission_the_round_and_what_everybody_has():
    table = Table("gauntlet", 3)
    state = table.state
    state.closed, state.kept[0], state.skulls[1], state.gained[2] = 1, 2, 1, 3
    table.add("coupe", (480, 900))
    rows = dict(panels(table)["The chase"].rows)
    assert rows["Round"] == "2 of at most 30"
    assert rows["The END"] == "closed until the last road card lies on the road"
    assert rows["You"] == "0 points, Ambushes kept: 2"
    assert rows["Bea"] == "0 points, 1 skull"
    assert rows["Cy"] == "3 points"
    assert "Ambush" in [item.text for item in panels(table)["Your crew and gear"].items]
    state.over, state.won = 1, 0b101
    assert dict(panels(table)["The chase"].rows)["The chase"] == "over; won by You and Cy"
    state.won = 0
    assert dict(panels(table)["The chase"].rows)["The chase"] == "over; a draw"


def test_before_play_it_tells_what_is_still_to_choose():
    table = begin("chase", points=4)
    rows = dict(panels(table)["The chase"].rows)
    assert rows["Round"] == "before play"
    assert rows["Every BRIDGE"] == "is a BRIDGE OUT"
    assert rows["You"].endswith("0 points, 4 points for vehicles")
    table.do(FORCE) if table.state.seat else table.do(BUY + VehicleKind.COUPE).do(ENOUGH)
    assert "2 tokens to choose" in dict(panels(table)["The chase"].rows)["You"]


def test_a_vehicle_tells_how_it_is_and_what_it_may_still_do():
    table = duel()
    v = table.add("coupe", (480, 900), tokens="gunner", hits=1)
    table.add("humvee", coming=True)
    table.turn_of(v)
    rows = dict(panels(table)["You: vehicles"].rows)
    assert rows[f"Coupe ({v + 1})"].endswith("1 of 2 hits left; driver: Driver; aboard: Gunner; 2 actions left")
    table.state.spent[v] = Once.DONE
    assert dict(panels(table)["You: vehicles"].rows)[f"Coupe ({v + 1})"].endswith("; done")
    table.immobilized(v)
    assert "immobilized" in dict(panels(table)["You: vehicles"].rows)[f"Coupe ({v + 1})"]
    assert dict(panels(Table("duel"))["Bea: vehicles"].rows) == {"Vehicles": "none"}


def test_the_road_rolls_in_a_check():
    table = duel()
    table.check(table.add("coupe", (480, 900), tokens="veteran"), 3, 2, 6, 5)
    rows = dict(panels(table)["The roll"].rows)
    assert rows["Attacker"] == "the road: 3-2"
