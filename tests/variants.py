"""Games made from others by a change of one part."""

from dataclasses import fields, replace


def changed(base, **parts):
    """The game with some of its parts changed, each by its own name, wherever in a Game it stands."""
    for name, inner in (("bots", base.bots), ("components", base.components), ("scoring", base.scoring)):
        own = {part: parts.pop(part) for part in list(parts) if part in {field.name for field in fields(inner)}}
        if own:
            parts[name] = replace(inner, **own)
    return replace(base, **parts)
