"""The hint of an action that is open."""

import pytest

from runabout.core.forecast import Forecaster
from runabout.core.words import plain
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from runabout.games.road_wolf.telling.words import RoadWolfWords
from tests.games.road_wolf.table import Table, sight_of

WORDS = RoadWolfWords()
PEOPLE = ["Ann", "Bea", "Cy"]


# --- Hints ------------------------------------------------------------------------------------------------------------


def hint(table, seat, text):
    """The hint of an action that is open."""
    return Forecaster(game.run, sight_of(table.state, seat)).hint(WORDS, WORDS.actions[WORDS.parse(text)])


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
    assert hint(table, 0, "ahead 4") == "rams the Humvee (2); 2 dice against 3"
    assert hint(table, 0, "vehicle 2") == "rams the Humvee (2); 2 dice against 3"
    assert hint(table, 0, "ahead 1.75") == ""
    table.state.owner[1] = 0
    assert hint(table, 0, "ahead 2") == "rams the Humvee (2), a friend; 2 dice against 3"


@pytest.mark.rule("RW-174")
def test_a_hint_on_braking_names_the_vehicle_that_would_ram():
    table = steering(Verb.BRAKE)
    table.add("humvee", (480, 980 - 52 - 60 - 80), seat=1)
    assert hint(table, 0, "back 4") == "is rammed by the Humvee (2); 3 dice against 2"
    table.state.status[1] = Status.WRECK
    assert hint(table, 0, "back 4") == "is rammed by the wreck of the Humvee (2); 3 dice against 2"


@pytest.mark.rule("RW-133")
def test_a_hint_tells_of_the_road_the_board_and_the_cards():
    table = steering()
    state = table.state
    state.x[0] = 380
    assert hint(table, 0, "left 2") == "is off the road; 1 check, 2 dice against 2"
    assert hint(table, 0, "to the road's left edge") == ""
    state.kind[0] = VehicleKind.RALLY_CAR
    assert hint(table, 0, "left 2") == "is off the road"
    state.x[0], state.y[0] = 480, 1900
    assert hint(table, 0, "ahead 4") == "leaves the board over the END edge"
    state.closed = 1
    assert hint(table, 0, "ahead 4") == "stops at the END edge"
    state.closed, state.y[0] = 0, 980
    state.cards = 2
    for i, kind in enumerate((RoadCard.SLICK, RoadCard.BRIDGE)):
        state.card[i], state.card_x[i], state.card_y[i] = kind, 480, 1120
    assert hint(table, 0, "ahead 4") == "touches a SLICK and goes over a BRIDGE; 1 check, 2 dice against 2"
    state.card_x[:2] = 700
    assert hint(table, 0, "ahead 4") == "rounds a BRIDGE; 1 check, 2 dice against 2"
    state.card_x[:2], state.card[0] = 480, RoadCard.DEBRIS
    assert hint(table, 0, "ahead 4") == "is rammed by a DEBRIS card and goes over a BRIDGE; 1 die against 2"


@pytest.mark.rule("RW-456", "RWA-109", "RWA-126")
def test_a_hint_tells_of_the_tracks_only_where_their_middle_line_is_crossed():
    table = steering()
    table.state.roads, table.state.x[0] = 2, 480 - 24 - 40  # an inch from the line
    assert hint(table, 0, "right 1") == ""
    assert hint(table, 0, "right 1.25") == "crosses the tracks; 1 check, 2 dice against 2"
    assert hint(table, 0, "ahead 4") == ""
    table.state.x[0] = 480 - 23
    assert hint(table, 0, "ahead 4") == "crosses the tracks; 1 check, 2 dice against 2"
    table.state.x[0] = 480 - 24 - 40
    other = table.add("coupe", (480 + 24, 980), seat=1)
    assert hint(table, 0, "right 4") == "rams the Coupe (2); 2 dice against 2"
    table.state.x[other] += 1
    assert hint(table, 0, "right 4") == "crosses the tracks; rams the Coupe (2); 2 dice against 2; 1 check"


