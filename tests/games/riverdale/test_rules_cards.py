"""The Movement cards."""

import pytest

from runabout.games.riverdale.cards import COUNT, MOVEMENT_CARDS
from tests.games.riverdale.table import Table


def red(*hand, pawns=(), others=None, **more):
    """A table of red and yellow on which red plays from this hand."""
    return Table(hand, [], pawns={"red": pawns, **(others or {})}, **more)


@pytest.mark.rule("RV-070")
def test_a_1_moves_an_own_pawn_forward_1():
    assert red("1", pawns=[20]).play("play 1 with pawn 1").pawns("red")[0] == 25  # by the skateboard on 21
    assert red("1", pawns=[27]).play("play 1 with pawn 1").pawns("red")[0] == 28


@pytest.mark.rule("RV-070")
def test_or_an_opponents_pawn_back_1():
    table = red("1", pawns=[27], others={"yellow": [33, "home", "shop"]})
    table.play("play 1 against yellow 1")
    assert table.pawns("yellow")[0] == 32
    assert table.pawns("red")[0] == 27
    assert table.seat == 1
    assert table.events[1].facts == (6, 33, 32)


@pytest.mark.rule("RV-070")
def test_ones_own_pawn_is_no_opponents():
    assert red("1", pawns=[27]).why_not("play 1 against red 1") == "RV-070"


@pytest.mark.rule("RV-071", "RV-072")
@pytest.mark.parametrize(("card", "to"), [("-3", 24), ("-13", 14)])
def test_the_backward_cards_move_an_own_pawn_back(card, to):
    assert red(card, pawns=[27]).play(f"play {card} with pawn 1").pawns("red")[0] == to


@pytest.mark.rule("RV-073")
@pytest.mark.parametrize("card", ["2", "4", "6", "7", "8", "9", "10", "11"])
def test_a_plain_number_moves_an_own_pawn_forward_that_number(card):
    table = red(card, pawns=[27, "shop"], others={"yellow": [50]})
    assert table.play(f"play {card} with pawn 1").pawns("red")[0] == {7: 34, 9: 40}.get(int(card), 27 + int(card))
    plays = [line for line in red(card, pawns=[27, "shop"]).open if card in line.split()]
    assert plays == [f"play {card} with pawn 1", f"play {card} with pawn 3"]


@pytest.mark.rule("RV-070", "RV-071", "RV-072", "RV-073", "RV-074", "RV-078", "RV-081")
def test_every_card_counts_what_is_printed_on_it_and_a_12_is_under_two_names():
    for kind, card in enumerate(MOVEMENT_CARDS):
        assert COUNT[kind] == card.count
        assert card.name in ("Switcharoo", "Quick Pass") or int(card.name) == card.count
    assert [card.name for card in MOVEMENT_CARDS if card.count == 12] == ["Switcharoo", "Quick Pass"]


@pytest.mark.rule("RV-074")
def test_a_5_moves_one_pawn_forward_5():
    assert red("5", pawns=[27]).play("play 5 with pawn 1").pawns("red")[0] == 32


@pytest.mark.rule("RV-075", "RV-077")
@pytest.mark.parametrize(
    ("first", "second", "to"), [(1, 4, [28, 48]), (4, 1, [31, 45]), (2, 3, [29, 47]), (3, 2, [30, 46])]
)
def test_or_is_divided_between_two_pawns_as_1_and_4_or_2_and_3_either_way_round(first, second, to):
    for pawns, line in (
        ([27, 44], f"split 5: pawn 1 moves {first}, pawn 2 moves {second}"),
        ([27, 44], f"split 5: pawn 2 moves {second}, pawn 1 moves {first}"),
    ):
        table = red("5", pawns=pawns).play(line)
        assert table.pawns("red") == [*to, "home"]
        assert table.pile("discard") == {"5": 1}
        assert table.kinds == ["played", "moved", "moved"]


@pytest.mark.rule("RV-076")
def test_a_split_is_for_two_pawns_never_one_or_three():
    lines = red("5", pawns=[27, 31, 37]).open
    splits = [line for line in lines if line.startswith("split")]
    assert len(splits) == 6 * 4
    assert all(line.count("pawn") == 2 for line in splits)
    assert not [line for line in red("5", pawns=[27, "shop", "shop"]).open if line.startswith("split")]


@pytest.mark.rule("RV-078", "RV-081")
@pytest.mark.parametrize("card", ["Switcharoo", "Quick Pass"])
def test_either_12_moves_an_own_pawn_forward_12(card):
    assert red(card, pawns=[27]).play(f"play {card} with pawn 1").pawns("red")[0] == 39


@pytest.mark.rule("RV-079")
def test_a_switcharoo_changes_places_with_any_pawn_on_the_track():
    table = red("Switcharoo", pawns=[27], others={"yellow": [5, 50]})
    table.play("swap pawn 1 with yellow 2 by Switcharoo")
    assert table.pawns("red")[0] == 50
    assert table.pawns("yellow") == [5, 27, "home"]
    assert table.kinds == ["played", "switched"]
    assert table.seat == 1


@pytest.mark.rule("RV-079")
def test_a_pawn_does_not_change_places_with_itself():
    assert red("Switcharoo", pawns=[27]).why_not("swap pawn 1 with red 1 by Switcharoo") == "RV-079"


@pytest.mark.rule("RV-080", "RVA-18")
def test_a_switcharoo_with_a_pawn_on_take_another_turn_gives_no_extra_turn():
    table = red("Switcharoo", pawns=[27], others={"yellow": [49]})
    table.play("swap pawn 1 with yellow 1 by Switcharoo")
    assert table.pawns("red")[0] == 49
    assert table.seat == 1


@pytest.mark.rule("RV-082", "RV-083")
def test_a_quick_pass_changes_places_with_the_first_pawn_ahead_and_no_other():
    # The sheet's own example: yellow is 3 spaces ahead, red 10; here green passes.
    table = Table([], [], [], ["Quick Pass"], pawns={"green": [15], "yellow": [18], "red": [25]}, turn=3)
    table.play("pass with pawn 1 by Quick Pass")
    assert table.pawns("green")[0] == 18
    assert table.pawns("yellow")[0] == 15
    assert table.pawns("red")[0] == 25


@pytest.mark.rule("RV-082")
def test_there_must_be_a_pawn_ahead():
    table = red("Quick Pass", pawns=[27, "circle 1"], others={"yellow": ["circle 2", "home", "shop"]})
    assert table.why_not("pass with pawn 1 by Quick Pass") == "RV-082"


@pytest.mark.rule("RV-084", "RVA-18")
def test_a_quick_pass_of_a_pawn_on_take_another_turn_gives_no_extra_turn():
    table = red("Quick Pass", pawns=[45], others={"yellow": [49]}).play("pass with pawn 1 by Quick Pass")
    assert table.pawns("red")[0] == 49
    assert table.seat == 1
