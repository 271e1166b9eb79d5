"""What a seat may know, what it remembers, and the tables it may therefore be sitting at."""

from collections import Counter
from fractions import Fraction

import pytest

from runabout.core.chance import Chance, key_from
from runabout.games.road_runner import game
from runabout.games.road_runner.cards import CARDS, NUMBER, TITLES
from runabout.games.road_runner.rules import remember
from runabout.games.road_runner.state import CERTAIN, MEMORY_MAX, NOBODY, TRACKED_MAX, UNKNOWN
from runabout.match import Match
from tests.games.road_runner.table import Table, titles


def remembered(*moves, seats=4, viewer=0):
    """The sight of a seat at whose table these cards left a hand: giver, receiver, title, the giver's hand before."""
    table = Table(*[[] for _ in range(seats)])
    for giver, receiver, title, before in moves:
        remember(table.state, giver, receiver, NUMBER[title], before)
    return table.sight(viewer)


def places(sight, slot=0):
    """Where a tracked card may lie, as the chances of each seat."""
    weights = [sight.tracked_weight[slot, seat] for seat in range(sight.seats)]
    assert sum(weights) == CERTAIN
    return [Fraction(weight, CERTAIN) for weight in weights]


def near(found, *expected):
    """Whether chances are these, to within what whole weights can say."""
    return all(abs(one - other) <= Fraction(2, CERTAIN) for one, other in zip(found, expected, strict=True))


def tracked(sight):
    """The titles that a seat keeps in mind."""
    return titles(sight.tracked, sight.tracked_size)


def imagined(sight, seed=0):
    """A table that the sight allows."""
    state = game.State()
    game.run.imagine(sight, Chance.seeded(key_from(seed)), state)
    return state


# --- What lies open, and what does not --------------------------------------------------------------------------------


@pytest.mark.rule("RRA-23")
def test_the_number_of_cards_in_each_hand_and_both_discard_piles_are_for_all_to_see():
    table = Table(["Anvil", "Dud!"], ["Cliff"], [], captures=["Road", "Sail"], escapes=["Zoom!", "Rust!"])
    for viewer in (0, 1, 2, -1):
        sight = table.sight(viewer)
        assert list(sight.hand_count[:3]) == [2, 1, 0]
        assert titles(sight.capture_pile, sight.capture_pile_size[0]) == ["Road", "Sail"]
        assert titles(sight.escape_pile, sight.escape_pile_size[0]) == ["Zoom!", "Rust!"]
        assert sight.deck_count == 81 - 7


@pytest.mark.rule("RRA-23")
def test_a_seat_sees_its_own_hand_and_those_who_watch_see_none():
    table = Table(["Anvil", "Dud!"], ["Cliff"], [])
    assert titles(table.sight(0).hand, 2) == ["Anvil", "Dud!"]
    assert titles(table.sight(1).hand, 1) == ["Cliff"]
    assert list(table.sight(1).hand[1:]) == [0] * 80
    assert list(table.sight(-1).hand) == [0] * 81
    assert list(table.sight(-1).unseen) == [card.copies for card in CARDS]
    assert table.sight(-1).viewer == -1


@pytest.mark.rule("RRA-23")
def test_hands_of_others_leave_no_trace_in_a_sight():
    one = Table(["Anvil"], ["Cliff", "Oops!"], ["Road"])
    other = Table(["Anvil"], ["Sail", "Bomb"], ["Zoom!"])
    assert bytes(one.sight(0)) == bytes(other.sight(0))
    assert bytes(one.sight(-1)) == bytes(other.sight(-1))
    assert bytes(one.sight(1)) != bytes(other.sight(1))


@pytest.mark.rule("RRA-23")
def test_which_card_was_passed_is_known_to_giver_and_receiver_only():
    table = Table(["Anvil"], [], [], []).play("pass")
    known = [table.sight(viewer).memory[0, 2] for viewer in (0, 1, 2, 3, -1)]
    assert known == [NUMBER["Anvil"], NUMBER["Anvil"], UNKNOWN, UNKNOWN, UNKNOWN]
    for viewer in (0, 1, 2, 3, -1):
        assert list(table.sight(viewer).memory[0, :2]) == [0, 1]


