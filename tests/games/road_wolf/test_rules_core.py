"""Rules of the table, of vehicles, crew and gear that no other test holds (RW-001 to RW-100, RW-110 to RW-125)."""

from __future__ import annotations

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.errors import RunaboutError
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import BUY, DO, DRIVER_GOES, REROLL, STAND, TOKEN, VEHICLE, Verb
from runabout.games.road_wolf.box import BOARD_LENGTH, IN_DECK, SIZE, STICK, TOKEN_REACH
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fleet import enlist, stand
from runabout.games.road_wolf.jobs import How
from runabout.games.road_wolf.kinds import CHOSEN, CREW, Token, VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.options import OPTIONS, House
from runabout.games.road_wolf.road.turn import draw_card
from runabout.games.road_wolf.rolls import DICE_MAX, roll_dice
from runabout.games.road_wolf.state import NOBODY, Ask, State, Status
from runabout.match import Match
from tests.games.road_wolf.table import MIDDLE, Table, begin, begun, duel

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)
AHEAD = (MIDDLE, 1100)

# --- What you need, and getting ready ---------------------------------------------------------------------------------


@pytest.mark.rule("RW-001")
def test_the_highway_is_empty_but_for_the_cars_and_crews_that_players_bring() -> None:
    table = begun("interceptor", 2, 0)
    state = table.state
    assert (state.cards, set(state.status[: state.slots])) == (0, {Status.COMING})
    assert all(state.crew_size[v] > 0 and state.owner[v] in (0, 1) for v in range(state.slots))


@pytest.mark.rule("RW-002")
def test_dice_show_1_to_6_and_there_are_as_many_as_a_roll_wants() -> None:
    dice = np.zeros(DICE_MAX, np.int64).view(Cells)
    roll_dice(dice, DICE_MAX, Chance.seeded(key_from("dice")))
    assert set(dice.tolist()) == {1, 2, 3, 4, 5, 6}
    table = Table()
    rig, car = table.add("big-rig", (MIDDLE, 400)), table.add("coupe", (MIDDLE, 400 + 140 + 52), 1)
    table.move(rig, 0, 1, 6, 6, 6, 6, 6, 1, 1)
    assert table.dice(Event.ATTACK) == 5  # more than the four that a player has
    assert table.status(car) == Status.WRECK


@pytest.mark.rule("RW-003", "RW-004")
def test_what_goes_two_sticks_goes_8_inches() -> None:
    inch = STICK // 4
    assert TOKEN_REACH[Token.NITRO] == TOKEN_REACH[Token.AMBUSH] == 2 * STICK == 8 * inch
    table = duel()
    v = table.add("coupe", HERE, tokens="nitro")
    table.turn_of(v).verb(Verb.NITRO)
    assert table.at(v) == (MIDDLE, 900 + 8 * inch)


@pytest.mark.rule("RW-007")
@pytest.mark.parametrize("kind", CHOSEN)
def test_a_model_is_its_kind_and_nothing_else_about_it_makes_a_difference(kind: VehicleKind) -> None:
    state = State()
    plain, decked_out = enlist(state, 0, kind), enlist(state, 1, kind)
    for token in (Token.SHOTGUN, Token.NITRO):
        state.aboard[decked_out, token] += 1
    state.hits[decked_out] = SIZE[kind] - 1
    for v in (plain, decked_out):
        stand(state, v, 480, 900)
    assert state.half_width[plain] == state.half_width[decked_out] > 0
    assert state.half_length[plain] == state.half_length[decked_out] > state.half_width[plain]


@pytest.mark.rule("RW-010", "RW-280")
@pytest.mark.parametrize("mission", NAMES)
def test_a_mission_is_agreed_on_before_anything_else(mission: str) -> None:
    match = Match(game, 2, seed=1, options={"mission": mission})
    assert NAMES[match.state.house[House.MISSION]] == mission
    assert match.state.round == 0
    with pytest.raises(RunaboutError):
        Match(game, 2, seed=1, options={"mission": mission + "s"})


@pytest.mark.rule("RW-011", "RWA-71")
@pytest.mark.parametrize("points", [2, 6])
def test_the_points_agreed_on_are_what_each_side_has(points: int) -> None:
    state = begin("interceptor", points=points).state
    assert [int(number) for number in state.points[:2]] == [points, points]


@pytest.mark.rule("RW-011", "RWA-71")
@pytest.mark.parametrize("points", [1, 7])
def test_a_game_is_of_2_to_6_points(points: int) -> None:
    option = next(option for option in OPTIONS if option.name == "points")
    assert (option.low, option.high, option.default) == (2, 6, 6)
    with pytest.raises(RunaboutError):
        Match(game, 2, seed=1, options={"points": points})


