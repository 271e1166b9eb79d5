"""The end of a round, what it scores, the next round, the end of the game, and the hints."""

from itertools import product

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS, COPIES
from runabout.games.rummy_runway.state import Ending, Phase
from runabout.games.rummy_runway.trends import TRENDS
from runabout.match import Match
from tests.games.rummy_runway import plain
from tests.games.rummy_runway.table import DRAW_ONE, NO_DISCARD, Table, deal, discard, lay, riff, take

OTHERS = ["High Five", "Lucky Seven", "Cloud Nine"]  # trends that no outfit here follows, unless a test says so


def ending(*hands, **fields):
    """A table at which seat 0 takes the last final turn of the round."""
    return Table(*hands, **{"runways": OTHERS, "trigger": 1, "final_turns": 1, **fields})


def scored(outfits, closet="", runways=OTHERS, **fields):
    """What a player scores for outfits, Closet and trends."""
    table = ending("Y9", "", outfits={0: outfits}, closets={0: closet}, runways=runways, rounds=1, **fields)
    return table.play(discard("Y9")).facts("scored")[0][1:4]


def winners(*totals, best=()):
    """Who wins with these points and best outfits."""
    state = game.State()
    state.seats, state.over, state.ending = len(totals), 1, Ending.TARGET
    state.points[: len(totals)] = totals
    state.best[: len(best)] = best
    scores = game.run.scores(state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


# --- The end of a round -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-070", "RYA-25")
def test_the_end_is_triggered_when_the_turn_is_over():
    table = Table("R5 Y9", "", outfits={1: ["R2 Y3 B4"]}).play(riff(1, "right"))
    assert table.state.trigger == -1
    table.play(discard("Y9"))
    assert table.state.trigger == 0


@pytest.mark.rule("RY-071")
@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("R1 Y1 B1", [lay("R1"), lay("Y1"), lay("B1"), NO_DISCARD]),
        ("R9", [discard("R9")]),
        ("R5", [riff(1, "right"), NO_DISCARD]),
    ],
    ids=["an outfit", "the discard", "a riff"],
)
def test_the_hand_runs_out_by_an_outfit_the_discard_or_a_riff(hand, lines):
    table = Table(hand, "", outfits={1: ["R2 Y3 B4"]}).play(*lines)
    assert (table.state.trigger, table.seat) == (0, 1)


@pytest.mark.rule("RY-072", "RYA-24", "RYA-36")
def test_every_other_player_then_takes_one_final_turn():
    table = Table("R9", "R8 Y8", "R7 Y7", turn=0, points=[0, 0, 5]).play(discard("R9"))
    assert (table.seat, table.state.final_turns) == (1, 2)
    table.play(DRAW_ONE, discard("Y8"))
    assert (table.seat, table.state.final_turns) == (2, 1)
    table.play(DRAW_ONE, discard("Y7"))
    assert table.state.round == 2  # seat 0 had none
    assert "scored" in table.kinds


@pytest.mark.rule("RY-073")
def test_in_it_they_may_still_form_and_riff():
    table = Table("R9", "R1 Y1 B1 R8", "R5 R6").play(discard("R9"))
    table.play(take("R9"), lay("R1"), lay("Y1"), lay("B1"))
    assert table.outfits(1) == ["R1 Y1 B1"]
    table = Table("R9", "R5 R6", outfits={0: ["R2 Y3 B4"]}).play(discard("R9"), take("R9"), riff(0, "right"))
    assert table.closet(1) == "R2"


@pytest.mark.rule("RY-074")
def test_then_everybody_scores():
    table = ending("Y9", "", "", outfits={0: ["R1 Y1 B1"], 2: ["R1 Y2 B3"]}, closets={1: "R8"}).play(discard("Y9"))
    assert table.facts("scored") == [(0, 3, 0, 0, 3), (1, 0, 8, 0, 8), (2, 6, 0, 0, 6)]
    assert table.points == [3, 8, 6]


# --- Scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-080")
def test_the_cards_in_outfits_score_their_points():
    assert scored(["R6 Y6 B6", "Y2 R3 B4"]) == (27, 0, 0)


@pytest.mark.rule("RY-081")
def test_the_cards_in_the_closet_score_their_points():
    assert scored(["R6 Y6 B6"], "R9 B8 W9") == (18, 17, 0)


@pytest.mark.rule("RY-082")
def test_every_trend_that_an_outfit_follows_scores_its_bonus():
    runways = ["Black Tie", "Maximalist", "Lucky Seven"]
    assert scored(["R7 Y7 B7", "Y2 R3 B4"], runways=runways) == (30, 0, 5 + 5 + 4)
    assert scored(["R6 Y7 B8"], runways=runways) == (21, 0, 5 + 4)


