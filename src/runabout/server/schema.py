"""The OpenAPI document: every address, every message, every fault.

    python -m runabout.server.schema

prints it without starting a server; the page's TypeScript types are made from it. Addresses and parameters are the
framework's reading of the handlers; bodies, answers and faults are what each handler says of itself (routes.edge); and
the messages, those of the WebSocket among them, are msgspec's own reading of their types.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Litestar, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from runabout import __version__
from runabout.core.errors import BadGame
from runabout.core.facts import EventKind, FieldType
from runabout.core.game import Game
from runabout.core.moves import Move
from runabout.core.scene import OF_EACH_SEAT, UNKNOWN, Layout, Piles, Things, Types, seat_counter
from runabout.core.verbs import VerbKind
from runabout.core.words import OMITTED_KIND
from runabout.games import GAMES, find_game
from runabout.server.errors import STATUS
from runabout.server.live_messages import FromClient, ToClient
from runabout.server.messages.common import PROTOCOL, Fault
from runabout.server.messages.views import EventInfo, ItemInfo, View
from runabout.server.routes import HANDLERS
from runabout.server.routes.shared import Documented, dependencies

TITLE = "Runabout"

DESCRIPTION = """Tables for games of the chase: set one up, sit down, play, watch.

Who asks is known by a cookie (a page) or by a token (a program): GET /api/me gives the one, POST /api/guests the other.
Everything that is refused is answered with a `Fault`. At `/api/tables/{table}/live` a table is played and watched
over a WebSocket: a client sends `FromClient` and gets `ToClient`, as JSON in text frames. docs/api.md tells it from
the beginning."""


VERSION = {
    "name": "protocol",
    "in": "query",
    "required": True,
    "description": "the version of the protocol that the client speaks, which may be named in any address",
    "schema": {"type": "integer", "enum": [PROTOCOL]},
}
"""The parameter of those operations whose answers are told otherwise in each version."""


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    config = OpenAPIConfig(TITLE, __version__, description=DESCRIPTION, use_handler_docstrings=True)
    app = Litestar(HANDLERS, dependencies=dependencies(None), openapi_config=config, logging_config=None)
    found: dict[str, Any] = app.openapi_schema.to_schema()
    handlers = {
        (route.path_format, method.lower()): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    }
    operations = [
        (operation, handlers[path, method])
        for path, item in found["paths"].items()
        for method, operation in item.items()
    ]
    schemas, components = _schemas([handler.opt["documented"] for _, handler in operations])
    for name in GAMES:
        components |= _facts(find_game(name))
    for operation, handler in operations:
        _complete(operation, handler, schemas)
    found["components"] = {
        "schemas": components,
        "securitySchemes": {
            "cookie": {
                "type": "apiKey",
                "in": "cookie",
                "name": "runabout_guest",
                "description": "a page's guest; behind TLS __Host-runabout_guest",
            },
            "token": {"type": "http", "scheme": "bearer", "description": "a program's guest"},
        },
    }
    found.pop("servers", None)
    return found


@cache
def as_json() -> bytes:
    """The document as JSON, always the same to the byte."""
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False).encode()


@get("/api/openapi.json", include_in_schema=False)
async def openapi() -> Response[bytes]:
    """Answer with the document."""
    return Response(as_json(), media_type="application/json", headers={"Cache-Control": "no-cache"})


def _schemas(said: list[Documented]) -> tuple[dict[Any, Any], dict[str, Any]]:
    """How each type is written in an operation, and the components that they refer to."""
    kinds = [kind for one in said for kind in (one.takes, one.gives) if kind not in (None, str)]
    kinds = [*dict.fromkeys(kinds), Fault]
    (*written, sent, got), components = msgspec.json.schema_components(
        [*kinds, FromClient, ToClient], ref_template="#/components/schemas/{name}"
    )
    components["FromClient"] = {**sent, "description": "What a client sends over a table's WebSocket, by its `type`."}
    components["ToClient"] = {**got, "description": "What a client gets over a table's WebSocket, by its `type`."}
    for component in components.values():
        component["description"] = inspect.cleandoc(component.get("description", ""))
    taken = _reached(components, ["FromClient", *(one.takes.__name__ for one in said if one.takes)])
    short = {kind.__name__ for kind in (*get_args(Move), EventInfo, ItemInfo, View)}
    for name in short:
        for field in components[name]["properties"].values():
            field.pop("default", None)  # it is left out: to a generator of types, what has a default is there
    for name in components.keys() - taken - {"ToClient"} - short:
        # Every field is written out, those with defaults too: a client may rely on each of them.
        components[name] |= {"required": sorted(components[name].get("properties", ()))}
    return dict(zip(kinds, written, strict=True)), components


class Components:
    """The components of one game.

    Attributes:
        found: by name.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[str, Any] = {}

    def add(self, name: str, schema: Mapping[str, Any]) -> dict[str, Any]:
        """Write it once; how others refer to it."""
        name = f"{_camel(self.game.name)}{_camel(name)}"
        if self.found.setdefault(name, schema) != schema:
            raise BadGame(f"{self.game.name}: two types would be called {name} over the API; call one otherwise")
        return {"$ref": f"#/components/schemas/{name}"}

    def of_type(self, field: FieldType) -> Mapping[str, Any]:
        """A type of few words where it is used, any other once."""
        if not field.values and "properties" not in field.schema:
            return field.schema
        return self.add(field.name, {"description": f"{self.game.title}: {field.says}.", **field.schema})

    def of_types(self, types: Types) -> dict[str, Any]:
        """Each by the name of what has that type."""
        return {name: self.of_type(kind) for name, kind in types.items()}

    def of_fields(self, kind: EventKind | VerbKind) -> dict[str, Any]:
        """The fields of an event, an action or a preview."""
        return self.of_types({name: field for name, (field, _) in kind.fields.items()})

    def one_of(self, kinds: Iterable[EventKind | VerbKind], says: str) -> dict[str, Any]:
        """Any of these kinds."""
        return {"description": says, "oneOf": [_kind(kind, self.of_fields(kind)) for kind in kinds]}

    def of_thing(self, sort: Things) -> dict[str, Any]:
        """The attributes of a thing of that sort."""
        says = f"A thing of {self.game.title}: {sort.says}"
        return self.add(f"{sort.name} thing", _object(self.of_types(sort.attributes), says))

    def of_pile(self, sort: Piles) -> dict[str, Any]:
        """A pile of that sort: so many of each kind, or the kinds in their order."""
        says = f"What a pile of {self.game.title} may hold: {sort.says}"
        kind = self.add(f"{sort.name} kind", {"description": says, "enum": [*dict.fromkeys((*sort.kinds, UNKNOWN))]})
        count = {"type": "object", "propertyNames": kind, "additionalProperties": {"type": "integer", "minimum": 1}}
        return {"oneOf": [count, {"type": "array", "items": kind}]}


