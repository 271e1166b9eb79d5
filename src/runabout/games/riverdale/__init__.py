"""Running Round Riverdale, published by Outset Media: three pawns once round town, by cards."""

from __future__ import annotations

from pathlib import Path

from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.game import Game
from runabout.core.hands import Hands
from runabout.core.looks import Looks
from runabout.core.result import Scoring
from runabout.games.riverdale import bots, refusals, rules, sight
from runabout.games.riverdale.box import BOX, FILE
from runabout.games.riverdale.cards import Special
from runabout.games.riverdale.facts import CARDS
from runabout.games.riverdale.observation import OBSERVATION
from runabout.games.riverdale.scene import LAYOUT, STANDING
from runabout.games.riverdale.state import ACTIONS, COLOURS, OPTIONS, PAWNS, TURNS_MAX, Options, Sight, State
from runabout.games.riverdale.touches import touches
from runabout.games.riverdale.words import MOST, RiverdaleWords, census

game = Game(
    name="riverdale",
    title="Running Round Riverdale",
    prefix="RV",
    version=2,
    seats=(2, COLOURS),  # RVA-03
    actions=ACTIONS,
    bound=TURNS_MAX + COLOURS * len(Special),  # RVA-49: a turn is one play, and each Special card is played once
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
        "Soda Jo",
        "Malt Mickey",
        "Cherry Lou",
        "Jukebox Jan",
        "Homeroom Hugh",
        "Sundae Sue",
        "Roller Rae",
        "Bleacher Bo",
        "Milkshake Milo",
        "Pennant Pat",
        "Locker Lola",
        "Curfew Kurt",
    ),
    words=RiverdaleWords(),
    folder=Path(__file__).parent,
    layout=LAYOUT,
    observation=OBSERVATION,
    touches=touches,
    standing=STANDING,
    scoring=Scoring(won_only=True),
    bots=BotHints(
        bots.action_prior,
        bots.evaluate,
        playout_depth=40,
        prior_weight=300,
        network=Path(__file__).parent / "network.npz",
        network_depth=4,
    ),
    components=Components(
        hands=Hands(CARDS, sight.holds),
        counts=MOST,
        census=census,
        data=(FILE.path,),
        edition=BOX.digest,
        looks=Looks("character", BOX.characters, each=PAWNS),  # RVA-36, RVA-53
    ),
)
