"""The object of the game, and how a round is laid out."""

from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.core.errors import BadSeats
from runabout.core.log import Log
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS
from runabout.games.rummy_runway.state import DISCARD, DRAW, LAY, RIFF, TAKE, TRIM, WEAR, Ending
from runabout.games.rummy_runway.trends import TRENDS
from runabout.match import Match
from tests.games.rummy_runway.table import COPIES, MARKS, TREND, Table, deal, discard, marks

HANDS = ["R0 R1 R2 R3 R4 R5 R6", "Y0 Y1 Y2 Y3 Y4 Y5 Y6", "B0 B1 B2 B3 B4 B5 W9"]
RUNWAYS = ["High Five", "Black Tie", "Even Keel"]


def laid_out(seats, script, **options):
    """A fresh table and what was reported, where chance gives this; and among how many it picked each time."""
    state, log = game.State(), Log()
    state.seats = seats
    chance = Chance.scripted(script)
    game.run.setup(state, game.new_options(options), chance, log)
    chance.check_script()
    return state, game.words.events(log), list(chance.asked[: chance.drawn])


def three(first=0):
    """Three players with known hands, of whom `first` begins."""
    return laid_out(3, [first, *deal(HANDS, "W0", RUNWAYS, first)])


@pytest.mark.rule("RY-001")
def test_two_to_six_can_play():
    for seats in range(2, 7):
        assert Match(game, seats, seed=1).state.seats == seats
    for seats in (1, 7):
        with pytest.raises(BadSeats, match="2 to 6"):
            Match(game, seats, seed=1)


@pytest.mark.rule("RY-001")
def test_the_game_says_how_many_play_it_and_for_how_long():
    assert "2 to 6 players, 20 to 30 minutes" in game.described().blurb


@pytest.mark.rule("RY-002")
def test_all_there_is_to_do_is_to_get_cards_put_outfits_together_riff_and_use_up_cards():
    verbs = {game.words.actions[start].verb for start in (DRAW, TAKE, LAY, WEAR, RIFF, DISCARD, TRIM)}
    assert verbs <= {action.verb for action in game.words.actions}
    assert len(verbs) == 7


@pytest.mark.rule("RY-003")
def test_the_first_with_100_points_wins():
    table = Table("R9", "", outfits={0: ["R7 Y8 B9"]}, points=[76, 90], runways=RUNWAYS, trigger=1, final_turns=1)
    table.play(discard("R9"))
    assert table.points == [100, 90]
    assert (table.state.over, table.state.ending) == (1, Ending.TARGET)
    scores = game.run.scores(table.state)
    assert scores[0] > scores[1]


@pytest.mark.rule("RY-010", "RY-011")
def test_any_three_runways_may_be_turned_up_and_they_are_everybodys():
    state, events, asked = three()
    assert asked[:4] == [3, 18, 17, 16]
    assert [TRENDS[place].name for place in state.runway] == ["Black Tie", "High Five", "Even Keel"]
    shown = next(event for event in events if event.kind == "runways")
    assert shown.facts == tuple(sorted(TREND[name] for name in RUNWAYS))
    for viewer in (-1, 0, 1, 2):
        assert shown.known_to(viewer)
        assert game.run.sight(state, viewer).runway.tolist() == list(shown.facts)


@pytest.mark.rule("RY-010")
def test_any_of_the_100_cards_may_be_dealt_first_and_any_of_those_left_next():
    _, _, asked = three()
    assert asked[4:] == list(range(100, 100 - 22, -1))
    firsts = {laid_out(2, [0, 0, 0, 0, slot, *[0] * 14])[1][2].facts[0] for slot in range(100)}
    assert firsts == set(range(len(CARDS)))


@pytest.mark.rule("RY-010")
def test_a_shuffle_sends_every_card_and_every_runway_everywhere():
    hands, runways = Counter(), Counter()
    for seed in range(400):
        state = Match(game, 2, seed=seed).state
        hands.update({MARKS[kind] for kind in range(len(CARDS)) if state.hand[0, kind]})
        runways.update(state.runway.tolist())
    # 400 hands of 7 out of 100: 28 for each wild card, 66 each; six deviations either way.
    assert len(hands) == len(CARDS)
    assert max(hands[f"W{number}"] for number in range(10)) < 60
    assert set(runways) == set(range(18))
    assert max(runways.values()) < 2 * min(runways.values())


