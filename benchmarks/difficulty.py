"""How often a team of bots brings everybody home in Race 2 Live, by difficulty and number of survivors (RLA-46):
`.venv/bin/python benchmarks/difficulty.py [LEVEL] [GAMES]`.

Every seat is a bot with one survivor. The games are the same for the same level and number.
"""

import sys
from concurrent.futures import ThreadPoolExecutor

from runabout.bots import Bot, level
from runabout.core.chance import derive, key_from
from runabout.core.cores import available_cores
from runabout.core.game import Game
from runabout.games import find_game
from runabout.lab.simulate import wilson
from runabout.match import Match

DIFFICULTIES = ("sheet", "hard", "expert")
SURVIVORS = (2, 3, 4)


def all_home(game: Game, bots: list[Bot], difficulty: str, number: int) -> bool:
    """Play the game of that number; whether nobody was lost."""
    match = Match(game, len(bots), seed=f"difficulty {number}", options={"difficulty": difficulty})
    for seat, bot in enumerate(bots):
        bot.reseed(derive(key_from(number), f"bot {seat}"))
    while not match.over:
        match.play(bots[match.seat].choose(match.sight(match.seat)))
    things = match.scene(-1).things
    return all(one["condition"] == "safe" for name, one in things.items() if name.startswith("survivor:"))


def share(game: Game, name: str, difficulty: str, survivors: int, games: int) -> tuple[int, float, float]:
    """Games in which everybody came home, and the 95% interval of their share."""
    workers = available_cores()

    def play(worker: int) -> int:
        bots = [Bot(game, level(name), bytes(32)) for _ in range(survivors)]
        return sum(all_home(game, bots, difficulty, number) for number in range(worker, games, workers))

    with ThreadPoolExecutor(workers) as pool:
        found = sum(pool.map(play, range(workers)))
    return found, *wilson(found, games)


def main() -> None:
    """Measure, and print a table."""
    name = sys.argv[1] if len(sys.argv) > 1 else "medium"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    game = find_game("race-2-live")
    Bot(game, level(name), bytes(32)).warm()
    print(f"Everybody home, teams of {name} bots, {games} games each:")
    for difficulty in DIFFICULTIES:
        shares = [share(game, name, difficulty, survivors, games) for survivors in SURVIVORS]
        said = [f"{found / games:.0%} ({low:.0%} to {high:.0%})" for found, low, high in shares]
        print(
            f"  {difficulty:8}" + "   ".join(f"{n} survivors: {part}" for n, part in zip(SURVIVORS, said, strict=True))
        )


if __name__ == "__main__":
    main()
