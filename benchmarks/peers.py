"""The peers' side of the benchmark: how fast other libraries play random games on one thread.

This file runs in an environment of its own (`requirements/bench.txt`), never in Runabout's:

    python benchmarks/peers.py --list
    python benchmarks/peers.py --worker gin-rummy-rollouts --seconds 2

Each function plays uniformly random games for about the seconds it is given and says what it played. A
peer is imported before the clock starts; what it does once, such as building its tables, is not timed.
`PEERS`, at the end, lists all there is.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from importlib.metadata import version
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter, process_time
from typing import Any, Literal

CHANCE = -1  # what OpenSpiel's `current_player()` says where chance is to move
TERMINAL = -4  # and what it says once the game is over
WARM_UP_SECONDS = 0.1

POSITIONS = 32  # set-up tables that the rollouts start from
ROLLOUTS_A_CALL = 16  # enough that the call itself no longer shows in the time
GAMES_A_POSITION = 32  # at most; played from each of these, off the clock, to learn how long they last
GAMES_CHECKED = 3  # held against what the loops take for granted

Where = Literal["from Python", "inside C++", "on the CPU"]
Tells = Literal["", "one", "many"]


@dataclass(frozen=True)
class Played:
    """What one peer played, and how long it took."""

    seats: int
    games: int
    decisions: int
    """Times that a player chose an action, forced ones included."""
    steps: int
    """Decisions and, where the peer has chance nodes, each card or throw of dice that chance made on the clock."""
    seconds: float
    uncertainty: float = 0.0
    """Relative standard error of `decisions` and `steps`; 0 where they were counted one by one."""


# ------------------------------------------------------------------------------------------- OpenSpiel


def openspiel_python(name: str, seconds: float, seed: int) -> Played:
    """OpenSpiel stepped from Python, the way its examples do it.

    Every game begins with `game.new_initial_state()`. See `_step_openspiel` for the loop.
    """
    game = _load(name)
    return _step_openspiel(game, game.new_initial_state, seconds, seed)


def openspiel_python_cloned(name: str, seconds: float, seed: int) -> Played:
    """The same loop, but every game begins as a clone of one empty table.

    In gin rummy `new_initial_state()` builds the tables of all melds anew, which costs more than playing the
    game does. Cloning avoids that and changes nothing else, so there this is the figure that is fair to the
    rules' own speed. In the other games the two cost the same.
    """
    game = _load(name)
    return _step_openspiel(game, game.new_initial_state().clone, seconds, seed)


def openspiel_bots(name: str, seconds: float, seed: int) -> Played:
    """Whole games, set-up included, between OpenSpiel's own uniformly random bots, played in C++.

    One call of `evaluate_bots` plays one game and leaves it behind finished, so every decision is counted.
    The clock stands still meanwhile. This is the exact counterpart of `openspiel_rollouts`; it is slower
    by the set-up and because it tells each bot of every action.
    """
    import pyspiel

    game = _load(name)
    empty_table = game.new_initial_state()
    bots = _random_bots(game, seed)
    games, decisions, steps, elapsed = 0, 0, 0, 0.0
    while elapsed < seconds:
        started = perf_counter()
        table = empty_table.clone()
        pyspiel.evaluate_bots(table, bots, seed + games)
        elapsed += perf_counter() - started
        chosen, taken = _count(table)
        games += 1
        decisions += chosen
        steps += taken
    return Played(game.num_players(), games, decisions, steps, elapsed)


def openspiel_rollouts(name: str, seconds: float, seed: int) -> Played:
    """The random rollouts that OpenSpiel's own searches consist of: nothing of them is in Python.

    How it is measured. `pyspiel.RandomRolloutEvaluator` cannot be called from Python, only handed to a
    search. `MCTSBot.mcts_search` limited to one simulation meets a root that it has never visited, so it
    hands the root itself to the evaluator, which plays ROLLOUTS_A_CALL games from there to the end. One
    call is therefore that many rollouts and no tree at all: the most that any search built on them can reach.

    The start positions are tables just set up, so dealing costs this peer nothing, and the games are as long
    as they get (from positions in mid-game gin rummy decides about a tenth less often).

    How it is counted. The evaluator does not say how long its rollouts were. Their length is measured on
    other random games from the very same positions, played off the clock by OpenSpiel's random bots, which
    choose uniformly among the legal actions as the evaluator does. Decisions are the number of rollouts
    times the mean of these lengths.

    How far it can be trusted. `uncertainty` combines the standard error of that mean with the spread of the
    sum over the rollouts really played; at a second it is about 1%. `openspiel_bots` is an exact check.
    """
    import pyspiel

    game = _load(name)
    rng = random.Random(seed)
    positions = [_set_up(game, rng) for _ in range(POSITIONS)]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_CALL, seed)
    search = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=seed,
        verbose=False,
    ).mcts_search

    calls = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        root = search(positions[calls % POSITIONS])
        calls += 1
    if root.explore_count != 1 or len(root.children) > 0:
        raise RuntimeError("the search did more than hand its root to the evaluator: this count is void")

    rollouts = calls * ROLLOUTS_A_CALL
    used = positions[:calls]
    decisions, steps = _lengths(game, used, min(GAMES_A_POSITION, ceil(rollouts / len(used))), rng)
    mean = fmean(decisions)
    relative_error = stdev(decisions) / mean * sqrt(1 / len(decisions) + 1 / rollouts)
    return Played(
        game.num_players(),
        rollouts,
        round(rollouts * mean),
        round(rollouts * fmean(steps)),
        elapsed,
        relative_error,
    )


def _load(name: str) -> Any:
    """A game of OpenSpiel, once what the loops take for granted has been found true of it."""
    import pyspiel

    game = pyspiel.load_game(name)
    _check_chance_is_even(game)
    return game


def _step_openspiel(game: Any, open_table: Callable[[], Any], seconds: float, seed: int) -> Played:
    """Play whole games action by action, with as little Python around each step as it takes.

    Chance in these games only ever picks evenly, among cards or among the 36 throws of two dice
    (`_check_chance_is_even`), so its pick is made like a player's, from `legal_actions()`: cheaper than asking
    for the probabilities. Whether the game is over and whether chance is to move is learnt from one call,
    `current_player()`.
    """
    rng = random.Random(seed).random
    games, decisions, by_chance = 0, 0, 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        state = open_table()
        whose, legal, apply = state.current_player, state.legal_actions, state.apply_action
        while (seat := whose()) != TERMINAL:
            actions = legal()
            if seat == CHANCE:
                by_chance += 1
            else:
                decisions += 1
            apply(actions[int(rng() * len(actions))])
        games += 1
    return Played(game.num_players(), games, decisions, decisions + by_chance, elapsed)


def _check_chance_is_even(game: Any) -> None:
    """Hold some whole games against what `_step_openspiel` takes for granted."""
    rng = random.Random(0)
    for _ in range(GAMES_CHECKED):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes = dict(state.chance_outcomes())
                if list(outcomes) != actions or max(outcomes.values()) - min(outcomes.values()) > 1e-12:
                    raise RuntimeError("chance is not even here: its outcomes must be drawn by their probabilities")
            state.apply_action(rng.choice(actions))
        if state.current_player() != TERMINAL:
            raise RuntimeError("a finished game no longer says so by its current player")


def _random_bots(game: Any, seed: int) -> list[Any]:
    """A uniformly random bot of OpenSpiel's for each seat."""
    import pyspiel

    return [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]