@pytest.mark.rule("RW-015")
def test_the_deck_is_complete_and_shuffled() -> None:
    state = begin("interceptor").state
    assert list(state.deck) == list(IN_DECK)
    assert not any(state.discards)
    orders = set()
    for seed in range(8):
        again, chance, log = state.copy(), Chance.seeded(key_from(seed)), Log()
        orders.add(tuple(draw_card(again, chance, log) for _ in range(24)))
        assert not any(again.deck)
    assert len(orders) == 8


# --- Crew -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-078", "RW-090")
@pytest.mark.parametrize("kind", CHOSEN)
def test_a_vehicle_comes_with_a_driver_who_costs_no_token(kind: VehicleKind) -> None:
    table = begin("breakout", points=6)
    table.state.asks, table.state.seat = Ask.FORCE, 1
    slot, tokens = int(table.state.slots), int(table.state.tokens[1])
    table.do(BUY + kind)
    state = table.state
    assert (state.wheel[slot], state.driven[slot], state.crew_size[slot]) == (Token.DRIVER, 1, 1)
    assert state.tokens[1] == tokens + SIZE[kind]


@pytest.mark.rule("RWA-66")
def test_drivers_may_be_chosen_as_crew() -> None:
    table = begin("interceptor", points=3)
    table.do(BUY + VehicleKind.CONVERTIBLE).do(TOKEN + Token.DRIVER)
    assert table.has(0)[:2] == ["DRIVER", "DRIVER"]
    table = duel()
    v, t = table.add("roadster", HERE, tokens="driver"), table.add("coupe", BESIDE, seat=1)
    table.turn_of(v).verb(Verb.MELEE).to(t, 1, 1, 6, 5)
    assert table.dice(Event.ATTACK) == 2  # they fight
    assert table.has(v) == []
    v, t = table.add("roadster", HERE, tokens="driver"), table.add("coupe", (MIDDLE - 60, 900), seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t)
    assert table.tokens == ["DRIVER"]  # and take vehicles over


@pytest.mark.rule("RW-084")
def test_gear_stays_aboard_when_all_the_crew_have_been_killed() -> None:
    table = duel()
    v, t = table.add("roadster", HERE, tokens="gunner brawler"), table.add("roadster", BESIDE, 1, "shotgun nitro")
    table.turn_of(v).verb(Verb.MELEE).to(t, 6, 6, 6, 6, 1)
    assert (table.status(t), table.has(t)) == (Status.ABANDONED, ["SHOTGUN", "NITRO"])


@pytest.mark.rule("RWA-35")
def test_a_veteran_at_the_wheel_is_the_last_to_be_lost() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="molotov"), table.add("roadster", AHEAD, 1, "veteran gunner brawler")
    table.turn_of(v).verb(Verb.MOLOTOV).to(t, 6, 6, 1, 5).do(STAND)
    assert table.has(t) == ["VETERAN"]
    assert table.status(t) == Status.DRIVING


@pytest.mark.rule("RW-093", "RW-077", "RW-091")
@pytest.mark.parametrize("drives", [True, False])
def test_a_veteran_rerolls_only_in_the_driver_position(drives: bool) -> None:
    table = duel()
    v = table.add("roadster", HERE, tokens="veteran" if drives else "gunner")
    if not drives:
        table.state.aboard[v, Token.GUNNER], table.state.aboard[v, Token.VETERAN] = 0, 1
    table.state.skids = 10
    table.check(v, 1, 1, 6, 6)
    assert table.asks == (Ask.REROLL if drives else Ask.NOTHING)


@pytest.mark.rule("RW-097", "RWA-125", "RW-216")
@pytest.mark.parametrize(
    ("verb", "gear", "rerolls"),
    [
        (Verb.SHOTGUN, "shotgun", True),
        (Verb.MOLOTOV, "molotov", True),
        (Verb.GUNNER, "", False),
        (Verb.GUNNER_SHOTGUN, "shotgun", False),
        (Verb.GUNNER_MOLOTOV, "molotov", False),
        (Verb.AMBUSH, "ambush", False),
    ],
)
def test_a_veteran_rerolls_the_vehicles_own_shot_and_neither_a_gunners_nor_an_ambush(
    verb: Verb, gear: str, rerolls: bool
) -> None:
    table = duel()
    v, t = table.add("convertible", HERE, tokens=f"veteran gunner {gear}"), table.add("roadster", AHEAD, seat=1)
    table.card("bridge", (MIDDLE, 1300))
    dice = {Verb.SHOTGUN: 2, Verb.MOLOTOV: 3, Verb.GUNNER: 1, Verb.GUNNER_SHOTGUN: 2, Verb.GUNNER_MOLOTOV: 3}
    table.turn_of(v).verb(verb).to(t, *[1] * dice.get(verb, 2), 6)
    assert table.asks == (Ask.REROLL if rerolls else Ask.ACT)


