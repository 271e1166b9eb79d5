"""Who may know what, what the table remembers of hands, and imagining what is not seen."""

import os
from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from, pick
from runabout.core.game import INTERPRET
from runabout.games.race_2_live import game
from runabout.games.race_2_live.state import RANKS, Attack, State
from runabout.match import Match
from tests.games.race_2_live.table import ASH, BRIAR, CLAY, DELL, RANK, Survivor, Table, faces

pytestmark = pytest.mark.compiled

SLOW = bool(os.environ.get(INTERPRET))


def bits(*held):
    """Ranks as bits."""
    return sum(1 << RANK[face] for face in held)


def horde(strength, *team, **laid_out):
    """Ash has walked into a horde."""
    column, lane = team[0].at.split("/")
    table = Table(*team, tokens={f"{int(column) + 1}/{lane}": "horde"}, **laid_out)
    return table.play("forward", gives=f"roll 1, horde {strength}")


def imagined(sight, seed=0):
    """A state that the sight allows; its hands must agree with what was seen of them."""
    state = State()
    game.run.imagine(sight, Chance.seeded(key_from(seed)), state)
    for survivor in range(sight.survivors):
        if sight.open_hands or survivor % sight.seats == sight.viewer:
            continue
        held, known = state.hand[survivor], sight.known[survivor]
        never_seen = sum(1 << rank for rank in range(RANKS) if held[rank] > known[rank])
        assert never_seen & sight.barred[survivor] == 0
        assert never_seen & sight.vouched[survivor] or not sight.vouched[survivor]
        assert all(held[rank] >= known[rank] for rank in range(RANKS))
    return state


FACES_8_UP = ("8", "9", "10", "J", "Q", "K", "A")


# --- What lies open ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-35")
def test_a_hand_is_seen_by_the_seat_that_leads_the_survivor_alone():
    table = Table(Survivor("2 5"), Survivor("6 6 K"), Survivor("9"), Survivor("J A"), seats=2)
    for viewer in (0, 1, -1):
        seen = [faces(table.sight(viewer).hand[survivor]) for survivor in range(4)]
        assert seen == [
            hand if survivor % 2 == viewer else "" for survivor, hand in enumerate(["2 5", "6 6 K", "9", "J A"])
        ]
        assert list(table.sight(viewer).hand_size) == [2, 3, 1, 2]


@pytest.mark.rule("RLA-35")
def test_by_option_all_hands_lie_open_even_for_those_who_watch():
    table = Table(Survivor("2 5"), Survivor("6 6 K"), open_hands=1)
    for viewer in (0, 1, -1):
        assert [faces(table.sight(viewer).hand[survivor]) for survivor in range(2)] == ["2 5", "6 6 K"]


@pytest.mark.rule("RLA-50")
def test_places_weapons_packs_piles_and_the_numbers_of_tokens_are_everybodys_to_know():
    table = Table(
        Survivor("2 5", "4/1", weapon=3, packs=[2]),
        Survivor("6", "9/3", "suspended", furthest=11),
        tokens={"6/1": "horde", "8/3": "pack 2"},
        discards="3 K",
        infected="A",
    )
    for viewer in (0, 1, -1):
        sight = table.sight(viewer)
        assert bytes(sight.at) == bytes(table.state.at)
        assert list(sight.furthest[:2]) == [4, 11]
        assert (sight.weapon[ASH], sight.packs[ASH, 1], sight.condition[BRIAR]) == (3, 1, 1)
        assert (faces(sight.discards), faces(sight.infected), sum(sight.infected_out)) == ("3 K", "A", 51)
        assert (sight.tokens[6], sight.tokens[8], sum(sight.tokens_left)) == (1, 4, 2)


@pytest.mark.rule("RLA-50", "RLA-56")
def test_which_token_lies_where_is_in_no_sight_and_not_even_settled():
    one = Table(Survivor("2"), Survivor("6"), tokens={"6/1": "horde", "8/3": "pack 2"})
    other = Table(Survivor("2"), Survivor("6"), tokens={"6/1": "pack 2", "8/3": "horde"})
    assert bytes(one.state) == bytes(other.state)


@pytest.mark.rule("RLA-52")
def test_cards_set_aside_are_counted_and_not_seen():
    table = Table(Survivor("2 3 4"), Survivor("6 7"), discards="K")
    sight = table.sight(0)
    assert sight.aside_size == 52 - 6
    assert sum(sight.unseen) == 52 - 6 + 2  # those aside, and Briar's
    assert (sight.unseen[RANK["2"]], sight.unseen[RANK["6"]], sight.unseen[RANK["K"]]) == (3, 4, 3)
    assert not hasattr(sight, "aside")


