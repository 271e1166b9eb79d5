"""What is in the box."""

from collections import Counter

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import (
    BIT,
    CARDS,
    COPIES,
    CUBES,
    FABRICS,
    ITEMS,
    KIND_OF,
    KINDS,
    OUTFIT_CARDS,
    PACK,
    POINTS,
    PRINTED_CARDS,
    REFERENCE_CARDS,
    RUNWAY_CARDS,
    STYLES,
    WORDS,
    Colour,
)
from runabout.games.rummy_runway.outfits import read_words
from runabout.games.rummy_runway.state import OUTFITS, OUTFITS_EACH, SEATS
from runabout.games.rummy_runway.trends import TRENDS
from tests.games.rummy_runway.table import KIND


def name_of(text):
    """What an outfit of plain cards is called."""
    kinds = [KIND[mark] for mark in text.split()]
    words = read_words(kinds, [CARDS[kind].colour for kind in kinds])
    return " ".join(WORDS[word] for word in words if word >= 0)


@pytest.mark.rule("RY-004")
def test_with_the_reference_cards_there_are_124_cards():
    assert PRINTED_CARDS == 124 == sum(COPIES) + len(TRENDS) + REFERENCE_CARDS
    assert len(PACK) == OUTFIT_CARDS == 100


@pytest.mark.rule("RY-005")
def test_each_number_from_0_to_9_is_there_three_times_in_each_of_three_colours():
    plain = [card for card in CARDS if card.colour != Colour.WILD]
    assert sum(card.copies for card in plain) == 90
    assert {(card.colour.name, card.number): card.copies for card in plain} == {
        (colour, number): 3 for colour in ("RED", "YELLOW", "BLUE") for number in range(10)
    }


@pytest.mark.rule("RY-006", "RY-050")
def test_each_number_is_there_once_as_a_wild_card():
    wild = [card for card in CARDS if card.colour == Colour.WILD]
    assert [(card.number, card.copies) for card in wild] == [(number, 1) for number in range(10)]


@pytest.mark.rule("RY-005", "RY-006")
def test_the_pack_is_these_cards_and_the_game_says_so():
    assert Counter(PACK.tolist()) == Counter({kind: card.copies for kind, card in enumerate(CARDS)})
    assert game.components.counts == tuple(card.copies for card in CARDS)


@pytest.mark.rule("RY-007")
def test_there_are_18_runway_cards_with_a_trend_each():
    assert len(TRENDS) == RUNWAY_CARDS == 18
    assert len({trend.name for trend in TRENDS}) == 18


@pytest.mark.rule("RY-008")
def test_the_six_reference_cards_are_counted_and_do_nothing():
    assert REFERENCE_CARDS == SEATS == 6
    assert sum(game.components.counts) == PRINTED_CARDS - RUNWAY_CARDS - REFERENCE_CARDS


@pytest.mark.rule("RY-009")
def test_there_is_a_cube_for_every_outfit_that_there_can_be():
    assert CUBES == 18 == SEATS * OUTFITS_EACH == OUTFITS


@pytest.mark.rule("RYA-07")
def test_a_plain_card_is_worth_its_number():
    assert all(POINTS[kind] == card.number for kind, card in enumerate(CARDS) if card.colour != Colour.WILD)


@pytest.mark.rule("RY-051", "RYA-08")
def test_a_wild_card_is_worth_nothing():
    assert [POINTS[kind] for kind, card in enumerate(CARDS) if card.colour == Colour.WILD] == [0] * 10


@pytest.mark.rule("RY-060", "RY-061", "RY-062", "RYA-15")
def test_red_cards_are_styles_yellow_ones_items_and_blue_ones_fabrics():
    assert name_of("R2 Y3 B4") == f"{STYLES[2]} {FABRICS[4]} {ITEMS[3]}"
    assert {"Preppy", "Punk", "Vintage"} <= set(STYLES)
    assert {"Hat", "Scarf", "Shirt", "Pants"} <= set(ITEMS)
    assert {"Cotton", "Leather", "Denim", "Silk"} <= set(FABRICS)


@pytest.mark.rule("RYA-15")
def test_the_colours_are_in_the_order_in_which_the_sheet_lists_what_they_stand_for():
    assert [colour.name for colour in Colour] == ["RED", "YELLOW", "BLUE", "WILD"]


@pytest.mark.rule("RY-063", "RY-065")
def test_an_outfit_is_read_as_style_fabric_item():
    assert name_of("R2 Y3 B4") == "Vintage Lace Hat"
    assert name_of("B4 R5 Y6") == f"Cyberpunk Lace {ITEMS[6]}"


@pytest.mark.rule("RY-063")
@pytest.mark.parametrize("order", ["R2 Y3 B4", "Y3 B4 R2", "B4 R2 Y3"])
def test_the_name_does_not_hang_on_the_order_of_the_cards(order):
    assert name_of(order) == "Vintage Lace Hat"


@pytest.mark.rule("RY-066")
def test_the_red_5_makes_it_a_cyberpunk_lace_hat():
    assert name_of("Y3 B4 R5") == "Cyberpunk Lace Hat"


@pytest.mark.rule("RYA-46")
def test_there_are_ten_words_of_each_sort_and_none_twice():
    assert len(STYLES) == len(ITEMS) == len(FABRICS) == 10
    assert len({*STYLES, *ITEMS, *FABRICS}) == 30


@pytest.mark.rule("RYA-46")
def test_where_colours_are_free_an_outfit_has_a_name_all_the_same():
    assert name_of("R2 R3 R4") == f"{STYLES[2]} {STYLES[3]} {STYLES[4]}"
    assert name_of("Y7 Y7 B7") == f"{FABRICS[7]} {ITEMS[7]}"


@pytest.mark.rule("RYA-17", "RYA-46")
def test_what_is_ours_is_labelled_as_house_content():
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    assert "house content" in text.casefold().split("## the trends", 1)[1].splitlines()[0]
    assert "HOUSE CONTENT" in (game.folder / "trends.toml").read_text(encoding="utf-8").splitlines()[0]
    for number in ("RYA-17", "RYA-46"):
        assert "house" in game.rulebook[number].text.casefold()


def test_the_kind_that_a_bit_stands_for_is_found_by_its_remainder():
    assert [KIND_OF[(1 << kind) % BIT] for kind in range(KINDS)] == list(range(KINDS))


@pytest.mark.parametrize(("mark", "text", "name"), [("R5", "red 5", "red-5"), ("W0", "wild 0", "wild-0")])
def test_a_card_is_called_by_its_colour_and_number(mark, text, name):
    card = CARDS[KIND[mark]]
    assert (card.text, card.name, card.mark) == (text, name, mark)
