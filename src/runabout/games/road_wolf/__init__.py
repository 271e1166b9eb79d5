"""Road Wolf, by Sean Patten (ironhands.com): a chase of toy cars with dice and four-inch sticks (RW-001)."""

from __future__ import annotations

from pathlib import Path

from runabout.core.bot_hints import BotHints
from runabout.core.components import Components
from runabout.core.game import Game
from runabout.core.result import Scoring
from runabout.games.road_wolf import rules, sight
from runabout.games.road_wolf.actions import ACTIONS, SLOTS
from runabout.games.road_wolf.bots import choosing, evaluation, priors
from runabout.games.road_wolf.box import FILE
from runabout.games.road_wolf.observation import OBSERVATION
from runabout.games.road_wolf.options import OPTIONS, Options
from runabout.games.road_wolf.refusals.refuse import refuse
from runabout.games.road_wolf.road.turn import CENSUS, census
from runabout.games.road_wolf.rules import WON
from runabout.games.road_wolf.state import Sight, State
from runabout.games.road_wolf.telling.previewed import PREVIEWS
from runabout.games.road_wolf.telling.scene import LAYOUT, STANDING
from runabout.games.road_wolf.telling.words import RoadWolfWords
from runabout.games.road_wolf.touches import touches

ROUNDS_MOST = 100  #: RWA-138

VEHICLE_DECISIONS = 250
"""No vehicle causes more decisions in a round: two actions, and what each of its tokens does once, each with a place or
a target, the dice that Veterans reroll in it and in ten skids, crew lost, and tokens handed over one by one."""

game = Game(
    name="road-wolf",
    title="Road Wolf",
    prefix="RW",
    version=4,
    seats=(2, 6),  # RWA-113
    usual_seats=2,  # one player on each side: turns are long
    actions=ACTIONS,
    bound=ROUNDS_MOST * SLOTS * VEHICLE_DECISIONS,
    State=State,
    Sight=Sight,
    Options=Options,
    options=OPTIONS,
    setup=rules.setup,
    legal=rules.legal,
    refuse=refuse,
    apply=rules.apply,
    see=sight.see,
    imagine=sight.imagine,
    score=rules.score,
    bot_names=(
        "Axle Al",
        "Piston Pete",
        "Gasket Gail",
        "Diesel Dee",
        "Hubcap Hal",
        "Nitro Nell",
        "Chrome Carl",
        "Sparkplug Sid",
        "Throttle Thea",
        "Oilcan Ollie",
        "Bumper Bess",
        "Clutch Cleo",
    ),
    words=RoadWolfWords(),
    folder=Path(__file__).parent,
    observation=OBSERVATION,
    touches=touches,
    layout=LAYOUT,
    standing=STANDING,
    previews=PREVIEWS,
    scoring=Scoring(unit=WON, won_only=True, sides="sides"),
    bots=BotHints(
        priors.action_prior,
        evaluation.evaluate,
        evaluation.is_quiescent,
        priors.candidate_actions,
        priors.action_priors,
        opening_book=choosing.opening_book,
        playout_depth=evaluation.playout_depth,
        prior_weight=700,
    ),
    components=Components(counts=CENSUS, census=census, data=(FILE.path,), edition=FILE.digest),
)
