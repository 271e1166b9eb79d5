"""What is forecast of an action: moves as far as nothing is rolled, and then the dice."""

from collections import Counter

import pytest

from runabout.core.forecast import Forecaster, forecast
from runabout.core.game import Functions
from runabout.games.road_wolf import game
from runabout.games.road_wolf.actions import DO, REROLL, STAND, YES, Verb
from runabout.games.road_wolf.crews import acting, boarding
from runabout.games.road_wolf.fights import rolling
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.missions import gauntlet
from runabout.games.road_wolf.missions.gauntlet import Step
from runabout.games.road_wolf.road import drifting
from runabout.games.road_wolf.state import Ask, Once
from runabout.games.road_wolf.trains import railway as railway_rules
from runabout.games.road_wolf.trains.cars import ENGINE, REAR
from runabout.testing import Case
from runabout.testing.laws.case import one_game, spread
from tests.games.road_wolf.railway import ONE, OTHER, TRACK, Railway
from tests.games.road_wolf.table import duel, sight_of
from tests.games.road_wolf.valley import ONE as ONE_COURIER
from tests.games.road_wolf.valley import OTHER as OTHER_COURIER
from tests.games.road_wolf.valley import Valley, drawn

AHEAD = 980 + 52 + 60 + 80  # of a Coupe at 980: two inches before its front, if it is a Humvee


def foretold(table, line, tables=16):
    """What a decision would do, from what the seat that decides sees."""
    sight = sight_of(table.state, table.state.seat)
    return forecast(game.run, sight, game.words.parse(line), tables)


def steering(verb=Verb.MOVE, at=(480, 980), seat=None, tokens=""):
    """A Coupe is about to go somewhere, with perhaps a Humvee before it."""
    table = duel()
    v = table.add("coupe", at)
    if seat is not None:
        table.add("humvee", (480, AHEAD), seat=seat, tokens=tokens)
    return table.turn_of(v).verb(verb)


def test_a_move_where_nothing_is_met_is_certain():
    found = foretold(steering(), "ahead 1.5")
    assert [event.kind for event in found.certain] == ["said", "moved"]
    assert found.certain[1].plain == {
        "vehicle": {"thing": "vehicle:3", "is": "coupe", "of": None},
        "x": 480,
        "y": 1040,
    }
    assert (found.odds, found.over, found.next_seat) == ((), False, 0)


@pytest.mark.rule("RW-172")
def test_a_ram_is_certain_and_its_dice_are_not():
    found = foretold(steering(seat=1), "ahead 4")
    assert [event.kind for event in found.certain] == ["said", "moved", "ram", "roll"]
    assert found.certain[2].plain["other"] == {"thing": "vehicle:4", "is": "humvee", "of": None}
    assert found.share("attack") == found.share("defence") == 1
    assert (found.over, found.next_seat) == (None, None)


@pytest.mark.rule("RWA-135", "RWA-136")
def test_a_veteran_whom_the_others_have_not_seen_is_no_more_than_a_guess():
    seen = [foretold(steering(seat=1, tokens=tokens), "ahead 4") for tokens in ("veteran", "")]
    assert seen[0] == seen[1]
    assert 0 < seen[0].share("veteran_shown") < 1


@pytest.mark.rule("RW-172")
def test_the_edge_over_which_a_vehicle_leaves_is_certain():
    found = foretold(steering(at=(480, 1800)), "ahead 4")
    assert [event.kind for event in found.certain] == ["said", "moved", "left_board", "slot_empty"]
    assert found.certain[2].plain["edge"] == "end"
    assert found.over is False


def test_nitro_is_used_up_and_drives_for_certain():
    table = duel()
    found = foretold(table.turn_of(table.add("coupe", (480, 980), tokens="nitro")), "use Nitro")
    assert [event.kind for event in found.certain] == ["said", "discarded", "nitro"]
    assert found.odds == ()


def test_an_answer_that_only_leads_to_the_next_question_is_certain():
    table = duel()
    found = foretold(table.turn_of(table.add("coupe", (480, 980))), "brake")
    assert [event.kind for event in found.certain] == ["said"]
    assert set(found.futures) == {()}
    assert found.next_seat == 0


@pytest.mark.rule("RWA-136")
def test_what_is_aboard_a_vehicle_that_is_taken_over_shows_only_then():
    def taking_over(tokens):
        table = duel()
        v, t = table.add("roadster", (480, 980), tokens="gunner"), table.add("coupe", (540, 980), seat=1, tokens=tokens)
        table.abandoned(t)
        return foretold(table.turn_of(v).verb(Verb.TAKEOVER).to(t), "Gunner")

    found = taking_over("shotgun")
    assert found == taking_over("molotov")
    assert "taken_over" in [event.kind for event in found.certain]
    assert "shown" not in [event.kind for event in found.certain]
    assert {odds.event.kind for odds in found.odds if odds.event.kind == "shown"} == {"shown"}
    assert found.share("shown") == 1


# --- What is drawn or rolled where no dice come before ----------------------------------------------------------------


def train_meets_a_wreck():
    """Crew in the Engine are about to drive it into a wreck, which is thrown without a roll (RW-458, RWA-199)."""
    railway = Railway().man(ENGINE, ONE, "driver")
    wreck = railway.wreck("coupe", (TRACK, 900))
    railway.add("coupe", (100, 1500), seat=OTHER)
    railway.turn_of(ENGINE)
    return railway, DO + Verb.DRIVE_TRAIN, ("thrown", wreck)