@pytest.mark.rule("RY-083")
def test_cards_left_in_hand_cost_nothing():
    table = ending("Y9", "R9 R9 R9 W5").play(discard("Y9"))
    assert table.points == [0, 0]


@pytest.mark.rule("RY-084")
def test_points_are_added_up_from_round_to_round():
    table = ending("Y9", "", outfits={0: ["R1 Y1 B1"]}, points=[17, 30]).play(discard("Y9"))
    assert table.points == [20, 30]
    assert table.facts("total") == [(0, 20, 3), (1, 30, 0)]


# --- The next round, and the end of the game --------------------------------------------------------------------------


@pytest.mark.rule("RY-090", "RY-092")
def test_the_game_ends_when_somebody_has_100_points():
    table = ending("Y9", "", outfits={0: ["R1 Y1 B1"]}, points=[0, 99]).play(discard("Y9"))
    assert not table.state.over
    table = ending("Y9", "", outfits={0: ["R1 Y1 B1"]}, points=[97, 0]).play(discard("Y9"))
    assert (table.state.over, table.state.ending, table.state.round) == (1, Ending.TARGET, 1)
    assert table.open == []
    assert table.facts("ended") == [(-1, Ending.TARGET)]


@pytest.mark.rule("RY-090", "RY-092", "RYA-45")
def test_the_game_ends_when_there_are_no_runway_cards_left_after_six_rounds():
    table = ending("Y9", "", round=5, points=[3, 2]).play(discard("Y9"))
    assert not table.state.over
    table = ending("Y9", "", round=6, points=[3, 2]).play(discard("Y9"))
    assert (table.state.over, table.state.ending) == (1, Ending.ROUNDS)


@pytest.mark.rule("RY-091", "RYA-38")
def test_for_another_round_all_outfit_cards_are_gathered_and_shuffled():
    table = ending(
        "Y9", "R9", outfits={0: ["R1 Y2* B3"], 1: ["R5 Y5 B5"]}, closets={1: "W1"}, row="B0 B1", known={1: "R9"}
    ).play(discard("Y9"))
    state = table.state
    assert (state.round, state.turns, state.trigger, state.final_turns) == (2, 1, -1, 0)
    assert [table.outfits(seat) + table.closet(seat).split() for seat in range(2)] == [[], []]
    assert (state.deck_size[0], state.row_size[0], list(state.hand_size[:2])) == (85, 1, [7, 7])
    assert not state.known.any()
    assert not state.outfit.any()
    assert not state.need.any()
    assert table.kinds.index("gathered") == table.kinds.index("round") - 1


@pytest.mark.rule("RY-010", "RYA-38")
def test_before_the_first_round_there_is_nothing_to_gather():
    assert "gathered" not in [event.kind for event in Match(game, 2, seed=5).events(-1)]


@pytest.mark.rule("RY-091")
def test_runway_cards_that_were_used_do_not_come_back():
    match = Match(game, 2, seed=5, options={"target": 1000, "round_turn_limit": 1, "rounds": 6})
    seen = []
    while not match.over:
        if match.state.turns == 1 and match.state.phase == Phase.DRAW:
            seen += match.state.runway.tolist()
        match.play(match.legal()[0] if match.state.phase == Phase.DRAW else match.legal()[-1])
    assert sorted(seen) == list(range(len(TRENDS)))


@pytest.mark.rule("RY-091")
def test_the_next_rounds_runways_are_any_of_those_that_are_left():
    table = ending("Y9", "", points=[1, 2])
    hands = ["R0 R1 R2 R3 R4 R5 R6", "Y0 Y1 Y2 Y3 Y4 Y5 Y6"]
    table.play(discard("Y9"), outcomes=deal(hands, "W0", ["Even Keel", "Black Tie", "Capsule Closet"], used=OTHERS))
    assert [TRENDS[place].name for place in table.state.runway] == ["Black Tie", "Even Keel", "Capsule Closet"]
    assert table.state.used.bit_count() == 6


@pytest.mark.rule("RY-093")
@pytest.mark.parametrize("target", [30, 50, 100])
def test_the_points_to_be_reached_are_the_tables(target):
    for points, over in ((target - 1, 0), (target, 1)):
        assert ending("Y9", "", points=[points, 0], target=target).play(discard("Y9")).state.over == over


