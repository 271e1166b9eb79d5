"""Rummy Runway, by Chris Backe and Robin David: fashion houses form outfits and riff off each other's (RY-002)."""

from __future__ import annotations

from pathlib import Path

from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.game import Game
from runabout.core.hands import Hands
from runabout.core.result import Scoring
from runabout.games.rummy_runway import bots, refusals, rules, sight, trends
from runabout.games.rummy_runway.cards import CARDS, OUTFIT_CARDS
from runabout.games.rummy_runway.naming import CARD_NAMES
from runabout.games.rummy_runway.observation import OBSERVATION
from runabout.games.rummy_runway.previews import PREVIEWS
from runabout.games.rummy_runway.scene import LAYOUT, STANDING
from runabout.games.rummy_runway.state import (
    ACTIONS,
    OPTIONS,
    OUTFIT_SIZE,
    OUTFITS_EACH,
    ROUNDS_MAX,
    SEATS,
    TIE_BREAKS,
    Options,
    Sight,
    State,
)
from runabout.games.rummy_runway.touches import touches
from runabout.games.rummy_runway.words import RummyRunwayWords, census

TURN_DECISIONS = 5 * OUTFIT_CARDS
"""No turn takes more decisions. Each card is taken from the row at most once, riffed with at most once from a hand and
once from a Closet (RYA-42), and trimmed at most once; three outfits take up to six decisions each; the rest are few."""

TURNS = 200 + 1
"""Of one seat in a round at most (RYA-43), with a final one."""

game = Game(
    name="rummy-runway",
    title="Rummy Runway",
    prefix="RY",
    version=2,
    seats=(2, SEATS),  # RY-001
    actions=ACTIONS,
    bound=ROUNDS_MAX * SEATS * TURNS * TURN_DECISIONS,
    State=State,
    Sight=Sight,
    Options=Options,
    options=OPTIONS,
    setup=rules.setup,
    legal=rules.legal,
    refuse=refusals.refuse,
    apply=rules.apply,
    see=sight.see,
    imagine=sight.imagine,
    score=rules.score,
    bot_names=(
        "Velvet Viv",
        "Corduroy Cal",
        "Sequin Sal",
        "Tweed Ted",
        "Bobbin Bea",
        "Pleats Paula",
        "Button Bert",
        "Chiffon Chip",
        "Taffeta Tam",
        "Zipper Zora",
        "Hemline Henri",
        "Lapel Lou",
    ),
    words=RummyRunwayWords(),
    folder=Path(__file__).parent,
    observation=OBSERVATION,
    touches=touches,
    layout=LAYOUT,
    standing=STANDING,
    previews=PREVIEWS,
    masked=("phase",),  # RYA-44
    scoring=Scoring(tie_breaks=TIE_BREAKS),
    bots=BotHints(bots.action_prior, bots.evaluate, playout_depth=30, prior_weight=100),
    components=Components(
        hands=Hands(CARD_NAMES, sight.holds),
        counts=tuple(card.copies for card in CARDS),
        census=census,
        data=(trends.FILE.path,),
        edition=trends.FILE.digest,
    ),
)

assert OUTFIT_SIZE == OUTFITS_EACH == 3
