"""Does the first seat win more, and which card matters? Road Runner with four seats, played at random by Runabout."""

import sys

from runabout.core.rule import rule
from runabout.games import find_game
from runabout.games.road_runner.cards import CARDS
from runabout.lab import Study
from runabout.lab.counting import Figure
from runabout.lab.intervals import CONFIDENCE
from runabout.lab.ladder import mean_effect
from runabout.lab.metrics import Metric


@rule
def note_hand(state, log, room, row):
    """How often the first seat has each title when the table is laid out. The last cell says that it is done."""
    if row[-1] == 0:
        for slot in range(state.hand_size[0]):
            row[state.hand[0, slot]] += 1
        row[-1] = 1


names = [card.name for card in CARDS]
hand = Metric("hand", lambda game, seats: [Figure("hand", name) for name in [*names, "done"]], on_step=note_hand)
study = Study(find_game("road-runner"), 4, "random", {"dealer": 4}, metrics=("wins", hand), deals=int(sys.argv[1]))
answer = study.run(jobs=1, with_games=True)
wins, hands = answer.rows[0][0][:, :4], answer.rows[0][0][:, 4:-1] > 0

for seat, found in enumerate(answer.findings[:4], 1):
    print(f"seat {seat} wins {found.mean:.1%} ({found.low:.1%} to {found.high:.1%})")

each = 1 - (1 - CONFIDENCE) / 2 / len(names)  # all titles at once, two means for each
for title, name in enumerate(names):
    held = mean_effect(wins[hands[:, title], 0], 0.0, each)
    other = mean_effect(wins[~hands[:, title], 0], 0.0, each)
    low, high = held.low - other.high, held.high - other.low
    if low > 0 or high < 0:
        print(f"dealt {name}: {held.mean - other.mean:+.1%} wins ({low:+.1%} to {high:+.1%})")