# --- What is remembered -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-50")
def test_a_hand_that_lost_to_an_attack_is_known_to_hold_no_card_good_enough():
    table = horde(8, Survivor("3 4", "4/1", weapon=0), Survivor("K", "1/1"))
    for viewer in (0, 1, -1):
        assert table.sight(viewer).barred[ASH] == bits(*FACES_8_UP)
    table = horde(10, Survivor("3 4", "4/1", weapon=2), Survivor("K", "1/1"))
    assert table.state.barred[ASH] == bits(*FACES_8_UP)


@pytest.mark.rule("RLA-50")
def test_what_comes_into_the_hand_later_is_seen_and_not_barred():
    team = [Survivor("3 4 4", "4/1", packs=[1]), Survivor("K K", "3/2")]
    table = horde(8, *team, discards="A").play("lose 4", "play king")
    table.state.condition[ASH] = 0
    table.play("backward", gives="roll 1").play("use pack 1 on Ash", gives="draw A")
    assert table.state.barred[ASH] == bits(*FACES_8_UP)
    assert table.state.known[ASH, RANK["A"]] == 1
    assert faces(imagined(table.sight(1)).hand[ASH]).split().count("A") == 1


@pytest.mark.rule("RLA-50", "RLA-47")
def test_a_hand_that_beat_a_special_attack_is_known_to_hold_a_card_good_enough_and_shows_none():
    table = Table(Survivor("3 9", "4/1"), Survivor("K", "1/1"), tokens={"5/1": "special"})
    table.play("forward", gives="roll 1, special 8")
    for viewer in (0, 1, -1):
        assert table.sight(viewer).vouched[ASH] == bits(*FACES_8_UP)
        assert not table.sight(viewer).known.any()
    event = next(event for event in table.events if event.kind == "beat_special")
    assert event.facts == (ASH,)
    assert event.reveals
    for seed in range(20):
        assert set(faces(imagined(table.sight(1), seed).hand[ASH]).split()) & set(FACES_8_UP)


@pytest.mark.rule("RLA-50")
def test_once_such_a_card_was_shown_nothing_is_vouched_for_any_more():
    table = horde(8, Survivor("3 9 9", "4/1"), Survivor("K K", "1/1"))
    assert table.state.vouched[ASH] == bits(*FACES_8_UP)
    table.play("play 9")
    assert table.state.vouched[ASH] == 0
    assert list(table.state.barred) == [0] * 4


@pytest.mark.rule("RLA-50")
def test_a_card_drawn_from_the_pile_or_shown_and_kept_is_known_until_one_of_its_rank_leaves():
    table = Table(Survivor("9 9", "4/1", packs=[1]), Survivor("K", "1/1"), discards="9", tokens={"5/1": "horde"})
    table.play("use pack 1 on Ash", gives="draw 9")
    assert table.state.known[ASH, RANK["9"]] == 1
    table.play("forward", gives="roll 1, horde 7")
    assert table.state.vouched[ASH] == 0  # the 9 that all have seen explains it
    table.play("play 9")
    assert table.state.known[ASH, RANK["9"]] == 0
    assert table.hand(ASH) == "9 9"


@pytest.mark.rule("RLA-50")
def test_a_second_win_narrows_what_is_vouched_for():
    table = Table(Survivor("3 9 Q", "4/1"), Survivor("K", "1/1"), tokens={"5/1": "special", "6/1": "special"})
    table.play("forward", gives="roll 1, special 8").play("forward", gives="roll 1")
    table.play("forward", gives="roll 1, special Q")
    assert table.state.vouched[ASH] == bits("Q", "K", "A")


@pytest.mark.rule("RLA-05", "RLA-50")
def test_a_card_shown_and_kept_is_known_and_explains_the_win():
    table = horde(8, Survivor("3 9 9", "4/1"), Survivor("K K", "1/1"), spend_on_win=1).play("play 9")
    assert (table.state.known[ASH, RANK["9"]], table.state.vouched[ASH]) == (1, 0)
    assert faces(table.sight(1).known[ASH]) == "9"
    table.state.tokens[7], table.state.tokens_left[1] = 1, 1
    table.play("play king").play("forward", gives="roll 1").play("forward", gives="roll 2, horde 8").play("play 9")
    assert table.state.known[ASH, RANK["9"]] == 1  # it may well be the same one


