"""What a seat may know, what it remembers, and the tables it may therefore be sitting at."""

from collections import Counter

import pytest

from runabout.core.chance import Chance, key_from
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS
from runabout.games.rummy_runway.state import TRIM, Phase
from tests.games.rummy_runway.table import (
    DRAW_ONE,
    KIND,
    MARKS,
    Table,
    check_sizes,
    counted,
    discard,
    follows,
    lay,
    marks,
    riff,
    take,
    wear,
)

HAT = "R2 Y3 B4"


def imagined(sight, seed=0):
    """A table that the sight allows."""
    state = game.State()
    game.run.imagine(sight, Chance.seeded(key_from(seed)), state)
    return state


# --- What lies open, and what does not --------------------------------------------------------------------------------


@pytest.mark.rule("RY-012", "RYA-34")
def test_a_seat_sees_its_own_hand_and_those_who_watch_see_none():
    table = Table("R1 Y1", "W9 W8", "B5")
    assert [marks(table.sight(viewer).hand) for viewer in (0, 1, 2, -1)] == ["R1 Y1", "W8 W9", "B5", ""]
    assert table.sight(-1).viewer == -1


@pytest.mark.rule("RYA-34")
def test_hands_of_others_and_the_deck_leave_no_trace_in_a_sight():
    one, other = Table("R1", "W9 W8", "B5", row="Y0"), Table("R1", "R1 R2", "W9", row="Y0")
    assert bytes(one.sight(0)) == bytes(other.sight(0))
    assert bytes(one.sight(-1)) == bytes(other.sight(-1))
    assert bytes(one.sight(1)) != bytes(other.sight(1))


@pytest.mark.rule("RY-020", "RYA-34")
def test_which_card_was_drawn_is_known_to_the_player_who_drew_it():
    drawn = [Table("R1", "R8", phase="draw").play(DRAW_ONE, gives=mark) for mark in ("W7", "B3")]
    assert bytes(drawn[0].sight(1)) == bytes(drawn[1].sight(1))
    assert bytes(drawn[0].sight(-1)) == bytes(drawn[1].sight(-1))
    assert bytes(drawn[0].sight(0)) != bytes(drawn[1].sight(0))
    assert [(event.kind, event.known_to(0), event.known_to(1)) for event in drawn[0].events] == [
        ("drew", False, True),
        ("drew_card", True, False),
    ]


@pytest.mark.rule("RYA-44")
def test_an_outfit_that_is_being_laid_is_the_layers_alone_colours_and_all():
    hand = "W4 W5 B6 Y9"
    table, before = Table(hand, "R8"), Table(hand, "R8")
    for line in (lay("W4"), lay("W5"), lay("B6")):
        table.play(line)
        assert bytes(table.sight(1)) == bytes(before.sight(1))
        assert bytes(table.sight(0)) != bytes(before.sight(0))
    assert (table.phase, table.sight(0).phase, table.sight(1).phase) == ("wear", Phase.WEAR, Phase.ACT)
    table.play(wear("R"))
    scene = game.scene(table.sight(1))
    assert scene.piles["outfit:1a"] == ["wild-4", "wild-5", "blue-6"]
    assert scene.things["outfit:1a"]["colours"] == ["red", "yellow", "blue"]


def test_unseen_counts_every_card_that_is_in_the_deck_or_may_be_in_anothers_hand():
    table = Table("R1 R1", "R1 W9", closets={1: "B5"}, outfits={0: [HAT]}, row="Y0", known={1: "W9"})
    unseen = {card.mark: int(count) for card, count in zip(CARDS, table.sight(0).unseen)}
    assert (unseen["R1"], unseen["B5"], unseen["R2"], unseen["Y0"], unseen["W9"]) == (1, 2, 2, 2, 0)
    assert sum(unseen.values()) == table.deck + 1
    assert sum(table.sight(-1).unseen) == table.deck + 2 + 1


# --- What a player remembers ------------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-48")
def test_all_remember_who_took_what_those_who_watch_too():
    table = Table("R1 Y9", "R8", "B8", row="B9", phase="draw").play(take("B9"), discard("Y9"))
    for viewer in (-1, 0, 1, 2):
        assert [marks(hand) for hand in table.sight(viewer).known[:3]] == ["B9", "", ""]


@pytest.mark.rule("RYA-48")
def test_a_card_taken_is_imagined_in_that_hand():
    table = Table("R1 Y9", "R8 W3 W4 W5", "B8", known={1: "W3 R8"})
    for seed in range(30):
        assert {"W3", "R8"} <= set(marks(imagined(table.sight(0), seed).hand[1]).split())


@pytest.mark.rule("RYA-48")
def test_what_one_knows_of_ones_own_hand_is_no_news():
    table = Table("R1 Y9", "R8", known={0: "R1"})
    assert marks(imagined(table.sight(0)).hand[0]) == "R1 Y9"
    assert "R1" in marks(imagined(table.sight(1)).hand[0])


# --- Imagining --------------------------------------------------------------------------------------------------------


