"""What a table may set: every option, at each of its values, in play."""

from __future__ import annotations

import pytest

from runabout.core.chance import Chance, key_from
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import BUY, ENOUGH, FORCE, REROLL, STAND, Verb
from runabout.games.road_wolf.box import SIZE, STICK
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import How, JobKind, push
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import MISSIONS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rolls import Result
from runabout.games.road_wolf.state import NOBODY, Ask, Ending, Once, Status
from runabout.match import Match
from tests.games.road_wolf.table import MIDDLE, Table, begin, begun, duel, sight_of

# Name, rule, default, and the range in words.
OPTIONS = [
    ("mission", "RW-280", "interceptor", f"{', '.join(NAMES[:-1])} or {NAMES[-1]}"),
    ("points", "RWA-71", "6", "a whole number from 2 to 6"),
    ("tie", "RWA-05", "no-effect", "no-effect, reroll or defender-wins"),
    ("monsters_draw_edge", "RWA-03", "end", "end, start or either"),
    ("off_road_check", "RWA-14", "on-leaving", "on-leaving or every-move"),
    ("free_melee_after_nitro", "RWA-17", "off", "off or on"),
    ("bike_rammed_by_braking", "RWA-19", "destroyed", "destroyed or normal"),
    ("struck_cards", "RWA-25", "stay", "stay or discard"),
    ("supplies", "RWA-28", "choose", "choose or random"),
    ("passengers_retake", "RWA-36", "on", "off or on"),
    ("spikes_cost", "RWA-37", "action", "action or free"),
    ("ambush_edges", "RWA-39", "end-and-start", "end-and-start, end or any"),
    ("bike_gear", "RWA-53", "marker", "marker or lost"),
    ("mechanic_bonus", "RWA-56", "free-repair", "free-repair or every-repair"),
    ("open_tokens", "RWA-59", "off", "off or on"),
    ("vet_rerolls_direction", "RWA-69", "off", "off or on"),
    ("attackers_deploy", "RWA-70", "first-turn", "first-turn or before-play"),
    ("big_rig_immobilized", "RWA-74", "attackers-win", "attackers-win or play-on"),
    ("civilian_points", "RWA-76", "0", "a whole number from 0 to 12"),
    ("monster_melee", "RWA-81", "attack-and-defence", "attack-and-defence or defence"),
    ("award_tie", "RWA-100", "all", "all or nobody"),
    ("round_limit", "RWA-132", "30", "a whole number from 1 to 100"),
    ("chase_losses", "RWA-148", "3", "a whole number from 1 to 3"),
    ("first_force", "RWA-204", "0", "a whole number from 0 to 3"),
    ("second_force", "RWA-204", "0", "a whole number from 0 to 3"),
]

HERE = (MIDDLE, 900)
BESIDE = (MIDDLE + 60, 900)


def test_what_a_table_agrees_is_kept_in_its_place() -> None:
    for option in game.options:
        match = Match(game, 2, seed=1, options={option.name: option.high})
        others = [one for one in game.options if one.name != option.name]
        assert match.state.house[House[option.name.upper()]] == option.high
        assert all(match.state.house[House[one.name.upper()]] == one.default for one in others)


@pytest.mark.rule("RW-280")
@pytest.mark.parametrize("mission", NAMES)
def test_mission_is_what_is_played(mission: str) -> None:
    table = begin(mission)
    assert table.state.house[House.MISSION] == NAMES.index(mission)
    assert table.rules is MISSIONS[NAMES.index(mission)]


@pytest.mark.rule("RWA-71", "RW-012")
@pytest.mark.parametrize("points", range(2, 7))
def test_points_are_what_each_side_may_spend(points: int) -> None:
    state = begin("interceptor", points=points).do(FORCE).state
    assert sum(int(SIZE[state.kind[v]]) for v in range(state.slots)) == points


@pytest.mark.rule("RWA-05")
@pytest.mark.parametrize(
    ("tie", "dice", "won"),
    [(0, (), Result.TIED), (1, (6, 5, 6, 4, 1, 1, 6, 6), Result.ATTACKER_WINS), (2, (), Result.DEFENDER_WINS)],
)
def test_tie_is_nothing_or_rolled_again_or_the_defenders(tie: int, dice: tuple[int, ...], won: Result) -> None:
    """In a ram. Rolled again, 6-5 wins against 6-4, so that the defender makes a check."""
    table = Table(tie=tie)
    v, t = table.add("coupe", HERE), table.add("coupe", (MIDDLE, 1004), seat=1)
    table.move(v, 0, 1, 3, 3, 3, 3, *dice)
    assert table.told_of("check") == [t] * (won == Result.ATTACKER_WINS)
    assert table.events(Event.RESULT)[0][1:3] == (won, 0)