def _set_up(game: Any, rng: random.Random) -> Any:
    """A table at its first decision: dealt, or the dice thrown."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _lengths(game: Any, positions: list[Any], games: int, rng: random.Random) -> tuple[list[int], list[int]]:
    """Decisions and steps of so many random games from each of these positions to the end."""
    import pyspiel

    bots = _random_bots(game, rng.getrandbits(30))
    decisions, steps = [], []
    for position in positions:
        before = position.move_number()
        for _ in range(games):
            table = position.clone()
            pyspiel.evaluate_bots(table, bots, rng.getrandbits(30))
            chosen, taken = _count(table, before)
            decisions.append(chosen)
            steps.append(taken)
    return decisions, steps


def _count(table: Any, since: int = 0) -> tuple[int, int]:
    """Decisions and steps of a finished game, from step number `since` on."""
    history = table.full_history()[since:]
    return sum(step.player != CHANCE for step in history), len(history)


# ---------------------------------------------------------------------------------------------- RLCard


def rlcard_env(name: str, seconds: float, seed: int, clock: Callable[[], float] = perf_counter) -> Played:
    """RLCard through the environment that `rlcard.make` gives, as an agent is trained on it.

    The environment encodes an observation at every step; it cannot be told not to.
    """
    import rlcard

    env = rlcard.make(name, config={"seed": seed})
    rng = random.Random(seed).random
    games, decisions = 0, 0
    started = clock()
    while (elapsed := clock() - started) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = state["raw_legal_actions"]
            state, _ = env.step(actions[int(rng() * len(actions))])
            decisions += 1
        games += 1
    return Played(env.num_players, games, decisions, decisions, elapsed)


def rlcard_observed(name: str, seconds: float, seed: int) -> Played:
    """`rlcard_env`, which tells the observation and what is legal, by processor time."""
    return rlcard_env(name, seconds, seed, process_time)


def openspiel_observed(name: str, seconds: float, seed: int) -> Played:
    """OpenSpiel stepped from Python as an environment: at each decision the tensor and the mask of the seat.

    The loop is `openspiel_python_cloned` with these two added. The action is drawn from the list of legal actions.
    """
    game = _load(name)
    open_table = game.new_initial_state().clone
    rng = random.Random(seed).random
    games, decisions, by_chance = 0, 0, 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds:
        state = open_table()
        whose, legal, apply = state.current_player, state.legal_actions, state.apply_action
        tensor, mask = state.observation_tensor, state.legal_actions_mask
        while (seat := whose()) != TERMINAL:
            actions = legal()
            if seat == CHANCE:
                by_chance += 1
            else:
                tensor(seat)
                mask(seat)
                decisions += 1
            apply(actions[int(rng() * len(actions))])
        games += 1
    return Played(game.num_players(), games, decisions, decisions + by_chance, elapsed)


def pettingzoo_env(name: str, seconds: float, seed: int) -> Played:
    """PettingZoo's classic environments: `last`, an action of the mask, `step`."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(seed).random
    games, decisions = 0, 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds:
        env.reset(seed=seed + games)
        while env.agents:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng() * len(legal))]))
            decisions += 1
        games += 1
    return Played(env.max_num_agents, games, decisions, decisions, elapsed)