@pytest.mark.rule("RY-012")
def test_each_player_is_dealt_seven_cards_that_only_they_see():
    state, events, _ = three()
    assert [marks(state.hand[seat]).split() for seat in range(3)] == [hand.split() for hand in HANDS]
    for seat in range(3):
        own = [event for event in events if event.kind == "dealt_card" and event.known_to(seat)]
        assert [MARKS[event.facts[0]] for event in own] == HANDS[seat].split()
        assert {event.seat for event in own} == {seat}
        others = [event for event in events if event.kind == "dealt" and event.known_to(seat)]
        assert [(event.seat, event.facts[0]) for event in others] == [(other, 7) for other in range(3) if other != seat]
    assert not any(event.known_to(-1) for event in events if event.kind == "dealt_card")


@pytest.mark.rule("RY-012")
def test_what_was_not_dealt_is_the_deck_which_nobody_sees():
    state, _, _ = three()
    assert state.deck_size[0] == 100 - 21 - 1
    dealt = Counter(" ".join(HANDS).split()) + Counter(["W0"])
    assert Counter(MARKS[kind] for kind in state.deck[:78]) + dealt == COPIES
    assert "deck" not in game.Sight.fields


@pytest.mark.rule("RY-013")
def test_the_top_card_of_the_deck_begins_the_row():
    state, events, _ = three()
    assert [MARKS[kind] for kind in state.row[: state.row_size[0]]] == ["W0"]
    turned_up = next(event for event in events if event.kind == "turned_up")
    assert MARKS[turned_up.facts[0]] == "W0"
    assert all(turned_up.known_to(viewer) for viewer in (-1, 0, 1, 2))


@pytest.mark.rule("RY-014", "RYA-28")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_most_stylish_player_drawn_by_chance_begins_the_first_round(first):
    state, events, _ = three(first)
    assert (events[0].kind, events[0].seat, events[0].facts[0]) == ("round", first, 1)
    assert (state.seat, state.round, state.turns) == (first, 1, 1)


@pytest.mark.rule("RY-015")
@pytest.mark.parametrize(("points", "last"), [([20, 10, 30], 1), ([20, 40, 10], 2), ([0, 40, 10], 0)])
def test_the_player_in_last_place_begins_the_next_round(points, last):
    table = Table("R9", "", "", points=points, trigger=1, final_turns=1)
    table.play(discard("R9"))
    assert (table.seat, table.state.round, table.state.turns) == (last, 2, 1)
    assert ("round", last, (2,)) in [(event.kind, event.seat, event.facts) for event in table.events]


@pytest.mark.rule("RY-015", "RY-084")
def test_last_place_goes_by_all_points_so_far():
    # Seat 0 has the fewest points in this round, and the most in all.
    table = Table("R9", "", outfits={1: ["R1 Y2 B3"]}, points=[50, 10], runways=RUNWAYS, trigger=1, final_turns=1)
    table.play(discard("R9"))
    assert table.points == [50, 16]
    assert table.seat == 1


@pytest.mark.rule("RY-016", "RYA-29")
@pytest.mark.parametrize(("chosen", "first"), [(0, 0), (1, 2)])
def test_chance_decides_where_last_place_is_shared(chosen, first):
    table = Table("R9", "", "", points=[5, 6, 5], trigger=1, final_turns=1)
    script = deal(
        HANDS, "W0", ["Cloud Nine", "Lucky Seven", "High Five"], first, ["Black Tie", "Street Casual", "Minimalist"]
    )
    table.play(discard("R9"), outcomes=[chosen, *script])
    assert table.seat == first


@pytest.mark.rule("RY-016", "RYA-29")
def test_chance_decides_anew_each_time():
    begin = Counter()
    table = Table("R9", "", "", points=[5, 6, 5], trigger=1, final_turns=1)
    for seed in range(100):
        state = table.state.copy()
        game.run.apply(state, game.words.parse(discard("R9")), Chance.seeded(key_from(seed)), Log())
        begin[state.seat] += 1
    assert set(begin) == {0, 2}
    assert min(begin.values()) > 25  # of 50; five deviations


@pytest.mark.rule("RY-017")
def test_turns_go_round_clockwise():
    match = Match(game, 5, seed=3, options={"first_player": 4})
    seen = []
    for _ in range(11):
        seen.append(match.seat)
        match.play(DRAW)
        match.play(next(action for action in match.legal() if action.number >= DISCARD))
    assert seen == [3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3]