def _facts(game: Game) -> dict[str, Any]:
    """The components that say what an `EventInfo`, a `CatalogueAction`, a `SceneInfo` and a preview of a game hold;
    none of what it does not declare.
    """
    components = Components(game)
    events = [kind for kind in (*game.words.declared, OMITTED_KIND) if kind is not None]
    if len(events) > 1:
        components.add("event", components.one_of(events, f"What an `EventInfo` of {game.title} holds, by its kind."))
    if game.words.verbs:
        verbs = game.words.verbs.values()
        says = f"What a `CatalogueAction` of {game.title} holds, by its kind."
        components.add("action", components.one_of(verbs, says))
    if game.layout is not None:
        components.add("scene", _scene(game, game.layout, components))
    if game.previews is not None:
        preview = _object(components.of_fields(game.previews), f"A preview of {game.title}. {game.previews.says}")
        components.add("preview", preview | {"required": list(game.previews.brief)})
    return components.found


def _scene(game: Game, layout: Layout, components: Components) -> dict[str, Any]:
    """What a `SceneInfo` of a game holds, and the `decision` of a `View`."""
    typed = components.of_types(layout.counters)
    counters = {name: kind for name, kind in typed.items() if not name.startswith(OF_EACH_SEAT)}
    of_seats = {
        seat_counter(seat, name.removeprefix(OF_EACH_SEAT)): kind
        for name, kind in typed.items()
        if name.startswith(OF_EACH_SEAT)
        for seat in range(game.seats[1])
    }
    parts = {
        "things": by_sort({name: components.of_thing(sort) for name, sort in layout.things.items()}),
        "piles": by_sort({name: components.of_pile(sort) for name, sort in layout.piles.items()}),
        "counters": _object(counters | of_seats) | {"required": list(counters)},
        "settings": _object(components.of_types(layout.settings)),
        "decision": _object(components.of_types(layout.decision)),
    }
    return _object(parts, f"What a `SceneInfo` of {game.title} holds, and the `decision` of its `View`.")