@pytest.mark.rule("RW-193", "RW-057")
@pytest.mark.parametrize(("kind", "rerolls"), [("coupe", True), ("armored-car", False), ("explosives-truck", True)])
def test_a_veteran_rerolls_in_a_check_but_not_in_a_heavy_vehicle(kind: str, rerolls: bool) -> None:
    table = duel()
    v = table.add(kind, HERE, tokens="veteran")
    table.check(v, 1, 1, *[5] * int(SIZE[table.state.kind[v]]))
    assert table.asks == (Ask.REROLL if rerolls else Ask.NOTHING)


@pytest.mark.rule("RW-398", "RWA-89")
def test_a_veteran_may_spend_the_reroll_on_the_1_that_would_set_explosives_off() -> None:
    for action, dice, goes_up in ((REROLL, (2,), False), (STAND, (), True), (REROLL + 4, (1,), True)):
        table = duel()
        v = table.add("explosives-truck", HERE, tokens="veteran")
        table.check(v, 1, 1, 6, 5, 5, 1).do(action, *dice)
        assert bool(table.events(Event.EXPLODED)) == goes_up


# --- Gear -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-121", "RW-072")
def test_spikes_are_discarded_once_dropped() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="spikes"), table.add("coupe", (MIDDLE, 700), seat=1)
    table.turn_of(v).verb(Verb.SPIKES).to(t, 1, 1, 1, 6, 6)
    assert table.has(v) == ["DRIVER"]
    assert "SPIKES" not in table.verbs


@pytest.mark.rule("RW-120", "RWA-116")
def test_losing_the_roll_of_ones_spikes_does_no_harm_not_even_to_a_bike() -> None:
    table = duel()
    v, t = table.add("dirt-bike", HERE, tokens="spikes"), table.add("humvee", (MIDDLE, 700), seat=1)
    table.turn_of(v).verb(Verb.SPIKES).to(t, 1, 1, 1, 1, 6, 6, 6)
    assert (table.status(v), table.status(t), int(table.state.hits[v])) == (Status.DRIVING, Status.DRIVING, 0)
    assert not table.events(Event.CHECK)


@pytest.mark.rule("RWA-150")
def test_the_veteran_of_the_vehicle_that_drops_spikes_rerolls_their_dice() -> None:
    table = duel()
    v, t = table.add("coupe", HERE, tokens="veteran spikes"), table.add("coupe", (MIDDLE, 700), seat=1)
    table.turn_of(v).verb(Verb.SPIKES).to(t, 1, 1, 1, 5, 5)
    assert (table.asks, table.open) == (Ask.REROLL, [REROLL, STAND])
    table.do(REROLL, 6)
    assert table.state.hits[t] == 1


@pytest.mark.rule("RWA-151", "RW-135")
def test_an_ambush_leaves_the_board_with_its_vehicle() -> None:
    table = Table()
    v, w = table.add("coupe", (MIDDLE, BOARD_LENGTH), tokens="ambush"), table.add("coupe", HERE, tokens="ambush")
    table.move(v, 0, 100)
    assert table.state.kept[0] == 0
    table.destroyed(w)
    assert table.state.kept[0] == 1


@pytest.mark.rule("RW-124", "RWA-41", "RW-135")
def test_a_nitro_is_stopped_by_what_it_hits_met_by_cards_and_takes_one_off_the_board() -> None:
    table = duel()
    v = table.add("muscle-car", HERE, tokens="nitro")
    table.card("debris", (MIDDLE, 1050))
    other = table.add("coupe", (MIDDLE, 1220), seat=1)
    # The debris, 1 against 6-6-6; then four dice against two.
    table.turn_of(v, actions=1).verb(Verb.NITRO, 1, 6, 6, 6, 6, 1, 1, 1, 5, 5)
    assert [name for name, *_ in table.events(Event.STRUCK, Event.RAM)] == ["STRUCK", "RAM"]
    assert (table.at(v), table.dice(Event.ATTACK)) == ((MIDDLE, 1220 - 52 - 60), 4)
    assert (int(table.state.hits[other]), int(table.state.actions[v])) == (1, 1)  # it may act after it
    leaver = table.add("coupe", (MIDDLE, 1700), tokens="nitro")
    table.turn_of(leaver)
    table.do(DO + Verb.NITRO)
    assert table.status(leaver) == Status.EMPTY


