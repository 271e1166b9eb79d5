"""The object of the game, and how the table is laid out."""

from collections import Counter

import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.riverdale import game
from runabout.games.riverdale.state import HOME, PIECES, Ending
from runabout.match import Match
from tests.games.riverdale.house import COLOUR_NAMES, DECKS
from tests.games.riverdale.table import Table, deal, hand

HANDS = [["1", "1", "5", "Switcharoo"], ["-3", "-13", "Quick Pass", "11"], ["2", "4", "6", "8"]]


def laid_out(seats, script, **options):
    """A fresh table and what was reported, where chance gives this; and among how many it picked each time."""
    state, log = game.State(), Log()
    state.seats = seats
    chance = Chance.scripted(script)
    game.run.setup(state, game.new_options(options), chance, log)
    chance.check_script()
    return state, game.words.events(log), list(chance.asked[: chance.drawn])


@pytest.mark.rule("RV-007", "RV-054")
def test_the_first_with_all_three_pawns_in_the_shoppe_wins_and_nobody_else_does():
    table = Table([], ["2"], [], pawns={"blue": ["shop", "circle 4", "shop"]}, turn=1).play("play 2 with pawn 2")
    assert table.state.over
    assert table.state.ending == Ending.HOME_FREE
    assert game.run.scores(table.state) == [0, 1, 0]
    assert table.kinds == ["played", "moved", "won"]


@pytest.mark.rule("RV-007", "RV-054")
def test_two_pawns_in_the_shoppe_are_not_enough():
    table = Table(["2"], [], pawns={"red": ["shop", "circle 4", "circle 1"]}).play("play 2 with pawn 2")
    assert table.pawns("red") == ["shop", "shop", "circle 1"]
    assert not table.state.over
    assert table.seat == 1


@pytest.mark.rule("RV-010", "RV-006")
def test_the_one_board_lies_in_the_middle_the_same_for_every_seat_and_for_those_who_watch():
    match = Match(game, 4, seed=1)
    boards = [match.scene(seat).settings["board"] for seat in (0, 1, 2, 3, -1)]
    assert all(board == boards[0] for board in boards)
    assert boards[0]["squares"] == 60


@pytest.mark.rule("RV-011", "RVA-03", "RVA-47")
@pytest.mark.parametrize(("seats", "colours"), [(2, ["red", "yellow"]), (4, ["red", "blue", "yellow", "green"])])
def test_each_seat_has_the_three_stands_of_the_side_before_it(seats, colours):
    scene = Match(game, seats, seed=1).scene(0)
    assert scene.settings["colours"] == colours
    assert list(scene.things) == [f"pawn:{colour}:{pawn}" for colour in colours for pawn in (1, 2, 3)]


@pytest.mark.rule("RV-013", "RV-031")
def test_all_pawns_begin_on_their_home_bases():
    state, _, _ = laid_out(4, [0] * 17)
    assert list(state.pawn) == [HOME] * PIECES
    scene = Match(game, 3, seed=1).scene(1)
    assert [pawn["at"] for pawn in scene.things.values()] == ["home"] * 9


@pytest.mark.rule("RV-014")
def test_everybody_begins_with_the_three_special_cards_of_their_colour():
    piles = Match(game, 4, seed=1).scene(2).piles
    assert [piles[f"specials:{seat}"] for seat in range(4)] == [{"dirty-trick": 1, "swap": 1, "crash": 1}] * 4


@pytest.mark.rule("RV-015", "RV-003")
def test_any_of_the_53_cards_may_be_dealt_first_and_any_of_those_left_next():
    state, events, asked = laid_out(3, deal(0, HANDS))
    assert asked == [4, 3, 3, *range(53, 41, -1)]  # the empty side, the first seat's side, who begins, the cards
    firsts = Counter(laid_out(2, [0, slot, *[0] * 7])[1][1].facts[0] for slot in range(53))
    assert [firsts[kind] for kind in range(len(firsts))] == list(DECKS[0].values())
    assert [hand(state, seat) for seat in range(3)] == [
        ["1", "1", "5", "Switcharoo"],
        ["-3", "11", "-13", "Quick Pass"],
        ["2", "4", "6", "8"],
    ]
    assert [event.kind for event in events].count("dealt") == 3


@pytest.mark.rule("RV-015")
def test_each_player_sees_their_own_four_cards_and_that_the_others_have_four():
    _, events, _ = laid_out(3, deal(0, HANDS))
    for seat in range(3):
        own = [event for event in events if event.kind == "dealt_card" and event.known_to(seat)]
        assert [event.seat for event in own] == [seat] * 4
        others = [event for event in events if event.kind == "dealt" and event.known_to(seat)]
        assert [(event.seat, event.facts[0]) for event in others] == [(other, 4) for other in range(3) if other != seat]
    assert not any(event.known_to(-1) for event in events if event.kind == "dealt_card")


@pytest.mark.rule("RV-016")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_is_the_draw_deck(seats):
    state = Match(game, seats, seed=1).state
    assert state.deck_size == sum(state.deck) == 53 - 4 * seats
    assert sum(state.discard) == 0


@pytest.mark.rule("RV-017")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_one_with_the_reddest_hair_begins_and_is_dealt_to_first(first):
    state, events, _ = laid_out(4, [first, *[0] * 16])
    assert (events[0].kind, events[0].seat) == ("begins", first)
    assert state.seat == first
    assert [event.seat for event in events if event.kind == "dealt"] == [(first + i) % 4 for i in range(4)]


@pytest.mark.rule("RV-018")
def test_one_draw_settles_who_begins_so_that_nobody_need_be_the_youngest():
    _, _, asked = laid_out(4, [2, *[0] * 16])
    assert asked[0] == 4
    assert asked[1] == 53


@pytest.mark.rule("RV-030")
@pytest.mark.parametrize(
    ("colour", "home"), [("red", "the beach"), ("blue", "the mall"), ("yellow", "the school"), ("green", "the park")]
)
def test_each_colour_has_its_own_home_base(colour, home):
    turn = (COLOUR_NAMES.index(colour) + 1) % 4
    hands = [["2"] if seat == turn else [] for seat in range(4)]
    table = Table(*hands, pawns={colour: [20], COLOUR_NAMES[turn]: [18]}, turn=turn).play("play 2 with pawn 1")
    sent = next(event for event in table.events if event.kind == "sent_home")
    assert game.words.tell(sent, "ABCD").endswith(f"({colour} 1) is sent back to {home}.")