def test_unseen_counts_every_copy_that_lies_in_another_hand_or_in_the_draw_pile():
    table = Table(["Free Birdseed", "Dud!"], ["Dud!"], [], captures=["Anvil"], escapes=["Rust!", "Rust!"])
    unseen = {card.title: table.sight(0).unseen[number] for number, card in enumerate(CARDS)}
    assert unseen["Free Birdseed"] == unseen["Dud!"] == 1
    assert unseen["Anvil"] == unseen["Rust!"] == 0
    assert unseen["Oops!"] == 2
    assert sum(unseen.values()) == 81 - 5


@pytest.mark.rule("RRA-30")
def test_before_the_call_laid_cards_are_the_layers_alone_and_count_as_in_hand():
    table = Table(["Anvil", "Cliff", "Dud!"], [], []).play("lay Anvil", "lay Cliff", "take back Cliff")
    own = table.sight(0)
    assert (titles(own.laid, own.laid_size), own.hand_count[0], own.take_backs) == (["Anvil"], 2, 1)
    before = Table(["Anvil", "Cliff", "Dud!"], [], [])
    for viewer in (1, 2, -1):
        sight = table.sight(viewer)
        assert (sight.laid_size, sight.hand_count[0], sight.take_backs) == (0, 3, 0)
        assert bytes(sight) == bytes(before.sight(viewer))


@pytest.mark.rule("RRA-30")
def test_from_the_call_on_laid_cards_are_everyones_to_see():
    table = Table(["Anvil", "Cliff", "Dud!"], [], []).attempt("drop", "Anvil", "Cliff")
    for viewer in (0, 1, 2, -1):
        sight = table.sight(viewer)
        assert titles(sight.laid, sight.laid_size) == ["Anvil", "Cliff"]
        assert sight.hand_count[0] == 1
        assert sight.unseen[NUMBER["Anvil"]] == 0


def test_escapes_played_are_for_all_to_see():
    table = Table(["Rocket", "Road"], ["Zoom!"], ["Dud!"], []).attempt("chase", "Rocket").play("play Zoom!")
    for viewer in (0, 1, 2, 3, -1):
        sight = table.sight(viewer)
        assert (titles(sight.played, sight.played_size[0]), list(sight.played_by[:1])) == (["Zoom!"], [1])
        assert sight.foiled == 1
        assert sight.unseen[NUMBER["Zoom!"]] == 0


# --- What a player remembers ------------------------------------------------------------------------------------------


@pytest.mark.rule("RRA-32")
def test_a_card_passed_on_is_known_to_lie_in_that_hand():
    sight = remembered((0, 1, "Anvil", 6))
    assert tracked(sight) == ["Anvil"]
    assert places(sight) == [0, 1, 0, 0]


@pytest.mark.rule("RRA-32")
def test_a_card_received_is_tracked_by_its_giver_and_by_nobody_else():
    table = Table(["Anvil"], [], [], []).play("pass")
    assert [tracked(table.sight(viewer)) for viewer in (0, 1, 2, 3, -1)] == [["Anvil"], [], [], [], []]


@pytest.mark.rule("RRA-32")
def test_passed_on_unseen_it_was_each_card_of_the_hand_with_equal_chance():
    sight = remembered((0, 1, "Anvil", 6), (1, 2, "Oops!", 4))
    assert places(sight) == [0, Fraction(3, 4), Fraction(1, 4), 0]
    sight = remembered((0, 1, "Anvil", 6), (1, 2, "Oops!", 4), (2, 3, "Zoom!", 4))
    assert places(sight) == [0, Fraction(12, 16), Fraction(3, 16), Fraction(1, 16)]
    sight = remembered((0, 1, "Anvil", 6), (1, 2, "Oops!", 1))
    assert places(sight) == [0, 0, 1, 0]


@pytest.mark.rule("RRA-32")
def test_played_from_a_real_table_the_weights_are_the_same():
    table = Table(["Anvil", "Dud!"], ["Road", "Sail"], ["Fan"], ["Cliff"])
    table.play("pass", gives=["Anvil"])  # seat 1 has three cards, and draws
    table.play("pass", gives=["Road"])
    assert places(table.sight(0)) == [0, Fraction(3, 4), Fraction(1, 4), 0]
    assert tracked(table.sight(1)) == ["Road"]