def pgx_batch(name: str, seconds: float, seed: int, tables: int = 1024) -> Played:
    """Pgx on the CPU: many tables in one compiled call, begun again by its `auto_reset`.

    A call draws a legal action for every table, steps, and gives observations and masks. It is waited for before the
    next, as a policy outside would.
    """
    import jax
    import pgx
    from pgx.experimental import auto_reset

    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_compilation_cache_dir", str(Path(__file__).resolve().parent.parent / ".venv-bench" / "jax"))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    @jax.jit
    def play(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, luck, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(luck, odds, axis=1)
        after = jax.vmap(step)(state, actions, jax.random.split(chance, tables))
        return after, key, after.terminated.sum()

    key = jax.random.PRNGKey(seed)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, tables))
    state, key, _ = play(state, key)
    games, steps = 0, 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds:
        state, key, ended = play(state, key)
        games += int(ended)
        state.observation.block_until_ready()
        steps += 1
    return Played(env.num_players, games, steps * tables, steps * tables, elapsed)


def rlcard_engine(name: str, seconds: float, seed: int) -> Played:
    """RLCard by its game engine alone, beneath the environment.

    Nothing is encoded as an array, and actions are handed over as the engine's own objects. This is the
    faster of the two ways.
    """
    import rlcard

    game = rlcard.make(name, config={"seed": seed}).game
    legal = game.judge.get_legal_actions
    rng = random.Random(seed).random
    games, decisions = 0, 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        game.init_game()
        while not game.is_over():
            actions = legal()
            game.step(actions[int(rng() * len(actions))])
            decisions += 1
        games += 1
    return Played(game.get_num_players(), games, decisions, decisions, elapsed)


