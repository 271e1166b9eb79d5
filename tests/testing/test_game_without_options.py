"""A game that declares no table options is a game like any other."""

from collections import Counter
from dataclasses import replace

import pytest

from runabout.core.errors import BadOption
from runabout.core.game import INTERPRET
from runabout.core.log import note, only
from runabout.core.options import NoOptions
from runabout.core.piles import draw, put, put_sorted
from runabout.core.rule import rule
from runabout.testing import LAWS, check_game
from tests.laws import little


@rule
def deal_two_each(state, options, chance, log):
    state.boasting = 1
    for rank in range(little.RANKS):
        for _ in range(little.COPIES):
            put(state.deck, state.deck_size, 0, rank)
    for seat in range(state.seats):
        for _ in range(2):
            card = draw(state.deck, state.deck_size, 0, chance)
            put_sorted(state.hand[seat], state.hand_size, seat, card)
            note(log, little.Event.DEALT_CARD, only(seat), seat, card)


GAME = replace(little.game, seats=(3, 3), setup=deal_two_each, Options=NoOptions, options=())


@pytest.mark.parametrize("interpreted", ["1", ""], ids=["interpreted", "compiled"])
def test_sound_game_without_options_passes_every_law(monkeypatch, interpreted):
    monkeypatch.setenv(INTERPRET, interpreted)
    seen = Counter()
    check_game(GAME, seed="little", games=2, hidden=little.HIDDEN, on_law=lambda law, case: seen.update([law.name]))
    assert set(seen) == {law.name for law in LAWS}


def test_game_without_options_refuses_any_in_words():
    with pytest.raises(BadOption, match=r'^No option "dealt": the game has no options\.$'):
        GAME.new_options({"dealt": 1})