def positions():
    """Sights of several kinds, of every seat and of someone who watches."""
    hands = "R1 Y1 B1 W5", "R5 W6 Y9", "B8 B7"
    outfits = {1: [HAT], 2: ["R4 Y4 B4", "Y7* B8 R9"]}
    drawing = Table(*hands, row="B9 Y0", phase="draw", known={1: "Y9"})
    taking = Table(*hands, row="B9 Y0", phase="draw").play(take("B9"))
    acting = Table(*hands, closets={0: "B2 W9"}, outfits=outfits)
    wearing = Table("W4 W5 B6", "R5", "Y9").play(lay("W4"), lay("W5"), lay("B6"))
    begun = Table(*hands, outfits=outfits).play(lay("Y1"))
    trimming = Table("R1", "R2", "R3", closets={0: "B1 B2 B3 B4 B5"}).play(discard("R1"))
    riffing = Table("Y9", "", "R3", closets={0: "R5"}, outfits={1: [HAT]}, closet_riff=1)
    riffing.play(riff(1, "right", closet=True), riff(1, "left", closet=True))
    final = Table("R1", "R2", "R3", points=[1, 2, 3]).play(discard("R1"))
    over = Table("Y9", "R1", "", outfits=outfits, rounds=1, trigger=1, final_turns=1).play(discard("Y9"))
    unknown = Table("R1", "R2", "", trends=0)
    refilled = Table("R1", "", "", row="B9 Y0 W4", phase="draw", rest=1).play("draw from the deck", gives="B9")
    return [
        pytest.param(table, viewer, id=f"{name}, seat {viewer}")
        for name, table in locals().items()
        if isinstance(table, Table)
        for viewer in (0, 1, 2, -1)
    ]


@pytest.mark.rule("RYA-34", "RYA-44", "RYA-48")
@pytest.mark.parametrize(("table", "viewer"), positions())
def test_an_imagined_table_looks_just_the_same_from_where_it_was_imagined(table, viewer):
    sight = table.sight(viewer)
    for seed in range(5):
        state = imagined(sight, seed)
        assert bytes(game.run.sight(state, viewer)) == bytes(sight)
        assert counted(state) == game.components.census(state) == [card.copies for card in CARDS]
        check_sizes(state)
        for name, value in follows(state).items():
            kept = getattr(state, name)
            assert (kept if isinstance(kept, int) else kept.tolist()) == value


@pytest.mark.rule("RYA-44")
def test_what_another_is_laying_is_imagined_in_the_hand():
    table = Table("R1 Y1 B1 W5", "R5").play(lay("R1"))
    other, own = imagined(table.sight(1)), imagined(table.sight(0))
    assert (other.laid, other.phase, other.hand_size[0]) == (0, Phase.ACT, 4)
    assert (own.laid, own.phase, own.hand_size[0]) == (1, Phase.LAY, 4)


@pytest.mark.rule("RY-010", "RY-012")
def test_each_unseen_card_is_equally_likely_in_each_unseen_place():
    # Three copies of the red 1 and one wild 1 for 2 places in the hand of seat 1 among all 99 that are unseen.
    sight, found = Table("Y9", "R1 W1").sight(0), Counter()
    tables = 3000 if game.run.is_compiled else 300
    for seed in range(tables):
        found.update(marks(imagined(sight, seed).hand[1]).split())
    for card in CARDS:
        expected = tables * 2 * (card.copies - (card.mark == "Y9")) / 99
        assert abs(found[card.mark] - expected) < 5 * expected**0.5


def test_an_imagined_table_is_played_on():
    table = Table("R1 Y1 B1 W5", "R5 W6", closets={0: "B2"}, outfits={1: [HAT]}).play(lay("R1"))
    state = imagined(table.sight(0))
    assert game.run.legal_actions(state) == game.run.legal_actions(table.state)


@pytest.mark.rule("RY-039")
def test_what_is_trimmed_lies_open_before_and_after():
    table = Table("R1", "R2", closets={0: "B1 B2 B3 B4"}).play(discard("R1"))
    before = sum(table.sight(1).unseen)
    table.play(game.words.format(TRIM + KIND["B1"]))
    assert sum(table.sight(1).unseen) == before
    assert not table.events[0].reveals


@pytest.mark.rule("RYA-22", "RYA-40")
def test_a_deck_made_anew_is_imagined_of_the_cards_that_went_into_it():
    # Two hands and a row; the deck is empty. Seat 0 draws, so all of the row but its last card becomes the deck.
    table = Table("Y9 Y9", "R1 W1 B4", "", row="R0 R0 Y3 B5 W6 R7 Y8", rest=2, phase="draw")
    table.play(DRAW_ONE)
    assert table.deck == 5
    for seed in range(20):
        state = imagined(table.sight(0), seed)
        deck = [MARKS[kind] for kind in state.deck[: state.deck_size[0]]]
        assert len(deck) == 5
        assert set(deck) <= {"R0", "Y3", "B5", "W6", "R7"}
