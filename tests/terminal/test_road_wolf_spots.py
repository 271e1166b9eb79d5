"""How one says where a vehicle of Road Wolf goes: the spots that are offered, and those that are typed."""

from __future__ import annotations

import pytest

from runabout.core.errors import RunaboutError
from runabout.games.road_wolf.actions import DO, EXACT, SPOT, SPOT_ACROSS, SPOT_ALONG, VEHICLE, Verb
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.geometry import contact, squared_gap
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.standing import rect_at
from runabout.games.road_wolf.state import Ask, Status
from tests.games.road_wolf.table import MIDDLE, Table
from tests.terminal.road_wolf import GAME, TABLE, asked, chase, open_to, said, scene_of, shown, verbs

# --- Offered ----------------------------------------------------------------------------------------------------------


def test_a_few_of_hundreds_of_spots_are_offered_and_all_are_open_to_be_typed() -> None:
    table, v, near, _ = chase()
    scene = scene_of(asked(table, v, Ask.SPOT))
    assert len(scene.legal) > 400
    assert 5 <= len(scene.choices) <= 14
    assert set(scene.choices) <= set(scene.legal)
    texts = [action.text for action in scene.choices]
    assert texts[0] == "ahead 4"
    assert f"vehicle {near + 1}" in texts
    assert any(f"type any of {len(scene.legal)}" in line for line in shown(scene))


def test_one_is_offered_to_drive_up_to_an_enemy_without_touching_it() -> None:
    table, v, near, _ = chase()
    scene = scene_of(asked(table, v, Ask.SPOT))
    line = next(line for line in shown(scene) if f"(beside {near + 1})" in line)
    assert scene.spots is not None
    number = next(number for number, t in scene.spots.beside_whom.items() if t == near)
    assert GAME.words.actions[number].text in line
    x, y = scene.spots.target(number)
    seen = scene.sight
    here, there = rect_at(seen, v, x, y), rect_of(seen, near)
    assert squared_gap(here, there) < 30**2
    assert not contact(here, there)


def test_where_something_is_in_the_way_straight_on_the_farthest_spot_is_offered_that_gets_round_it() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    table.wreck("coupe", (MIDDLE, 1080))
    scene = scene_of(asked(table, v, Ask.SPOT))
    assert scene.spots is not None
    first = scene.choices[0]
    assert first.text != "ahead 4"
    assert scene.spots.notes[first.number] == ""
    best = max(abs(scene.spots.steps[number][1]) for number in scene.spots.free)
    assert scene.spots.steps[first.number][1] == best


def test_supplies_within_reach_are_offered() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    table.card("supplies", (400, 1060))
    lines = shown(scene_of(asked(table, v, Ask.SPOT)))
    assert any("(ends on SUPPLIES)" in line for line in lines)


def test_a_brake_is_offered_backward_only() -> None:
    table, v, _, _ = chase()
    scene = scene_of(asked(table, v, Ask.SPOT, Verb.BRAKE))
    assert len(scene.choices) >= 5
    for action in scene.choices:
        assert SPOT <= action.number < EXACT
        assert SPOT_ALONG[action.number - SPOT] < 0


def test_hemmed_in_on_all_sides_one_is_still_offered_something() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    for x, y in ((MIDDLE, 1064), (MIDDLE, 856), (432, 960), (528, 960)):
        table.add("coupe", (x, y), seat=1)
    scene = scene_of(asked(table, v, Ask.SPOT))
    assert len(scene.choices) >= 4
    assert set(scene.choices) <= set(open_to(table.state))


# --- Typed ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "spot"),
    [
        ("ahead 2 right 1", "ahead 2, right 1"),
        ("right 1 ahead 2", "ahead 2, right 1"),
        ("Ahead 2, Right 1", "ahead 2, right 1"),
        ("2 ahead, 1 right", "ahead 2, right 1"),
        ("forward 2.50 and left .25", "ahead 2.5, left 0.25"),
        ("a2 l1.5", "ahead 2, left 1.5"),
        ("move ahead 2 inches", "ahead 2"),
        ("ahead 3 ahead 1", "ahead 4"),
        ("ahead 1 right 2 left 1", "ahead 1, right 1"),
        ("left 4", "left 4"),
    ],
)
def test_a_spot_is_typed_in_inches_in_any_order(text: str, spot: str) -> None:
    table, _, _, _ = chase()
    assert said(table, text) == spot