@pytest.mark.rule("RW-157")
def test_a_hint_tells_that_a_move_ends_at_a_tunnel_that_it_goes_round():
    table = steering()
    state = table.state
    state.kind[0] = VehicleKind.RALLY_CAR
    state.cards = 1
    state.card[0], state.card_x[0], state.card_y[0] = RoadCard.TUNNEL, 700, 1040
    table.add("humvee", (480, 980 + 52 + 60 + 80), seat=1)
    assert hint(table, 0, "ahead 4") == "rounds a TUNNEL (1 damage, immobilized)"
    state.kind[0], state.x[0], state.card_x[0] = VehicleKind.COUPE, 380, 600
    assert hint(table, 0, "ahead 3, left 2") == "rounds a TUNNEL (1 damage, immobilized)"  # and makes no check


@pytest.mark.rule("RW-157", "RWA-26")
@pytest.mark.parametrize(("verb", "y", "text"), [(Verb.BRAKE, 1020, "back 1"), (Verb.MOVE, 941, "ahead 1")])
def test_a_hint_tells_of_a_tunnel_gone_round_by_the_last_unit_of_a_move(verb, y, text):
    table = steering(verb, off_road_check=1)
    table.state.x[0], table.state.y[0] = 300, y
    table.card("tunnel", (480, 980))
    assert hint(table, 0, text) == "rounds a TUNNEL (1 damage, immobilized)"  # and makes no check


@pytest.mark.rule("RW-135")
def test_a_hint_on_leaving_the_board_names_no_check():
    table = steering()
    state = table.state
    state.y[0], state.cards = 1860, 1
    state.card[0], state.card_x[0], state.card_y[0] = RoadCard.BRIDGE, 700, 1880
    assert hint(table, 0, "ahead 4") == "leaves the board over the END edge"


@pytest.mark.rule("RW-145")
def test_a_hint_on_done_warns_of_the_cards_that_come_in_the_roads_turn():
    table = steering()
    state = table.state
    state.asks, state.actions[0], state.cards = Ask.ACT, 0, 1
    state.card[0], state.card_x[0], state.card_y[0] = RoadCard.WRECK, 480, 1240
    assert hint(table, 0, "done") == "in the road's turn it is rammed by a WRECK card; 2 dice against 2"
    state.actions[0] = 1
    assert hint(table, 0, "done").startswith("1 action unused; in the road's turn it is rammed")
    state.card_x[0] = 620
    assert hint(table, 0, "done") == "1 action unused"
    state.card[0] = RoadCard.TUNNEL
    assert hint(table, 0, "done").endswith("in the road's turn it rounds a TUNNEL (1 damage, immobilized)")
    state.card_x[0], state.card[0] = 480, RoadCard.SUPPLIES
    assert hint(table, 0, "done") == "1 action unused"
    state.card[0], state.card_y[0] = RoadCard.SLICK, 980 + 320 + 52 + 60
    assert hint(table, 0, "done") == "1 action unused"


@pytest.mark.rule("RWA-121")
def test_a_hint_counts_one_check_for_a_slide_and_the_road():
    table = steering()
    state = table.state
    state.x[0], state.cards = 380, 1
    state.card[0], state.card_x[0], state.card_y[0] = RoadCard.SLIDE, 440, 1120
    assert hint(table, 0, "ahead 2") == "touches a SLIDE; 1 check, 2 dice against 2"
    assert hint(table, 0, "ahead 2.5, left 2") == "is off the road and touches a SLIDE; 1 check, 2 dice against 2"
    state.kind[0] = VehicleKind.RALLY_CAR
    assert hint(table, 0, "ahead 2") == ""


