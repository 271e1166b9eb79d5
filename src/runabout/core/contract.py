"""The names a template may use and `bind` fills in from one game: the contract, as a template sees it."""

from __future__ import annotations

from typing import Any

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.record import Cells, Record, i8, record
from runabout.core.rule import Constant, open_rule, rule

RULES = ("setup", "legal", "refuse", "apply", "see", "imagine", "score")
"""Those of the functions here that every game writes."""


@record
class Header(Record):
    """What every game's State and Sight begins with."""

    seats = i8()  #: seats at the table
    seat = i8()  #: whose decision it is; the last decider's number stays once the game is over
    over = i8()  #: 1 once the game has ended


ACTIONS: Any = Constant("ACTIONS")
"""How many action numbers the game has."""

TEAM_SCORE: Any = Constant("TEAM_SCORE")
"""The best score a team can reach, where the game is co-operative; 0 where it is not."""

PLAYOUT_DEPTH: Any = Constant("PLAYOUT_DEPTH")
"""`playout_depth` of a game in which it is always the same; 0 where it is a rule."""

PRIOR_WEIGHT: Any = Constant("PRIOR_WEIGHT")
"""`prior_weight` of a game in which it is always the same; 0 where it is a rule."""

PRIORS_AT_ONCE: Any = Constant("PRIORS_AT_ONCE")
"""1 where the game tells the priors of a decision's actions all at once, by `action_priors`; else 0: where they share
no work, a search is 4 to 6% quicker that asks for each where it needs it."""

NETWORK: Any = Constant("NETWORK")
"""The numbers of the game's network (a `core.network.Parameters`)."""

NETWORK_DEPTH: Any = Constant("NETWORK_DEPTH")
"""Decisions after which a playout stops and asks the network; 0 where the game has none."""

WEIGHT_MAX = 1_000_000
"""The most that the priors may count: a thousand wins for a prior e times as high."""

WHOLE = 1000
"""What the prospects of all seats in an evaluation add up to; also the prospects of a team sure of the best score."""


@open_rule
def setup(state: Any, options: Any, chance: Chance, log: Log) -> None:
    """Lay out the table; `state` is all zeros but for `seats`."""


@open_rule
def legal(state: Any, out: Cells) -> int:  # type: ignore[empty-body]
    """Write the open action numbers into `out`, ascending, and say how many there are."""


