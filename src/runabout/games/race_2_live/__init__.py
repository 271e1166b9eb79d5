"""Race 2 Live, by Jesse Dhillon (Game Design Concepts wiki, 2009): survivors race together for the safe house."""

from __future__ import annotations

from pathlib import Path

from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.game import Game
from runabout.core.hands import Hands
from runabout.games.race_2_live import bots, refusals, rules, sight
from runabout.games.race_2_live.cards import RANK_NAMES
from runabout.games.race_2_live.map import FILE
from runabout.games.race_2_live.observation import OBSERVATION
from runabout.games.race_2_live.previews import PREVIEWS
from runabout.games.race_2_live.scene import LAYOUT, STANDING
from runabout.games.race_2_live.state import ACTIONS, OPTIONS, SCORING, Options, Sight, State
from runabout.games.race_2_live.touches import touches
from runabout.games.race_2_live.words import CENSUS, Race2LiveWords, census

TURN_DECISIONS = 32
"""No turn takes more decisions: at most all the packs of a table's own map are used up over the game, a direction is
chosen, a lane for each step, and each survivor answers a horde, or a find is dealt with."""

PACKS_MOST = 40  #: on a table's own map
TURNS_MOST = 2000  #: RLA-49

game = Game(
    name="race-2-live",
    title="Race 2 Live",
    prefix="RL",
    version=2,
    seats=(1, 4),  # RL-010
    actions=ACTIONS,
    bound=TURNS_MOST * TURN_DECISIONS + PACKS_MOST,
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
        "Lucky Len",
        "Torch Tina",
        "Crowbar Kim",
        "Doc Dora",
        "Radio Ray",
        "Tin-Can Tom",
        "Bandage Bev",
        "Rooftop Ruth",
        "Quiet Quinn",
        "Nine-Lives Nan",
        "Backpack Bill",
        "Last-Bus Lea",
    ),
    words=Race2LiveWords(),
    folder=Path(__file__).parent,
    observation=OBSERVATION,
    touches=touches,
    layout=LAYOUT,
    standing=STANDING,
    scoring=SCORING,
    previews=PREVIEWS,
    bots=BotHints(action_prior=bots.action_prior, prior_weight=bots.prior_weight, playouts={"medium": 50}),
    components=Components(
        counts=CENSUS,
        census=census,
        data=(FILE.path,),
        edition=FILE.digest,
        hands=Hands(RANK_NAMES, sight.holds),
    ),
)
