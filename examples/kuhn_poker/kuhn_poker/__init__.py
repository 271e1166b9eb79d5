"""Kuhn poker for Runabout: GAME is what the entry point in pyproject.toml names."""

from __future__ import annotations

from pathlib import Path

from kuhn_poker import rules
from kuhn_poker.scene import LAYOUT, STANDING
from kuhn_poker.state import CARDS, OPTIONS, SEATS, Card, Move, Options, Sight, State
from kuhn_poker.words import KuhnWords
from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.game import Game


def census(state: State) -> list[int]:
    """How many of each card a state holds, by card number; of card 0, which stands for none, there are none."""
    cards = [*state.deck[: state.deck_size[0]].tolist(), *state.card.tolist()]
    return [0, *(cards.count(card) for card in list(Card)[1:])]


GAME = Game(
    name="kuhn-poker",
    title="Kuhn Poker",
    prefix="KP",
    version=1,
    seats=(SEATS, SEATS),
    actions=len(Move),
    bound=3,  # check, bet, and the answer to it
    State=State,
    Sight=Sight,
    Options=Options,
    options=OPTIONS,
    setup=rules.setup,
    legal=rules.legal,
    refuse=rules.refuse,
    apply=rules.apply,
    see=rules.see,
    imagine=rules.imagine,
    score=rules.score,
    words=KuhnWords(),
    layout=LAYOUT,
    standing=STANDING,
    folder=Path(__file__).parent,
    bots=BotHints(action_prior=rules.action_prior),
    components=Components(counts=(0, *[1] * CARDS), census=census),
)