@pytest.mark.rule("RRA-32")
def test_a_card_shown_or_received_is_where_it_was_seen():
    passed_on = [(0, 1, "Anvil", 6), (1, 2, "Oops!", 4)]
    assert tracked(remembered(*passed_on, (2, NOBODY, "Anvil", 5))) == []
    assert tracked(remembered(*passed_on, (1, NOBODY, "Anvil", 5))) == []
    assert tracked(remembered(*passed_on, (2, 3, "Sail", 5), (3, 0, "Anvil", 5))) == []


@pytest.mark.rule("RRA-32")
def test_every_card_that_leaves_a_hand_is_remembered_with_the_size_of_that_hand_before_it():
    table = Table(["Anvil", "Cliff", "Dud!"], ["Oops!", "Zoom!"], ["Road"]).attempt("drop", "Anvil", "Cliff")
    table.play("play Oops!", "decline").play("pass", gives=["Zoom!"])
    moves = [list(table.state.memory[i]) for i in range(table.state.memory_size)]
    assert moves == [
        [0, NOBODY, NUMBER["Anvil"], 3],
        [0, NOBODY, NUMBER["Cliff"], 2],
        [1, NOBODY, NUMBER["Oops!"], 2],
        [1, 2, NUMBER["Zoom!"], 2],  # with the card drawn
    ]


@pytest.mark.rule("RRA-32")
def test_another_card_shown_makes_it_less_likely_that_the_passed_one_is_there():
    # Seat 2 has it with 1/4. Of 5 cards one is shown and is another: if it is there, that had 4 chances in 5.
    sight = remembered((0, 1, "Anvil", 6), (1, 2, "Oops!", 4), (2, NOBODY, "Sail", 5))
    there, elsewhere = Fraction(1, 4) * Fraction(4, 5), Fraction(3, 4)
    assert near(places(sight), 0, elsewhere / (there + elsewhere), there / (there + elsewhere), 0)


@pytest.mark.rule("RRA-32")
def test_a_card_received_that_is_another_counts_the_same_as_one_shown():
    # 48, 12 and 4 of 64 by way of 1, 2, 3; then seat 3 passes one of its four cards to the viewer, and it is another.
    moves = (0, 1, "Anvil", 6), (1, 2, "Oops!", 4), (2, 3, "Zoom!", 4), (3, 0, "Sail", 4)
    assert near(places(remembered(*moves)), 0, Fraction(48, 63), Fraction(12, 63), Fraction(3, 63))


@pytest.mark.rule("RRA-32")
def test_a_hand_known_to_hold_the_card_is_known_to_hold_it_whatever_else_is_shown():
    sight = remembered((0, 1, "Anvil", 6), (1, NOBODY, "Sail", 5), (1, NOBODY, "Fan", 4))
    assert places(sight) == [0, 1, 0, 0]


@pytest.mark.rule("RRA-32")
def test_a_hand_whose_only_card_turns_out_to_be_another_does_not_hold_the_passed_one():
    sight = remembered((0, 1, "Anvil", 6), (1, 2, "Oops!", 4), (2, NOBODY, "Sail", 1))
    assert places(sight) == [0, 1, 0, 0]


@pytest.mark.rule("RRA-32")
def test_a_hand_in_which_another_known_card_takes_the_last_place_does_not_hold_the_passed_one():
    # Seat 2 has the Cliff for certain and perhaps the Anvil; of its two cards one is shown and is neither.
    sight = remembered((0, 1, "Anvil", 6), (1, 2, "Oops!", 4), (0, 2, "Cliff", 6), (2, NOBODY, "Sail", 2))
    assert tracked(sight) == ["Anvil", "Cliff"]
    assert places(sight, 0) == [0, 1, 0, 0]
    assert places(sight, 1) == [0, 0, 1, 0]


@pytest.mark.rule("RRA-32")
def test_a_hand_emptied_of_one_passed_card_holds_no_other():
    moves = (0, 1, "Anvil", 6), (0, 1, "Cliff", 6), (1, 2, "Oops!", 4)
    sight = remembered(*moves, (2, NOBODY, "Anvil", 1))
    assert tracked(sight) == ["Cliff"]
    assert places(sight) == [0, 1, 0, 0]


