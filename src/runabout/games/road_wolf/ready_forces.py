"""Ready-made forces: three for each side of a mission, for players who do not want to choose one. House content. A
mission lists first those that came out closest to even, of those that were tried between hard bots.

What they are called, and a line on how each plays, are the messages `force-NAME`.
"""

from __future__ import annotations

from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import Ready

_VEHICLES = {kind.text: kind for kind in VehicleKind}
_TOKENS = {token.text: token for token in Token}


def _ready(name: str, vehicles: str, tokens: str) -> Ready:
    """A force from its own name and those of its vehicles and tokens, as box.toml writes them."""
    return Ready(
        name,
        tuple(_VEHICLES[name] for name in vehicles.split()),
        tuple(_TOKENS[name] for name in tokens.split()),
    )


# --- Interceptor, Chase, Duel -----------------------------------------------------------------------------------------

RUNNERS = (
    _ready(
        "pair-of-heavies",
        "muscle-car humvee coupe dirt-bike",
        "veteran shotgun mechanic spikes nitro gunner",
    ),
    _ready(
        "fast-and-light",
        "roadster street-bike buggy dirt-bike",
        "nitro gunner shotgun nitro spikes mechanic",
    ),
    _ready(
        "guns-on-wheels",
        "convertible buggy street-bike",
        "gunner shotgun veteran gunner molotov brawler",
    ),
)
"""For those who want to get through."""

HUNTERS = (
    _ready(
        "ambushers",
        "convertible roadster street-bike",
        "ambush gunner molotov ambush shotgun gunner",
    ),
    _ready(
        "rammers",
        "muscle-car humvee rally-car dirt-bike",
        "veteran nitro veteran nitro spikes mechanic",
    ),
    _ready(
        "boarders",
        "4x4-truck buggy dirt-bike",
        "brawler brawler gunner veteran brawler shotgun",
    ),
)
"""For those who want to stop them."""

COPS = (
    _ready("riot-squad", "humvee rally-car convertible roadster dirt-bike", "nitro"),
    _ready("highway-patrol", "muscle-car coupe street-bike", "nitro"),
    _ready("motorcycle-police", "street-bike street-bike coupe", "nitro"),
)
"""For Chase. Cops choose no tokens (RW-371), so what stands here is never given out."""

# --- Breakout ---------------------------------------------------------------------------------------------------------

CONVOYS = (
    _ready(
        "gun-trucks",
        "4x4-truck buggy street-bike",
        "gunner molotov gunner shotgun brawler veteran shotgun gunner spikes mechanic",
    ),
    _ready(
        "outriders",
        "roadster street-bike dirt-bike",
        "gunner shotgun veteran gunner spikes mechanic nitro gunner molotov brawler",
    ),
    _ready(
        "hard-shell",
        "muscle-car coupe humvee rally-car dirt-bike",
        "veteran spikes gunner shotgun mechanic veteran gunner molotov spikes nitro",
    ),
)
"""Escorts of the Big Rig, which is bought for them."""

WRECKERS = (
    _ready("wild-bunch", "street-bike dirt-bike", "nitro spikes mechanic nitro spikes mechanic gunner"),
    _ready(
        "battering-rams",
        "armored-car muscle-car humvee rally-car dirt-bike",
        "nitro spikes mechanic",
    ),
    _ready(
        "tanker-thieves",
        "4x4-truck convertible buggy roadster dirt-bike",
        "molotov gunner brawler ambush brawler shotgun gunner veteran",
    ),
)
"""For those who want to stop a Big Rig."""

# --- Two-Wheel Terror -------------------------------------------------------------------------------------------------

BIKERS = (
    _ready("daredevils", "dirt-bike street-bike", "nitro spikes mechanic"),
    _ready("boarding-party", "dirt-bike street-bike", "brawler brawler brawler shotgun brawler molotov"),
    _ready("desert-ghosts", "dirt-bike", "gunner ambush spikes brawler ambush molotov"),
)
"""Bikes and nothing else (RW-310)."""

PATROLS = (
    _ready("interceptors", "muscle-car coupe street-bike", "gunner shotgun veteran spikes gunner nitro"),
    _ready("rangers", "4x4-truck buggy dirt-bike", "gunner gunner shotgun brawler shotgun veteran"),
    _ready("armoured-response", "armored-car rally-car dirt-bike", "veteran gunner shotgun gunner mechanic spikes"),
)
"""For those who hunt bikes."""