@pytest.mark.rule("RWA-03")
@pytest.mark.parametrize(("agreed", "draws"), [(0, {"end"}), (1, {"start"}), (2, {"end", "start"})])
def test_monsters_draw_edge_is_where_a_survivor_makes_it_a_draw(agreed: int, draws: set[str]) -> None:
    for edge in ("end", "start", "left", "right"):
        table = Table("monsters", monsters_draw_edge=agreed)
        car = table.add("coupe")
        table.add("coupe")
        table.add("monster-truck", seat=1)
        assert (table.left(car, edge).result == []) == (edge in draws)


@pytest.mark.rule("RWA-14")
@pytest.mark.parametrize(("agreed", "checks"), [(0, 0), (1, 1)])
def test_off_road_check_is_for_leaving_the_road_or_for_every_move_off_it(agreed: int, checks: int) -> None:
    table = Table(off_road_check=agreed)
    v = table.add("coupe", (200, 900))
    table.move(v, 0, 60, *(1, 1, 6, 6) * checks)
    assert table.told_of("check") == [v] * checks
    table.state.x[v] = 360
    table.move(v, -60, 0, 1, 1, 6, 6)  # to leave it takes a check in any case
    assert len(table.told_of("check")) == checks + 1
    table.state.x[v] = MIDDLE
    table.move(v, 0, 60)
    assert len(table.told_of("check")) == checks + 1


@pytest.mark.rule("RWA-17")
@pytest.mark.parametrize(("agreed", "asked"), [(0, Ask.ACT), (1, Ask.FREE_MELEE)])
def test_free_melee_after_nitro_is_asked_for_or_not(agreed: int, asked: Ask) -> None:
    table = duel(free_melee_after_nitro=agreed)
    v = table.add("roadster", HERE, tokens="nitro")
    table.add("coupe", (MIDDLE + 60, 900 + 2 * STICK), seat=1)
    table.turn_of(v).verb(Verb.NITRO)
    assert table.asks == asked


@pytest.mark.rule("RWA-19")
@pytest.mark.parametrize(("agreed", "status"), [(0, Status.EMPTY), (1, Status.DRIVING)])
def test_bike_rammed_by_braking_is_destroyed_or_not(agreed: int, status: Status) -> None:
    table = Table(bike_rammed_by_braking=agreed)
    car, bike = table.add("coupe", HERE), table.add("dirt-bike", (MIDDLE, 780), seat=1)
    table.move(car, 0, -100, 1, 1, 1, how=How.BRAKE)
    assert table.status(bike) == status