# ------------------------------------------------------------------------------------------- the peers


@dataclass(frozen=True)
class Peer:
    """One way to drive one game of a library.

    Attributes:
        library: its name.
        package: what it is installed as.
        where: in which language the loop of play is.
        game: what the library calls the game.
        play: plays that game for some seconds from a seed.
        tells: what is made at each decision: "" for nothing, else "one" or "many" tables with observation and mask.
    """

    library: str
    package: str
    where: Where
    game: str
    play: Callable[[str, float, int], Played]
    tells: Tells = ""


def _openspiel(where: Where, game: str, play: Callable[..., Played]) -> Peer:
    return Peer("OpenSpiel", "open-spiel", where, game, play)


def _rlcard(game: str, play: Callable[..., Played]) -> Peer:
    return Peer("RLCard", "rlcard", "from Python", game, play)


def _pettingzoo(game: str) -> Peer:
    return Peer("PettingZoo", "pettingzoo", "from Python", game, pettingzoo_env, "one")


def _pgx(game: str) -> Peer:
    return Peer("Pgx", "pgx", "on the CPU", game, pgx_batch, "many")


PEERS = {
    "gin-rummy-python": _openspiel("from Python", "gin_rummy", openspiel_python),
    "gin-rummy-cloned": _openspiel("from Python", "gin_rummy", openspiel_python_cloned),
    "backgammon-python": _openspiel("from Python", "backgammon", openspiel_python),
    "crazy-eights-python": _openspiel("from Python", "crazy_eights", openspiel_python),
    "gin-rummy-rollouts": _openspiel("inside C++", "gin_rummy", openspiel_rollouts),
    "gin-rummy-bots": _openspiel("inside C++", "gin_rummy", openspiel_bots),
    "backgammon-rollouts": _openspiel("inside C++", "backgammon", openspiel_rollouts),
    "backgammon-bots": _openspiel("inside C++", "backgammon", openspiel_bots),
    "crazy-eights-rollouts": _openspiel("inside C++", "crazy_eights", openspiel_rollouts),
    "crazy-eights-bots": _openspiel("inside C++", "crazy_eights", openspiel_bots),
    "rlcard-env": _rlcard("gin-rummy", rlcard_env),
    "rlcard-engine": _rlcard("gin-rummy", rlcard_engine),
    "gin-rummy-observed": replace(_openspiel("from Python", "gin_rummy", openspiel_observed), tells="one"),
    "backgammon-observed": replace(_openspiel("from Python", "backgammon", openspiel_observed), tells="one"),
    "crazy-eights-observed": replace(_openspiel("from Python", "crazy_eights", openspiel_observed), tells="one"),
    "rlcard-observed": replace(_rlcard("gin-rummy", rlcard_observed), tells="one"),
    "connect-four-zoo": _pettingzoo("connect_four_v3"),
    "texas-holdem-zoo": _pettingzoo("texas_holdem_v4"),
    "backgammon-pgx": _pgx("backgammon"),
    "connect-four-pgx": _pgx("connect_four"),
    "sparrow-mahjong-pgx": _pgx("sparrow_mahjong"),
}
"""All there is to compare with, by name; those of one library and language stand together."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one peer's random games and print one JSON object.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--worker", metavar="NAME", choices=PEERS, help="the peer to play")
    what.add_argument("--list", action="store_true", help="name the peers and what each measures")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to play, about (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random (default: 1)")
    args = parser.parse_args()
    if args.list:
        for name, peer in PEERS.items():
            print(f"{name:23}{peer.game:14}{(peer.play.__doc__ or '').splitlines()[0]}")
        return
    if not args.seconds > 0:
        parser.error(f"--seconds must be above 0, not {args.seconds:g}")
    peer = PEERS[args.worker]
    peer.play(peer.game, WARM_UP_SECONDS, args.seed)
    played = peer.play(peer.game, args.seconds, args.seed)
    print(json.dumps({"game": peer.game, **asdict(played), "version": version(peer.package)}))


if __name__ == "__main__":
    main()