@pytest.mark.parametrize("across", [-160, -90, 0, 50, 160])
@pytest.mark.parametrize("along", [-160, -70, 0, 10, 160])
def test_every_spot_of_the_lattice_is_read_as_it_is_written(across: int, along: int) -> None:
    table, v, _, _ = chase()
    for verb in (Verb.MOVE, Verb.BRAKE):
        scene = scene_of(asked(table, v, Ask.SPOT, verb))
        for action in scene.legal:
            if action.number < EXACT and SPOT_ACROSS[action.number] == across and SPOT_ALONG[action.number] == along:
                assert TABLE.read(scene, action.text) == action


@pytest.mark.rule("RW-171")
def test_a_spot_too_far_away_is_answered_with_the_rule_and_the_nearest_that_can_be_reached() -> None:
    table, _, _, _ = chase()
    answer = said(table, "ahead 4 right 1")
    assert answer == (
        "That is 4.13 inches away. A MOVE is 1 stick or less, 4 inches (RW-171). "
        'The nearest spot that can be reached is "ahead 3.75, right 1".'
    )
    assert "nearest" in said(table, "ahead 400")
    assert '"ahead 4"' in said(table, "ahead 400")


@pytest.mark.rule("RWA-15")
def test_a_move_does_not_go_backward_nor_a_brake_forward() -> None:
    table, _, _, _ = chase()
    assert said(table, "back 1 left 2") == (
        "A MOVE goes anywhere from straight ahead to straight sideways, a BRAKE anywhere behind that (RWA-15). "
        'The nearest spot that can be reached is "left 2".'
    )
    assert "(RWA-15)" in said(table, "ahead 2", verb=Verb.BRAKE)
    assert '"back 0.25"' in said(table, "ahead 2", verb=Verb.BRAKE)
    assert "(RW-173)" in said(table, "back 6", verb=Verb.BRAKE)


def test_spots_between_those_of_the_lattice_are_answered_with_the_nearest() -> None:
    table, _, _, _ = chase()
    assert said(table, "ahead 1.1") == (
        'Spots lie a quarter of an inch apart. The nearest spot that can be reached is "ahead 1".'
    )


@pytest.mark.rule("RWA-118")
def test_a_move_without_any_length_is_none() -> None:
    table, _, _, _ = chase()
    assert "(RWA-118)" in said(table, "ahead 0")
    assert "(RWA-118)" in said(table, "left 1 right 1")


def test_into_a_vehicle_is_said_by_its_number() -> None:
    table, _, near, far = chase()
    for text in (f"into {near + 1}", f"ram {near + 1}", f"into vehicle {near + 1}", f"into #{near + 1}"):
        assert said(table, text) == f"vehicle {near + 1}"
    answer = said(table, f"into {far + 1}")
    assert "A MOVE is 1 stick or less, 4 inches (RW-171); the Buggy (3) is 8.4 inches away." in answer
    assert 'The spot nearest to it is "ahead 4".' in answer
    assert "Nothing with the number 30" in said(table, "into 30")
    assert "Number 1 is the one that moves." in said(table, "into 1")
    assert "(RWA-15)" in said(table, f"into {near + 1}", verb=Verb.BRAKE)


@pytest.mark.rule("RW-172")
def test_what_is_hidden_behind_something_else_cannot_be_driven_into() -> None:
    table = Table()
    table.add("coupe", (MIDDLE, 960))
    table.add("street-bike", (MIDDLE, 1050), seat=1)
    table.add("buggy", (MIDDLE, 1140), seat=1)
    answer = said(table, "into 3")
    assert answer.startswith("The Street Bike (2) is in the way to the Buggy (3) (RW-172).")