@pytest.mark.rule("RRA-32")
def test_several_cards_in_one_hand_are_followed_each_for_itself():
    sight = remembered((0, 1, "Anvil", 6), (0, 1, "Cliff", 6), (1, 2, "Oops!", 5))
    assert tracked(sight) == ["Anvil", "Cliff"]
    for slot in (0, 1):
        assert near(places(sight, slot), 0, Fraction(4, 5), Fraction(1, 5), 0)


@pytest.mark.rule("RRA-32")
def test_of_two_tracked_copies_the_one_more_likely_there_is_the_one_shown():
    moves = (0, 1, "Free Birdseed", 6), (1, 2, "Oops!", 4), (0, 2, "Free Birdseed", 6)
    sight = remembered(*moves, (2, NOBODY, "Free Birdseed", 4))
    assert tracked(sight) == ["Free Birdseed"]
    assert places(sight) == [0, Fraction(3, 4), Fraction(1, 4), 0]


@pytest.mark.rule("RRA-32")
def test_the_only_copy_of_a_title_is_no_longer_sought_once_it_was_shown_even_from_an_unlikely_hand():
    # Passed on from hands of 9, its chance in the sixth hand is too small for a whole weight, but not nothing.
    moves = [(0, 1, "Anvil", 6), *((seat, seat + 1, "Oops!", 9) for seat in range(1, 7))]
    sight = remembered(*moves, seats=8)
    assert sight.tracked_weight[0, 7] == 0
    assert tracked(remembered(*moves, (7, NOBODY, "Anvil", 9), seats=8)) == []


@pytest.mark.rule("RRA-32")
def test_the_latest_24_passed_cards_are_remembered():
    passed = [card.title for card in CARDS[: TRACKED_MAX + 2]]
    sight = remembered(*((0, 1, title, 40) for title in passed))
    assert TRACKED_MAX == 24
    assert tracked(sight) == passed[2:]
    assert all(places(sight, slot) == [0, 1, 0, 0] for slot in range(TRACKED_MAX))


@pytest.mark.rule("RRA-32")
def test_letting_one_tracked_card_go_leaves_the_others_where_they_were():
    sight = remembered((0, 1, "Anvil", 6), (0, 2, "Cliff", 6), (0, 3, "Sail", 6), (2, NOBODY, "Cliff", 6))
    assert tracked(sight) == ["Anvil", "Sail"]
    assert [places(sight, slot).index(1) for slot in (0, 1)] == [1, 3]
    assert sight.tracked[2] == 0
    assert not sight.tracked_weight[2].any()


@pytest.mark.rule("RRA-32")
def test_of_256_moves_remembered_the_older_half_is_let_go_when_the_next_one_comes():
    match = Match(game, 3, seed=5, options={"dealer": 3})
    for _ in range(MEMORY_MAX):
        match.play("pass")
    full = match.state
    assert full.memory_size == MEMORY_MAX == 256
    match.play("pass")
    later = match.state
    assert later.memory_size == 129
    assert (later.memory[:128] == full.memory[128:]).all()
    assert list(later.memory[128, :2]) == [256 % 3, 257 % 3]
    assert not later.memory[129:].any()
    assert tracked(match.sight(0))


def test_those_who_watch_track_nothing():
    assert remembered((0, 1, "Anvil", 6), viewer=-1).tracked_size == 0


# --- Imagining --------------------------------------------------------------------------------------------------------


def positions():
    """Sights of several kinds, of every seat and of someone who watches."""
    passed = Table(["Anvil", "Dud!"], ["Road", "Sail"], ["Fan"], ["Cliff"]).play("pass", "pass", "pass")
    laying = Table(["Anvil", "Cliff", "Dud!"], ["Zoom!"], [], []).play("lay Anvil")
    called = Table(["Anvil", "Cliff", "Dud!"], ["Oops!"], ["Rust!"], [], damage=[0, 2, 0, 1]).attempt(
        "drop", "Anvil", "Cliff"
    )
    answered = Table(["Anvil", "Cliff", "Dud!"], ["Oops!"], ["Rust!"], []).attempt("drop", "Anvil", "Cliff")
    answered.play("play Oops!")
    late = Table(["Anvil"], ["Zoom!"], ["Rust!"], [], rest="piles", reshuffled=True, literal=True)
    return [
        pytest.param(table, viewer, id=f"{name}, seat {viewer}")
        for name, table in locals().items()
        for viewer in (0, 1, 2, 3, -1)
    ]


