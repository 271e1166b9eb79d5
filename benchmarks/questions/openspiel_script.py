"""Does the first seat win more, and which card matters? Crazy eights with four seats, played at random by OpenSpiel."""

import sys
from math import sqrt
from statistics import NormalDist

import pyspiel

SEATS, HAND, RANKS = 4, 5, "23456789TJQKA"
games = int(sys.argv[1])
game = pyspiel.load_game("crazy_eights", {"players": SEATS})
bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

wins = [[] for _ in range(SEATS)]  # by seat, counted from the one that begins: its share of the win in each game
ranks = []  # the ranks that the first seat was dealt in each game
for seed in range(games):
    state = game.new_initial_state()
    returns = pyspiel.evaluate_bots(state, bots, seed)
    history = state.full_history()
    first = next(step.player for step in history if step.player >= 0)
    best = max(returns)
    share = 1 / returns.count(best)
    for place in range(SEATS):
        wins[place].append(share if returns[(first + place) % SEATS] == best else 0.0)
    dealt = history[1 : 1 + SEATS * HAND : SEATS]  # the dealer is drawn first; cards go round from the next seat on
    ranks.append({step.action // 4 for step in dealt})


def mean_and_variance(values):
    """The mean of some values, and the variance of that mean."""
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)


z = NormalDist().inv_cdf(1 - 0.05 / 2 / SEATS)  # all seats at once
for place in range(SEATS):
    mean, variance = mean_and_variance(wins[place])
    print(f"seat {place + 1} wins {mean:.1%} ({mean - z * sqrt(variance):.1%} to {mean + z * sqrt(variance):.1%})")

z = NormalDist().inv_cdf(1 - 0.05 / 2 / len(RANKS))  # all ranks at once
for number, rank in enumerate(RANKS):
    held, held_variance = mean_and_variance([win for win, has in zip(wins[0], ranks, strict=True) if number in has])
    other, other_variance = mean_and_variance(
        [win for win, has in zip(wins[0], ranks, strict=True) if number not in has]
    )
    effect, half = held - other, z * sqrt(held_variance + other_variance)
    if abs(effect) > half:
        print(f"dealt {rank}: {effect:+.1%} wins ({effect - half:+.1%} to {effect + half:+.1%})")
