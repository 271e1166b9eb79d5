"""A game for each of the trickier rules, as far as it tells of that rule."""

from tests.games.road_wolf.storytelling import Story

RULES = {
    # A Monster Truck rams two vehicles in one move with Nitro, puts both aside and drives on (RW-354, RWA-82).
    "rams_on": Story(
        "monsters",
        moves=[
            "buy muscle car; buy buggy; enough; vehicle 1; driver; vehicle 1; spikes; vehicle 1; nitro",
            "vehicle 2; brawler; vehicle 2; spikes",
            "buy monster truck; enough; veteran; nitro; nitro; gunner",
            "place at START 12; place at START 12.5",
            "vehicle 1; move; ahead 3; done; done",
            "place at START 11.5",
            "use nitro | 6 4 3 2 1, 5 5",
        ],
    ),
    # A BRIDGE is out: one Cop falls, one goes round, and the Runner jumps it (RW-375 to RW-377, RWA-85).
    "bridge_out": Story(
        "chase",
        options={"points": 2},
        moves=[
            "buy coupe; mechanic; spikes",
            "buy dirt bike; buy dirt bike",
            "place at START 12; use nitro; move; ahead 4; move; ahead 4; done",
            "place at LEFT 28; place at RIGHT 28",
            "vehicle 2; free bike move; right 4; move; right 4; move; right 2.5",
            "free bike move; left 4; move; left 4; move; left 1.25 | BRIDGE",
            "move; ahead 4; move; ahead 4; done",
            "vehicle 2; free bike move; ahead 4; move; ahead 4; move; ahead 4",
        ],
    ),
    # One ram, and everything goes up (RW-396 to RW-400, RW-402, RWA-124).
    "chain_of_explosions": Story(
        "the-wages-of-fear",
        moves=[
            "enough",
            *["vehicle 1; spikes"] * 4,
            *["vehicle 2; spikes"] * 4,
            "buy rally car; buy dirt bike; enough; vehicle 3; spikes; vehicle 3; spikes; vehicle 4; spikes",
            "place at START 10.5; place at START 13.5",
            "vehicle 1; move; ahead 4; done; move; ahead 4; done",
            "place at START 10.5; place at RIGHT 6",
            "vehicle 4; free bike move; left 4; move; left 4; done",
            "move; vehicle 1 | 6 5, 4 3 2 1",
        ],
    ),
    # Boarding from vehicles and from Gondola to Gondola, searching, control, and a train slowed down (RW-459 to RW-471).
    "boarding": Story(
        "derailed",
        first="5 5, 6 1",
        options={"points": 2},
        moves=[
            "buy buggy; brawler; driver",
            "buy buggy; gunner; shotgun",
            "place at START 8; place at START 16",
            "move; ahead 4; move; ahead 3.25, right 2; done",
            "move; ahead 4; move; ahead 3.25, left 2; done | CLEAR CLEAR",
            "board the train; vehicle 2; brawler; enough",
        ],
    ),
    # A Coupe is taken over while it rolls, and taken back (RW-270 to RW-278).
    "takeover_at_speed": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 3},
        moves=[
            "buy convertible; gunner; shotgun; brawler",
            "buy coupe; buy street bike; vehicle 2; spikes; vehicle 2; spikes; vehicle 3; gunner",
            "place at START 12; use nitro; move; ahead 4; move; ahead 4; done",
            "place at LEFT 17; place at LEFT 22",
            "vehicle 2; move; right 4; move; right 4; done",
            "free bike move; right 4; move; right 4; done | CLEAR",
            "let a gunner fire a shotgun; vehicle 2 | 6 4, 5 2",
        ],
    ),
    # Spikes that do nothing, Spikes that make a car swerve, and Spikes that stop it for good (RW-118 to RW-121, RWA-38).
    "spikes": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 3},
        moves=[
            "buy convertible; spikes; spikes; spikes",
            "buy muscle car; mechanic; shotgun; nitro",
            "place at START 12; use nitro; move; ahead 4; done",
            "place at LEFT 8; move; right 4; move; right 4; done | CLEAR",
            "drop spikes; vehicle 2 | 5 4 3 2, 6 4 1",
            "drop spikes; vehicle 2 | 5 4 2 1, 5 3 2, 4 3, 6 2 1",
        ],
    ),
    # A bike that rams is gone, win or lose; and who rams a bike drives on over it (RW-226, RW-228, RW-255, RWA-53).
    "a_bike_rams": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 3},
        moves=[
            "buy coupe; buy street bike; vehicle 1; mechanic; vehicle 1; shotgun; vehicle 2; gunner",
            "buy dirt bike; buy dirt bike; buy dirt bike",
            "vehicle 3; spikes; vehicle 4; molotov; vehicle 5; driver",
            "place at START 12; place at START 13.5",
            "vehicle 1; use nitro; move; ahead 4; done; use nitro; move; ahead 4; done",
            "place at LEFT 14; place at RIGHT 13; place at LEFT 17",
        ],
    ),
    # An Ambush springs from SUPPLIES, and so does one whose vehicle was lost (RW-115 to RW-117, RW-083, RWA-39).
    "ambush_from_supplies": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 3},
        moves=[
            "buy coupe; buy dirt bike; vehicle 1; ambush; vehicle 1; spikes; vehicle 2; ambush",
            "buy convertible; gunner; shotgun; driver",
            "place at START 12; place at START 14",
            "vehicle 2; free bike move; ahead 4; move; ahead 4; move; ahead 4; done; done",
            "place at RIGHT 32; move; left 4; move; left 2; done | SUPPLIES",
            "vehicle 1; spring an ambush; vehicle 3 | 6 2, 5",
        ],
    ),
}
