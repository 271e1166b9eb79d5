"""What the laws have in common: a case to check, random play through it, and how a broken law is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from runabout.core.chance import Chance, derive, key_from, pick
from runabout.core.contract import Header
from runabout.core.game import Functions, Game
from runabout.core.log import Log
from runabout.core.words import Event

WATCHER = -1
"""The viewer that stands for someone who only watches."""


class BrokenLaw(AssertionError):
    """A game breaks a law.

    Attributes:
        law: the name of the law, as in `LAWS`.
        message: what is wrong, and how to get there again.
    """

    def __init__(self, law: str, message: str) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.message = message


class Fault(Exception):
    """What a law found wrong; `Law.check` adds where, and makes a BrokenLaw of it."""


@dataclass(frozen=True)
class Hidden:
    """What a game with hidden cards tells the law of frequencies.

    Attributes:
        places: each card of a state with the place where it lies, as numbers: which numbers is up to the game. What
            nobody can tell apart should be one place (a draw pile without order).
        uninformative: an action for this state that tells nobody anything of the hidden cards: whether it is legal, and
            whether it is chosen, must not depend on anything hidden from anyone. None where there is none.
        marked: cards of which the viewer of a sight knows more than that they are somewhere out of view (such as
            those it passed on); where these lie is compared apart, by their place in this list.
    """

    places: Callable[[Any], list[tuple[int, int]]]
    uninformative: Callable[[Any, list[int]], int | None]
    marked: Callable[[Any], list[int]] = lambda sight: []


@dataclass
class Case:
    """One game with one number of seats and one set of options.

    Attributes:
        game: the game.
        seats: how many sit at the table.
        options: what the table agreed, by name; defaults for the rest.
        seed: what all chance of the check is derived from.
        games: how many games each law plays.
        first: the number of the first of them; the number says how it is played, see `one_game`.
        hidden: see `Hidden`; None for a game that hides nothing, or does not say.
        position: where the check is; for telling where a law was broken.

    Raises:
        BadOption: the game has no such option, or bots alone may not play with that value.
    """

    game: Game
    seats: int
    options: Mapping[str, int] = field(default_factory=dict)
    seed: int | str = 0
    games: int = 3
    first: int = 0
    hidden: Hidden | None = None
    position: Position | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.game.new_options(self.options, self.seats)

    def __str__(self) -> str:
        agreed = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}, {self.seats} seats" + (f", {agreed}" if agreed else "")

    @property
    def run(self) -> Functions:
        """The game's functions, compiled or as the environment says."""
        return self.game.run

    @property
    def numbers(self) -> range:
        """The numbers of the games that each law plays."""
        return range(self.first, self.first + self.games)

    @property
    def viewers(self) -> range:
        """Every seat, and -1 for someone who only watches."""
        return range(WATCHER, self.seats)

    def seed_of(self, number: int | str) -> str:
        """The seed of one of the games played; `Match(game, seats, seed, options)` deals that game."""
        return f"laws {self.seed} {number}"

    def stream(self, purpose: str, number: int = 0) -> Chance:
        """Chance for a purpose of the check, apart from what the games are dealt."""
        return Chance.seeded(derive(key_from(self.seed_of(purpose)), "laws"), number)