@pytest.mark.rule("RW-228", "RWA-120", "RWA-44")
@pytest.mark.parametrize("how", [How.NITRO, How.SKID])
def test_a_nitro_or_a_skid_goes_on_over_a_bike_it_destroyed_and_else_not(how: How) -> None:
    for kind, y in (("dirt-bike", 400 + 160), ("coupe", 400 + 10)):
        table = Table()
        car, t = table.add("coupe", (MIDDLE, 400)), table.add(kind, (MIDDLE, 400), 1)
        table.state.y[t] += 52 + table.state.half_length[t] + 10
        dice = [6, 5] + [1] * (how == How.NITRO) + [1] * int(SIZE[table.state.kind[t]])
        table.move(car, 0, 160, *dice, how=how)
        assert table.at(car) == (MIDDLE, y)


# --- Takeovers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-178", "RW-270", "RW-274", "RW-275")
def test_a_takeover_costs_an_action_and_the_vehicle_taken_has_one_now_and_two_from_the_next_turn_on() -> None:
    table = Table("duel")
    v, t = table.add("roadster", HERE, tokens="gunner"), table.add("coupe", BESIDE, seat=1)
    table.add("coupe", (MIDDLE, 100), seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t).token("gunner", 1, 1, 6, 6)
    assert (int(table.state.actions[v]), int(table.state.actions[t]), int(table.state.acting)) == (1, 1, t)
    table.state.asks, table.state.acting, table.state.first = Ask.NOTHING, NOBODY, 0
    table.state.jobs = 0
    table.next_turn(0)
    assert [int(table.state.actions[slot]) for slot in (v, t)] == [2, 2]


@pytest.mark.rule("RW-270", "RW-178")
def test_only_an_abandoned_vehicle_that_is_adjacent_is_taken_over() -> None:
    table = duel()
    v, t = table.add("roadster", HERE), table.add("coupe", BESIDE, seat=1)
    assert "TAKEOVER" not in table.turn_of(v).verbs
    table.abandoned(t)
    assert "TAKEOVER" in table.turn_of(v).verbs
    table.state.x[t] = MIDDLE + 78  # a finger's width away
    assert "TAKEOVER" not in table.turn_of(v).verbs


@pytest.mark.rule("RWA-57", "RW-076")
def test_a_wreck_is_repaired_by_nobody_and_does_nothing() -> None:
    table = duel()
    v = table.add("coupe", HERE, tokens="mechanic")
    table.destroyed(v)
    table.state.mover = 0
    table.state.asks, table.state.seat = Ask.VEHICLE, 0
    assert VEHICLE + v not in table.open
    assert game.refuse(table.state, VEHICLE + v) == 76


@pytest.mark.rule("RWA-61", "RW-301")
def test_armored_cars_and_big_rigs_are_closed() -> None:
    for kind in ("armored-car", "big-rig"):
        table = duel()
        v, t = table.add("roadster", HERE), table.add(kind, (MIDDLE + 66, 900), seat=1)
        table.turn_of(v).verb(Verb.MELEE).to(t, 1, 6, 6)
        assert table.dice(Event.DEFENCE) == 2
        assert "MELEE" not in table.turn_of(t).verbs


@pytest.mark.rule("RWA-70", "RW-014")
def test_nobody_is_on_the_board_before_they_are_set_down_there() -> None:
    table = begun("interceptor", 2, 0)
    v = int(table.state.acting)
    assert table.status(v) == Status.COMING
    assert table.asks == Ask.PLACE
    table.do(table.open[0])
    assert table.status(v) == Status.DRIVING


@pytest.mark.rule("RW-271", "RW-272")
def test_any_of_the_crew_may_go_over_the_driver_too() -> None:
    table = duel()
    v, t = table.add("convertible", HERE, tokens="gunner brawler mechanic"), table.add("coupe", BESIDE, seat=1)
    table.abandoned(t)
    table.turn_of(v).verb(Verb.TAKEOVER).to(t)
    assert table.tokens == ["BRAWLER", "GUNNER", "MECHANIC"]
    assert DRIVER_GOES in table.open
    assert set(CREW) >= {Token[name] for name in table.tokens}
    assert np.count_nonzero(table.state.driven) == 3
