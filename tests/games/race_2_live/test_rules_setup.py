"""What is in the box, and getting ready."""

import os
from collections import Counter

import pytest

from runabout.core.errors import BadSeats
from runabout.core.game import INTERPRET
from runabout.games.race_2_live import game
from runabout.games.race_2_live.cards import HORDE_DIE, MOVE_DIE, RANK_NAMES, VALUE
from runabout.games.race_2_live.state import COPIES, RANKS, SURVIVORS
from runabout.match import Match
from tests.games.race_2_live.table import FACES, Survivor, Table, faces, rehearse

pytestmark = pytest.mark.compiled

SLOW = bool(os.environ.get(INTERPRET))


def begun(seats, seed=1, **options):
    """A match after the set-up."""
    return Match(game, seats, seed=seed, options=options)


# --- The box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-001", "RLA-01")
def test_there_is_a_deck_of_52_to_be_dealt_and_another_one_of_special_infected():
    state = begun(4).state
    assert sum(state.hand_size) == 52
    assert sum(state.infected) == 52
    for rank in range(RANKS):
        assert sum(state.hand[survivor, rank] for survivor in range(4)) == state.infected[rank] == COPIES == 4


@pytest.mark.rule("RL-002", "RL-003")
def test_there_is_a_die_of_ten_sides_for_hordes_and_one_of_six_for_moves():
    assert (HORDE_DIE, MOVE_DIE) == (10, 6)
    table = Table(Survivor("A", "4/1"), Survivor("9"), tokens={"5/1": "horde"})
    shown, asked = rehearse(table.state, game.words.parse("forward"), [])
    assert (shown, asked) == (["roll 1", "horde 1"], [6, 1, 10])


@pytest.mark.rule("RLA-03")
def test_cards_rank_from_2_to_10_then_jack_queen_king_ace_and_there_are_no_jokers():
    assert RANK_NAMES == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
    assert VALUE.tolist() == [list(range(2, 15)), [*range(2, 14), 1]]


@pytest.mark.rule("RL-007", "RL-006")
def test_packs_bear_1_to_3_and_weapons_1_to_4():
    assert game.scene(begun(2).sight(0)).piles["face down"] == {
        "special-attack": 8,
        "horde": 6,
        **{f"pack-{number}": 2 for number in (1, 2, 3)},
        **{f"weapon-{number}": 1 for number in (1, 2, 3, 4)},
    }


# --- The deal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-010")
def test_up_to_four_people_play():
    assert game.seats == (1, 4)
    for seats in (0, 5):
        with pytest.raises(BadSeats):
            begun(seats)


@pytest.mark.rule("RL-011", "RLA-01")
@pytest.mark.parametrize(("seats", "each"), [(2, 26), (3, 17), (4, 13)])
def test_a_deck_is_dealt_out_evenly(seats, each):
    match = begun(seats)
    assert list(match.state.hand_size[:seats]) == [each] * seats
    dealt = [event.facts[:2] for event in match.opening if event.kind == "dealt"]
    assert dealt == [(survivor, each) for survivor in range(seats)]


@pytest.mark.rule("RLA-02")
def test_a_card_left_over_goes_face_up_to_the_health_pile():
    match = begun(3)
    state = match.state
    assert (sum(state.discards), sum(state.aside)) == (1, 0)
    told = [event for event in match.opening if event.kind == "left_over"]
    assert [FACES[event.facts[0]] for event in told] == [faces(state.discards)]
    assert all(event.known_to(seat) for event in told for seat in (0, 1, 2, -1))
    assert sum(begun(4).state.discards) == sum(begun(2).state.discards) == 0


@pytest.mark.rule("RL-011", "RLA-02")
@pytest.mark.parametrize(("decks", "each", "over"), [(1, 17, 1), (2, 34, 2), (3, 52, 0)])
def test_several_decks_are_dealt_out_evenly_too(decks, each, over):
    state = begun(3, decks=decks).state
    assert list(state.hand_size[:3]) == [each] * 3
    assert sum(state.discards) == over
    assert sum(state.infected) == 52


@pytest.mark.rule("RL-011")
def test_each_card_is_as_likely_to_come_to_each_survivor():
    rounds = 100 if SLOW else 800
    aces = Counter()
    for seed in range(rounds):
        state = begun(4, seed=seed).state
        aces.update({survivor: state.hand[survivor, RANKS - 1] for survivor in range(4)})
    spread = (rounds * 4 * (1 / 4) * (3 / 4)) ** 0.5
    assert all(abs(aces[survivor] - rounds) < 4.5 * spread for survivor in range(4))


@pytest.mark.rule("RL-012")
def test_the_cards_in_hand_are_the_health_that_everybody_can_count():
    match = begun(4)
    for viewer in (0, 1, 2, 3, -1):
        assert list(match.sight(viewer).hand_size[:4]) == [13] * 4
    table = Table(Survivor("5 K", "4/1", "suspended"), Survivor("9"))
    assert table.why_not("lose 9") == "RL-012"  # nobody loses what they do not hold


@pytest.mark.rule("RL-014", "RLA-56")
def test_the_special_infected_deck_is_whole_and_has_no_order():
    state = begun(4).state
    assert list(state.infected) == [4] * RANKS
    assert not state.infected_out.any()
    table = Table(Survivor("A", "4/1"), Survivor("9"), tokens={"5/1": "special"})
    turned = {rehearse(table.state, 0, [0, 0, card])[0][1] for card in range(0, 52, 4)}
    assert turned == {f"special {face}" for face in FACES}


