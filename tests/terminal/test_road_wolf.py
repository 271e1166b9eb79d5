"""What the table of Road Wolf shows: hand-laid boards, and their drawings."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from runabout.games.road_wolf.actions import PLACE, SLOTS, VEHICLE, Verb
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.discards import remove_card
from runabout.games.road_wolf.state import HIDDEN, NOBODY, Ask, Once, Status
from runabout.match import Match
from runabout.terminal.screen import FINE, PLAIN, Marks
from tests.games.road_wolf.table import MIDDLE, Table
from tests.terminal.road_wolf import GAME, NAMES, TABLE, asked, board, scene_of, shown, verbs

# --- What stands on the board -----------------------------------------------------------------------------------------


def test_a_vehicle_fills_its_footprint_with_its_front_its_number_and_its_kind() -> None:
    table = Table()
    table.add("convertible", (MIDDLE, 1000))
    rows = board(scene_of(table.state))
    # 3 inches by 1.25 around 12 across and 25 along: from 23.5 to 26.5, and from 11.375 to 12.625.
    assert [row[23:25] for row in rows[23:26]] == ["▲a", "1▓", "Cv"]
    assert "".join(rows).count("1▓") == 1


def test_a_big_rig_is_drawn_longer_than_a_bike() -> None:
    table = Table()
    table.add("big-rig", (400, 600))
    table.add("street-bike", (560, 620), seat=1)
    rows = board(scene_of(table.state))
    assert sum("▓" in row or "BR" in row or "▲a" in row for row in rows) == 7
    assert sum("2" in row[27:30] for row in rows) == 1


@pytest.mark.rule("RW-263")
@pytest.mark.parametrize(("marks", "behind"), [(FINE, "▼a"), (PLAIN, "va")])
def test_an_immobilized_vehicle_points_backward(marks: Marks, behind: str) -> None:
    table = Table()
    v = table.add("muscle-car", (MIDDLE, 1000))
    table.state.status[v] = Status.IMMOBILIZED
    rows = board(scene_of(table.state, marks=marks))
    there = [row[23:25] for row in rows if "1" in row or "MC" in row or behind in row]
    assert there == ["MC", "1" + ("▓" if marks is FINE else ":"), behind]
    assert any("immobilized" in line for line in shown(scene_of(table.state)))


@pytest.mark.rule("RW-260")
@pytest.mark.parametrize(("marks", "skull"), [(FINE, "☠a"), (PLAIN, "!a")])
def test_an_abandoned_vehicle_bears_a_skull(marks: Marks, skull: str) -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 1000))
    table.state.status[v], table.state.driven[v] = Status.ABANDONED, 0
    scene = scene_of(table.state, marks=marks)
    assert any(skull in row for row in board(scene))
    assert any("abandoned" in line for line in shown(scene))


@pytest.mark.rule("RW-252")
def test_a_wreck_lies_across_the_road() -> None:
    table = Table()
    table.wreck("coupe", (MIDDLE, 1000))
    rows = board(scene_of(table.state))
    assert [row[21:27] for row in rows if "▒" in row] == ["▒▒▒▒▒▒", "▒1▒▒▒▒"]
    assert any("wreck of the Coupe" in line for line in shown(scene_of(table.state)))


def test_sides_are_told_by_letters_and_each_by_a_colour_of_its_own() -> None:
    table = Table()
    table.add("coupe", (400, 1000))
    table.add("coupe", (560, 1000), seat=1)
    scene = scene_of(table.state)
    assert any("▲a" in row and "▲b" in row for row in board(scene))
    console = Console(file=StringIO(), width=80, height=30, force_terminal=True, color_system="standard")
    console.print(TABLE.whole(scene), markup=False)
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "\x1b[1;37;41m▲a" in text
    assert "\x1b[1;37;44m▲b" in text
    lines = shown(scene)
    assert any("a You, Runners" in line for line in lines)
    assert any("b Ben, Interceptors" in line for line in lines)


def test_road_cards_bear_their_names_but_not_those_that_lie_face_down() -> None:
    table = Table()
    for i, kind in enumerate(("slick", "supplies", "tunnel", "bridge")):
        table.card(kind, (MIDDLE, 300 * i + 300))
    table.state.card[2] = HIDDEN
    rows = board(scene_of(table.state))
    assert any("SLICK" in row[20:28] for row in rows)
    assert any("SUPPLY" in row for row in rows)
    assert any("BRIDGE" in row for row in rows)
    assert [row[21:27] for row in rows if "?" in row] == ["??????"] * 3
    assert not any("face" in row or "card" in row for row in rows)
    assert not any("TUNNEL" in line for line in shown(scene_of(table.state), 80, 70))


@pytest.mark.rule("RW-150")
def test_a_card_that_is_discarded_is_not_drawn() -> None:
    table = Table()
    first = table.card("slick", (MIDDLE, 300))
    table.card("slide", (MIDDLE, 900))
    assert any("SLICK" in row for row in board(scene_of(table.state)))
    remove_card(table.state, first)
    rows = board(scene_of(table.state))
    assert any("SLIDE" in row for row in rows)
    assert not any("EAR" in row or "SLICK" in row for row in rows)


@pytest.mark.rule("RW-375")
def test_in_a_chase_a_bridge_is_said_to_be_out() -> None:
    table = Table()
    table.card("bridge", (MIDDLE, 600))
    table.state.bridges_out = 1
    assert any("BR. OUT" in row for row in board(scene_of(table.state)))
    wide = shown(scene_of(table.state), 160, 60)
    assert any("BRIDGE OUT" in row for row in wide)


def test_the_sides_of_the_road_stand_just_outside_it() -> None:
    rows = board(scene_of(Table().state))
    assert all(row == f"{'':17}│{'':12}│".ljust(48).rstrip() for row in (line.rstrip() for line in rows[1:49]))


@pytest.mark.rule("RW-451")
@pytest.mark.rule("RW-453")
def test_derailed_has_two_roads_a_track_between_them_and_no_way_through_beside_a_tunnel() -> None:
    table = Table("derailed")
    state = table.state
    state.roads = 2
    table.card("tunnel", (200, 600))
    v = table.add("gondola", (MIDDLE, 1000), seat=NOBODY)
    state.status[v], state.crew_size[v], state.driven[v] = Status.TRAIN, 0, 0
    rows = board(scene_of(state))
    assert all(row[3] == row[16] == row[31] == row[44] == "│" for row in rows[1:49])
    assert rows[40][22:26] == "║══║"
    assert any("▲-▓▓" in row for row in rows)
    blocked = [row for row in rows if "TUNNEL" in row]
    assert [row[32:44] for row in blocked] == ["╱" * 12]  # noqa: RUF001 (drawn on purpose)
    assert any("- Nobody's" in line for line in shown(scene_of(state)))


def test_mutants_and_gear_that_lies_about_have_marks_of_their_own() -> None:
    table = Table()
    one, other = table.add("buggy", (300, 500), seat=NOBODY), table.add("street-bike", (MIDDLE, 700), seat=NOBODY)
    state = table.state
    for v, status in ((one, Status.MUTANT), (other, Status.MARKER)):
        state.status[v] = status
    state.half_width[other] = state.half_length[other] = 0
    rows = board(scene_of(state))
    assert any("M1" in row for row in rows)
    assert any("G2" in row for row in rows)


def test_a_screen_without_fine_signs_gets_plain_ones() -> None:
    table = Table()
    a = table.add("coupe", (MIDDLE, 600), tokens="gunner")
    b = table.add("buggy", (540, 700), seat=1)
    table.state.status[b] = Status.IMMOBILIZED
    table.wreck("coupe", (300, 500))
    table.card("slick", (MIDDLE, 800))
    state = asked(table, a, Ask.SPOT)
    text = "\n".join(shown(scene_of(state, marks=PLAIN)))
    assert text.isascii()
    assert "SLICK" in text
    assert "^a" in text


# --- The view ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("y", [60, 300, 960, 1500, 1860])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 60), (60, 44)])
def test_the_view_goes_with_the_action_and_fits_the_screen(y: int, width: int, height: int) -> None:
    table = Table()
    v = table.add("convertible", (MIDDLE, y), tokens="brawler gunner")
    for i in range(5):
        table.add("buggy", (60 + 130 * i, 200 + 300 * i), seat=1)
    lines = shown(scene_of(asked(table, v, Ask.SPOT)), width, height)
    assert len(lines) < height - 1
    assert max(map(len, lines)) <= width
    assert any("▲a" in line for line in lines)
    assert sum("Cv" in line for line in lines) == 1


def test_a_larger_screen_shows_more_and_the_largest_shows_it_finer() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    scene = scene_of(asked(table, v, Ask.SPOT))
    small, tall, large = shown(scene), shown(scene, 80, 50), shown(scene, 140, 60)
    assert not any(" START " in line or " END " in line for line in small)
    assert len(tall) > len(small)
    assert any("▲a▓▓" in line for line in large)  # 1.2 inches are four columns and a bit, of a quarter inch each


def test_what_is_beyond_the_view_is_marked_in_the_list() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    table.add("buggy", (MIDDLE, 1800), seat=1)
    table.add("roadster", (MIDDLE, 100), seat=1)
    lines = shown(scene_of(asked(table, v, Ask.ACT), actions=verbs(Verb.MOVE, Verb.DONE)))
    assert any("↑ 2 Buggy" in line for line in lines)
    assert any("↓ 3 Roadster" in line for line in lines)
    assert any("▶ 1 Coupe" in line for line in lines)


# --- The list ---------------------------------------------------------------------------------------------------------


def test_the_list_has_hits_left_crew_and_gear_and_what_the_viewer_may_know_of_them() -> None:
    table = Table()
    table.add("convertible", (MIDDLE, 600), tokens="gunner shotgun nitro", hits=1)
    v = table.add("buggy", (MIDDLE, 900), seat=1, tokens="brawler molotov")
    own, other = (shown(scene_of(table.state, viewer), 120, 40) for viewer in (0, 1))
    assert any("1 Convertible" in line and line.endswith("2/3 2+2") for line in own)
    assert any("2 Buggy" in line and line.endswith("2/2 2+1") for line in own)
    text = " ".join(own)
    assert "Gunner, Shotgun, Nitro" in text
    assert "Brawler" not in text
    assert "Molotov" not in text
    assert "Brawler, Molotov" in " ".join(other)
    table.state.shown[v, Token.MOLOTOV] = 1
    assert "Molotov; and 2 crew unseen" in " ".join(shown(scene_of(table.state), 120, 40))


@pytest.mark.rule("RW-075")
@pytest.mark.parametrize("width", [80, 140])
def test_two_tables_that_differ_in_what_is_hidden_look_the_same(width: int) -> None:
    drawn = []
    for tokens in ("gunner nitro", "brawler spikes", "veteran brawler ambush"):
        table = Table()
        v = table.add("coupe", (MIDDLE, 600))
        table.add("convertible", (MIDDLE, 700), seat=1, tokens=tokens)
        table.state.crew_size[1], table.state.gear_size[1] = 2, 1
        drawn.append(shown(scene_of(asked(table, v, Ask.SPOT)), width, 40))
    assert drawn[0] == drawn[1] == drawn[2]


def test_where_there_is_not_room_for_all_who_acts_is_told_of_first_and_nobody_is_left_out_in_silence() -> None:
    table = Table()
    for i in range(SLOTS):
        table.add("dirt-bike", (20 + 22 * i, 600), seat=i % 2, tokens="gunner")
    state = asked(table, 4, Ask.ACT)
    lines = shown(scene_of(state, actions=verbs(Verb.MOVE, Verb.DONE)))
    assert any("more: type piles" in line for line in lines)
    few = Table()
    for i in range(8):
        few.add("dirt-bike", (100 + 50 * i, 600), seat=i % 2, tokens="gunner")
    few.state.actions[:] = 2
    lines = shown(scene_of(asked(few, 4, Ask.ACT), actions=verbs(Verb.MOVE, Verb.DONE)))
    place = next(i for i, line in enumerate(lines) if "▶ 5 Dirt Bike" in line)
    assert "2 actions; Driver" in lines[place + 1]
    assert all(any(f" {v + 1} Dirt Bike" in line for line in lines) for v in range(8))


def test_what_vehicles_may_still_do_in_their_turn_is_told() -> None:
    table = Table()
    v, other = table.add("coupe", (MIDDLE, 600)), table.add("buggy", (400, 600))
    table.state.actions[v], table.state.spent[other] = 2, Once.DONE
    text = " ".join(shown(scene_of(asked(table, v, Ask.VEHICLE), actions=()), 120, 40))
    assert "2 actions; Driver drives" in text
    assert "done; Driver drives" in text


def test_before_anything_stands_on_the_board_vehicles_are_offered_with_what_they_are() -> None:
    match = Match(GAME, 2, seed=1, run=GAME.interpreted)
    scene = TABLE.scene(match, match.seat, NAMES, FINE)
    lines = shown(scene)
    assert not any("START" in line for line in lines)
    assert any("buy Coupe (2, closed, street)" in line for line in lines)
    text = " ".join(" ".join(lines).split())
    assert "ready-made force 1: a pair of heavies (Muscle Car and Humvee)" in text


# --- Ranges and places ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-177")
def test_the_range_of_a_shot_is_drawn_a_stick_around_the_vehicle_before_one_chooses() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960), tokens="shotgun")
    state = asked(table, v, Ask.ACT)
    rows = board(scene_of(state, actions=verbs(Verb.MOVE, Verb.SHOTGUN, Verb.DONE)))
    marked = [i for i, row in enumerate(rows) if "∙" in row]
    # The coupe reaches from 22.7 to 25.3 inches, and a stick beyond that from 18.7 to 29.3.
    assert (marked[0], marked[-1]) == (48 - 28, 48 - 19)
    across = [i for i in range(48) if rows[24][i] == "∙"]
    assert (across[0], across[-1]) == (15, 32)
    without = board(scene_of(state, actions=verbs(Verb.MOVE, Verb.DONE)))
    assert not any("∙" in row for row in without)


@pytest.mark.rule("RW-115")
@pytest.mark.rule("RW-116")
def test_an_ambush_reaches_two_sticks_from_the_ends_of_the_road_and_from_some_cards() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 1700), tokens="ambush")
    t = table.add("buggy", (MIDDLE, 1400), seat=1)
    state = asked(table, v, Ask.TARGET, Verb.AMBUSH)
    rows = board(scene_of(state, actions=[GAME.words.actions[VEHICLE + t]]))
    assert "∙" in rows[8]
    assert "∙" in rows[41]
    assert not any("∙" in row for row in rows[9:41])
    table.card("wreck", (MIDDLE, 960))
    rows = board(scene_of(state, actions=[GAME.words.actions[VEHICLE + t]]))
    assert any("∙" in row for row in rows[14:18])


def test_all_spots_are_marked_and_those_offered_bear_their_numbers() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    rows = board(scene_of(asked(table, v, Ask.SPOT)))
    assert rows[49 - 28][24] == "①"  # straight ahead, 4 inches
    assert sum(row.count("·") for row in rows) > 40
    assert not any("·" in row for row in rows[26:49])  # none is behind


@pytest.mark.rule("RWA-139")
def test_places_at_an_edge_are_marked_and_the_view_goes_there() -> None:
    table = Table()
    v = table.add("coupe", (0, 0))
    state = table.state
    state.status[v], state.half_width[v], state.half_length[v] = Status.COMING, 0, 0
    lines = shown(scene_of(asked(table, v, Ask.PLACE)))
    assert any("START" in line for line in lines)
    assert any("[1] place at START 9" in line for line in lines)
    scene = scene_of(state)
    assert len(scene.choices) == 7
    assert len(scene.legal) == 13
    assert all(action.number >= PLACE for action in scene.choices)


@pytest.mark.rule("RWA-63")
def test_a_target_of_ones_own_side_is_said_to_be_one() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960), tokens="shotgun")
    friend, enemy = table.add("buggy", (MIDDLE, 1090)), table.add("buggy", (MIDDLE, 830), seat=1)
    state = asked(table, v, Ask.TARGET, Verb.SHOTGUN)
    lines = shown(scene_of(state, actions=[GAME.words.actions[VEHICLE + t] for t in (friend, enemy)]))
    text = " ".join(lines)
    assert text.count("a friend") == 1
    assert text.index("[2] Buggy (2)") < text.index("a friend")


# --- The rest ---------------------------------------------------------------------------------------------------------


def test_everything_that_lies_open_can_be_seen_in_full() -> None:
    table = Table()
    table.add("coupe", (MIDDLE, 960), tokens="gunner")
    table.state.deck[RoadCard.SLICK] = 2
    scene = scene_of(table.state)
    console = Console(file=StringIO(), width=100, height=24)
    console.print(TABLE.piles(scene), TABLE.hands([scene]), markup=False)
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "SLICK x2" in text
    assert "Coupe (1)" in text
    assert "Driver drives; Gunner" in text


def test_every_kind_of_vehicle_has_a_mark_and_the_help_tells_it() -> None:
    from runabout.terminal.tables.road_wolf_board import CODES

    assert set(CODES) == set(VehicleKind)
    assert len(set(CODES.values())) == len(CODES)
    for kind, code in CODES.items():
        assert code in TABLE.help or kind in (VehicleKind.GONDOLA, VehicleKind.ENGINE)
    assert "{" not in TABLE.help


def test_the_header_says_which_mission_and_round_it_is() -> None:
    table = Table()
    v = table.add("coupe", (MIDDLE, 960))
    state = asked(table, v, Ask.ACT)
    state.round, state.house[House.ROUND_LIMIT] = 3, 30
    first = shown(scene_of(state, actions=verbs(Verb.DONE)))[0]
    assert "Road Wolf · Interceptor · round 3 of 30 · your decision" in first