def wreck_passes_a_veteran():
    """A Veteran may reroll where a wreck has drifted into the vehicle; after that the wreck is put aside, left or right
    (RW-144, RWA-23).
    """
    table = duel()
    table.add("coupe", (480, 980), tokens="veteran")
    wreck = table.wreck("humvee", (480, 1250))
    table.road_turn(1, 1, 1, 6, 5)
    assert table.asks == Ask.REROLL
    return table, STAND, ("put_aside", wreck)


def a_die_is_rolled_again():
    """The same Veteran does, and what the die shows then is not known (RW-092)."""
    table, _, _ = wreck_passes_a_veteran()
    return table, REROLL + 5 - 1, ("rerolled", None)


def crew_search_a_gondola():
    """Somebody draws a token from the tin (RW-469)."""
    railway = Railway().man(REAR, ONE, "driver")
    railway.add("coupe", (100, 1500), seat=OTHER)
    railway.turn_of(REAR)
    return railway, DO + Verb.SEARCH, ("searched", REAR)


def supplies_are_drawn():
    """SUPPLIES give a token from the tin, where the table has agreed on that (RWA-28)."""
    table = duel(supplies=1)
    v = table.add("coupe", (480, 980))
    table.card("supplies", (480, 980))
    table.state.spent[v] = Once.MOVED
    table.turn_of(v)
    return table, DO + Verb.SUPPLIES_TOKEN, ("supplied", v)


def an_enemy_is_drawn():
    """Once a skull has paid for one attack, a token is drawn against the other Courier (RW-420, RW-432)."""
    valley = Valley()
    for seat, x in ((ONE_COURIER, 480), (OTHER_COURIER, 700)):
        valley.add("coupe", (x, 500), seat=seat)
    valley.state.skulls[ONE_COURIER] = 1
    push(valley.state, JobKind.MISSION, Step.DRAW, OTHER_COURIER)
    push(valley.state, JobKind.MISSION, Step.DRAW, ONE_COURIER)
    valley.settle(drawn("molotov"))
    assert valley.asks == Ask.IGNORE
    return valley, YES, ("enemy_drawn", None)


MARKS = {
    "what the train throws": (train_meets_a_wreck, railway_rules),
    "an object put aside": (wreck_passes_a_veteran, drifting),
    "a die rolled again": (a_die_is_rolled_again, rolling),
    "what a search finds": (crew_search_a_gondola, boarding),
    "a token from SUPPLIES": (supplies_are_drawn, acting),
    "the next enemy": (an_enemy_is_drawn, gauntlet),
}
"""What is left to chance: a position in which nothing is rolled before, and the module that marks it."""


def is_told_as_certain(laid_out):
    """Whether what is left to chance is told as certain. It does happen, on every table."""
    table, action, (kind, v) = laid_out()
    forecaster = Forecaster(Functions(game, compiled=False), sight_of(table.state, table.state.seat))
    found = forecaster.forecast(action)

    def is_it(event):
        return event.kind == kind and (v is None or event.vehicle.number == v)

    assert any(is_it(odds.event) for odds in found.odds), found.odds
    assert sum(odds.count for odds in found.odds if odds.event.kind == kind) >= found.tables, found.odds
    return any(is_it(event) for event in forecaster.certain(action))


@pytest.mark.parametrize("what", MARKS)
def test_what_chance_decides_is_not_told_as_certain_where_nothing_is_rolled_before(what):
    assert not is_told_as_certain(MARKS[what][0])


@pytest.mark.parametrize("what", MARKS)
def test_without_the_mark_it_would_be(what, monkeypatch):
    laid_out, module = MARKS[what]
    monkeypatch.setattr(module, "uncertain", lambda log, hidden=True: 0)
    assert is_told_as_certain(laid_out)


# --- Hints ------------------------------------------------------------------------------------------------------------

FOLLOWS = {"rams ": {"ram"}, "is rammed by ": {"ram", "struck"}, "leaves the board": {"left_board"}}
"""What a hint says of a move, and an event that then surely follows."""

ENDS = {"ram", "struck", "left_board", "road_turn", "turn"}


def test_what_a_hint_says_of_a_move_is_forecast_by_the_rules():
    tried = Counter()
    for seats, mission in ((2, 0), (3, 4), (2, 9)):
        for number in range(2):
            for position in one_game(Case(game, seats, {"mission": mission}, seed="moves"), number):
                if position.state.over or position.state.asks != Ask.SPOT:
                    continue
                sight = position.sight(position.state.seat)
                forecaster = Forecaster(position.run, sight)
                for action in spread(position.legal, 4):
                    said = forecaster.hint(game.words, game.words.actions[action])
                    # What the move meets comes first; the road's turn may follow in the same step.
                    own = next((event.kind for event in forecaster.certain(action) if event.kind in ENDS), "")
                    for words, kinds in FOLLOWS.items():
                        if said.startswith(words) and said.count("; ") < 2:  # the dice follow, and nothing else
                            assert own in kinds, (said, own, action)
                            tried[words] += 1
    assert min(tried[words] for words in FOLLOWS) > 3, tried