def by_sort(schemas: Mapping[str, Any]) -> dict[str, Any]:
    """An object that has things, or piles, of these sorts by their names: "pawn:red:2" is a "pawn"."""
    patterns = {f"^{_literally(sort)}(:|$)": schema for sort, schema in schemas.items()}
    return {"type": "object", "patternProperties": patterns, "additionalProperties": False}


def _literally(name: str) -> str:
    """A pattern of JSON Schema for just that name; `re.escape` escapes more than ECMA 262 lets it."""
    return re.sub(r"[\\^$.*+?()\[\]{}|/]", r"\\\g<0>", name)


def _object(properties: Mapping[str, Any], says: str = "") -> dict[str, Any]:
    """An object that has just these properties."""
    found = {"type": "object", "properties": dict(properties), "required": list(properties)}
    return found | {"additionalProperties": False} | ({"description": says} if says else {})


def _kind(kind: EventKind | VerbKind, fields: Mapping[str, Any]) -> dict[str, Any]:
    """What an `EventInfo` or a `CatalogueAction` of one kind holds."""
    return {
        "type": "object",
        "description": kind.says,
        "properties": {"kind": {"type": "string", "enum": [kind.name]}, "fields": _object(fields)},
        "required": ["kind", "fields"],
    }


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"\W+", name))


def _reached(components: dict[str, Any], names: list[str]) -> set[str]:
    """These components and all that they refer to."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += re.findall(r'"#/components/schemas/(\w+)"', json.dumps(components[name]))
    return found


def _complete(operation: dict[str, Any], handler: HTTPRouteHandler, schemas: dict[Any, Any]) -> None:
    """Write into an operation what its handler says of itself."""
    says: Documented = handler.opt["documented"]
    operation["operationId"] = handler.fn.__name__
    operation["summary"] = operation["description"].partition(".")[0]
    operation.pop("deprecated", None)
    if operation.get("parameters"):
        hints = get_type_hints(handler.fn, include_extras=True)
        operation["parameters"] = [_parameter(one, hints[one["name"]]) for one in operation["parameters"]]
    if says.by_version:
        operation.setdefault("parameters", []).append(VERSION)
    if says.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[says.takes]}}}
    status = next(status for status in operation["responses"] if status.startswith("2"))
    kind = "text/plain" if says.gives is str else "application/json"
    written = {"type": "string"} if says.gives is str else schemas[says.gives]
    responses = {status: {"description": "As asked.", "content": {kind: {"schema": written}}}}
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(says.faults):
        by_status.setdefault(STATUS[code], []).append(code)
    for number, codes in sorted(by_status.items()):
        responses[str(number)] = {
            "description": ", ".join(codes),
            "content": {"application/json": {"schema": schemas[Fault]}},
        }
    operation["responses"] = responses
    if "no-guest" in says.faults:
        operation["security"] = [{"cookie": []}, {"token": []}]


def _parameter(found: dict[str, Any], hint: Any) -> dict[str, Any]:
    """A parameter with the bounds that its type has."""
    schema = msgspec.json.schema(hint)
    schema = next((one for one in schema.get("anyOf", ()) if one != {"type": "null"}), schema)
    schema |= {"default": found["schema"]["default"]} if "default" in found["schema"] else {}
    return {"name": found["name"], "in": found["in"], "required": found["required"], "schema": schema}


if __name__ == "__main__":
    sys.stdout.write(as_json().decode() + "\n")
