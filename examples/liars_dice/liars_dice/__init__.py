"""Liar's dice for Runabout: GAME is what the entry point in pyproject.toml names."""

from __future__ import annotations

from pathlib import Path

from liars_dice import rules
from liars_dice.scene import LAYOUT
from liars_dice.state import DOUBT, OPTIONS, SEATS, Options, Sight, State
from liars_dice.words import DiceWords
from runabout.core.game import Game

GAME = Game(
    name="liars-dice",
    title="Liar's Dice",
    prefix="LD",
    version=1,
    seats=(2, SEATS),
    actions=DOUBT + 1,
    bound=DOUBT + 1,  # every bid, each higher than the last, and a doubt
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
    words=DiceWords(),
    layout=LAYOUT,
    folder=Path(__file__).parent,
)