def test_beside_a_vehicle_is_a_spot_next_to_it() -> None:
    table, v, near, far = chase()
    scene = scene_of(asked(table, v, Ask.SPOT))
    assert scene.spots is not None
    action = TABLE.read(scene, f"beside {near + 1}")
    assert action is not None
    assert scene.spots.beside_whom[action.number] == near
    answer = said(table, f"next to {far + 1}")
    assert "no spot next to the Buggy (3), which is 8.4 inches away" in answer


def test_something_else_is_left_to_the_games_own_words() -> None:
    table, _, _, _ = chase()
    for text in ("done", "help", "4", "ahead", "left", "up", "ahead four", "beside", "to the road's left edge"):
        assert said(table, text) == "not understood"


def test_a_vehicle_is_named_by_its_number_on_the_board() -> None:
    table, v, near, _ = chase()
    scene = scene_of(asked(table, v, Ask.VEHICLE))
    for text in (f"#{v + 1}", f"v{v + 1}", f"car {v + 1}"):
        assert TABLE.read(scene, text) == GAME.words.actions[VEHICLE + v]
    assert TABLE.read(scene, "#99") is None
    assert TABLE.read(scene, str(near)) is None


def test_who_names_a_spot_too_early_is_told_what_comes_first() -> None:
    table, v, _, _ = chase()
    scene = scene_of(asked(table, v, Ask.ACT), actions=verbs(Verb.MOVE, Verb.DONE))
    with pytest.raises(RunaboutError, match='First say how: "move; ahead 2"'):
        TABLE.read(scene, "ahead 2")
    assert TABLE.read(scene, "move") is None
    assert all(action.number >= DO for action in scene.choices)
    with pytest.raises(RunaboutError, match=r"The Coupe \(1\) can make no such move now"):
        TABLE.read(scene, "back 2")
    with pytest.raises(RunaboutError, match='First say who goes there, such as "#1; ahead 2"'):
        TABLE.read(scene_of(asked(table, v, Ask.VEHICLE)), "ahead 2")


def test_a_spot_says_how_one_gets_there_as_well() -> None:
    table, v, near, _ = chase()
    table.add("street-bike", (300, 900), seat=1)
    state = asked(table, v, Ask.ACT)
    scene = scene_of(state, actions=verbs(Verb.MOVE, Verb.BRAKE, Verb.DONE))
    assert TABLE.spelled_out(scene, "ahead 2 left 1") == ("move", "ahead 2 left 1")
    assert TABLE.spelled_out(scene, "back 2") == ("brake", "back 2")
    assert TABLE.spelled_out(scene, f"into {near + 1}") == ("move", f"into {near + 1}")
    for text in ("done", "move", "into 1", "into 9"):
        assert TABLE.spelled_out(scene, text) == (text,)
    scene = scene_of(state, actions=verbs(Verb.MOVE, Verb.BIKE_MOVE, Verb.DONE))
    assert TABLE.spelled_out(scene, "right 2") == ("free bike move", "right 2")  # it costs no action (RW-051)
    assert TABLE.spelled_out(scene, "back 2") == ("back 2",)


def test_the_number_of_another_vehicle_makes_the_one_that_acts_wait() -> None:
    table, v, near, _ = chase()
    state = asked(table, v, Ask.ACT)
    scene = scene_of(state, actions=verbs(Verb.MOVE, Verb.LATER, Verb.DONE))
    assert TABLE.spelled_out(scene, f"#{v + 1}") == ()
    assert TABLE.spelled_out(scene, f"#{near + 1}") == ("later", f"#{near + 1}")
    scene = scene_of(state, actions=verbs(Verb.MOVE, Verb.DONE))
    assert TABLE.spelled_out(scene, f"#{near + 1}") == (f"#{near + 1}",)
    with pytest.raises(RunaboutError, match='acts now: say "done" first'):
        TABLE.read(scene, f"#{near + 1}")


