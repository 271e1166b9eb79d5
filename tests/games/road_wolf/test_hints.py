"""What is told of an action before it is done."""

import pytest

from runabout.core.words import plain
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.numbers import (
    Verb,
)
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from runabout.games.road_wolf.telling.words import RoadWolfWords
from tests.games.road_wolf.table import Table, sight_of

WORDS = RoadWolfWords()
PEOPLE = ["Ann", "Bea", "Cy"]


# --- Hints ------------------------------------------------------------------------------------------------------------


def hint(table, seat, text):
    """What is told of an action before it is done."""
    return WORDS.hint(sight_of(table.state, seat), WORDS.actions[WORDS.parse(text)])


def steering(verb=Verb.MOVE, **options):
    """A Coupe in the middle of the road that is about to go somewhere."""
    table = Table("interceptor", **options)
    v = table.add("coupe", (480, 980))
    state = table.state
    state.asks, state.seat, state.acting, state.verb = Ask.SPOT, 0, v, verb
    return table


@pytest.mark.rule("RW-172")
def test_a_hint_names_what_a_move_would_ram_with_the_dice_of_both():
    table = steering()
    table.add("humvee", (480, 980 + 52 + 60 + 80), seat=1)
    assert hint(table, 0, "ahead 4") == "rams the Humvee (2), 2 dice against 3"
    assert hint(table, 0, "vehicle 2") == "rams the Humvee (2), 2 dice against 3"
    assert hint(table, 0, "ahead 1.75") == ""
    table.state.owner[1] = 0
    assert hint(table, 0, "ahead 2") == "rams the Humvee (2), a friend, 2 dice against 3"


@pytest.mark.rule("RW-174")
def test_a_hint_names_what_would_ram_one_who_brakes():
    table = steering(Verb.BRAKE)
    table.add("humvee", (480, 980 - 52 - 60 - 80), seat=1)
    assert hint(table, 0, "back 4") == "is rammed by the Humvee (2), 3 dice against 2"
    table.state.status[1] = Status.WRECK
    assert hint(table, 0, "back 4") == "is rammed by the wreck of the Humvee (2), 3 dice against 2"


@pytest.mark.rule("RW-133")
def test_a_hint_tells_of_the_road_the_board_and_the_cards():
    table = steering()
    state = table.state
    state.x[0] = 380
    assert hint(table, 0, "left 2") == "off the road: a check"
    assert hint(table, 0, "to the road's left edge") == ""
    state.kind[0] = VehicleKind.RALLY_CAR
    assert hint(table, 0, "left 2") == "off the road"
    state.x[0], state.y[0] = 480, 1900
    assert hint(table, 0, "ahead 4") == "leaves the board over the END"
    state.closed = 1
    assert hint(table, 0, "ahead 4") == "stops at the END"
    state.closed, state.y[0] = 0, 980
    state.cards = 2
    for i, kind in enumerate((RoadCard.SLICK, RoadCard.BRIDGE)):
        state.card[i], state.card_x[i], state.card_y[i] = kind, 480, 1120
    assert hint(table, 0, "ahead 4") == "touches a SLICK; goes over a BRIDGE"
    state.card_x[:2] = 700
    assert hint(table, 0, "ahead 4") == "goes round a BRIDGE"


@pytest.mark.rule("RW-377")
def test_a_hint_warns_a_cop_of_a_bridge_that_is_out():
    table = Table("chase")
    v = table.add("coupe", (480, 980), seat=1)
    state = table.state
    state.asks, state.seat, state.acting, state.verb, state.bridges_out = Ask.SPOT, 1, v, Verb.MOVE, 1
    state.cards, state.card[0], state.card_x[0], state.card_y[0] = 1, RoadCard.BRIDGE, 480, 1120
    assert hint(table, 1, "ahead 4") == "goes over a BRIDGE, which is out"


@pytest.mark.rule("RW-240")
@pytest.mark.parametrize(
    ("verb", "said"),
    [
        (Verb.SHOTGUN, "Humvee (2): 2 dice against 2"),
        (Verb.GUNNER, "Humvee (2): 1 die against 2"),
        (Verb.MELEE, "Humvee (2): 3 dice against 2"),
        (Verb.SPIKES, "Humvee (2): 4 dice against 3"),
    ],
)
def test_a_hint_counts_the_dice_of_a_fight(verb, said):
    table = Table("interceptor")
    v = table.add("roadster", (480, 980), tokens="brawler")
    table.add("humvee", (480, 800), seat=1)
    state = table.state
    state.asks, state.seat, state.acting, state.verb = Ask.TARGET, 0, v, verb
    assert hint(table, 0, "vehicle 2") == said


def test_other_hints_count_what_there_is():
    table = Table("interceptor")
    v = table.add("roadster", (480, 980), tokens="gunner gunner")
    state = table.state
    state.seat, state.points[0], state.asks, state.acting = 0, 5, Ask.FORCE, NOBODY
    assert hint(table, 0, "buy Coupe") == "3 points left after it"
    assert hint(table, 0, "enough") == "what is not spent is lost"
    state.asks, state.actions[v] = Ask.VEHICLE, 2
    assert hint(table, 0, "vehicle 1") == "Roadster (1): 2 actions left"
    assert hint(table, 0, "enough") == "ends the turn"
    state.acting, state.asks = v, Ask.LOSE
    assert hint(table, 0, "Gunner") == "2 aboard"
    state.asks = Ask.ACT
    assert hint(table, 0, "done") == "2 actions unused"
    assert hint(table, 0, "melee") == "3 dice"
    assert hint(table, 0, "use Nitro") == ""
    assert hint(table, 0, "brake") == ""


def test_every_decision_is_told_in_a_few_words():
    table = Table("interceptor")
    v, t = table.add("roadster"), table.add("humvee", seat=1)
    state = table.state
    state.acting, state.target, state.seat, state.left = v, t, 0, 1
    told_of = set()
    for asks in Ask:
        state.asks = asks
        panel = WORDS.panels(sight_of(state, 0), PEOPLE)[0]
        decide = dict(panel.rows)["To decide"]
        assert decide.startswith("You: ")
        told_of.add(decide)
    assert len(told_of) == len(Ask)
    assert "You: who of the crew of the Roadster (1) is lost, 1 in all" in told_of
    assert all(plain(text) for text in told_of)
