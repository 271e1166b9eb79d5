"""A whole game of each mission, to an end that the mission states."""

from tests.games.road_wolf.storytelling import Story

AHEAD_TWICE = "move; ahead 4; move; ahead 4"  # all that two actions are good for

MISSIONS = {
    # A Veteran turns a shot away, and has the last word.
    "duel": Story(
        "duel",
        first="5 4, 3 2",
        options={"points": 2},
        moves=[
            "buy Coupe; veteran; shotgun",
            "buy Buggy; gunner; brawler",
            "place at START 12",
            "use nitro; move; ahead 4; done",
            "place at LEFT 14; move; right 4; move; right 4",
            "let a gunner shoot; vehicle 1 | 6, 5 5",
            "reroll a 5 | 6",
            "done | CLEAR",
            "fire a shotgun; vehicle 2 | 6 3, 4",
            "leave the dice",
            "brawler",
            "move; vehicle 2 | 5 2, 4 1",
            "reroll a 2 | 6",
        ],
    ),
    # One Coupe against two bikes: one shoots, one rams, and the Coupe gets away.
    "interceptor": Story(
        "interceptor",
        options={"points": 2},
        moves=[
            "buy Coupe; nitro; mechanic",
            "buy street bike; buy dirt bike; vehicle 2; shotgun; vehicle 2; gunner",
            "place at START 12",
            "use nitro; move; ahead 4; move; ahead 4; done",
            "place at LEFT 18; place at RIGHT 17",
            "vehicle 2; free bike move; right 4; move; right 4; fire a shotgun; vehicle 1 | 5 3, 5 2, 6 4, 6 5",
            "done",
            "free bike move; left 4; move; left 4; move; vehicle 1 | 6, 5 3, SLICK",
            "let a mechanic repair | 6 2",
            "use nitro; move; ahead 4; move; ahead 4; done",
            "free bike move; right 2.5; use nitro; move; ahead 4; fire a shotgun; vehicle 1 | 6 5, 5 4",
            "done | 4 2, 5 3, CLEAR",
            "move; ahead 4; move; ahead 4",
            "done | 5 4, 6, CLEAR",
            "move; ahead 4; move; ahead 4",
        ],
    ),
    # A gang comes upon a Coupe, drives off in it, and runs the last civilian down with it.
    "two_wheel_terror": Story(
        "two-wheel-terror",
        options={"points": 2, "civilian_points": 3},
        moves=[
            "buy coupe; shotgun; spikes",
            "buy street bike; buy dirt bike; vehicle 4; gunner; vehicle 5; brawler",
            "place at START 13.5",
            "place at START 12; place at START 10.5",
            "vehicle 4; use nitro; free bike move; ahead 4; let a gunner shoot; vehicle 1 | 6, 5 3",
            "move; ahead 0.75; take over; vehicle 1; gunner | 4 2, 5 1",
            "move; ahead 4; done",
            "free bike move; ahead 4; move; ahead 4; move; ahead 4; done | CLEAR",
            "use nitro; move; ahead 4; fire a shotgun; vehicle 4 | 6 4, 3",
            "done | 3 2, 5",
            "vehicle 1; use nitro; move; vehicle 2 | 5 4, 3",
        ],
    ),
    # The Limo has nearly made it when its driver is shot, and an Insurgent drives it off instead.
    "the_president": Story(
        "the-president",
        options={"points": 2},
        moves=[
            "shotgun; spikes; spikes; shotgun",
            "buy convertible; enough; gunner; shotgun; brawler",
            "place at START 12",
            "move; ahead 4; move; ahead 4; done",
            "place at END 10.5; done | CLEAR",
            "move; ahead 4; move; ahead 4; done",
            "done | BRIDGE",
            "move; ahead 4; move; ahead 4; done",
            "done | SUPPLIES",
            "move; ahead 4; move; ahead 4; done",
            "done | CLEAR",
            "move; ahead 4; move; ahead 4; done",
            "let a gunner fire a shotgun; vehicle 1 | 6 3, 5 4",
            "brake; back 3; take over; vehicle 1; brawler | 5 2, 6 4 3 1",
            "enough",
            "move; ahead 4; done",
            "done | CLEAR",
            "vehicle 1; move; ahead 4",
        ],
    ),
    # A gang from either end. One of them shoots the Truck's driver, and the other nearly has the Truck.
    "hijackers": Story(
        "hijackers",
        first="6 3, 4 4",
        options={"points": 2},
        moves=[
            "buy roadster; gunner; driver",
            "buy dirt bike; buy dirt bike; vehicle 3; shotgun; vehicle 4; brawler",
            "place at END 10.5; done",
            "place at START 9.5; place at START 14.5",
            "vehicle 3; free bike move; ahead 4; move; ahead 4; done",
            "free bike move; ahead 4; move; ahead 4; done | CLEAR",
        ],
    ),
}
