"""Bans and forced deals do what they say; causes are told from associations in a game where both are known."""

import json
from dataclasses import replace

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.game import INTERPRET
from runabout.core.log import Log
from runabout.games import find_game, names
from runabout.lab import Screening, Study
from runabout.lab.causes import Causes, Effect
from runabout.lab.limits import BadLimit, NothingLeft, limited
from runabout.lab.measure import Worker
from runabout.lab.records import replayed
from runabout.lab.simulate import BadRun
from tests.lab import showdown

game = showdown.game
SEED = 5
"""The first deals can be played without what is banned."""


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch):
    """Most of these need so few games that none has to be compiled."""
    limited.cache_clear()
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setitem(globals(), "game", replace(showdown.game))


def study(**given):
    return Study(game, **({"seats": 2, "bots": "greedy", "metrics": ["wins", "actions"], "deals": 150} | given))


def test_causes_are_told_from_associations():
    boast, six = Causes(game, ["boast", "cards.6"], seats=2, bots="greedy", deals=400).run(jobs=1)
    # Who may boast has a better card, of three: boasting goes with winning, and does nothing.
    assert boast.used == pytest.approx(1 / 4, abs=0.06)
    assert boast.association.low <= 4 / 11 <= boast.association.high
    assert boast.association.is_certain
    assert boast.allowed == Effect(0.0, boast.allowed.low, boast.allowed.high)
    assert not boast.allowed.is_certain
    assert boast.dealt is None
    # The best card wins, and shares the win with the other of it; without it, a seat wins 9 games of 22.
    assert six.allowed.low <= 1 / 6 * 21 / 22 <= six.allowed.high
    assert six.dealt.low <= 21 / 22 - 9 / 22 <= six.dealt.high
    assert six.allowed.is_certain
    assert six.dealt.is_certain
    assert six.dealt.high - six.dealt.low < 0.5
    assert json.loads(json.dumps(six.as_dict()))["name"] == "cards.6"


@pytest.mark.parametrize("bots", ["random", "greedy", "easy:6"])
def test_a_ban_holds_for_bots_and_avoiding_where_something_else_is_open(bots):
    told = study(bots=bots, metrics=["actions"], avoid=["seat 1: draw"], bans=["boast"], deals=15).run(jobs=1)
    assert told["actions.boast"].mean == 0
    assert told["actions.show"].mean >= 1
    assert study(bots=bots, avoid=["show", "draw", "boast"], deals=15).run(jobs=1)["actions.show"].mean > 0


def test_a_bot_of_ones_own_is_told_what_is_open_to_it():
    class Last:
        def __init__(self, game, key):
            self.run = game.run

        def choose(self, sight):
            return self.run.legal_actions(sight_state(sight))[-1]

    def sight_state(sight):
        """What is open is asked of a State; of this game it depends on the own card alone."""
        state = limited(game).State()
        state.seat, state.boasted = sight.seat, sight.boasted
        state.hand[sight.seat] = sight.hand
        state.barred_kinds = sight.barred_kinds
        return state

    told = study(bots=[Last], bans=["seat 1: boast"], deals=30).run(jobs=1)
    assert told["actions.show"].mean == 0
    assert told["actions.boast"].mean == pytest.approx(0.5, abs=0.25)


def test_compiled_games_with_limits_are_those_of_plain_python(monkeypatch):
    given = {"avoid": ["seat 1: 6"], "bans": ["seat 2: boast"], "dealt": ["seat 2: 3"], "bots": "greedy,random"}
    slow = study(**given).run(jobs=1, with_games=True)
    monkeypatch.delenv(INTERPRET)
    fast = replace(study(**given), game=replace(game)).run(jobs=1, with_games=True)
    assert np.array_equal(slow.rows[0], fast.rows[0])