@pytest.mark.rule("RWA-25")
@pytest.mark.parametrize(("agreed", "cards"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("card", ["debris", "wreck"])
def test_struck_cards_stay_or_are_discarded(agreed: int, cards: int, card: str) -> None:
    table = Table(struck_cards=agreed)
    v = table.add("coupe", HERE)
    table.card(card, (MIDDLE, 1010))
    table.move(v, 0, 60, *[1] * (1 + (card == "wreck")), 6, 6)
    assert table.state.cards == cards


@pytest.mark.rule("RWA-28")
def test_supplies_are_chosen_or_drawn() -> None:
    for agreed, dice in ((0, ()), (1, (1,))):
        table = duel(supplies=agreed)
        v = table.add("coupe", HERE)
        table.card("supplies", HERE)
        table.state.spent[v] = Once.MOVED
        table.turn_of(v).verb(Verb.SUPPLIES_TOKEN, *dice)
        assert table.asks == (Ask.ACT if agreed else Ask.SUPPLY)
        assert len(table.has(v)) == 1 + agreed


@pytest.mark.rule("RWA-36")
@pytest.mark.parametrize("agreed", [0, 1])
def test_passengers_retake_the_wheel_or_may_not(agreed: int) -> None:
    table = duel(passengers_retake=agreed)
    v = table.add("coupe", HERE, tokens="gunner")
    table.abandoned(v)
    push(table.state, JobKind.RETAKE, v)
    table.settle(*(1, 1, 6, 6) * (1 - agreed))
    assert (table.asks == Ask.RETAKE) == bool(agreed)
    assert table.status(v) == (Status.ABANDONED if agreed else Status.IMMOBILIZED)


@pytest.mark.rule("RWA-37")
@pytest.mark.parametrize(("agreed", "left"), [(0, 1), (1, 2)])
def test_spikes_cost_an_action_or_nothing(agreed: int, left: int) -> None:
    table = duel(spikes_cost=agreed)
    v, t = table.add("coupe", HERE, tokens="spikes"), table.add("coupe", (MIDDLE, 700), seat=1)
    table.turn_of(v).verb(Verb.SPIKES).to(t, 1, 1, 1, 6, 6)
    assert table.state.actions[v] == left
    table.loaded(v, "spikes")
    assert ("SPIKES" in table.turn_of(v, actions=0).verbs) == bool(agreed)


@pytest.mark.rule("RWA-39")
@pytest.mark.parametrize(("agreed", "reached"), [(0, {"end", "start"}), (1, {"end"}), (2, {"end", "start", "left"})])
def test_ambush_edges_are_the_edges_from_which_an_ambush_is_sprung(agreed: int, reached: set[str]) -> None:
    places = {"end": (MIDDLE, 1700), "start": (MIDDLE, 200), "left": (200, 900), "nowhere": HERE}
    for edge, at in places.items():
        table = duel(ambush_edges=agreed)
        v = table.add("coupe", (800, 960), tokens="ambush")
        table.state.x[0] = table.state.x[1] = MIDDLE  # the others are out of reach of all edges
        t = table.add("roadster", at, seat=1)
        table.turn_of(v)
        found = "AMBUSH" in table.verbs and t in table.verb(Verb.AMBUSH).slots
        assert found == (edge in reached)


@pytest.mark.rule("RWA-53", "RW-082")
@pytest.mark.parametrize(("agreed", "status"), [(0, Status.MARKER), (1, Status.EMPTY)])
def test_bike_gear_stays_on_the_road_or_is_lost(agreed: int, status: Status) -> None:
    table = Table(bike_gear=agreed)
    bike = table.add("dirt-bike", HERE, tokens="shotgun")
    assert table.destroyed(bike).status(bike) == status


@pytest.mark.rule("RWA-56")
@pytest.mark.parametrize("agreed", [0, 1])
def test_mechanic_bonus_is_a_die_in_ordinary_repairs_too(agreed: int) -> None:
    table = duel(mechanic_bonus=agreed)
    v = table.add("humvee", HERE, tokens="mechanic mechanic", hits=2)
    table.turn_of(v).verb(Verb.REPAIR, *[5] * (1 + 2 * agreed))
    assert table.dice(Event.ATTACK) == 1 + 2 * agreed
    table.verb(Verb.MECHANIC, 5, 5)  # a Mechanic's own has 2 in any case (RW-099)


@pytest.mark.rule("RWA-59")
@pytest.mark.parametrize("agreed", [0, 1])
def test_open_tokens_lie_open_for_all(agreed: int) -> None:
    table = Table(open_tokens=agreed)
    v = table.add("humvee", HERE, tokens="gunner molotov")
    sight = sight_of(table.state, 1)
    assert [int(sight.aboard[v, token]) for token in (Token.GUNNER, Token.MOLOTOV)] == [agreed, agreed]
    assert sight.wheel[v] == (Token.DRIVER if agreed else NOBODY)
    assert sight_of(table.state, 0).aboard[v, Token.GUNNER] == 1


@pytest.mark.rule("RWA-69")
@pytest.mark.parametrize("agreed", [0, 1])
def test_vet_rerolls_direction_of_the_vehicles_skid(agreed: int) -> None:
    table = Table(vet_rerolls_direction=agreed)
    v = table.add("rally-car", HERE, tokens="veteran")
    table.check(v, 5, 1, 5, 1)
    assert table.asks == Ask.REROLL  # in the check; a tie
    table = Table(vet_rerolls_direction=agreed)
    v = table.add("rally-car", HERE, tokens="veteran")
    push(table.state, JobKind.SKID, v)
    table.settle(3)
    assert (table.asks == Ask.REROLL) == bool(agreed)
    if agreed:
        assert table.open == [REROLL + 2, STAND]
        table.do(REROLL + 2, 6)
    assert table.at(v) == (MIDDLE, 900 + (STICK if agreed else -STICK))


@pytest.mark.rule("RWA-70")
@pytest.mark.parametrize("agreed", [0, 1])
def test_attackers_deploy_in_their_first_turn_or_before_play(agreed: int) -> None:
    table = begun("breakout", 2, 0, attackers_deploy=agreed)
    chance = Chance.seeded(key_from("deploy"))
    while table.asks == Ask.PLACE and table.state.seat == 0:
        table.apply(table.open[0], chance)
    assert (table.asks == Ask.PLACE) == bool(agreed)
    assert table.state.round == 1 - agreed


@pytest.mark.rule("RWA-74")
@pytest.mark.parametrize(("agreed", "result"), [(0, [1]), (1, None)])
def test_big_rig_immobilized_is_the_end_or_not(agreed: int, result: list[int] | None) -> None:
    table = Table("breakout", big_rig_immobilized=agreed)
    rig = table.add("big-rig")
    assert table.immobilized(rig).result == result
    assert table.destroyed(rig).result == [1]


@pytest.mark.rule("RWA-76")
@pytest.mark.parametrize("points", range(13))
def test_civilian_points_are_what_the_civilians_are_worth(points: int) -> None:
    state = begin("two-wheel-terror", points=5, civilian_points=points).state
    civilians = [v for v in range(state.slots) if state.owner[v] == NOBODY]
    assert sum(int(SIZE[state.kind[v]]) for v in civilians) == (points or 5)


@pytest.mark.rule("RWA-81", "RW-353")
@pytest.mark.parametrize("agreed", [0, 1])
def test_monster_melee_is_for_attack_and_defence_or_for_defence_alone(agreed: int) -> None:
    table = duel(monster_melee=agreed)
    v, t = table.add("monster-truck", HERE, tokens="gunner"), table.add("roadster", (MIDDLE + 64, 900), seat=1)
    assert ("MELEE" in table.turn_of(v).verbs) == (not agreed)
    if not agreed:
        table.verb(Verb.MELEE).to(t, 5, 5, 5, 6)
        assert table.dice(Event.ATTACK) == 2 + 1
    crew = int(table.state.crew_size[v])
    table.turn_of(t).verb(Verb.MELEE).to(v, 1, *[6] * (crew + 2))  # 1 more for being closed
    assert table.dice(Event.DEFENCE) == crew + 1 + 1


@pytest.mark.rule("RWA-100")
@pytest.mark.parametrize(("agreed", "gained"), [(0, [1, 1, 0]), (1, [0, 0, 0])])
def test_award_tie_gives_the_point_to_all_or_nobody(agreed: int, gained: list[int]) -> None:
    table = Table("gauntlet", 3, award_tie=agreed)
    table.state.prize[:3] = [3, 3, 1]
    assert table.rules.ends(table.state)  # no Courier is left
    assert [int(points) for points in table.state.gained[:3]] == gained


@pytest.mark.rule("RWA-132", "RWA-138")
@pytest.mark.parametrize("rounds", [1, 2, 100])
def test_round_limit_is_the_last_round(rounds: int) -> None:
    table = duel(round_limit=rounds)
    state = table.state
    state.round = rounds - 1
    push(state, JobKind.END_ROUND)
    table.settle()
    assert (state.round, state.over) == (rounds, 0)
    while not state.over and state.round == rounds:
        table.apply(ENOUGH if ENOUGH in table.open else table.open[-1], Chance.seeded(key_from(rounds)))
    assert (state.over, state.ending, state.won) == (1, Ending.ROUNDS, 0)


@pytest.mark.rule("RWA-204")
@pytest.mark.parametrize("mission", NAMES)
@pytest.mark.parametrize(("first", "second"), [(3, 2), (1, 0), (0, 3)])
def test_a_player_must_take_the_force_that_is_fixed_for_the_side(mission: str, first: int, second: int) -> None:
    """In every mission, also in those without sides. Where no force is fixed for a side, its players choose."""
    for seats in (2, 5):
        table = begin(mission, seats, first_force=first, second_force=second)
        state, asked = table.state, 0
        while table.asks in (Ask.FORCE, Ask.TOKEN, Ask.CARRIER):
            if table.asks == Ask.FORCE:
                agreed = (first, second)[int(state.side[state.seat]) % 2]
                assert (table.open == [FORCE + agreed - 1]) == (agreed > 0)
                assert agreed or any(action < FORCE or action == ENOUGH for action in table.open)
                asked += 1
            table.do(table.open[0])
        assert asked


@pytest.mark.rule("RWA-204")
def test_with_fixed_forces_a_game_is_as_if_each_player_had_chosen_them() -> None:
    for number, mission in enumerate(NAMES):
        chosen, agreed = begun(mission, 4, 1), begun(mission, 4, 1, first_force=2, second_force=2)
        assert [agreed.state.house[place] for place in (House.FIRST_FORCE, House.SECOND_FORCE)] == [2, 2]
        agreed.state.house[House.FIRST_FORCE] = agreed.state.house[House.SECOND_FORCE] = 0
        assert bytes(agreed.state) == bytes(chosen.state), MISSIONS[number]


@pytest.mark.rule("RWA-204", "RW-378")
def test_a_fixed_force_is_for_the_beginning_alone() -> None:
    """Replacements during the game are bought one by one (Chase)."""
    table = begin("interceptor", first_force=1)
    assert table.open == [FORCE]
    table.state.round, table.state.points[table.state.seat] = 1, 2
    assert FORCE not in table.open
    assert BUY + VehicleKind.COUPE in table.open