def test_the_number_of_a_vehicle_alone_means_to_drive_into_it() -> None:
    table, _, near, far = chase()
    assert said(table, f"#{near + 1}") == f"vehicle {near + 1}"
    assert "8.4 inches away" in said(table, f"#{far + 1}")


def test_the_nearest_spot_is_told_with_what_it_leads_to() -> None:
    table, _, near, far = chase()
    table.state.x[near], table.state.y[near] = MIDDLE, 1180
    assert "(rams the Buggy (2); 2 dice against 2)." in said(table, f"beside {far + 1}")


def test_a_typed_spot_does_not_hit_a_friend_unawares() -> None:
    table, _, near, _ = chase()
    table.state.x[near], table.state.y[near] = MIDDLE, 1080
    assert said(table, "ahead 4") == "ahead 4"
    table.state.owner[near] = 0
    assert said(table, "ahead 4") == 'That hits the Buggy (2), a friend. Type "into 2" to do so.'
    assert said(table, "into 2") == "vehicle 2"


def test_friends_are_offered_last() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 900), tokens="shotgun")
    friend = table.add("buggy", (MIDDLE - 60, 900))
    enemy = table.add("buggy", (MIDDLE + 80, 900), seat=1)
    state = asked(table, v, Ask.TARGET, Verb.SHOTGUN)
    both = [GAME.words.actions[VEHICLE + t] for t in (friend, enemy)]
    assert scene_of(state, actions=both).choices == (both[1], both[0])
    scene = scene_of(asked(table, v, Ask.SPOT))
    into = [action.number - VEHICLE for action in scene.choices if action.number >= VEHICLE]
    assert into == [enemy, friend]


def test_where_something_bars_every_way_it_is_not_offered_again_and_again() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 900))
    table.wreck("big-rig", (MIDDLE, 800))
    scene = scene_of(asked(table, v, Ask.SPOT, Verb.BRAKE))
    assert len([line for line in shown(scene) if "is rammed by" in line]) <= 4


# --- Places -----------------------------------------------------------------------------------------------------------


def coming(seat: int = 0) -> tuple[Table, int]:
    table = Table()
    table.add("buggy", (MIDDLE, 800), seat=1 - seat)
    v = table.add("coupe", (0, 0), seat=seat)
    state = table.state
    state.status[v], state.half_width[v], state.half_length[v] = Status.COMING, 0, 0
    asked(table, v, Ask.PLACE)
    return table, v


@pytest.mark.rule("RW-292")
def test_a_place_is_typed_by_its_edge_and_inches() -> None:
    table, _ = coming(seat=1)
    scene = scene_of(table.state, viewer=1)
    for text, place in (("end 12.5", "END 12.5"), ("at left 20", "LEFT 20"), ("place at RIGHT 7", "RIGHT 7")):
        action = TABLE.read(scene, text)
        assert action is not None
        assert action.text == f"place at {place}"
    with pytest.raises(RunaboutError, match='half an inch apart\\. The nearest place is "place at END 12"'):
        TABLE.read(scene, "end 12.1")
    assert TABLE.read(scene, "start 12") is None  # the rules say why it cannot come in there


def test_places_at_the_sides_are_offered_level_with_enemies() -> None:
    table, _ = coming(seat=1)
    scene = scene_of(table.state, viewer=1)
    texts = [action.text for action in scene.choices]
    assert "place at LEFT 20" in texts
    assert "place at RIGHT 24" in texts  # a stick ahead of it
    assert {text.split()[2] for text in texts} == {Edge.END.name, Edge.LEFT.name, Edge.RIGHT.name}
    assert len(texts) <= 14


def test_a_place_that_is_too_far_to_the_side_of_the_start_is_answered_with_the_nearest() -> None:
    table, _ = coming()
    scene = scene_of(table.state)
    with pytest.raises(RunaboutError, match='The nearest place is "place at START 9"'):
        TABLE.read(scene, "start 3")
