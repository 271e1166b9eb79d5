"""The law of messages: what a game says by messages is said in each of its languages, of whatever happens."""

from __future__ import annotations

import re
from collections.abc import Iterable

from runabout.core.description import describe
from runabout.core.forecast import Forecaster
from runabout.core.game import Game
from runabout.core.language.speaker import Unsaid
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import Sayings
from runabout.core.words import Event, Words
from runabout.testing.description_faults import description_faults
from runabout.testing.laws.case import WATCHER, Case, Fault, Position, games
from runabout.testing.message_faults import message_faults

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")

LEFT_OVER = re.compile(
    r"[{}_$]|\?\?\?|\b(undefined|None|True|False|nan)\b| {2}| [.,;:!?]"
    r"|\b[Yy]ou (has|is|was|draws|plays|takes|gets|lays|passes|discards)\b"
    r"|\b[Dd]u (hat|ist|zieht|spielt|nimmt|bekommt|legt|wirft)\b"
)
"""What no sentence has in it: placeholders, names for programs, doubled blanks, and verbs that do not agree."""

FEW_ACTIONS = 8
"""Actions of a position whose hints are read: of hundreds the others would say the same."""


def messages(case: Case) -> None:
    """Where a game says things by messages, none of them is malformed, missing or unused, and none asks for what no
    fact gives. Whatever happens is told in each language to everybody who may know it, without a placeholder or a name
    for programs being left over, and so are what is asked, what is remarked, what the actions would do, how the table
    is laid out and what is printed. The same holds of how the game describes itself.
    """
    words = case.game.words
    faults = [*description_faults(case.game), *message_faults(words, case.game.folder)]
    if faults:
        raise Fault("the messages:\n  " + "\n  ".join(faults))
    for language in LANGUAGES:
        _check_described(case.game, language)
    if words.messages is None:
        return
    there = [one for one in LANGUAGES if (words.messages.folder / f"{one}.ftl").exists()]
    spoken = [strict(words, language) for language in there]
    heard: set[tuple[str, int | None, tuple[Event, ...]]] = set()
    for position in games(case):
        for said in spoken:
            if not position.played:
                _check_printed(case, said, position)
            _check_told(position, said, case.viewers, heard)
            if position.is_sampled:
                _check_shown(position, said, case.viewers)


def strict(words: Words, language: str) -> Words:
    """The words of a game in a language, of which no other is spoken where a message cannot be said."""

    def broken(fault: Unsaid) -> None:
        raise Fault(str(fault))

    said = words.in_language(language, anew=True)
    said.sayings = Sayings(language, words.messages, broken)
    return said


def _check_described(game: Game, language: str) -> None:
    """What the game says of itself, its options and what it counts."""
    told = describe(game, language)
    options = [text for option in told.options.values() for text in (option.title, option.says, *option.choices)]
    _check_texts([told.blurb, *options, *told.standing.values(), told.look, told.looks], language)


def _check_printed(case: Case, said: Words, position: Position) -> None:
    """What does not change: the table as it is laid out, and what is printed on the components."""
    plan = said.plan(case.game.table_layout.scene(position.sight(WATCHER)))
    if plan is not None:
        labels = [text for label in plan.labels.values() for text in (label.text, label.note)]
        _check_texts([plan.note, *labels, *(area.title for area in plan.areas)], said.language)
    for face in said.faces():
        _check_texts([face.title, face.group, *face.lines], said.language)


def _check_told(
    position: Position, said: Words, viewers: Iterable[int], heard: set[tuple[str, int | None, tuple[Event, ...]]]
) -> None:
    """What the step that led here has done is told to everybody, but for what was heard before."""
    events = said.events(position.log)
    for viewer in (None, *viewers):
        known = tuple(event for event in events if viewer is None or event.known_to(viewer))
        if (said.language, viewer, known) not in heard:
            heard.add((said.language, viewer, known))
            _check_texts(said.narrate(known, NAMES, viewer), said.language)


def _check_shown(position: Position, said: Words, viewers: Iterable[int]) -> None:
    """What is asked and remarked here, and what actions would do."""
    for viewer in viewers:
        sight = position.sight(viewer)
        _check_texts([said.asked(sight, NAMES)], said.language)
        _check_texts([remark.text for remark in said.remarks(sight, NAMES)], said.language)
    if position.legal and not position.state.over:
        seat = position.state.seat
        forecaster = Forecaster(position.run, position.sight(seat))
        actions = [said.actions[number] for number in position.legal[:: max(1, len(position.legal) // FEW_ACTIONS)]]
        _check_texts([said.action(action, NAMES, seat) for action in actions], said.language)
        _check_texts([forecaster.hint(said, action) for action in actions], said.language)


def _check_texts(texts: Iterable[str], language: str) -> None:
    for text in texts:
        if text != text.strip() or LEFT_OVER.search(text):
            raise Fault(f"{text!r} ({language}) has something left over that is not for people")