@pytest.mark.rule("RRA-30")
@pytest.mark.parametrize(("table", "viewer"), positions())
def test_an_imagined_table_looks_just_the_same_from_where_it_was_imagined(table, viewer):
    sight = table.sight(viewer)
    for seed in range(5):
        state = imagined(sight, seed)
        assert game.components.census(state) == [card.copies for card in CARDS]
        assert bytes(game.run.sight(state, viewer)) == bytes(sight)
        for seat in range(4):
            hand = list(state.hand[seat, : state.hand_size[seat]])
            assert hand == sorted(hand)


@pytest.mark.rule("RRA-30")
@pytest.mark.parametrize(("table", "viewer"), positions())
def test_an_imagined_table_has_nothing_behind_the_end_of_a_pile_or_hand(table, viewer):
    state = imagined(table.sight(viewer))
    piles = [(getattr(state, name), getattr(state, f"{name}_size")[0]) for name in ("deck", "laid", "played")]
    piles += [(getattr(state, name), getattr(state, f"{name}_size")[0]) for name in ("capture_pile", "escape_pile")]
    piles += [(state.hand[seat], state.hand_size[seat]) for seat in range(len(state.hand_size))]
    assert [list(pile[size:]) for pile, size in piles] == [[0] * (len(pile) - size) for pile, size in piles]


@pytest.mark.rule("RRA-30")
def test_what_another_has_laid_but_not_called_is_imagined_in_its_hand():
    table = Table(["Anvil", "Cliff", "Dud!"], [], []).play("lay Anvil")
    state = imagined(table.sight(1))
    assert (state.laid_size[0], state.hand_size[0]) == (0, 3)
    state = imagined(table.sight(0))
    assert (state.laid_size[0], state.hand_size[0]) == (1, 2)


@pytest.mark.rule("RRA-32")
def test_a_tracked_card_is_imagined_where_it_may_lie_by_its_weights_and_nowhere_else():
    table = Table(["Anvil", "Dud!"], ["Road", "Sail"], ["Fan"], ["Cliff"])
    table.play("pass", gives=["Anvil"]).play("pass", gives=["Road"])
    sight = table.sight(0)
    found = Counter()
    for seed in range(400):
        state = imagined(sight, seed)
        found[next(seat for seat in range(4) if NUMBER["Anvil"] in state.hand[seat, : state.hand_size[seat]])] += 1
    assert set(found) == {1, 2}
    assert abs(found[1] - 300) < 4 * (400 * 3 / 16) ** 0.5  # four standard deviations about 3 of 4


@pytest.mark.rule("RRA-33")
def test_every_other_unseen_card_is_imagined_in_each_unseen_place_with_equal_chance():
    table = Table(["Anvil"], ["Road", "Sail"], ["Fan"], deck=["Cliff", "Bomb"], rest="piles")
    sight = table.sight(0)
    in_hand = Counter()
    for seed in range(400):
        state = imagined(sight, seed)
        in_hand.update(titles(state.hand[1], 2))
    assert set(in_hand) == {"Road", "Sail", "Fan", "Cliff", "Bomb"}
    for title in in_hand:  # two of five places: 160 of 400
        assert abs(in_hand[title] - 160) < 4 * (400 * 6 / 25) ** 0.5


def test_a_tracked_card_with_no_room_in_any_hand_it_may_be_in_is_left_to_chance():
    sight = remembered((0, 1, "Anvil", 6))  # but every hand at this table is empty
    state = imagined(sight)
    assert list(state.hand_size[:4]) == [0, 0, 0, 0]
    assert NUMBER["Anvil"] in state.deck[: state.deck_size[0]]


def test_a_tracked_card_that_is_now_open_is_imagined_in_no_hand():
    table = Table([], ["Road"], [], [], captures=["Free Birdseed", "Free Birdseed"])
    remember(table.state, 0, 1, NUMBER["Free Birdseed"], 6)
    state = imagined(table.sight(0))
    assert NUMBER["Free Birdseed"] not in state.hand[1, : state.hand_size[1]]
    assert sum(game.components.census(state)) == 81
    assert len(game.components.census(state)) == TITLES
