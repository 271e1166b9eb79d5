"""Match: one game being played, and the only thing above the rules that changes a state."""

from __future__ import annotations

import pickle
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from typing import Any, NamedTuple

from runabout.core.broken import report, spared
from runabout.core.chance import Chance, derive, key_from
from runabout.core.contract import Header
from runabout.core.errors import BadGame, BadLooks, BadSeats, CannotUndo, Refused
from runabout.core.forecast import TABLES, Forecast, Forecaster
from runabout.core.game import Functions, Game
from runabout.core.log import EVERYONE, Log
from runabout.core.mover import Mover, followed, moves
from runabout.core.moves import Move, differences, renumbered
from runabout.core.plan import Plan, plain_plan, seats_named
from runabout.core.previews import Preview
from runabout.core.reason import Reason
from runabout.core.scene import Scene
from runabout.core.speech.declared import LANGUAGES
from runabout.core.standing import standings
from runabout.core.tone import Tone
from runabout.core.words import Action, Event, Words
from runabout.games import find_game, names
from runabout.match.cache import Cache
from runabout.match.digest import first_digest, next_digest
from runabout.match.record import save
from runabout.match.rules import check_edition, check_version
from runabout.match.step import Outcome, Step

CHECKED_EVERY = 8
"""Scenes that moves have made are held against what is seen once in so many decisions, and when the game is over."""


class Script(NamedTuple):
    """What chance gives for the set-up of a match, each outcome counted from 0: for dice and cards on a real table."""

    outcomes: Sequence[int]