@pytest.mark.rule("RY-094", "RYA-26")
def test_the_most_points_win_even_if_another_had_100_before():
    table = ending("Y9", "", outfits={0: ["R7 Y7 B7"]}, points=[95, 110]).play(discard("Y9"))
    assert table.points == [95 + 21 + 4, 110]
    scores = game.run.scores(table.state)
    assert scores[0] > scores[1]
    assert winners(100, 120, 119) == [1]


@pytest.mark.rule("RY-095", "RYA-27")
def test_of_those_tied_the_one_with_the_highest_scoring_outfit_of_the_last_round_wins():
    assert winners(101, 101, 90, best=[12, 15, 30]) == [1]
    table = ending(
        "Y9", "", outfits={0: ["R1 Y2 B3", "R2 Y3 B4"], 1: ["R5 Y6 B7"]}, points=[95, 84], closets={1: "R4"}
    ).play(discard("Y9"))
    # Seat 0: 6 + 9. Seat 1: 18, the High Five and Lucky Seven, and 4 in the Closet: 30 in all, 26 of them by an outfit.
    assert table.points == [110, 114]
    table = ending(
        "Y9", "", outfits={0: ["R1 Y2 B3", "R2 Y3 B4"], 1: ["R5 Y6 B7"]}, points=[99, 84], closets={1: "R4"}
    ).play(discard("Y9"))
    scores = game.run.scores(table.state)
    assert (table.points, list(table.state.best[:2])) == ([114, 114], [9, 26])
    assert scores[1] > scores[0]
    said = game.words.outcome(game.scoring.result(scores), table.state)
    assert "the best outfit of the last round (26 points) wins (RY-095)" in said


@pytest.mark.rule("RY-096")
def test_if_that_is_a_tie_too_all_who_are_tied_win():
    assert winners(101, 101, 90, best=[15, 15, 30]) == [0, 1]
    table = ending("Y9", "", "", outfits={0: ["R1 Y2 B3"], 1: ["Y1 R2 B3"]}, points=[96, 96, 96]).play(discard("Y9"))
    scores = game.run.scores(table.state)
    assert [score == max(scores) for score in scores] == [True, True, False]
    assert "those tied share the win (RY-096)" in game.words.outcome(game.scoring.result(scores), table.state)


@pytest.mark.rule("RY-096")
def test_with_no_points_at_all_everybody_wins():
    match = Match(game, 3, seed=0, options={"round_turn_limit": 1, "rounds": 1})
    while not match.over:
        match.play(next(action for action in match.legal() if action.verb in ("draw", "discard")))
    outcome = match.outcome()
    assert [match.scene(0).counters[f"seat:{seat}:points"] for seat in range(3)] == [0, 0, 0]
    assert outcome.winners == (0, 1, 2)
    assert "those tied share the win (RY-096)" in outcome.reason


# --- Hints ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-100")
def test_what_the_others_discard_and_take_can_be_watched_and_is_remembered():
    table = Table("R1 Y9", "R8", row="B9", phase="draw").play(take("B9"), discard("Y9"))
    piles = game.scene(table.sight(1)).piles
    assert (piles["row"], piles["hand:0"], piles["seen by all"]) == (["yellow-9"], {"blue-9": 1, "?": 1}, {})


def every_outfit():
    """Every outfit of plain cards, as sets of kinds."""
    kinds = [card.mark for card in CARDS if card.colour != 3]
    by_colour = [[mark for mark in kinds if mark[0] == colour] for colour in plain.COLOURS]
    found = {True: 0, False: 0}
    for three in product(*by_colour):
        outfit = tuple((mark, mark[0]) for mark in sorted(three, key=plain.number))
        if plain.is_outfit(outfit, plain.Agreed()):
            found[plain.is_formal(outfit)] += 1
    return found


@pytest.mark.rule("RY-101", "RY-102")
def test_there_are_fewer_ways_to_a_formal_outfit_than_to_a_casual_one():
    assert every_outfit() == {True: 10, False: 48}


def disturbing(outfit):
    """How many of the cards that are not in an outfit can riff off it."""
    table = Table("", "", outfits={1: [outfit]}, rest=0)
    needed = {int(table.state.need[3, end]) - 1 for end in range(2)}
    return sum(int(COPIES[kind]) - (CARDS[kind].mark in outfit) for kind in needed)


@pytest.mark.rule("RY-101", "RY-102")
def test_there_are_fewer_cards_that_disturb_a_formal_outfit_than_a_casual_one():
    assert disturbing("R4 Y4 B4") == 4
    assert disturbing("R4 Y5 B6") == 6