@open_rule
def refuse(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """0 where the action is legal, else the number of the rule that forbids it."""


@open_rule
def apply(state: Any, action: int, chance: Chance, log: Log) -> None:
    """Play one legal action, up to the next decision. What is reported is marked where it depends on chance, or on what
    is hidden from the seat that decides (see `core.log.uncertain`).
    """


@open_rule
def see(state: Any, seat: int, sight: Any) -> None:
    """Write what `seat` may know into a `sight` of all zeros; seat -1 is someone who only watches."""


@open_rule
def imagine(sight: Any, chance: Chance, state: Any) -> None:
    """Fill in a `state` of all zeros that the sight allows, each with its right probability."""


@open_rule
def score(state: Any, out: Cells) -> None:
    """Each seat's result, once the game is over; more is better. Co-operative: the team's, for every seat."""


@open_rule
def action_prior(state: Any, action: int) -> int:  # type: ignore[empty-body]
    """How promising a legal action looks to the seat that decides, from what that seat may know: 0 not at all, more is
    better. Greedy bots play the highest; playouts draw in proportion to it; the search takes it as its prior.
    """


@open_rule
def action_priors(state: Any, acts: Cells, count: int, out: Cells) -> None:
    """Write the prior of each of the first `count` of these legal actions, one at least, into `out`, as `action_prior`
    tells it, and change nothing else. For games in which much of that work is the same for all actions of a decision.
    """


@open_rule
def candidate_actions(state: Any, out: Cells) -> int:  # type: ignore[empty-body]
    """Write the legal actions that a bot looks at into `out`, at least one, and return their number: all of them in
    most games; in a game with hundreds of legal actions that differ by little, a selection (progressive widening).
    """


@open_rule
def opening_book(state: Any, acts: Cells, count: int) -> int:  # type: ignore[empty-body]
    """Keep, of the first `count` actions, which are the candidates, those that the opening book recommends, and return
    how many these are; 0 where the book has no entry, and then `acts` may hold anything. It is for decisions about
    which a search finds out nothing. `hard` and `expert` bots consider only what it recommends; `easy` and `medium`
    bots draw one of all candidates there, in proportion to the priors.
    """


@open_rule
def is_quiescent(state: Any) -> bool:  # type: ignore[empty-body]
    """Whether `evaluate` can be trusted here: nothing is half done. Playouts go on until it is true."""


@open_rule
def playout_depth(state: Any) -> int:  # type: ignore[empty-body]
    """Decisions after which a playout stops and asks `evaluate`, counted from the one that the bot thinks about; 0
    where playouts go to the end of the game. It is asked once in each playout, where this leaves the tree, if the game
    is not over.
    """


@open_rule
def prior_weight(playouts: int) -> int:  # type: ignore[empty-body]
    """How much the priors count at the root beside the results, in a decision of so many playouts: see
    `core.bot_hints`. A whole number from 0 to WEIGHT_MAX.
    """


@open_rule
def evaluate(state: Any, out: Cells) -> None:
    """Write each seat's prospects in a game that is not over, in parts of WHOLE: its chance of winning, or,
    co-operative, the team's expected score as a share of the best, for every seat. It is given an imagined state, and
    may look at all of it.
    """


@open_rule
def preview(sight: Any, action: int, out: Cells) -> bool:  # type: ignore[empty-body]
    """Write what there is to tell of an open action into `out`, all zeros: the numbers of the fields that the game
    declares (see `core.previews`). Whether there is anything to tell. It is given the Sight of the seat that decides,
    calls the rules' own functions, and changes nothing.
    """


@open_rule
def read_network(state: Any, reading: Any) -> None:
    """Let the game's network read what the seat that decides may know (see `core.inference.read_state`)."""


@open_rule
def evaluate_by_network(state: Any, reading: Any, out: Cells) -> None:
    """As `evaluate`, by the game's network (see `core.inference.network_evaluate`)."""


@open_rule
def prior_by_network(action: int, reading: Any) -> float:  # type: ignore[empty-body]
    """What the network that has read a state adds to the logarithm of an action's prior (see
    `core.inference.network_prior`).
    """


@open_rule
def observe(sight: Any, out: Cells) -> None:
    """Write what a Sight says as cells of 0 to 255, every one of them, from the viewer's own side (see
    `core.observation`).
    """


@open_rule
def potential(state: Any, out: Cells) -> None:
    """Write how each seat stands in a game that is not over, in parts of WHOLE, for rewards shaped by potential (see
    `core.observation.Observation`). It may look at all of the state.
    """


@open_rule
def holds(state: Any, seat: int, card: int) -> int:  # type: ignore[empty-body]
    """How many copies of a card a seat has in hand; cards are counted as in the game's `Hands`."""


@open_rule
def touches(state: Any, log: Log, place: int) -> int:  # type: ignore[empty-body]
    """The seats, as bits, that event number `place` of a step affects: it changes or attacks what is theirs, by the
    choice of the seat that decided. What a turn or a round does by itself does not count. The seat that decided may be
    among them. The state is that after the step.
    """


@rule
def touches_nobody(state: Any, log: Log, place: int) -> int:
    """`touches` of a game that does not say what seats do to each other."""
    return 0


@rule
def no_hands(state: Any, seat: int, card: int) -> int:
    """`holds` of a game that has no hands, or does not declare them: it is never asked."""
    return 0


@rule
def uniform_prior(state: Any, action: int) -> int:
    """The prior of a game that gives none: every legal action looks the same."""
    return 1


@rule
def each_prior(state: Any, acts: Cells, count: int, out: Cells) -> None:
    """`action_priors` of a game that has none of its own."""
    for i in range(count):
        out[i] = action_prior(state, acts[i])


@rule
def always_quiescent(state: Any) -> bool:
    """For games in which every decision is settled at once: an evaluation can be trusted everywhere."""
    return True


@rule
def same_depth(state: Any) -> int:
    """For games in which playouts stop after so many decisions wherever they are."""
    return int(PLAYOUT_DEPTH)


@rule
def same_weight(playouts: int) -> int:
    """For games in which priors count alike however many playouts there are."""
    return int(PRIOR_WEIGHT)


@rule
def empty_book(state: Any, acts: Cells, count: int) -> int:
    """The opening book of a game that has none."""
    return 0


@rule
def no_evaluation(state: Any, out: Cells) -> None:
    """The evaluation of a game whose playouts go to the end: it is never asked for."""