@pytest.mark.rule("RLA-56")
def test_what_a_token_is_is_drawn_when_it_is_turned_over():
    tokens = {"5/1": "horde", "7/1": "pack 2", "9/3": "weapon 1"}
    found = set()
    for token in range(3):
        table = Table(Survivor("A", "4/1"), Survivor("9"), tokens=tokens)
        found.add(rehearse(table.state, 0, [2, token])[0][1])
    assert found == {"horde 1", "pack 2", "weapon 1"}


# --- Who is who -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-36")
@pytest.mark.parametrize(
    ("seats", "asked", "survivors"), [(1, 0, 2), (1, 1, 2), (1, 3, 3), (2, 0, 2), (3, 2, 3), (2, 4, 4)]
)
def test_there_is_a_survivor_for_each_person_or_as_many_as_agreed_and_never_fewer_than_two(seats, asked, survivors):
    match = begun(seats, survivors=asked)
    assert match.state.survivors == survivors
    assert sum(size > 0 for size in match.state.hand_size) == survivors


@pytest.mark.rule("RLA-36")
def test_one_person_alone_moves_them_all():
    match = begun(1, survivors=4)
    for _ in range(40):
        assert match.seat == 0
        match.play(match.legal()[0])
    assert {step.events[0].facts[0] for step in match.steps} == set(range(SURVIVORS))


@pytest.mark.rule("RLA-55")
def test_survivors_are_dealt_to_the_seats_in_turn_and_turns_go_round_the_survivors():
    match = begun(2, survivors=4, first=1)
    assert [(event.facts[0], event.seat) for event in match.opening if event.kind == "moves"] == [
        (0, 0),
        (1, 1),
        (2, 0),
        (3, 1),
    ]
    table = Table(*(Survivor(f"{face} {face}") for face in "2345"), seats=2)
    order = []
    for _ in range(5):
        order.append((table.turn, table.state.seat))
        table.play("backward", gives="roll 1")
    assert order == [(0, 0), (1, 1), (2, 0), (3, 1), (0, 0)]


@pytest.mark.rule("RLA-55")
def test_three_people_with_four_survivors_have_two_one_and_one():
    match = begun(3, survivors=4)
    assert [event.seat for event in match.opening if event.kind == "moves"] == [0, 1, 2, 0]


@pytest.mark.rule("RLA-33")
def test_who_goes_first_is_left_to_chance():
    rounds = 60 if SLOW else 400
    first = Counter(begun(4, seed=seed).state.turn for seed in range(rounds))
    spread = (rounds * 3 / 16) ** 0.5
    assert all(abs(first[survivor] - rounds / 4) < 4.5 * spread for survivor in range(4))


@pytest.mark.rule("RLA-33")
@pytest.mark.parametrize(("seats", "first", "survivor"), [(4, 3, 2), (2, 2, 1), (2, 1, 0), (1, 1, 0)])
def test_by_option_a_seats_survivor_goes_first(seats, first, survivor):
    match = begun(seats, first=first)
    assert (match.state.turn, match.seat) == (survivor, survivor)
    assert [event.facts[0] for event in match.opening if event.kind == "first"] == [survivor]


# --- Difficulty -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-46", "RLA-52")
@pytest.mark.parametrize("difficulty", ["sheet", "hard", "expert"])
@pytest.mark.parametrize("survivors", [2, 3, 4])
def test_a_difficulty_deals_and_scatters_what_its_table_in_the_rules_says(difficulty, survivors):
    said = game.folder.joinpath("RULES.md").read_text(encoding="utf-8")
    row = next(line for line in said.splitlines() if line.startswith(f"| `{difficulty}` | {survivors} |"))
    each, special, hordes = (int(cell) for cell in row.split("|")[3:6])
    match = begun(survivors, difficulty=difficulty)
    state = match.state
    assert list(state.hand_size[:survivors]) == [each] * survivors
    assert list(state.tokens_left[:2]) == [8 + special, 6 + hordes]
    assert sum(state.tokens_left[2:]) == 10
    if difficulty != "sheet":
        assert (sum(state.aside), sum(state.discards)) == (52 - each * survivors, 0)
        assert [event.facts[0] for event in match.opening if event.kind == "set_aside"] == [52 - each * survivors]
        assert match.sight(0).aside_size == 52 - each * survivors


@pytest.mark.rule("RLA-46")
def test_of_several_decks_a_difficulty_deals_so_many_times_the_cards():
    assert list(begun(4, difficulty="hard", decks=3).state.hand_size) == [
        3 * size for size in begun(4, difficulty="hard").state.hand_size
    ]


@pytest.mark.rule("RLA-52")
def test_cards_set_aside_never_come_back():
    match = begun(2, seed=4, difficulty="expert")
    aside = list(match.state.aside)
    while not match.over:
        legal = match.legal()
        match.play(legal[0])
        if not match.over:
            assert list(match.state.aside) == aside


@pytest.mark.rule("RL-010")
def test_nothing_of_the_setup_hangs_on_anything_but_seats_options_and_chance():
    for seats in (1, 4):
        one, other = (begun(seats, seed=9, survivors=4, first=1) for _ in range(2))
        assert bytes(one.state) == bytes(other.state)
