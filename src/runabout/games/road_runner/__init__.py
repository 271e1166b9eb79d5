"""Road Runner, by David Morgan-Mar (dangermouse.net): coyotes play traps and escapes."""

from __future__ import annotations

from pathlib import Path

from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.game import Game
from runabout.core.hands import Hands
from runabout.core.result import Scoring
from runabout.games.road_runner import bots, refusals, rules, sight
from runabout.games.road_runner.cards import CARDS
from runabout.games.road_runner.facts import CARD_NAMES
from runabout.games.road_runner.observation import OBSERVATION
from runabout.games.road_runner.previews import PREVIEWS
from runabout.games.road_runner.scene import LAYOUT, STANDING
from runabout.games.road_runner.state import ACTIONS, OPTIONS, Options, Sight, State
from runabout.games.road_runner.touches import touches
from runabout.games.road_runner.words import RoadRunnerWords, census

TURN_DECISIONS = 48
"""No turn takes more decisions: cards are taken back at most 12 times (RRA-31), so at most 12 + 5 are laid and 12 + 5
taken back, one call is made, and seven others answer it."""

game = Game(
    name="road-runner",
    title="Road Runner",
    prefix="RR",
    version=1,
    seats=(3, 8),  # RR-002, RR-003
    actions=ACTIONS,
    bound=5000 * TURN_DECISIONS,  # RRA-29
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
        "Dusty",
        "Two-Fuse Tess",
        "Old Gristle",
        "Lanky Lou",
        "Mesa Mae",
        "Professor Pounce",
        "Calamity Kay",
        "Scruffy Sal",
        "Bandana Ben",
        "Hungry Hattie",
        "Slow Joe",
        "Whiskers",
    ),
    words=RoadRunnerWords(),
    folder=Path(__file__).parent,
    observation=OBSERVATION,
    touches=touches,
    layout=LAYOUT,
    previews=PREVIEWS,
    standing=STANDING,
    scoring=Scoring(won_only=True),
    bots=BotHints(action_prior=bots.action_prior),
    components=Components(
        counts=tuple(card.copies for card in CARDS), census=census, hands=Hands(CARD_NAMES, sight.holds)
    ),
)
