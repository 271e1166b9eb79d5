"""The object of the game, and how the table is laid out."""

from collections import Counter

import pytest

from runabout.core.chance import Chance
from runabout.core.errors import BadSeats
from runabout.core.log import Log
from runabout.games.road_runner import game
from runabout.games.road_runner.cards import CARDS, DECK
from runabout.games.road_runner.state import Ending, Phase
from runabout.games.road_runner.words import census
from runabout.match import Match
from tests.games.road_runner.table import Table, deal, titles

HANDS = [
    ["Anvil", "Cliff", "Oops!", "Dud!", "Rust!"],
    ["Free Birdseed", "Free Birdseed", "Piano", "Zoom!", "Road"],
    ["Truck!", "Truck!", "Cannon", "Bomb", "Giant Magnet"],
]


def laid_out(seats, script, **options):
    """A fresh table and what was reported, where chance gives this; and among how many it picked each time."""
    state, log = game.State(), Log()
    state.seats = seats
    chance = Chance.scripted(script)
    game.run.setup(state, game.new_options(options), chance, log)
    chance.check_script()
    return state, game.words.events(log), list(chance.asked[: chance.drawn])


@pytest.mark.rule("RR-001")
def test_the_first_to_catch_a_road_runner_wins_and_nobody_else_does():
    table = Table([], [], ["Rocket"], [], turn=2).attempt("chase", "Rocket").play("decline", "decline", "decline")
    assert table.state.ending == Ending.CAUGHT
    assert game.run.scores(table.state) == [0, 0, 1, 0]


@pytest.mark.rule("RR-002")
def test_three_to_eight_can_play():
    for seats in range(3, 9):
        assert Match(game, seats, seed=1).state.seats == seats
    for seats in (2, 9):
        with pytest.raises(BadSeats, match="3 to 8"):
            Match(game, seats, seed=1)


@pytest.mark.rule("RR-003")
def test_the_game_says_how_many_play_it_and_for_how_long():
    assert "3 to 8 players, 20 to 40 minutes" in game.described().blurb


@pytest.mark.rule("RR-005")
def test_nobody_begins_with_a_counter():
    assert list(Match(game, 8, seed=1).state.damage) == [0] * 8


@pytest.mark.rule("RR-030")
def test_any_of_the_81_cards_may_be_dealt_first_and_any_of_those_left_next():
    state, _, asked = laid_out(3, deal(HANDS, 2, "Sail"))
    assert asked == [3, *range(81, 65, -1)]
    assert census(state) == [card.copies for card in CARDS]
    firsts = {laid_out(3, [2, slot, *[0] * 15])[1][1].facts[0] for slot in range(DECK)}
    assert firsts == set(range(len(CARDS)))


@pytest.mark.rule("RR-030")
def test_a_shuffle_sends_every_card_everywhere():
    first = Counter()
    for seed in range(400):
        state = Match(game, 3, seed=seed).state
        first.update(set(titles(state.hand[0], state.hand_size[0])))
    assert len(first) == len(CARDS)
    # 400 hands of 5 or 6 cards: 27 times for a single card; six deviations either way.
    assert max(first[card.title] for card in CARDS if card.copies == 1) < 60


@pytest.mark.rule("RR-031")
def test_each_player_is_dealt_five_cards_that_only_they_see():
    state, events, _ = laid_out(3, deal(HANDS, 2, "Sail"))
    assert titles(state.hand[1], state.hand_size[1]) == sorted(HANDS[1], key=[c.title for c in CARDS].index)
    assert list(state.hand_size[:3]) == [6, 5, 5]
    for seat in range(3):
        own = [event for event in events if event.kind == "dealt_card" and event.known_to(seat)]
        assert {event.seat for event in own} == {seat}
        assert len(own) == 5
        others = [event for event in events if event.kind == "dealt" and event.known_to(seat)]
        assert [(event.seat, event.facts[0]) for event in others] == [(other, 5) for other in range(3) if other != seat]
    assert not any(event.known_to(-1) for event in events if event.kind == "dealt_card")


@pytest.mark.rule("RR-032")
def test_what_was_not_dealt_is_the_draw_pile_which_nobody_sees():
    state, _, _ = laid_out(3, deal(HANDS, 2, "Sail"))
    assert state.deck_size[0] == 81 - 15 - 1
    dealt = Counter(title for hand in HANDS for title in hand) + Counter(["Sail"])
    pile = Counter(titles(state.deck, state.deck_size[0]))
    assert pile + dealt == Counter({card.title: card.copies for card in CARDS})
    assert "deck" not in game.Sight.fields
    assert game.run.sight(state, 0).deck_count == 65


@pytest.mark.rule("RR-033")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_player_on_the_dealers_left_takes_the_first_turn(dealer):
    state, events, _ = laid_out(4, [dealer, *[0] * 21])
    assert (events[0].kind, events[0].seat) == ("deals", dealer)
    assert state.turn == state.seat == (dealer + 1) % 4
    assert state.phase == Phase.TURN
    assert state.turns == 1


@pytest.mark.rule("RR-034")
def test_turns_go_round_clockwise():
    match = Match(game, 5, seed=3, options={"dealer": 5})
    seen = []
    for _ in range(12):
        seen.append(match.seat)
        match.play("pass")
    assert seen == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]