@pytest.mark.rule("RWA-198")
def test_a_hint_tells_of_a_stretch_that_a_card_on_the_other_road_bars():
    table = Table("derailed")
    v = table.add("coupe", (200, 980))
    state = table.state
    state.asks, state.seat, state.acting, state.verb, state.roads = Ask.SPOT, 0, v, Verb.MOVE, 2
    state.cards = 1
    state.card[0], state.card_x[0], state.card_y[0] = RoadCard.TUNNEL, 760, 1120
    assert hint(table, 0, "ahead 4") == "comes where there is no way through; 1 check, 2 dice against 2"
    state.kind[v] = VehicleKind.RALLY_CAR
    assert hint(table, 0, "ahead 4") == ""


@pytest.mark.rule("RW-377")
def test_a_hint_warns_a_cop_of_a_bridge_that_is_out():
    table = Table("chase")
    v = table.add("coupe", (480, 980), seat=1)
    state = table.state
    state.asks, state.seat, state.acting, state.verb, state.bridges_out = Ask.SPOT, 1, v, Verb.MOVE, 1
    state.cards, state.card[0], state.card_x[0], state.card_y[0] = 1, RoadCard.BRIDGE, 480, 1120
    assert hint(table, 1, "ahead 4") == "goes over a BRIDGE that is out"


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


def test_a_token_is_offered_with_what_it_is_good_for():
    table = Table("interceptor")
    state = table.state
    state.seat, state.acting, state.asks = 0, table.add("roadster", (480, 980)), Ask.TOKEN
    assert hint(table, 0, "Driver") == "crew"
    assert hint(table, 0, "Brawler") == "crew, 1 die more in melee"
    assert hint(table, 0, "Shotgun") == "gear, shoots, 2 dice"
    state.asks = Ask.SUPPLY
    assert hint(table, 0, "Gunner") == "crew, shoots for free, 1 die"


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        (Verb.WHEEL, "who takes the wheel of the Roadster (1)"),
        (Verb.TAKEOVER, "which of the crew of the Roadster (1) takes over the Humvee (2)"),
        (Verb.BOARD, "who or what goes from the Roadster (1) aboard the Humvee (2)"),
    ],
)
def test_a_choice_of_crew_says_its_purpose(verb, said):
    table = Table("interceptor")
    state = table.state
    state.acting, state.target = table.add("roadster"), table.add("humvee", seat=1)
    state.seat, state.asks, state.verb = 0, Ask.CREW, verb
    assert to_decide(state) == f"You decide {said}"


@pytest.mark.parametrize("v", [0, 1])
def test_a_choice_of_target_names_the_vehicle_that_acts(v):
    table = Table("interceptor")
    state = table.state
    for kind in ("roadster", "humvee"):
        table.add(kind)
    state.seat, state.asks, state.verb, state.acting = 0, Ask.TARGET, Verb.MELEE, v
    assert to_decide(state) == f"You decide whom the {('Roadster (1)', 'Humvee (2)')[v]} attacks"


@pytest.mark.rule("RWA-07")
def test_a_choice_of_reroll_names_the_vehicle_of_the_veteran():
    table = Table("interceptor")
    state = table.state
    state.attacker, state.defender = table.add("roadster"), table.add("humvee", seat=1)
    state.seat, state.asks, state.may_reroll = 0, Ask.REROLL, 3
    assert to_decide(state) == "You decide whether the Veteran of the Roadster (1) rerolls a die"
    state.may_reroll = 2
    assert to_decide(state) == "You decide whether the Veteran of the Humvee (2) rerolls a die"


def to_decide(state):
    """What is asked."""
    return WORDS.asked(sight_of(state, 0), PEOPLE).removesuffix(".")


def test_every_decision_is_told_in_a_few_words():
    table = Table("interceptor")
    v, t = table.add("roadster"), table.add("humvee", seat=1)
    state = table.state
    state.acting, state.target, state.seat, state.left = v, t, 0, 1
    told_of = set()
    for asks in Ask:
        state.asks = asks
        decide = to_decide(state)
        assert decide.startswith("You decide ")
        told_of.add(decide)
    assert len(told_of) == len(Ask)
    assert "You decide which of the crew of the Roadster (1) is lost" in told_of
    assert all(plain(text) for text in told_of)