class Match:
    """One game being played. What is needed to play it again is its options, its key and its list of actions.

    Args:
        game: the game.
        seats: how many sit at the table.
        seed: anything to begin the same game again with: a number or a text, or the 32 bytes of the chance key itself;
            None for a game that nobody can foresee; a Script for a match with real dice, in which every `play` is told
            what chance gives.
        options: what the table agreed, by name; defaults for the rest.
        free_undo: whether any decision may be taken back, even one that showed something hidden.
        run: the game's functions to play it with; None for `game.run`. Plain Python (`game.interpreted`) is fast
            enough for people, plays the same to the byte, and needs no compiling.

    Attributes:
        tags: lines of text to keep with the record, by name, such as who sits where.
        attended: whether a person sits at the table (see `set_attended`).
        chosen_looks: by seat, the looks that were chosen (see `choose_looks`).
        is_replayable: whether its steps lead from the set-up to its state, so that it can be saved.
        follows: whether moves are relied upon: what a viewer sees after a step is what they make of what it saw before.
        lost_at: after how many steps that has turned out to be wrong, though the game declares it: who has been told
            moves before has to be shown the scene. 0 where it has not.

    Raises:
        BadSeats, BadOption: the game does not have that.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str | bytes | Script | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        free_undo: bool = False,
        *,
        run: Functions | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.run = run or game.run
        self.seats = int(seats)
        self.options: Any = game.new_options(options, seats, people=True)
        self.attended = True
        self.free_undo = free_undo
        self.tags: dict[str, str] = {}
        self.chosen_looks: dict[int, tuple[str, ...]] = {}
        self.is_replayable = True
        self.follows = game.table_layout.is_declared
        self.lost_at = 0
        self._words: Words | None = None
        self._plans: dict[str, Plan] = {}
        self.scripted = isinstance(seed, Script)
        self.script = tuple(seed.outcomes) if isinstance(seed, Script) else ()
        self.key = key_of(seed)
        self.steps: list[Step] = []
        self._chance = Chance.scripted(self.script) if self.scripted else Chance.seeded(derive(self.key, "deal"))
        self._state = game.State()
        self._state.seats = seats
        self._digests: list[str] = []
        log = Log()
        self.run.setup(self._state, self.options, self._chance, log)
        if self.scripted:
            self._chance.check_script()
        self._refresh_cache()
        self.opening: tuple[Event, ...] = tuple(game.words.events(log))

    @classmethod
    def standing_at(cls, game: Game, state: Header) -> Match:
        """A match at a given state, to be shown. The moves before it are unknown: saving it raises CannotSave.

        Args:
            game: the game.
            state: one of its States; it is copied.
        """
        match = cls(game, state.seats, seed=0, run=game.interpreted)
        match._state, match.opening, match.is_replayable = state.copy(), (), False
        match._refresh_cache()
        return match

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 once the game is over."""
        return self._seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._over

    @property
    def state(self) -> Header:
        """A copy of the whole state, secrets and all: for tests and for those who watch the rules at work."""
        return self._state.copy()

    @property
    def looks(self) -> tuple[tuple[str, ...], ...]:
        """By seat, what it looks like: as chosen, else drawn by the key of the match, or by its script; () where the
        game has no looks.
        """
        looks = self.game.components.looks
        key = key_from(" ".join(map(str, self.script))) if self.scripted else self.key
        return looks.complete(self.chosen_looks, self.seats, derive(key, "looks")) if looks else ()

    def choose_looks(self, seat: int, names: Sequence[str]) -> None:
        """Choose all looks of a seat; without names, let them be drawn. No rule depends on it.

        Raises:
            BadSeats: there is no such seat.
            BadLooks: the game has no such looks, or another number of them for each seat; nothing was changed.
            LooksTaken: another seat has chosen one of them; nothing was changed.
        """
        if not 0 <= seat < self.seats:
            raise BadSeats(f"seats at this table are 0 to {self.seats - 1}; {seat} came.")
        looks = self.game.components.looks
        if looks is None:
            raise BadLooks(Reason("no-looks", title=self.game.title))
        self.chosen_looks = looks.choose(self.chosen_looks, seat, names)
        self._words, self._plans = None, {}

    @property
    def words(self) -> Words:
        """The game's words as they are said at this table."""
        if self._words is None:
            words = self.game.words
            sees = self.game.components.looks is not None
            self._words = words.at_table(self.looks, self.run.sight(self._state, -1)) if sees else words
        return self._words

    def legal(self) -> list[Action]:
        """What may be played now; nothing once the game is over."""
        if self._cache.legal is None:
            self._cache.legal = self.run.legal_actions(self._state)
        return [self.game.words.actions[number] for number in self._cache.legal]

    def read(self, action: Action | str | int) -> Action:
        """The action that a text, a number or an action is; Unreadable where it is none of this game."""
        if isinstance(action, Action):
            action = action.number
        if isinstance(action, str):
            action = self.game.words.parse(action)
        return self.game.action(action)

    def why(self, action: Action | str | int) -> Refused | None:
        """Why an action is not allowed now, with the rule's number and text; None where it is allowed."""
        chosen = self.read(action)
        return self.game.refused(self.run.refuse(self._state, chosen.number), chosen)

    def play(self, action: Action | str | int, outcomes: Sequence[int] = ()) -> tuple[Event, ...]:
        """Play one action for the seat whose decision it is.

        Args:
            action: an Action, its text or its number.
            outcomes: in a scripted match, what chance gives, each counted from 0.

        Returns:
            What happened, for every audience; `events` tells what one seat may know of it.

        Raises:
            Unreadable: it is no action of this game.
            Refused: the rules do not allow it now; nothing was changed.
            BadGame: the outcomes are not those that the step draws; nothing was changed.
        """
        chosen = self.read(action)
        refused = self.why(chosen)
        if refused:
            raise refused
        if outcomes and not self.scripted:
            raise BadGame("this match is seeded: it deals for itself, and takes no outcomes from outside")
        state, log = self._state.copy(), Log()
        chance = Chance.scripted(outcomes) if self.scripted else self._chance.copy()
        drawn = chance.drawn
        self.run.apply(state, chosen.number, chance, log)
        if self.scripted:
            chance.check_script()
        events = tuple(self.game.words.events(log))
        scripted = tuple(outcomes) if self.scripted else None
        before = self._state, self._chance
        drew = chance.drawn != drawn
        self.steps.append(Step(self._seat, chosen, events, scripted, before, self.attended, self._cache.legal, drew))
        self._state, self._chance = state, chance
        scenes = self._cache.scenes | {seat: scene for seat, (scene, _) in self._cache.followed.items()}
        self._refresh_cache()
        self._cache.scenes_before = scenes
        return events

    def noticed_by(self, action: Action | str | int) -> frozenset[int] | None:
        """The seats that would notice an action (see `last_noticed_by`), were it played now; errors as for `play`."""
        trial = self.clone()
        trial.play(action)
        return trial.last_noticed_by()

    def last_noticed_by(self) -> frozenset[int] | None:
        """The seats that noticed the last decision; None where anybody who watches did.

        The others may know of no event of it, and see the same before and after it, as where a card is laid that nobody
        sees yet: they cannot even know that something was decided. In a game that declares its scene events tell all
        that changes for a seat (the law of scenes), so that of those only what a watcher sees is compared.
        """
        step = self.steps[-1]
        if self._over or self._seat != step.seat or any(event.audience & EVERYONE == EVERYONE for event in step.events):
            return None
        before, sight = step.before[0], self.run.sight

        def notices(seat: int) -> bool:
            if seat == step.seat or any(event.known_to(seat) for event in step.events):
                return True
            if seat >= 0 and self.game.table_layout.is_declared:
                return False
            return bool(sight(before, seat) != sight(self._state, seat))

        noticed = frozenset(filter(notices, range(-1, self.seats)))
        return None if -1 in noticed else noticed

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last decision; `seat` is who asks, None for the table.

        Raises:
            CannotUndo: it is another seat's, or it drew on chance or showed something hidden (unless `free_undo`);
                nothing was changed.
        """
        reason = self.why_not_undo(seat)
        if reason:
            raise CannotUndo(reason)
        step = self.steps.pop()
        del self._digests[len(self.steps) + 1 :]
        self._state, self._chance = step.before
        if step.attended != self.attended:
            self._apply_attendance()
        self._refresh_cache()
        return step.action

    def why_not_undo(self, seat: int | None = None) -> str | None:
        """Why the last decision may not be taken back; None where it may."""
        if not self.steps:
            return "Nothing has been played yet."
        last = self.steps[-1]
        if self.free_undo:
            return None
        if seat is not None and last.seat != seat:
            return f'The last decision, "{last.action}", was another seat\'s.'
        if last.drew:
            return f'"{last.action}" drew on chance; that cannot be taken back.'
        if any(event.reveals for event in last.events):
            return f'"{last.action}" showed something that was hidden; that cannot be taken back.'
        return None

    def set_attended(self, attended: bool) -> None:
        """Say whether a person sits at the table, which it is taken for at first. While bots alone sit there, options
        that are `endless` have their defaults, so that the game ends; what was decided before stays.
        """
        if attended == self.attended:
            return
        self.attended = attended
        self._apply_attendance()
        self._refresh_cache()

    def sight(self, seat: int) -> Any:
        """What `seat` may know, as the game's Sight, and nothing else; seat -1 is someone who only watches."""
        self._check_viewer(seat)
        return self.run.sight(self._state, seat)

    def known(self, seat: int) -> Any:
        """What `seat` may know, as a snapshot of the game's Sight: to be read, and quicker to make."""
        if seat not in self._cache.known:
            self._check_viewer(seat)
            self._cache.known[seat] = self.run.known(self._state, seat)
        return self._cache.known[seat]

    def scene(self, seat: int) -> Scene:
        """What lies on the table as far as `seat` may know (see core.scene): to be read; who changes it copies it."""
        if seat not in self._cache.scenes:
            seen, sharing = self.known(seat), self.game.sharing
            if self._cache.shared is None:
                self._cache.shared = sharing.shared(seen)
            self._cache.scenes[seat] = sharing.scene(seen, self._cache.shared)
        return self._cache.scenes[seat]

    def standing(self) -> tuple[dict[str, int], ...]:
        """By seat, what the game counts to say who is ahead, by name; () where it counts nothing."""
        if self._cache.standing is None:
            seat = next(iter(self._cache.followed or self._cache.scenes), -1)  # it is the same from any viewer's scene
            scene = self.followed(seat)
            self._cache.standing = standings(self.game.standing, scene)
        return self._cache.standing

    def plan(self, language: str = LANGUAGES[0]) -> Plan:
        """How the table is laid out for the eye: the same for everybody, from the first decision to the last (see
        core.plan); in a language, English for "". It is made once for each language.
        """
        if language not in self._plans:
            self._plans[language] = self._new_plan(language)
        return self._plans[language]

    def _new_plan(self, language: str) -> Plan:
        scene = spared(self.game.name, "scene", lambda: self._scene_before(0, -1), lambda: Scene(-1))
        words = self.words.in_language(language or LANGUAGES[0])
        plan = spared(self.game.name, "plan", lambda: words.plan(scene), lambda: None)
        layout = self.game.table_layout
        return replace(plan or plain_plan(layout, scene), of_seats=seats_named(layout))

    def moves(self, seat: int, since: int = 0) -> list[Move]:
        """What has changed in the scene of `seat` from the step numbered `since` on, in order (see core.moves). Each
        move names the event that tells of it by its place among those of these steps that `seat` may know.
        """
        self._check_viewer(seat)
        if self.steps and since == len(self.steps) - 1:
            return list(self._last_moves(seat))
        layout, before, told = self.game.table_layout, self._scene_before(since, seat), 0
        found: list[Move] = []
        for number, step in enumerate(self.steps[since:], since):
            events = [event for event in step.events if event.known_to(seat)]
            after = self._scene_before(number + 1, seat)
            found += [renumbered(move, told) for move in moves(layout, before, events, after, self.game.name)]
            told += len(events)
            before = after
        return found

    def followed(self, seat: int) -> Scene:
        """The scene of `seat` as the moves of the last decision have made it, where these have been asked for: the same
        as `scene`, which reads it anew, and quicker.
        """
        found = self._cache.followed.get(seat)
        return found[0] if found else self.scene(seat)

    def _last_moves(self, seat: int) -> list[Move]:
        """What the last decision has changed in the scene of `seat`. By the law of scenes the events tell all of it,
        so that the scene need not be read; but now and then it is, for a game may break the law.
        """
        cache = self._cache
        if seat not in cache.followed:
            if self.follows and seat in cache.scenes_before:
                if len(self.steps) % CHECKED_EVERY == 0 or self._over:
                    self._check_followed()
                elif found := self._follow(seat):
                    cache.followed[seat] = found
            if seat not in cache.followed:
                before, after = self._scene_before(len(self.steps) - 1, seat), self.scene(seat)
                events = [event for event in self.steps[-1].events if event.known_to(seat)]
                made = moves(self.game.table_layout, before, events, after, self.game.name)
                cache.followed[seat] = after, made
        return cache.followed[seat][1]

    def _follow(self, seat: int) -> tuple[Scene, list[Move]] | None:
        cache, sharing, seen = self._cache, self.game.sharing_of_decisions, self.known(seat)
        if cache.shared_decision is None:
            cache.shared_decision = sharing.shared(seen)
        decision = sharing.scene(seen, cache.shared_decision).decision
        events = [event for event in self.steps[-1].events if event.known_to(seat)]
        return followed(self.game.table_layout, cache.scenes_before[seat], events, decision, self.game.name)

    def _check_followed(self) -> None:
        """Hold the scenes of all viewers, as moves have made them, against what they see. Where one is another, the
        moves are not to be relied upon: `lost_at` says so to those who were told them.
        """
        for seat in self._cache.scenes_before:
            found, after = self._follow(seat), self.scene(seat)
            left: list[Any] = [] if found is None else differences(found[0], after)
            if found and not left and found[0].decision != after.decision:
                left = ["another decision"]
            if left:
                report(self.game.name, "moves", BadGame(self._why_lost(seat, left[0])))
                self.follows, self.lost_at = False, len(self.steps)
                self._cache.followed.clear()
                return
            if found:
                self._cache.followed[seat] = after, found[1]

    def _why_lost(self, seat: int, left: Any) -> str:
        """Why the scene of `seat`, as moves have made it, is not what it sees, as a sentence: the first decision since
        it was read whose events do not tell what has changed; else what is `left` to change.
        """
        for number in range(max(0, len(self.steps) - CHECKED_EVERY), len(self.steps)):
            events = [event for event in self.steps[number].events if event.known_to(seat)]
            mover = Mover(self._read_before(number, seat))
            try:
                mover.play(self.game.table_layout, events)
            except BadGame as fault:
                return str(fault)
            if said := mover.unexplained(events, self._read_before(number + 1, seat)):
                return said
        return f"what {seat} is told leaves unexplained: {left}"

    def _scene_before(self, step: int, seat: int) -> Scene:
        if step == len(self.steps) - 1 and seat in self._cache.scenes_before:
            return self._cache.scenes_before[seat]
        return self._read_before(step, seat)

    def _read_before(self, step: int, seat: int) -> Scene:
        """What `seat` saw before a step, as it is read; before the next one, as it sees now."""
        if step == len(self.steps):
            return self.scene(seat)
        return self.game.scene(self.run.known(self.steps[step].before[0], seat))

    def forecaster(self, seat: int) -> Forecaster:
        """What actions of a seat would do, as far as it may know (see core.forecast): for many actions of a decision.

        Raises:
            BadSeats: there is no such seat.
            CannotForecast: another seat decides, or the game is over.
        """
        return Forecaster(self.run, self.sight(seat))

    def forecast(self, seat: int, action: Action | str | int, tables: int = TABLES) -> Forecast:
        """What an action of the seat that decides would do, as far as it may know (see core.forecast).

        Args:
            seat: who asks.
            action: an Action, its text or its number.
            tables: how many are imagined for the odds; 0 for what is certain alone.

        Raises:
            BadSeats: there is no such seat.
            CannotForecast: another seat decides, or the game is over.
            Unreadable: it is no action of this game.
            Refused: the rules do not allow it now.
        """
        return self.forecaster(seat).forecast(self.read(action).number, tables)

    def tone(self, seat: int, action: Action | str | int, tables: int = TABLES) -> Tone:
        """Whether an action of the seat that decides helps it, harms it, or harms a friend, as far as it may know (see
        core.tone); arguments and errors as for `forecast`, and at least one table.
        """
        return self.forecaster(seat).tone(self.read(action).number, tables)

    def previews(self) -> dict[int, Preview]:
        """What there is to tell of the open actions beyond their forecasts, by number (see core.previews); {} where the
        game tells nothing, or is over.
        """
        if self._cache.previews is None:
            open_now = [action.number for action in self.legal()]
            self._cache.previews = {} if self.over else self.run.previews(self.sight(self.seat), open_now)
        return self._cache.previews

    def preview(self, action: Action | str | int) -> Preview | None:
        """What there is to tell of an open action; None where there is nothing.

        Raises:
            Unreadable: it is no action of this game.
            Refused: the rules do not allow it now.
        """
        chosen = self.read(action)
        refused = self.why(chosen)
        if refused:
            raise refused
        return self.previews().get(chosen.number)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened that `seat` may know of, from the step numbered `since` on; 0: from the opening on."""
        self._check_viewer(seat)
        found: Iterable[Event] = self.opening if since == 0 else ()
        return [event for event in (*found, *self._events_since(since)) if event.known_to(seat)]

    def outcome(self, language: str = LANGUAGES[0]) -> Outcome | None:
        """How it ended, told in a language; None while it goes on."""
        if not self.over:
            return None
        result, words = self.run.result(self._state), self.game.words.in_language(language)
        game, state = self.game.name, self._state
        ending = spared(game, "ending", lambda: words.ending(result, state), dict) if words.says_facts else {}
        reason = spared(game, "outcome", lambda: words.outcome(result, state), str)
        return Outcome(result.winners, result.points, result.tie_breaks, reason, ending)

    def digests(self) -> list[str]:
        """A digest of what the rules decided at the set-up and at each step (see match.digest)."""
        texts = self.game.words.actions
        for position in range(len(self._digests), len(self.steps) + 1):
            if position < len(self.steps):
                step = self.steps[position]
                (state, chance), seat, legal = step.before, step.seat, step.legal
            else:
                state, chance, seat, legal = self._state, self._chance, self.seat, self._cache.legal
            numbers = self.run.legal_actions(state) if legal is None else legal
            previous = self._digests[-1] if position else first_digest(self.game.name, self.game.version)
            said = (texts[number].text for number in numbers)
            self._digests.append(next_digest(previous, seat, said, chance.drawn))
        return list(self._digests)

    def clone(self) -> Match:
        """An independent copy: what is played or taken back in one leaves the other as it is."""
        return self.rewound(len(self.steps))

    def __copy__(self) -> Match:
        return self.clone()

    def rewound(self, steps: int) -> Match:
        """This match as it was after so many steps, as a match of its own."""
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.tags, past._plans = dict(self.tags), dict(self._plans)
        past.steps = self.steps[:steps]
        past._digests = self._digests[: steps + 1]
        if steps < len(self.steps):
            past._state, past._chance = self.steps[steps].before
            past.attended = self.steps[steps].attended
            past._refresh_cache()
        return past

    def save(self, path: str | PathLike[str]) -> None:
        """Write the match to a file that `runabout.load` reads; see match.record."""
        save(self, path)

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle holds: the game by its name, with the version of its rules and the edition of its components.

        Raises:
            BadGame: the list of games has not this game under its name, so that it could not be found again.
        """
        if self.game.name not in names() or find_game(self.game.name) is not self.game:
            raise BadGame(
                f"A match is pickled with its game by name, and the list of games has no such {self.game.name}: "
                'declare it in the entry-point group "runabout.games".'
            )
        left_out = ("game", "run", "_cache", "_words", "_plans")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        game = self.game
        return {
            "game": game.name,
            "version": game.version,
            "edition": game.components.edition,
            "interpreted": self.run is game.interpreted,
            # A pickle of its own: its records are of the game's classes, which can be missing where it is read.
            "played": pickle.dumps(kept),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Find the game again.

        Raises:
            UnknownGame: it is not installed here.
            BadRecord: it has other rules or other components here.
        """
        self.game = find_game(kept["game"])
        check_version(self.game, kept["version"])
        check_edition(self.game, kept["edition"])
        self.run = self.game.interpreted if kept["interpreted"] else self.game.run
        self.__dict__.update(pickle.loads(kept["played"]))
        self._words, self._plans = None, {}
        self._refresh_cache()

    @property
    def is_endless(self) -> bool:
        """Whether it may go on for ever as long as people play on."""
        return any(getattr(self.options, option.name) == option.endless for option in self.game.options)

    def _apply_attendance(self) -> None:
        """Write each `endless` option into a copy of the state as `attended` has it."""
        if not self.is_endless:
            return
        self._state = self._state.copy()
        for option in self.game.options:
            agreed = getattr(self.options, option.name)
            if agreed == option.endless:
                setattr(self._state, option.name, agreed if self.attended else option.default)

    def _refresh_cache(self) -> None:
        """Store again the values that are read more often than they change."""
        self._cache = Cache()
        self._over = bool(self._state.over)
        self._seat: int = -1 if self._over else self._state.seat

    def _events_since(self, since: int) -> list[Event]:
        return [event for step in self.steps[since:] for event in step.events]

    def _check_viewer(self, seat: int) -> None:
        if not -1 <= seat < self.seats:
            raise BadSeats(
                f"seats at this table are 0 to {self.seats - 1}, and -1 for someone who watches; {seat} came."
            )


def key_of(seed: int | str | bytes | Script | None) -> bytes:
    """The 32-byte chance key of a match; an unpredictable one if there is no seed."""
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise ValueError(
                f"a chance key is {KEY_BYTES} bytes; {len(seed)} came. Give another seed as number or text"
            )
        return seed
    return key_from(seed) if isinstance(seed, (int, str)) else secrets.token_bytes(KEY_BYTES)


KEY_BYTES = 32