# --- The President ----------------------------------------------------------------------------------------------------

ESCORTS = (
    _ready("motorcade", "street-bike roadster", "gunner gunner shotgun veteran spikes mechanic"),
    _ready("chase-car", "rally-car dirt-bike", "veteran spikes gunner shotgun gunner mechanic"),
    _ready("bodyguards", "roadster street-bike", "brawler gunner shotgun brawler molotov gunner"),
)
"""Beside the Limo, which is bought for them."""

INSURGENTS = (
    _ready("technicals", "4x4-truck convertible buggy dirt-bike", "gunner molotov brawler gunner shotgun brawler"),
    _ready("kidnappers", "buggy roadster dirt-bike", "brawler gunner shotgun brawler molotov veteran"),
    _ready("roadside-cell", "rally-car buggy street-bike", "ambush spikes gunner ambush molotov brawler"),
)
"""For those who want the Limo in one piece, and without its crew."""

# --- Hijackers --------------------------------------------------------------------------------------------------------

FIRST_GANG = (
    _ready("street-racers", "roadster street-bike convertible", "brawler nitro gunner brawler shotgun veteran"),
    _ready("crew-of-the-night", "convertible roadster street-bike", "gunner gunner molotov brawler shotgun brawler"),
    _ready("wolf-pack", "street-bike street-bike roadster", "brawler gunner molotov brawler nitro shotgun"),
)

SECOND_GANG = (
    _ready("dust-devils", "buggy dirt-bike 4x4-truck", "brawler spikes gunner brawler shotgun veteran"),
    _ready("scrapyard-dogs", "4x4-truck humvee buggy dirt-bike", "brawler gunner brawler molotov mechanic shotgun"),
    _ready("coyotes", "dirt-bike buggy dirt-bike", "gunner ambush brawler molotov brawler spikes"),
)

# --- Monsters ---------------------------------------------------------------------------------------------------------

SURVIVORS = (
    _ready(
        "wagon-fort",
        "coupe rally-car dirt-bike",
        "veteran gunner shotgun spikes ambush molotov",
    ),
    _ready(
        "scattered",
        "buggy roadster dirt-bike street-bike",
        "gunner molotov spikes gunner shotgun molotov brawler nitro",
    ),
    _ready(
        "tank-hunters",
        "convertible 4x4-truck buggy street-bike",
        "molotov gunner molotov gunner spikes brawler shotgun gunner",
    ),
)

MONSTERS = (
    _ready("crushers", "monster-truck", "spikes mechanic"),
    _ready("war-wagons", "monster-truck", "gunner gunner brawler brawler shotgun shotgun molotov molotov"),
    _ready("old-hands", "monster-truck", "veteran veteran brawler gunner mechanic shotgun nitro spikes"),
)

# --- The Wages of Fear ------------------------------------------------------------------------------------------------

TRUCKERS = (
    _ready(
        "steady-hands",
        "roadster buggy dirt-bike",
        "veteran veteran gunner gunner spikes spikes shotgun mechanic mechanic gunner shotgun brawler molotov nitro",
    ),
    _ready(
        "rearguard",
        "muscle-car humvee coupe dirt-bike",
        "veteran veteran spikes gunner spikes gunner shotgun veteran spikes gunner mechanic shotgun nitro molotov",
    ),
    _ready(
        "screen-of-bikes",
        "street-bike dirt-bike",
        "veteran veteran gunner gunner gunner shotgun gunner molotov spikes brawler shotgun spikes mechanic nitro",
    ),
)
"""Beside the two trucks, which are bought for them."""

FANATICS = (
    _ready("martyrs", "street-bike dirt-bike", "nitro spikes gunner mechanic"),
    _ready(
        "sledgehammers",
        "armored-car muscle-car humvee rally-car dirt-bike",
        "veteran nitro veteran spikes nitro veteran mechanic gunner",
    ),
    _ready(
        "truck-snatchers",
        "4x4-truck convertible buggy roadster dirt-bike",
        "brawler gunner brawler shotgun brawler ambush gunner molotov",
    ),
)
"""For those who go for explosives and do not value their lives."""
