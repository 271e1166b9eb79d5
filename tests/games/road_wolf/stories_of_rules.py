"""A game for each of the trickier rules, as far as it tells of that rule."""

from tests.games.road_wolf.storytelling import Story

STRAIGHT_ON = "free bike move; ahead 4; move; ahead 4; move; ahead 4"  # a bike's whole turn
VEERING = "free bike move; ahead 3.75, left 1.25; move; ahead 3.75, left 1.25; move; ahead 3.75, left 1.25"

RULES = {
    # A Monster Truck rams two vehicles in one move with Nitro, puts both aside and drives on (RW-354, RWA-82).
    "rams_on": Story(
        "monsters",
        moves=[
            "buy muscle car; buy buggy; enough; vehicle 1; driver; vehicle 1; spikes; vehicle 1; nitro",
            "vehicle 2; brawler; vehicle 2; spikes",
            "buy monster truck; enough; veteran; nitro; nitro; gunner",
            "place at START 12; place at START 12.5",
            "vehicle 2; move; ahead 4; move; ahead 2; done; move; ahead 4; move; ahead 1; done",
            "place at START 11.5",
            "use nitro | 6 4 3 2 1, 5 5 3",
            "reroll a 1 | 6, 5 4 3 2 1, 5 4",
            "leave the dice | 3 2, 6 4",
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
            "place at LEFT 29; place at RIGHT 29",
            "vehicle 2; free bike move; right 4; move; right 4; move; right 2.5",
            "free bike move; left 4; move; left 4; move; left 1.25 | BRIDGE",
            "move; ahead 4; move; ahead 4; done",
            "vehicle 2; free bike move; ahead 4; move; ahead 4; move; ahead 4",
            "free bike move; ahead 4; move; ahead 4; move; ahead 4 | 4 2, 5, CLEAR",
            "move; ahead 4; move; ahead 4",
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
            "move; vehicle 1 | 6 5, 4 3 2 1, 6 6 5 4 2 1, 5 3, 6 6 5 4 2 1, 5 4 3 2, 6 5 5 3 2 1, 4",
        ],
    ),
    # Boarding from vehicles and from car to car, searching, control, and a train slowed down (RW-459 to RW-471).
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
            "board the train; vehicle 2; brawler; enough; done; done",
            "board the train; gunner; shotgun; enough; done; done | CLEAR SLICK",
            "vehicle 2; melee; vehicle 3 | 5 2, 3",
            "search the gondola | molotov",
            "yes; done; done",
            "done | CLEAR CLEAR",
            "vehicle 2; melee; vehicle 1 | 6 6, 5 3 1",
            "board the train; vehicle 1; brawler; enough; enough",
            "done | SLIDE CLEAR",
            "vehicle 1; drive the train; done; done",
            "move; vehicle 3 | 4 3 1, 6 5",
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
            "move; left 1.75; take over; vehicle 2; brawler | 5 3, 5 2, 5, 3 2, 6 4",
            "move; ahead 3; done",
            "done",
            "let a gunner shoot; vehicle 2 | 6, 4 3",
            "move; left 1.75; take over; vehicle 2; whoever drives; nitro | 3 2, 6 4",
            "move; ahead 2; done | CLEAR",
            "done",
            "gunner | 3 2, 5",
        ],
    ),
    # One that lies still is taken over by a driver who leaves the own car standing (RW-274, RW-276, RWA-50).
    "takeover_at_rest": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 4},
        moves=[
            "buy convertible; buy dirt bike",
            "vehicle 1; shotgun; vehicle 1; spikes; vehicle 1; nitro; vehicle 2; spikes",
            "buy coupe; buy buggy",
            "vehicle 3; spikes; vehicle 3; spikes; vehicle 4; spikes; vehicle 4; spikes",
            "place at START 12; place at START 14",
            "vehicle 1; use nitro; move; ahead 4; move; ahead 4; done; done",
            "place at LEFT 17; place at END 12",
            "vehicle 3; move; right 4; move; right 4; done; done | CLEAR",
            "vehicle 1; fire a shotgun; vehicle 3 | 6 4, 5 2",
            "brake; back 3.5, left 1.5; done; done | 5 2, 6 1",
            "done | CLEAR",
            "vehicle 1; brake; back 4; take over; vehicle 3; whoever drives",
            "yes; spikes; nitro",
            "turn round",
        ],
    ),
    # Spikes that do nothing, Spikes that make a car check, and Spikes that stop it for good (RW-118 to RW-121, RWA-38).
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
            "done",
            "fire a shotgun; vehicle 1 | 3 2, 5",
            "done | CLEAR",
            "drop spikes; vehicle 2 | 6 6 5 5, 4 3 2",
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
            "vehicle 3; free bike move; right 4; move; right 4; move; vehicle 1 | 2, 5 3",
            "vehicle 4; free bike move; left 4; move; left 4; move; vehicle 2 | 5, 3",
            "free bike move; right 4; move; right 4; move; right 3; done | CLEAR",
            "move; ahead 4 | 4 2, 3",
        ],
    ),
    # An Ambush springs from SUPPLIES, and so does one whose vehicle was lost (RW-115 to RW-117, RW-083, RWA-39).
    "ambush_from_supplies": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 3},
        moves=[
            "buy coupe; buy street bike; vehicle 1; ambush; vehicle 1; spikes; vehicle 2; ambush",
            "buy convertible; gunner; shotgun; driver",
            "place at START 12; place at START 14",
            "vehicle 2; use nitro; free bike move; ahead 4; move; ahead 4; move; ahead 4; done; done",
            "place at RIGHT 24; move; left 4; move; left 4; done | SUPPLIES",
            "vehicle 1; done; done",
            "brake; vehicle 2 | 2, 6 5 3",
            "done | CLEAR",
            "spring a kept ambush; vehicle 3 | 6 2, 5",
            "gunner",
            "spring an ambush; vehicle 3 | 5 4, 5, 6 3, 5 2 1, 1",
        ],
    ),
    # In the last of four rounds one bike leaves over the wrong edge, and the other falls back where it could get away
    # (RW-295, RWA-72, RWA-132).
    "out_of_time": Story(
        "interceptor",
        options={"points": 2, "round_limit": 4},
        moves=[
            "buy dirt bike; buy dirt bike; vehicle 1; nitro; vehicle 2; driver",
            "buy coupe; nitro; spikes",
            "place at START 9.5; place at START 14.5",
            f"vehicle 1; use nitro; {VEERING}",
            f"{STRAIGHT_ON}; done",
            "place at RIGHT 3; done | CLEAR",
            f"vehicle 1; {VEERING}",
            f"{STRAIGHT_ON}; done",
            "done | CLEAR",
            f"vehicle 1; {STRAIGHT_ON}",
            f"{STRAIGHT_ON}; done",
            "done | CLEAR",
            "vehicle 1; free bike move; left 4",
            "free bike move; ahead 4; brake; back 4; done",
            "done | CLEAR",
        ],
    ),
    # In a chase of a single round nobody can get away (RW-385, RWA-185).
    "a_single_round": Story(
        "chase",
        options={"points": 2, "round_limit": 1},
        moves=[
            "buy roadster; spikes; driver",
            "buy coupe",
            "place at START 12; done",
            "place at RIGHT 3; done | CLEAR",
        ],
    ),
}
