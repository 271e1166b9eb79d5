"""What the open actions of a table are about, and what one of them would do: on demand, for the seat that decides."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

import msgspec

from runabout.core.broken import spared
from runabout.core.errors import RunaboutError
from runabout.core.forecast import MANY_ACTIONS, Forecast, Forecaster
from runabout.core.game import INTERPRET
from runabout.core.mover import Mover
from runabout.core.speech.declared import LANGUAGES
from runabout.core.tone import Tone
from runabout.core.verbs import about
from runabout.core.words import Action, Event
from runabout.match import Match
from runabout.server.errors import ServerFault
from runabout.server.messages.views import AboutInfo, EventInfo, ForecastInfo, ItemInfo, OddsInfo, ToneName
from runabout.server.tables.table import Table, read_fault
from runabout.server.tables.views import called, fact, shown

ASK_AGAIN_AFTER = 10
"""Seconds after which it is worth asking again for what needs compiled rules. Nobody knows when they will be there: how
far the function is that is being compiled says nothing of the others, nor of the games that are compiled before.
"""

Foreteller = Callable[[], ForecastInfo]
"""Makes a forecast; it may be called in another thread, since it reads nothing of the table."""

AboutTeller = Callable[[], AboutInfo]
"""Tells what actions are about, and their tone; it may be called in another thread as well."""


def about_teller(table: Table) -> AboutTeller:
    """What each open action is about, in the scene of the seat that decides, its tone, what surely follows, and its
    preview, to be made. What follows is not there while the rules are being compiled, where as plain Python it would
    take seconds. Neither are tones worked out then; nor those of hundreds of actions, which would take a quarter of a
    second at each decision: then there are those that the previews show.
    """
    match = table.being_played()
    number, scene, legal = table.numbering.told(match.seat, table.number), shown(match, match.seat), match.legal()
    run, sight, is_ready = match.run, match.sight(match.seat), is_quick(match)
    forecaster = Forecaster(run, sight) if is_ready else None
    are_few, has_hints = len(legal) <= MANY_ACTIONS, match.words.foretells
    game = match.game.name

    def items(action: Action) -> tuple[ItemInfo, ...]:
        found = spared(game, f"what {action.kind} is about", lambda: about(scene, action), list)
        return tuple(msgspec.convert(item, ItemInfo) for item in found)

    def make() -> AboutInfo:
        numbers = [action.number for action in legal]
        previews = spared(game, "previews", lambda: run.previews(sight, numbers), dict)
        seen = sight.snapshot()
        tones: dict[int, Tone] = spared(
            game, "tones", lambda: {action: one.tone(seen) for action, one in previews.items()}, dict
        )
        if forecaster and are_few:
            worked_out = spared(game, "tones", lambda: forecaster.tones(numbers), dict)
            tones |= {action: tone for action, tone in worked_out.items() if tone}
        certain: dict[int, Sequence[Event]] = {}
        if forecaster and has_hints:
            surely = forecaster.certain
            certain = spared(game, "forecasts", lambda: {action: surely(action) for action in numbers}, dict)
        return AboutInfo(
            number=number,
            actions={action.number: items(action) for action in legal},
            tones=msgspec.convert({action: tone.value for action, tone in tones.items() if tone}, dict[int, ToneName]),
            certain={action: tuple(fact(game, number, event) for event in told) for action, told in certain.items()},
            previews={action: one.plain if are_few else one.brief for action, one in previews.items()},
            wait=0 if is_ready else ASK_AGAIN_AFTER,
        )

    return make


def is_quick(match: Match) -> bool:
    """Whether the rules are compiled, or are to be interpreted for good."""
    return match.run is not match.game.interpreted or bool(os.environ.get(INTERPRET))


def foreteller(table: Table, typed: str, language: str = LANGUAGES[0]) -> Foreteller:
    """The forecast of an open action of the seat that decides, to be made; told in a language, "" for none.

    Raises:
        ServerFault: "unreadable", "refused", or "not-ready" while the rules are being compiled: as plain Python they
            would take a second or more.
    """
    match = table.being_played()
    seat, number = match.seat, table.numbering.told(match.seat, table.number)
    try:
        action, refused = match.read(typed), match.why(typed)
    except RunaboutError as fault:
        raise read_fault(fault, number) from fault
    if refused is not None:
        raise ServerFault("refused", str(refused), rule=refused.rule, number=number)
    if not is_quick(match):
        raise ServerFault(
            "not-ready",
            f"The rules of {match.game.title} are still being compiled, which may take some minutes the first time; "
            f"ask again in {ASK_AGAIN_AFTER} seconds.",
            number=number,
            reason="compiling",
            facts={"game": match.game.title},
            wait=ASK_AGAIN_AFTER,
        )
    game, sight, scene = match.game.name, match.sight(seat), shown(match, seat)
    forecaster = Forecaster(match.run, sight)
    words, layout = match.words.in_language(language), match.game.table_layout
    names = called(table.sitters().names, seat, language)

    def told(events: Sequence[Event]) -> tuple[EventInfo, ...]:
        said = silent = [""] * len(events)
        if language:
            said = spared(game, "the words of events", lambda: words.narrate(events, names, seat), lambda: silent)
        return tuple(fact(game, number, event, text) for event, text in zip(events, said, strict=True))

    def make() -> ForecastInfo:
        unknown = Forecast(action, seat, certain=(), futures=(), over=None, next_seat=None)
        found = spared(game, "forecasts", lambda: forecaster.forecast(action.number), lambda: unknown)
        preview = spared(game, "previews", lambda: forecaster.preview(action.number), lambda: None)
        mover = Mover(scene)
        spared(game, "moves", lambda: mover.play(layout, found.certain), lambda: None)
        chances = spared(game, "chances", lambda: preview.chances(sight), dict) if preview else {}
        return ForecastInfo(
            number=number,
            action=action.text,
            certain=told(found.certain),
            moves=tuple(mover.made),
            odds=tuple(OddsInfo(event=told([odds.event])[0], count=odds.count) for odds in found.odds),
            tables=found.tables,
            exact=found.is_exact,
            over=found.over,
            to_act=found.next_seat,
            preview=preview.plain if preview else {},
            chances={name: float(chance) for name, chance in chances.items()},
        )

    return make
