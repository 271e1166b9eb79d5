"""Who may know what of crew and gear, and imagining what is not seen."""

import random
from collections import Counter

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import ACTIONS, BUY, Verb
from runabout.games.road_wolf.box import IN_TIN
from runabout.games.road_wolf.fleet import hits_left, knows, show, show_wheel
from runabout.games.road_wolf.kinds import CREW, GEAR, Token, VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.options import OPTIONS, Options
from runabout.games.road_wolf.sight import RANKED, VETERANS_ONE_IN, imagine
from runabout.games.road_wolf.state import NOBODY, Ask, Open, State, Status
from tests.games.road_wolf.table import Table, begin, sight_of

MANY = 600


def imagined(sight, number=0):
    """A state that the sight allows."""
    state = State()
    imagine(sight, Chance.seeded(key_from("imagined"), number), state)
    assert bytes(sight_of(state, sight.viewer)) == bytes(sight)
    return state


def aboard(record, v):
    """The tokens aboard, without the one who drives."""
    return [token for token in Token for _ in range(record.aboard[v, token])]


# --- What is seen -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-135")
def test_a_side_knows_its_own_tokens_and_of_others_only_how_many():
    table = Table("interceptor", seats=4)
    v = table.add("humvee", tokens="gunner molotov")
    for seat in (0, 2):
        assert aboard(sight_of(table.state, seat), v) == [Token.GUNNER, Token.MOLOTOV]
        assert sight_of(table.state, seat).wheel[v] == Token.DRIVER
    for seat in (1, 3, NOBODY):
        sight = sight_of(table.state, seat)
        assert aboard(sight, v) == []
        assert sight.wheel[v] == NOBODY
        assert (sight.crew_size[v], sight.gear_size[v], sight.driven[v]) == (2, 1, 1)


@pytest.mark.rule("RWA-135", "RWA-136")
def test_once_a_driver_that_all_knew_is_gone_nobody_is_seen_at_the_wheel():
    table = Table("interceptor")
    v = table.add("humvee", tokens="gunner")
    show_wheel(table.state, v)
    assert sight_of(table.state, 1).wheel[v] == Token.DRIVER
    table.abandoned(v)
    assert sight_of(table.state, 1).wheel[v] == NOBODY


@pytest.mark.rule("RW-075", "RWA-136")
def test_a_token_that_has_been_used_is_seen_by_all():
    table = Table("interceptor")
    v = table.add("humvee", tokens="gunner molotov")
    show(table.state, v, Token.GUNNER)
    assert aboard(sight_of(table.state, 1), v) == [Token.GUNNER]
    show_wheel(table.state, v)
    assert sight_of(table.state, 1).wheel[v] == Token.DRIVER


@pytest.mark.rule("RWA-59")
def test_by_option_all_tokens_lie_open_even_for_those_who_watch():
    table = Table("interceptor", open_tokens=1)
    v = table.add("humvee", tokens="gunner molotov")
    for seat in (0, 1, NOBODY):
        assert aboard(sight_of(table.state, seat), v) == [Token.GUNNER, Token.MOLOTOV]


@pytest.mark.rule("RW-049")
def test_the_nitro_that_comes_with_a_street_vehicle_is_known():
    state = begin("interceptor").do(BUY + VehicleKind.COUPE).state
    assert aboard(sight_of(state, 1), 0) == [Token.NITRO]


def test_what_is_open_is_seen_in_full():
    # Every cell that can be in use gets a number of its own; what a sight leaves out would be missed.
    state, number = State(), random.Random(7)
    for name, field in Open.fields.items():
        cells = state.cell[name]
        limit = 100 if field.code == "i1" else 1000
        if field.shape:
            cells[...] = np.array([number.randint(1, limit) for _ in range(cells.size)]).reshape(cells.shape)
        else:
            state.cell[name] = number.randint(1, limit)
    state.seats, state.slots, state.cards, state.jobs = 6, 40, 15, 96
    state.attack_size = state.defence_size = 20
    state.owner[:], state.house[:] = NOBODY, 0
    sight = sight_of(state, NOBODY)
    for name in Open.fields:
        assert np.array_equal(sight.cell[name], state.cell[name]), name


# --- Imagining --------------------------------------------------------------------------------------------------------


def test_what_is_imagined_has_as_many_tokens_and_those_that_were_seen():
    table = Table("interceptor")
    v = table.add("humvee", seat=1, tokens="gunner mechanic molotov spikes nitro")
    own = table.add("coupe", tokens="brawler")
    show(table.state, v, Token.SPIKES)
    seen = set()
    for number in range(40):
        state = imagined(sight_of(table.state, 0), number)
        tokens = aboard(state, v)
        assert Token.SPIKES in tokens
        assert (sum(token in CREW for token in tokens), sum(token in GEAR for token in tokens)) == (2, 3)
        assert state.wheel[v] in CREW
        assert aboard(state, own) == [Token.BRAWLER]
        seen.add((*tokens, int(state.wheel[v])))
    assert len(seen) > 20


def frequencies(table, v, kinds, viewer=0):
    """How often each kind of token is imagined as the only one of these kinds that a vehicle carries."""
    sight = sight_of(table.state, viewer)
    found = Counter()
    for number in range(MANY):
        [token] = [token for token in aboard(imagined(sight, number), v) if token in kinds]
        found[token] += 1
    return found