@pytest.mark.rule("RL-013", "RLA-50")
def test_nothing_is_remembered_of_the_dead():
    table = horde(8, Survivor("3", "4/1"), Survivor("K", "1/1")).play("lose 3")
    assert (table.state.barred[ASH], table.state.vouched[ASH]) == (0, 0)
    assert not table.state.known[ASH].any()


@pytest.mark.rule("RLA-50")
@pytest.mark.parametrize(("hand", "kind"), [("3 9", "can_beat"), ("3 4", "cannot_beat")])
@pytest.mark.parametrize("open_hands", [0, 1])
def test_it_is_told_which_cards_would_do_and_whether_a_hand_has_one(hand, kind, open_hands):
    table = horde(8, Survivor(hand, "4/1"), Survivor("K", "1/1"), open_hands=open_hands)
    [event] = [event for event in table.events if event.kind in ("can_beat", "cannot_beat")]
    assert (event.kind, event.facts) == (kind, (ASH, Attack.HORDE, bits(*FACES_8_UP)))
    assert event.reveals == (not open_hands)
    assert all(event.known_to(viewer) for viewer in (0, 1, -1))


def test_what_shows_something_of_a_hand_cannot_be_taken_back_unless_hands_lie_open():
    for open_hands in (0, 1):
        table = Table(Survivor("3 4", "4/1", "suspended"), Survivor("K"), open_hands=open_hands).play("lose 4")
        assert [event.reveals for event in table.events if event.kind == "lost"] == [not open_hands]


# --- Imagining --------------------------------------------------------------------------------------------------------


def positions():
    """Tables of several kinds."""
    plain = Table(Survivor("2 3 9 K"), Survivor("4 4 5"), Survivor("J A"), Survivor("6"))
    pinned = horde(8, Survivor("3 4", "4/1"), Survivor("K 2", "1/1"), Survivor("9 9", "6/2"), Survivor("A", "7/3"))
    answering = horde(8, Survivor("9 4", "4/1"), Survivor("K 2", "1/1"), Survivor("9 9", "6/2"), Survivor("A", "7/3"))
    answering.play("play 9")
    found = Table(Survivor("2 3 9 K", "4/1"), Survivor("4"), Survivor("J"), tokens={"5/1": "pack 2"}, discards="5 6 7")
    found.play("forward", gives="roll 4, pack 2")
    helped = Table(Survivor("2 3", "4/1", packs=[2]), Survivor("4"), Survivor("J"), discards="5 6", rest="discards")
    helped.play("use pack 2 on Briar")
    shared = Table(Survivor("2 3"), Survivor("4 8"), Survivor("J"), Survivor("6 6"), seats=2, rest="discards")
    bared = Table(Survivor("2 3"), Survivor("4 8"), open_hands=1)
    several = Table(Survivor("2 2 2 2 2 2"), Survivor("4 8"), decks=3, ace=1, difficulty=2)
    return [
        pytest.param(table, viewer, id=f"{name}, seat {viewer}")
        for name, table in locals().items()
        for viewer in range(-1, table.state.seats)
    ]


@pytest.mark.rule("RLA-50")
@pytest.mark.parametrize(("table", "viewer"), positions())
def test_an_imagined_table_looks_just_the_same_from_where_it_was_imagined(table, viewer):
    sight = table.sight(viewer)
    for seed in range(5):
        state = imagined(sight, seed)
        assert tuple(game.components.census(state)) == game.components.counts
        assert bytes(game.run.sight(state, viewer)) == bytes(sight)
        for survivor in range(state.survivors):
            assert sum(state.hand[survivor]) == state.hand_size[survivor]


def test_where_everything_is_seen_the_imagined_table_is_the_true_one():
    table = Table(Survivor("2 3"), Survivor("4 8"), rest="discards")
    for viewer, same in ((0, True), (1, True), (-1, False)):
        state = imagined(Table(Survivor("2 3"), Survivor("4 8"), rest="discards", open_hands=1).sight(viewer))
        assert bytes(state.hand) == bytes(table.state.hand)
        guesses = {bytes(imagined(table.sight(viewer), seed).hand) for seed in range(10)}
        assert (guesses == {bytes(table.state.hand)}) == same