def test_a_ban_that_leaves_nothing_to_do_is_named_with_its_game(tmp_path):
    banned, kept = study(bans=["seat 2: draw", "seat 2: cards.1"], bots="random", seed=SEED), tmp_path / "study.npz"
    with pytest.raises(NothingLeft, match=r"In game \d+\.0, at decision \d, only what is banned was open") as failed:
        banned.run(keep=kept, jobs=1)
    match = replayed(banned.setting, SEED, failed.value.unit, ())
    assert match.state.hand[1, 0] == 0
    assert failed.value.unit > 0
    assert kept.exists()
    screening = Screening(game, banned.seats, "random", bans=banned.bans, metrics=["length"])
    with pytest.raises(NothingLeft, match="only what is banned was open"):
        screening.run(jobs=1)


def test_a_forced_deal_is_dealt_and_its_games_can_be_played_again(monkeypatch):
    forced = study(dealt=["seat 1: 6", "seat 2: not 6"])
    assert forced.header["limits"] == ["deal seat 1: 6", "deal seat 2: not 6"]
    for unit in range(20):
        hand = replayed(forced.setting, 0, unit, ()).state.hand
        assert hand[0, 0] == 5
        assert hand[1, 0] != 5
    for module in ("limits", "measure"):
        monkeypatch.setattr(f"runabout.lab.{module}.DEALS_MAX", 50)
    with pytest.raises(BadLimit, match=r"dealt 50 times, and never as asked \(deal seat 1: 6; deal seat 1: 5\)"):
        study(dealt=["seat 1: 6", "seat 1: 5"], deals=1).run(jobs=1)


@pytest.mark.parametrize("name", [name for name in names() if find_game(name).components.hands.names])
def test_a_game_says_which_cards_a_seat_holds(name):
    """As its scene shows them to that seat; and the game that was played with a forced deal is one of its games."""
    chosen = find_game(name)
    seats = max(2, chosen.seats[0])
    hands, run = chosen.components.hands, chosen.interpreted
    state = chosen.State()
    state.seats = seats
    run.setup(state, chosen.new_options({}, seats), Chance.seeded(bytes(32)), Log())
    for seat in range(seats):
        held = {card: run.holds(state, seat, number) for number, card in enumerate(hands.names)}
        shown = dict.fromkeys(hands.names, 0)
        for place, pile in chosen.scene(run.sight(state, seat)).piles.items():
            if place.startswith("hand"):
                for card in shown:
                    shown[card] += pile.get(card, 0)
        assert held == shown
    card = hands.names[-1]
    setting = Study(chosen, seats, bots="random", deals=1, dealt=[f"seat 2: {card}"]).setting
    match = replayed(setting, "x", 7, ())
    assert run.holds(match.state, 1, hands.names.index(card)) > 0
    worker = Worker(setting._replace(metrics=()), "x")
    assert np.asarray(worker.deal.start.asked_card).tolist()[0] == hands.names.index(card)


@pytest.mark.parametrize(
    ("told", "given"),
    [
        (
            r'no action or card "bost": actions are show, draw, boast; cards are 1, .*Did you mean boast',
            {"bans": ["bost"]},
        ),
        (r'"seat 3: boast": seats at this table are 1 to 2', {"avoid": ["seat 3: boast"]}),
        (r'A card is dealt to a seat: "seat 1: 6", not "6"', {"dealt": ["6"]}),
        (r'No card "7" is dealt in High Card: there are 1, 2', {"dealt": ["seat 1: 7"]}),
        (r"At most 8 cards", {"dealt": ["seat 1: 6"] * 9}),
    ],
)
def test_limits_that_cannot_be_are_refused_with_what_can(told, given):
    with pytest.raises(BadLimit, match=told):
        study(**given)


def test_other_refusals():
    with pytest.raises(BadLimit, match=r'"swap" is an action and a card of .*: say actions\.swap or cards\.swap'):
        Study(find_game("riverdale"), bans=["swap"])
    with pytest.raises(BadLimit, match="does not say which cards seats hold"):
        Study(find_game("road-wolf"), dealt=["seat 1: nitro"])
    with pytest.raises(BadLimit, match="Seats at this table are 1 to 2; 3 came"):
        Causes(game, seat=2, seats=2)
    with pytest.raises(BadRun, match="the same bot sits in every seat"):
        Causes(game, seats=2, bots="random,greedy")