class Position:
    """One position of a game during a check.

    Attributes:
        state, chance: as they are now; a law that wants to play on copies them.
        log: what the step that led here reported (at first: what the set-up did).
        legal: the open actions.
        choice: the action that will be played next; None where none is.
        played: the actions so far.
        run: the functions that play it.
    """

    def __init__(self, case: Case, number: int | str = 0, run: Functions | None = None) -> None:
        self.case = case
        self.number = number
        self.run = run or case.run
        self.chance = Chance.seeded(derive(key_from(case.seed_of(number)), "deal"))  # as Match derives it
        self.state: Any = case.game.State()
        self.state.seats = case.seats
        self.log = Log()
        self.legal: list[int] = []
        self.choice: int | None = None
        self.played: list[int] = []
        case.position = self
        self.run.setup(self.state, case.game.new_options(case.options), self.chance, self.log)

    def __str__(self) -> str:
        options = f", options={dict(self.case.options)}" if self.case.options else ""
        steps = f"; then play {self.played}" if self.played else ""
        return f'Match(game, {self.case.seats}, seed="{self.case.seed_of(self.number)}"{options}){steps}'

    def play(self, action: int) -> None:
        """Play an action."""
        self.log = Log()
        self.run.apply(self.state, action, self.chance, self.log)
        self.played.append(action)

    def after(self, action: int, chance: Chance | None = None, state: Header | None = None) -> tuple[Any, Log, Chance]:
        """What playing an action here would lead to; this position (or `state`) stays as it is."""
        after, log = (state or self.state).copy(), Log()
        used = (chance or self.chance).copy()
        self.run.apply(after, action, used, log)
        return after, log, used

    def sight(self, viewer: int, state: Header | None = None) -> Any:
        """What a viewer may know here, or of another state."""
        return self.run.sight(state or self.state, viewer)

    def imagined(self, sight: Any, chance: Chance) -> Any:
        """A state that a sight allows."""
        state = self.case.game.State()
        self.run.imagine(sight, chance, state)
        return state

    def seen(self, log: Log, viewer: int) -> list[Event]:
        """What of the events in a log a viewer may know."""
        return [event for event in self.case.game.words.events(log) if event.known_to(viewer)]

    @property
    def is_sampled(self) -> bool:
        """Whether a law that is slow to check looks at this position: at each of the first, then ever fewer."""
        decisions = len(self.played)
        for until, stride in ((6, 1), (24, 3), (96, 12), (960, 120)):
            if decisions < until:
                return decisions % stride == 0
        return decisions % 1200 == 0 or bool(self.state.over)


Policy = Callable[[Position], int]
"""Chooses among the open actions of a position."""


def at_random(case: Case, number: int | str) -> Policy:
    """Each open action with equal chance."""
    chance = case.stream(f"choices {number}")
    return lambda position: position.legal[pick(chance, len(position.legal))]


def biased(case: Case, number: int | str, end: int) -> Policy:
    """Three times out of four the first (0) or the last (-1) of the open actions: other games than chance alone plays,
    and often much longer ones.
    """
    chance = case.stream(f"leaning {number}")
    return lambda position: position.legal[end if pick(chance, 4) else pick(chance, len(position.legal))]


def play(
    case: Case, number: int | str = 0, policy: Policy | None = None, most: int | None = None
) -> Iterator[Position]:
    """Play one game, and stop at every position before its `choice` is played. The same Position moves on.

    It ends with the game, where nothing is legal, or after `most` decisions (as a rule, those that the game promises
    not to exceed): which of these is right is for the laws to say.
    """
    choose = policy or at_random(case, number)
    position = Position(case, number)
    limit = case.game.bound if most is None else most
    while True:
        position.legal = position.run.legal_actions(position.state)
        stop = not position.legal or len(position.played) >= limit
        position.choice = None if stop else choose(position)
        yield position
        if position.choice is None:
            return
        position.play(position.choice)


def games(case: Case) -> Iterator[Position]:
    """Every position of the games that a case plays."""
    for number in case.numbers:
        yield from one_game(case, number)


def one_game(case: Case, number: int) -> Iterator[Position]:
    """Every position of one of them: every third is played by chance alone, and the others lean to one end."""
    kind = number % KINDS_OF_PLAY
    if kind == 0:
        return play(case, number)
    return play(case, number, biased(case, number, (0, -1)[kind - 1]), BIASED_MOST)


KINDS_OF_PLAY = 3
"""By chance alone, leaning to the first of the open actions, leaning to the last."""

BIASED_MOST = 300
"""Decisions after which a biased game is left: it may circle for as long as the rules allow."""


def looks(case: Case) -> Iterator[Position]:
    """The positions of those games that a slow law looks at."""
    return (position for position in games(case) if position.is_sampled)


def spread(actions: list[int], most: int) -> list[int]:
    """At most so many of the actions, from all over the list."""
    return actions if len(actions) <= most else [actions[i * len(actions) // most] for i in range(most)]


def text_of(case: Case, action: int) -> str:
    """An action for a message: its text and number."""
    return f'"{case.game.words.actions[action].text}" ({action})'


def difference(one: Any, other: Any) -> str:
    """The fields in which two records of a kind differ, for a message."""
    differ = [name for name in one.fields if one.cell[name].tobytes() != other.cell[name].tobytes()]
    return ", ".join(differ) or "only bytes between the fields"
