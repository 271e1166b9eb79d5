"""What can be played here."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from runabout import __version__
from runabout import games as installed
from runabout.bots import LEVELS
from runabout.core.broken import spared
from runabout.core.description import OptionWords
from runabout.core.errors import BadGame, UnknownGame
from runabout.core.game import Game
from runabout.core.options import SEAT_ROLES, Option
from runabout.core.speech.declared import LANGUAGES, Messages, Sentence
from runabout.core.speech.sayings import SHARED, attribute_sorts, scene_sorts, sorts_of, sources
from runabout.core.words import OMITTED_KIND
from runabout.match.seating import usual_seats
from runabout.server.errors import ServerFault
from runabout.server.messages.common import Language
from runabout.server.messages.games import (
    CatalogueAction,
    GameActions,
    GameBook,
    GameInfo,
    Games,
    LevelInfo,
    LooksInfo,
    OptionInfo,
    Phrasebook,
    RuleInfo,
    SentenceInfo,
    StandingInfo,
)
from runabout.server.routes.shared import documented, language_wanted
from runabout.server.static import matches
from runabout.server.tables.notes import NOTES
from runabout.server.telemetry import log


class Printed(Struct, frozen=True):
    """An answer that stays the same as long as this process runs."""

    body: bytes
    tag: str


@get("/api/games", opt=documented(Games, for_guests=False))
async def list_games(request: Request[Any, Any, Any], words: FromQuery[Language | None] = None) -> Response[bytes]:
    """All games that can be played here, with their options, and the levels of bots."""
    return _answer(request, all_games(language_wanted(request, words)))


@get("/api/games/{game:str}", opt=documented(GameBook, "unknown-game", for_guests=False))
async def show_game(
    request: Request[Any, Any, Any], game: FromPath[str], words: FromQuery[Language | None] = None
) -> Response[bytes]:
    """A game's rules, in English, and what is printed on its components."""
    return _answer(request, game_book(game, language_wanted(request, words)))


@get("/api/games/{game:str}/actions", opt=documented(GameActions, "unknown-game", for_guests=False))
async def list_actions(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Every action of a game with its typed fields: what the numbers of actions mean at any of its tables."""
    return _answer(request, game_actions(game))


@get("/api/games/{game:str}/phrasebook", opt=documented(Phrasebook, "unknown-game", for_guests=False))
async def show_phrasebook(
    request: Request[Any, Any, Any], game: FromPath[str], words: FromQuery[Language | None] = None
) -> Response[bytes]:
    """What a client needs to say what happens in a game; of a game without messages, what every game says."""
    return _answer(request, phrasebook(game, language_wanted(request, words)))


@cache
def all_games(language: str = LANGUAGES[0]) -> Printed:
    """All games, in a language; a broken one of an installed package is left out, and logged with the reason."""
    found, broken = installed.inventory()
    for fault in broken:
        log().warning("a game is left out", fault=str(fault))
    levels = tuple(LevelInfo(name=level.name, says=level.says) for level in LEVELS.values())
    games = tuple(game_info(game, language) for game in found)
    return _print(Games(games=games, levels=levels, version=__version__, language=language))


@cache
def game_book(name: str, language: str = LANGUAGES[0]) -> Printed:
    """The book of a game, its components in a language; ServerFault "unknown-game" where there is none of that name."""
    game = found_game(name)
    faces = spared(game.name, "faces", game.words.in_language(language).faces, tuple)
    rules = tuple(RuleInfo(number=rule.number, heading=rule.section, text=rule.text) for rule in game.rulebook)
    return _print(GameBook(name=game.name, title=game.title, rules=rules, faces=faces))


@cache
def game_actions(name: str) -> Printed:
    """The actions of a game; ServerFault "unknown-game" where there is none of that name."""
    game = found_game(name)
    actions = tuple(CatalogueAction(**action) for action in game.words.catalogue())
    return _print(GameActions(name=game.name, version=game.version, actions=actions))


@cache
def phrasebook(name: str, language: str = LANGUAGES[0]) -> Printed:
    """The phrasebook of a game in a language; ServerFault "unknown-game" where there is none of that name."""
    game = found_game(name)
    words, messages = game.words, game.words.messages or Messages(SHARED)
    kinds = {kind.name: kind for kind in (*words.declared, OMITTED_KIND) if kind}
    return _print(
        Phrasebook(
            name=game.name,
            version=game.version,
            language=language,
            says_facts=words.says_facts,
            messages=tuple(sources(language, messages.folder)),
            spare=tuple(sources(LANGUAGES[0], messages.folder)) if language != LANGUAGES[0] else (),
            events={kind: sorts_of(declared) for kind, declared in {**kinds, **NOTES}.items()},
            actions={kind: sorts_of(declared) for kind, declared in words.verbs.items()},
            scene=scene_sorts(messages.layout) if messages.layout else {},
            previews=sorts_of(messages.previews),
            things={
                about[:-1]: attribute_sorts(messages.layout, about[:-1])
                for about, _ in messages.remarks
                if about.endswith(":")
            },
            sentences=tuple(map(sentence_info, messages.sentences)),
            hints=tuple(map(sentence_info, messages.hints)) if words.foretells else (),
            remarks=messages.remarks,
        )
    )


def sentence_info(sentence: Sentence) -> SentenceInfo:
    """A sentence as it is sent."""
    return SentenceInfo(
        message=sentence.message,
        kinds=sentence.kinds,
        repeats=sentence.repeats,
        of_one_seat=sentence.of_one_seat,
        same=sentence.same,
        before=sentence.before,
    )


def found_game(name: str) -> Game:
    """The game of that name; ServerFault "unknown-game" where there is none."""
    try:
        return installed.find_game(name)
    except (UnknownGame, BadGame) as fault:
        raise ServerFault("unknown-game", str(fault)) from fault


def game_info(game: Game, language: str = LANGUAGES[0]) -> GameInfo:
    """The description of a game in a language, for choosing it and setting up a table."""
    fewest, most = game.seats
    looks, described = game.components.looks, game.described(language)
    return GameInfo(
        name=game.name,
        title=game.title,
        blurb=described.blurb,
        fewest=fewest,
        most=most,
        usual=usual_seats(game),
        cooperative=game.scoring.team > 0,
        version=game.version,
        options=tuple(option_info(option, described.options[option.name]) for option in game.options),
        looks=LooksInfo(noun=described.look, nouns=described.looks, names=looks.names, each=looks.each)
        if looks
        else None,
        standing=tuple(
            StandingInfo(name=one.name, says=described.standing[one.name], more_is_ahead=one.more_is_ahead)
            for one in game.standing
        ),
    )


def option_info(option: Option, words: OptionWords) -> OptionInfo:
    """A table option as it is sent."""
    return OptionInfo(
        name=option.name,
        title=words.title,
        says=words.says,
        rule=option.rule,
        default=option.write(option.default),
        shared=option.write(option.usual(is_shared=True)),
        offered=option.write(option.usual(is_shared=False)),
        low=option.low,
        high=option.high,
        choices=option.choices,
        titles=words.choices,
        seat=option.role in SEAT_ROLES,
        apart=option.apart,
    )


def _print(message: Games | GameBook | GameActions | Phrasebook) -> Printed:
    body = msgspec.json.encode(message)
    return Printed(body, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"')


def _answer(request: Request[Any, Any, Any], printed: Printed) -> Response[bytes]:
    headers = {"ETag": printed.tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if matches(printed.tag.removeprefix("W/"), request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return Response(printed.body, headers=headers, media_type="application/json")


HANDLERS = (list_games, show_game, list_actions, show_phrasebook)
