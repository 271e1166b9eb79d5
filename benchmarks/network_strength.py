"""How well a bot plays with the network of its game, and that written into the network's file:
`.venv/bin/python -m benchmarks.network_strength GAME [DEALS]`.

`learned` bots play against `medium` ones, one against all others, on the same deals in every seat, for each number of
seats that the network was trained with. What the file says of that is replaced; its numbers stay as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from runabout.core.game import Game
from runabout.core.network import KINDS, Network, network_bytes
from runabout.core.whole_file import whole_file
from runabout.games import find_game
from runabout.lab import Study

PLAYER, OTHERS = "learned", "medium"
SEED = "network"


def strength(game: Game, seats: int, deals: int) -> dict[str, Any]:
    """The share of games that a learned bot wins against medium ones, with the command that gives it again."""
    bots = ",".join([PLAYER, *[OTHERS] * (seats - 1)])
    answer = Study(game, seats=seats, bots=bots, metrics=["wins"], deals=deals, seed=SEED).run()
    found = answer[f"wins of {PLAYER}"]
    asked = f"--seats {seats} --bots {bots} --count wins --deals {deals} --seed {SEED}"
    return {
        "command": f"runabout study {game.name} {asked}",
        "fair": round(1 / seats, 4),
        "interval": [round(found.low, 4), round(found.high, 4)],
        "wins": round(found.mean, 4),
    }


def with_strength(network: Network, plays: Mapping[str, Any]) -> bytes:
    """The file of a network that says how well it plays."""
    arrays = {name: getattr(network.parameters, name) for name in KINDS}
    return network_bytes({**network.about, "plays": dict(plays)}, arrays)


def main() -> None:
    """Measure, print, and write."""
    game, deals = find_game(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 200
    network, path = game.network, game.bots.network
    if network is None or path is None:
        raise SystemExit(f"{game.title} has no network")
    plays = {}
    for seats in network.about["plan"]["seats"]:
        plays[str(seats)] = found = strength(game, seats, deals)
        low, high = found["interval"]
        print(f"{seats} seats: {found['wins']:.1%} ({low:.1%} to {high:.1%}); even would be {found['fair']:.1%}")
    with whole_file(path) as file:
        file.write(with_strength(network, plays))


if __name__ == "__main__":
    main()
