"""Previews: what they tell of moves, acts and rolls, and that their chances are exact."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.previews import Preview
from runabout.core.tone import Tone
from runabout.games.road_wolf import game, rules
from runabout.games.road_wolf.actions import DO, Verb
from runabout.games.road_wolf.chances import fight, results
from runabout.games.road_wolf.kinds import Edge, Token
from runabout.games.road_wolf.previews import Contact, SpotClass
from runabout.games.road_wolf.rolls import Tie
from runabout.games.road_wolf.sight import imagine
from runabout.games.road_wolf.state import NOBODY, Ask, Roll, Status
from tests.games.road_wolf.table import Table, duel, sight_of

AHEAD = 980 + 52 + 60 + 80  # of a Coupe at 980: two inches before its front, if it is a Humvee


def told(table: Table, line: str) -> Preview:
    """What the seat that decides is told of an open action."""
    number = game.words.parse(line)
    assert number in table.open
    found = game.run.previews(sight_of(table.state, table.state.seat), [number])
    return found[number]


def steering(
    verb: Verb = Verb.MOVE,
    at: tuple[int, int] = (480, 980),
    kind: str = "coupe",
    humvee: tuple[int, int] | None = None,
) -> Table:
    """A vehicle is about to go somewhere, in slot 2, with perhaps an enemy near it, in slot 3."""
    table = duel()
    v = table.add(kind, at)
    if humvee:
        table.add("humvee", humvee, seat=1)
    return table.turn_of(v).verb(verb)


HUMVEE = 3  #: its slot


# --- Values -----------------------------------------------------------------------------------------------------------


def test_a_spot_with_nothing_on_the_way_is_clear():
    found = told(steering(), "ahead 1.5")
    assert (found.meets, found.thing.number, found.contact, found.edge) == (SpotClass.CLEAR, -1, Contact.NONE, 0)
    assert (found.after, found.x, found.y, found.checks, found.attack) == (60, 480, 1040, 0, 0)
    assert found.plain["meets"] == "clear"
    assert found.plain["thing"] is None
    assert found.plain["edge"] == "none"


@pytest.mark.rule("RW-172")
def test_what_is_rammed_is_told_with_the_distance_and_the_dice_of_both():
    table, t = steering(humvee=(480, AHEAD)), HUMVEE
    found = told(table, "ahead 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, t, Contact.RAMS)
    assert (found.after, found.y, found.attack, found.defence) == (80, 1060, 2, 3)
    assert found.plain["thing"] == {"thing": f"vehicle:{t + 1}", "is": "humvee", "of": None}
    assert told(table, f"vehicle {t + 1}").numbers == found.numbers


@pytest.mark.rule("RW-174")
def test_braking_is_told_as_being_rammed():
    table = steering(Verb.BRAKE)
    t = table.add("humvee", (480, 980 - 52 - 60 - 80), seat=1)
    found = told(table, "back 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, t, Contact.IS_RAMMED)
    assert (found.attack, found.defence) == (3, 2)


@pytest.mark.rule("RW-457", "RW-459", "RWA-199")
@pytest.mark.parametrize(("y", "dice"), [(1000, 6), (700, 3)])
def test_the_front_of_the_train_has_other_dice_than_its_side(y, dice):
    table = Table("derailed")
    table.state.roads = 2
    engine = table.add("engine", (480, 600))
    table.state.status[engine] = Status.TRAIN
    front = table.state.y[engine] + table.state.half_length[engine]
    v = table.add("coupe", (480, front + 52 + 40) if dice == 6 else (480 - 120, 600))
    table.turn_of(v).verb(Verb.BRAKE if dice == 6 else Verb.MOVE)
    found = told(table, "back 4" if dice == 6 else "right 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, engine, Contact.IS_RAMMED)
    assert (found.attack, found.defence) == (dice, 2)


@pytest.mark.rule("RW-226")
def test_a_bike_that_rams_is_told_that_it_is_lost():
    table = steering(kind="dirt-bike")
    table.add("humvee", (480, 1200), seat=1)
    assert told(table, "ahead 4").destroyed
    assert not told(table, "ahead 1").destroyed


@pytest.mark.rule("RW-413", "RWA-143")
def test_a_courier_stops_at_another_without_harm():
    table = steering()
    table.state.truce = 1
    t = table.add("humvee", (480, AHEAD), seat=1)
    found = told(table, "ahead 4")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.CLEAR, t, Contact.STOPS)


@pytest.mark.rule("RW-153", "RW-172")
def test_a_card_that_strikes_is_met_before_the_thing_behind_it():
    table = steering()
    i = table.card("debris", (480, 1100))
    t = table.add("humvee", (480, 1230), seat=1)
    found = told(table, "ahead 4")
    assert (found.meets, found.struck, found.thing.number) == (SpotClass.HITS, 1 << i, t)
    assert found.plain["struck"] == [i]


@pytest.mark.rule("RW-158", "RWA-168")
def test_a_move_that_ends_on_supplies_is_told_and_no_other():
    table = steering()
    table.card("slick", (480, 300))
    i = table.card("supplies", (480, 1060))
    found = told(table, "ahead 2")
    assert (found.plain["supplies"], found.plain["touched"], found.plain["over"]) == ([i], [], [])
    past = steering()
    past.card("supplies", (480, 700))
    assert told(past, "ahead 2").plain["supplies"] == []


@pytest.mark.rule("RW-157", "RW-377")
def test_damage_that_is_certain_is_told_as_such():
    table = steering()
    i = table.card("tunnel", (700, 1060))
    found = told(table, "ahead 4")
    assert (found.meets, found.plain["round"], found.checks) == (SpotClass.DAMAGE, [i], 0)
    table = steering()
    i = table.card("bridge", (480, 1060))
    table.state.bridges_out, table.state.side[0] = 1, 1
    found = told(table, "ahead 4")
    assert (found.meets, found.plain["over"], found.destroyed, found.checks) == (SpotClass.DAMAGE, [i], True, 0)
    assert found.y < 980 + 160


@pytest.mark.rule("RWA-42")
@pytest.mark.parametrize(("seat", "side", "tone"), [(0, 0, Tone.HARMS), (2, 0, Tone.HARMS_FRIEND), (1, 1, Tone.NONE)])
def test_a_ram_harms_where_it_is_of_ones_own_side(seat, side, tone):
    table = steering()
    table.state.side[seat] = side
    table.add("humvee", (480, AHEAD), seat=seat)
    assert told(table, "ahead 4").tone(sight_of(table.state, 0).snapshot()) is tone


@pytest.mark.rule("RW-157", "RW-135")
def test_damage_that_is_certain_harms_and_to_leave_the_board_need_not():
    table = steering()
    table.card("tunnel", (700, 1060))
    seen = sight_of(table.state, 0).snapshot()
    assert told(table, "ahead 4").tone(seen) is Tone.HARMS
    assert told(table, "ahead 1").tone(seen) is Tone.NONE
    leaving = told(steering(at=(480, 1800)), "ahead 4")
    assert (leaving.meets, leaving.tone(seen)) == (SpotClass.LEAVES, Tone.NONE)


@pytest.mark.rule("RW-135", "RWA-99")
def test_the_edge_over_which_a_vehicle_leaves_is_told_and_a_closed_one_stops_it():
    table = steering(at=(480, 1800))
    found = told(table, "ahead 4")
    assert (found.meets, found.edge, found.checks) == (SpotClass.LEAVES, Edge.END, 0)
    table.state.closed = 1
    found = told(table, "ahead 4")
    assert (found.meets, found.edge) == (SpotClass.CLEAR, Edge.END)
    assert told(steering(at=(30, 980)), "left 4").edge == Edge.LEFT


@pytest.mark.rule("RWA-121")
def test_so_many_checks_are_told_as_are_owed():
    table = steering(at=(380, 980))
    table.card("slick", (380, 1110))
    table.card("bridge", (700, 1060))
    found = told(table, "ahead 2.5, left 2.5")
    assert (found.meets, found.checks, found.off_road) == (SpotClass.CHECK, 3, True)
    assert (found.attack, found.defence) == (2, 2)


@pytest.mark.rule("RW-142", "RW-143", "RW-145")
def test_what_the_roads_turn_brings_is_told_of_a_vehicle_that_is_done():
    table = duel()
    wreck = table.wreck("humvee", (100, 1200))
    table.turn_of(table.add("coupe", (480, 980)))
    assert told(table, "done").meets == SpotClass.CLEAR
    table.card("slick", (480, 1240))
    found = told(table, "done")
    assert (found.meets, found.checks, found.attack, found.defence) == (SpotClass.CHECK, 1, 2, 2)
    table.state.x[wreck] = 480
    found = told(table, "done")
    assert (found.meets, found.thing.number, found.contact) == (SpotClass.HITS, wreck, Contact.IS_RAMMED)
    assert (found.attack, found.defence) == (3, 2)
    table.state.y[wreck] = 980 - 300
    table.card("tunnel", (700, 1100))
    found = told(table, "done")
    assert (found.meets, found.checks) == (SpotClass.DAMAGE, 0)


@pytest.mark.rule("RW-142", "RW-143", "RW-145")
def test_a_move_is_told_with_what_the_roads_turn_brings_to_where_it_ends():
    table = duel()
    wreck = table.wreck("humvee", (100, 1200))
    v = table.turn_of(table.add("coupe", (480, 980))).verb(Verb.MOVE).state.acting
    assert told(table, "ahead 1").road_meets == SpotClass.CLEAR
    table.card("slick", (480, 1440))  # 8 inches behind it the card's rear edge is 3 inches before the vehicle
    assert told(table, "ahead 0.25").road_meets == SpotClass.CLEAR
    found = told(table, "ahead 4")
    assert (found.meets, found.road_meets) == (SpotClass.CLEAR, SpotClass.CHECK)
    assert (found.road_attack, found.road_defence, found.road_thing.number) == (2, 2, NOBODY)
    assert found.plain["road_met"] == ["slick"]
    table.state.x[wreck], table.state.y[wreck] = 480, 1400
    found = told(table, "ahead 1")
    assert (found.road_meets, found.road_thing.number, found.road_attack) == (SpotClass.HITS, wreck, 3)
    assert (table.state.x[v], table.state.y[v]) == (480, 980)


def test_nothing_is_told_of_the_roads_turn_where_a_vehicle_leaves_the_board():
    table = steering(at=(480, 1800))
    table.card("slick", (480, 1910))
    assert told(table, "right 1").road_meets == SpotClass.CHECK
    found = told(table, "ahead 4")
    assert (found.meets, found.road_meets) == (SpotClass.LEAVES, SpotClass.CLEAR)


@pytest.mark.rule("RW-157")
def test_nothing_is_told_of_the_roads_turn_where_a_move_ends_in_damage_after_a_card_has_struck():
    table = steering()
    struck, tunnel = table.card("debris", (480, 1100)), table.card("tunnel", (700, 1130))
    table.card("slick", (480, 1330))
    found = told(table, "ahead 4")
    assert (found.meets, found.plain["struck"], found.plain["round"]) == (SpotClass.HITS, [struck], [tunnel])
    assert (found.road_meets, found.plain["road_met"]) == (SpotClass.CLEAR, [])


@pytest.mark.rule("RW-091", "RW-216")
@pytest.mark.parametrize(
    ("line", "wins", "loses"), [("reroll a 3", 2, 3), ("reroll a 1", 3, 3), ("leave the dice", 0, 6)]
)
def test_of_a_die_that_may_be_rolled_again_it_is_told_which_faces_win(line, wins, loses):
    table = duel()
    state = table.state
    v, t = table.add("coupe", (480, 980)), table.add("humvee", (480, 1200), seat=1)
    state.roll, state.how, state.attacker, state.defender = Roll.MELEE, 0, v, t
    for cell, die in enumerate((3, 1)):
        state.attack[cell] = die
    for cell, die in enumerate((4, 1)):
        state.defence[cell] = die
    state.attack_size = state.defence_size = 2
    state.seat, state.asks, state.may_reroll = 0, Ask.REROLL, 1
    before = state.copy()
    found = told(table, line)
    assert (found.wins, found.loses) == (wins, loses)
    assert state == before


def test_nothing_is_told_of_acts_that_roll_no_dice_and_go_nowhere():
    table = duel()
    v = table.add("coupe", (480, 980))
    table.turn_of(v)
    seen = sight_of(table.state, 0)
    assert set(game.run.previews(seen, table.open)) == {DO + Verb.DONE}
    assert game.run.previews(seen, []) == {}


def test_the_preview_of_nitro_is_two_sticks_long():
    table = duel()
    table.turn_of(table.add("coupe", (480, 980), tokens="nitro"))
    t = table.add("humvee", (480, 980 + 300), seat=1)
    table.add("coupe", (480, 700), seat=1)
    found = told(table, "use Nitro")
    assert (found.meets, found.thing.number, found.attack, found.defence) == (SpotClass.HITS, t, 3, 3)


# --- Chances ----------------------------------------------------------------------------------------------------------


def test_one_die_against_one_is_even_but_for_ties():
    found = results(1, 1, Tie.NO_EFFECT)
    assert found["attacker_wins"] == found["defender_wins"] == Fraction(15, 36)
    assert found["tied"] == Fraction(6, 36)
    assert found["attacker_wins_with_overkill"] == Fraction(15, 36)


@pytest.mark.rule("RWA-05", "RWA-142")
@pytest.mark.parametrize("tie", Tie)
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 3), (3, 3), (5, 1), (2, 0)])
def test_the_results_of_a_roll_add_up(attack, defence, tie):
    found = results(attack, defence, tie)
    assert found["attacker_wins"] + found["tied"] + found["defender_wins"] == 1
    assert found["attacker_wins_with_overkill"] <= found["attacker_wins"]
    assert found["defender_wins_with_overkill"] <= found["defender_wins"]
    tied = fight(attack, defence)[3]
    assert found["tied"] == {Tie.NO_EFFECT: tied, Tie.REROLL: tied**11, Tie.DEFENDER_WINS: 0}[tie]


RAMS = [
    ("coupe", (480, AHEAD), 2, 3),
    ("humvee", (480, AHEAD + 8), 3, 3),
    ("dirt-bike", (480, AHEAD), 1, 3),
]
TABLES = 200


@pytest.mark.rule("RW-210", "RW-220", "RW-222")
@pytest.mark.parametrize(("kind", "at", "attack", "defence"), RAMS)
def test_the_chance_of_a_ram_is_the_share_of_many_tables(kind, at, attack, defence):
    table = steering(kind=kind, humvee=at)
    found, seen = told(table, "ahead 4"), sight_of(table.state, 0)
    assert (found.attack, found.defence) == (attack, defence)
    exact = found.chances(seen)
    came: Counter[str] = Counter()
    for number in range(TABLES):
        log, state = Log(), game.State()
        imagine(seen, Chance.seeded(bytes([1]) * 32, number), state)
        state.wheel[2:4] = Token.DRIVER  # a Veteran would be asked about a reroll
        rules.apply(state, found.action.number, Chance.seeded(bytes(32), number), log)
        result = next(event for event in game.words.events(log) if event.kind == "result")
        came[result.plain["result"]] += 1
    for name in ("attacker_wins", "defender_wins", "tied"):
        spare = 3.5 * (float(exact[name]) * (1 - float(exact[name])) / TABLES) ** 0.5
        assert abs(came[name] / TABLES - exact[name]) <= spare, (name, came[name], exact[name])