@pytest.mark.rule("RWA-200")
@pytest.mark.parametrize(("held", "kinds"), [("mechanic", CREW), ("molotov", GEAR)])
def test_hidden_tokens_are_imagined_as_often_as_the_tin_holds_them(held, kinds):
    table = Table("interceptor")
    v = table.add("humvee", seat=1, tokens=held)
    found = frequencies(table, v, kinds)
    in_tin = sum(IN_TIN[token] for token in kinds)
    for token in kinds:
        expected = MANY * IN_TIN[token] / in_tin
        assert abs(found[token] - expected) < 5 * (expected * (1 - IN_TIN[token] / in_tin)) ** 0.5


@pytest.mark.rule("RWA-200")
def test_a_driver_who_was_not_seen_is_mostly_the_free_one():
    table = Table("interceptor")
    v = table.add("humvee", seat=1)
    sight = sight_of(table.state, 0)
    veterans = sum(imagined(sight, number).wheel[v] == Token.VETERAN for number in range(MANY))
    assert 0.5 * MANY / VETERANS_ONE_IN < veterans < 1.5 * MANY / VETERANS_ONE_IN


@pytest.mark.rule("RW-312")
def test_what_is_nobodys_is_driven_by_a_plain_driver():
    table = Table("two-wheel-terror")
    v = table.add("coupe", seat=NOBODY)
    sight = sight_of(table.state, 0)
    assert {int(imagined(sight, number).wheel[v]) for number in range(60)} == {Token.DRIVER}


@pytest.mark.rule("RW-380", "RW-384")
def test_cops_are_imagined_with_tokens_of_the_ranks_alone():
    table = Table("chase")
    v = table.add("humvee", seat=1, tokens="shotgun")
    found = frequencies(table, v, GEAR)
    assert set(found) == {token for token in GEAR if RANKED >> token & 1}
    assert Token.MOLOTOV not in found


@pytest.mark.parametrize(
    ("verb", "needed"),
    [
        (Verb.SHOTGUN, [Token.SHOTGUN]),
        (Verb.MOLOTOV, [Token.MOLOTOV]),
        (Verb.GUNNER, [Token.GUNNER]),
        (Verb.GUNNER_SHOTGUN, [Token.GUNNER, Token.SHOTGUN]),
        (Verb.GUNNER_MOLOTOV, [Token.GUNNER, Token.MOLOTOV]),
        (Verb.AMBUSH, [Token.AMBUSH]),
        (Verb.SPIKES, [Token.SPIKES]),
    ],
)
def test_a_vehicle_about_to_use_a_token_has_it(verb, needed):
    table = Table("interceptor")
    v = table.add("roadster", (480, 980), seat=1, tokens=" ".join(token.text for token in needed))
    table.add("coupe", (480, 860))
    state = table.state
    state.mover, state.seat, state.asks, state.acting, state.verb = 1, 1, Ask.TARGET, v, verb
    for number in range(30):
        twin = imagined(sight_of(state, 0), number)
        assert all(twin.aboard[v, token] for token in needed)


def test_a_second_shotgun_is_needed_where_the_first_has_been_fired():
    table = Table("interceptor")
    v = table.add("roadster", (480, 980), seat=1, tokens="shotgun shotgun")
    state = table.state
    show(state, v, Token.SHOTGUN)
    state.fired[v] = 1
    state.mover, state.seat, state.asks, state.acting, state.verb = 1, 1, Ask.TARGET, v, Verb.SHOTGUN
    assert all(imagined(sight_of(state, 0), number).aboard[v, Token.SHOTGUN] == 2 for number in range(30))


# --- Through whole games ----------------------------------------------------------------------------------------------


def legal(state):
    """The open actions."""
    out = np.zeros(ACTIONS, np.int16).view(Cells)
    return out[: rules.legal(state, out)].tolist()


def play(mission, seats, most, **options):
    """Random play: the state before each decision."""
    agreed = Options()
    for option in OPTIONS:
        setattr(agreed, option.name, options.get(option.name, option.default))
    agreed.mission = NAMES.index(mission)
    chance, choose = Chance.seeded(key_from(mission)), random.Random(mission)
    state = State()
    state.seats = seats
    rules.setup(state, agreed, chance, Log())
    for _ in range(most):
        yield state
        if state.over:
            return
        rules.apply(state, choose.choice(legal(state)), chance, Log())


@pytest.mark.parametrize("mission", NAMES)
def test_what_is_imagined_looks_the_same_and_leaves_the_seat_that_decides_the_same_to_do(mission):
    for decision, state in enumerate(play(mission, 3, 160, points=6, round_limit=8)):
        if decision % 7:
            continue
        for viewer in range(-1, state.seats):
            sight = sight_of(state, viewer)
            twin = imagined(sight, decision)
            for v in range(state.slots):
                if state.status[v] != Status.EMPTY:
                    assert twin.aboard[v].sum() == state.aboard[v].sum()
                    assert hits_left(twin, v) == hits_left(state, v)
                if knows(state, viewer, v):
                    assert (bytes(twin.aboard[v]), twin.wheel[v]) == (bytes(state.aboard[v]), state.wheel[v])
            if not state.over:
                assert legal(twin)
                if viewer == state.seat:
                    assert legal(twin) == legal(state)
                    assert (twin.verbs, twin.targets) == (state.verbs, state.targets)


def test_with_open_tokens_what_is_imagined_is_the_state_itself():
    for state in play("interceptor", 2, 60, open_tokens=1):
        for viewer in (-1, 0, 1):
            assert bytes(imagined(sight_of(state, viewer))) == bytes(state)