@pytest.mark.rule("RLA-50")
def test_each_unseen_card_is_as_likely_in_each_place_where_it_may_be():
    # Briar has one of the ten cards that Ash does not see: a 2, 3, 4, 5 or 6 of which two each are left.
    table = Table(Survivor("7 7"), Survivor("6"), rest="discards")
    for face in "23456":
        table.state.discards[RANK[face]] -= 2 - (face == "6")
        table.state.aside[RANK[face]] += 2 - (face == "6")
    table.check()
    rounds = 400
    found = Counter(faces(imagined(table.sight(0), seed).hand[BRIAR]) for seed in range(rounds))
    assert set(found) == set("23456")
    assert all(abs(count - rounds / 5) < 4.5 * (rounds * 4 / 25) ** 0.5 for count in found.values())


@pytest.mark.rule("RLA-50")
def test_a_hand_that_won_is_imagined_with_each_winning_card_and_each_other_by_its_chance():
    # Ash holds two of the cards 2, 2, 9, 9 and is known to hold a 9: 5 of the 6 pairs, 4 of them with a 2.
    table = Table(Survivor("2 9", "4/1"), Survivor("K"), tokens={"5/1": "special"}, rest="discards")
    for face in "29":
        table.state.discards[RANK[face]] -= 1
        table.state.aside[RANK[face]] += 1
    table.play("forward", gives="roll 1, special 8")
    rounds = 400
    found = Counter(faces(imagined(table.sight(1), seed).hand[ASH]) for seed in range(rounds))
    assert set(found) == {"2 9", "9 9"}
    assert abs(found["2 9"] - rounds * 4 / 5) < 4.5 * (rounds * 4 / 25) ** 0.5


@pytest.mark.rule("RLA-50")
def test_a_hand_that_lost_is_imagined_without_what_would_have_won_and_the_others_accordingly():
    # Clay sees neither of three cards, 2, 3 and K: Ash, who lost to a horde of 8, holds one, and Briar another.
    table = Table(Survivor("2", "4/1"), Survivor("3"), Survivor("9"), rest="discards")
    table.state.discards[RANK["K"]] -= 1
    table.state.aside[RANK["K"]] += 1
    table.state.barred[ASH] = bits(*FACES_8_UP)
    rounds = 400
    found = Counter()
    for seed in range(rounds):
        state = imagined(table.sight(CLAY), seed)
        found[faces(state.hand[ASH]), faces(state.hand[BRIAR])] += 1
    assert set(found) == {("2", "3"), ("2", "K"), ("3", "2"), ("3", "K")}
    assert all(abs(count - rounds / 4) < 4.5 * (rounds * 3 / 16) ** 0.5 for count in found.values())


@pytest.mark.rule("RLA-50")
def test_where_no_deal_would_do_by_luck_cards_are_put_into_the_hands_that_need_them():
    # The four aces are among 150 unseen cards, and each of three hands is known to hold one.
    team = [Survivor("2"), Survivor("A", "4/1"), Survivor("A", "5/1"), Survivor("A", "6/1")]
    table = Table(*team, decks=3)
    for survivor in (BRIAR, CLAY, DELL):
        table.state.vouched[survivor] = bits("A")
    table.state.vouched[DELL] = bits("K", "A")
    for seed in range(2 if SLOW else 20):
        state = imagined(table.sight(0), seed)
        hands = [faces(state.hand[survivor]) for survivor in (BRIAR, CLAY, DELL)]
        assert hands[:2] == ["A", "A"]
        assert hands[2] in ("K", "A")
        assert tuple(game.components.census(state)) == game.components.counts


def test_over_whole_games_every_sight_can_be_imagined_and_looks_the_same():
    for seed in range(2 if SLOW else 12):
        options = {
            "survivors": 4,
            "difficulty": seed % 3,
            "spend_on_win": seed % 3,
            "decks": 1 + seed % 2,
            "ace": seed % 2,
        }
        match = Match(game, 1 + seed % 4, seed=seed, options=options)
        dice = Chance.seeded(key_from(f"dice {seed}"))
        while not match.over:
            legal = match.legal()
            match.play(legal[pick(dice, len(legal))])
            if len(match.steps) % (40 if SLOW else 9) == 0:
                for viewer in range(-1, match.seats):
                    sight = match.sight(viewer)
                    state = imagined(sight, seed)
                    assert bytes(game.run.sight(state, viewer)) == bytes(sight)
                    assert min(state.aside) >= 0
                    assert sum(state.hand[ASH, rank] for rank in range(RANKS)) == state.hand_size[ASH]
