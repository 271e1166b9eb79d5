"""Checks data against its JSON Schema, and describes each violation in a sentence for the author of a game.

It knows the keywords that the types of games use (`HELD`). Any other keyword is reported, never ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from runabout.core.scene import perhaps

Schema = Mapping[str, Any]

NAMES: Mapping[str, str] = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "none",
}
"""What a `type` is called."""

TYPES: Mapping[str, type | tuple[type, ...]] = {
    "integer": int,
    "number": (int, float),
    "string": str,
    "boolean": bool,
    "array": list,
    "object": dict,
}
"""What data of a `type` is in Python; a bool is no number."""

HELD = frozenset(
    ("type", "enum", "anyOf", "minimum", "maximum", "items", "minItems", "maxItems", "uniqueItems")
    + ("properties", "required", "additionalProperties")
)
SAYS = frozenset(("title", "description"))
"""Keywords that demand nothing."""

MOST_LISTED = 12
"""Values that an error lists: of more it says how many there are."""


def schema_faults(schema: Schema, value: Any, said: str) -> Iterator[str]:
    """The violations of a schema in some data, each as a sentence that says what was expected and what came.

    Args:
        schema: the data's.
        value: the data, as JSON gives it.
        said: what the data is called.
    """
    for keyword in sorted(schema.keys() - HELD - SAYS):
        yield f"the schema of {said} has {keyword}, which is not held: write it with {', '.join(sorted(HELD))}"
    if not _fits(schema, value):
        near = perhaps(value, _texts(schema)) if isinstance(value, str) else ""
        yield f"{said} is {value!r}; {_expected(schema)} was expected{near}"
    elif isinstance(value, dict):
        yield from _object_faults(schema, value, said)
    elif isinstance(value, list):
        yield from _list_faults(schema, value, said)


def _fits(schema: Schema, value: Any) -> bool:
    """Whether data is what a schema says, but for what it contains."""
    return (
        ("type" not in schema or _is_of(value, schema["type"]))
        and ("enum" not in schema or any(type(one) is type(value) and one == value for one in schema["enum"]))
        and ("anyOf" not in schema or any(next(schema_faults(one, value, ""), None) is None for one in schema["anyOf"]))
        and not (_is_of(value, "number") and not schema.get("minimum", value) <= value <= schema.get("maximum", value))
    )


def _is_of(value: Any, kinds: str | Sequence[str]) -> bool:
    """Whether data is of a `type` of JSON Schema, or of one of several."""
    if not isinstance(kinds, str):
        return any(_is_of(value, kind) for kind in kinds)
    if kinds == "null":
        return value is None
    return isinstance(value, TYPES[kinds]) and (kinds == "boolean" or not isinstance(value, bool))


def _expected(schema: Schema) -> str:
    """What a schema says of data, but for what it contains, in words."""
    if "enum" in schema:
        names = [NAMES["null"] if one is None else str(one) for one in schema["enum"]]
        return f"one of {', '.join(names)}" if len(names) <= MOST_LISTED else f"one of {len(names)} names"
    if "anyOf" in schema:
        return " or ".join(map(_expected, schema["anyOf"]))
    kinds = schema.get("type", ())
    ends = "".join(f" {end} {schema[key]}" for key, end in (("minimum", "from"), ("maximum", "to")) if key in schema)
    names = [NAMES[kind] for kind in ([kinds] if isinstance(kinds, str) else kinds)]
    return " or ".join(name + ends * name.endswith("number") for name in names)


def _texts(schema: Schema) -> list[str]:
    """The texts that a schema lists."""
    within = [text for one in schema.get("anyOf", ()) for text in _texts(one)]
    return [*within, *(one for one in schema.get("enum", ()) if isinstance(one, str))]


def _object_faults(schema: Schema, value: Mapping[str, Any], said: str) -> Iterator[str]:
    declared, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name in schema.get("required", ()):
        if name not in value:
            yield f"{said} has no {name}; it has {', '.join(value) or 'nothing'}"
    for name, held in value.items():
        if name in declared:
            yield from schema_faults(declared[name], held, f"{name} in {said}")
        elif others is False:
            yield f"{said} has {name}, which was not declared{perhaps(name, declared)}"
        elif isinstance(others, Mapping):
            yield from schema_faults(others, held, f"{name} in {said}")


def _list_faults(schema: Schema, value: Sequence[Any], said: str) -> Iterator[str]:
    fewest, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
    if not fewest <= len(value) <= most:
        came = f"{said} has {len(value)} values"
        yield f"{came}; {fewest} to {most} were expected" if fewest < most else f"{came}; {fewest} were expected"
    if schema.get("uniqueItems") and any(one in value[:at] for at, one in enumerate(value)):
        yield f"{said} is {value!r}; each value once was expected"
    for at, held in enumerate(value if "items" in schema else ()):
        yield from schema_faults(schema["items"], held, f"{at} in {said}")
