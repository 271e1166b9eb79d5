"""How the ready-made forces did against each other between medium bots: wins and half of the draws of the
first side, in percent, by mission, force of the first side and force of the second. Written by
`python -m benchmarks.balance --write`.
"""

from __future__ import annotations

SCORES: dict[str, dict[str, dict[str, int]]] = {
    "interceptor": {
        "pair-of-heavies": {"ambushers": 48, "rammers": 49, "boarders": 38},
        "fast-and-light": {"ambushers": 23, "rammers": 24, "boarders": 16},
        "guns-on-wheels": {"ambushers": 30, "rammers": 51, "boarders": 27},
    },
    "breakout": {
        "gun-trucks": {"wild-bunch": 59, "battering-rams": 39, "tanker-thieves": 16},
        "outriders": {"wild-bunch": 75, "battering-rams": 50, "tanker-thieves": 9},
        "hard-shell": {"wild-bunch": 62, "battering-rams": 45, "tanker-thieves": 16},
    },
    "two-wheel-terror": {
        "daredevils": {"interceptors": 34, "rangers": 41, "armoured-response": 34},
        "boarding-party": {"interceptors": 62, "rangers": 73, "armoured-response": 88},
        "desert-ghosts": {"interceptors": 55, "rangers": 78, "armoured-response": 73},
    },
    "the-president": {
        "motorcade": {"technicals": 63, "kidnappers": 75, "roadside-cell": 91},
        "chase-car": {"technicals": 63, "kidnappers": 70, "roadside-cell": 79},
        "bodyguards": {"technicals": 80, "kidnappers": 88, "roadside-cell": 87},
    },
    "hijackers": {
        "street-racers": {"dust-devils": 46, "scrapyard-dogs": 54, "coyotes": 46},
        "crew-of-the-night": {"dust-devils": 66, "scrapyard-dogs": 41, "coyotes": 54},
        "wolf-pack": {"dust-devils": 45, "scrapyard-dogs": 45, "coyotes": 43},
    },
    "monsters": {
        "wagon-fort": {"crushers": 36, "war-wagons": 17, "old-hands": 37},
        "scattered": {"crushers": 40, "war-wagons": 21, "old-hands": 27},
        "tank-hunters": {"crushers": 29, "war-wagons": 4, "old-hands": 22},
    },
    "chase": {
        "pair-of-heavies": {"riot-squad": 34, "highway-patrol": 27, "motorcycle-police": 23},
        "fast-and-light": {"riot-squad": 30, "highway-patrol": 23, "motorcycle-police": 11},
        "guns-on-wheels": {"riot-squad": 34, "highway-patrol": 31, "motorcycle-police": 15},
    },
    "the-wages-of-fear": {
        "steady-hands": {"martyrs": 50, "sledgehammers": 38, "truck-snatchers": 16},
        "rearguard": {"martyrs": 52, "sledgehammers": 27, "truck-snatchers": 22},
        "screen-of-bikes": {"martyrs": 38, "sledgehammers": 19, "truck-snatchers": 17},
    },
    "gauntlet": {
        "one-strong-car": {"one-strong-car": 53, "two-of-a-kind": 42, "handful-of-bikes": 72},
        "two-of-a-kind": {"one-strong-car": 72, "two-of-a-kind": 48, "handful-of-bikes": 82},
        "handful-of-bikes": {"one-strong-car": 26, "two-of-a-kind": 16, "handful-of-bikes": 51},
    },
    "derailed": {
        "train-boarders": {"train-boarders": 49, "boarding-party-and-guard": 68, "riders": 59},
        "boarding-party-and-guard": {"train-boarders": 41, "boarding-party-and-guard": 56, "riders": 45},
        "riders": {"train-boarders": 49, "boarding-party-and-guard": 60, "riders": 62},
    },
    "duel": {
        "pair-of-heavies": {"ambushers": 54, "rammers": 55, "boarders": 65},
        "fast-and-light": {"ambushers": 32, "rammers": 33, "boarders": 15},
        "guns-on-wheels": {"ambushers": 55, "rammers": 75, "boarders": 44},
    },
}
