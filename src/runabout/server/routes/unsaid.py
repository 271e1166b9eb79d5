"""What pages could not say, for the operator's metric: a page says its messages itself, and finds what is damaged."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, post

from runabout.core.speech.declared import LANGUAGES, nearest_language
from runabout.core.speech.sayings import SHARED, source
from runabout.server.errors import WORDS
from runabout.server.messages.common import UnsaidByPage, UnsaidCounted
from runabout.server.routes.games import found_game
from runabout.server.routes.shared import CurrentServer, documented, read
from runabout.server.telemetry import BY_PAGE, log

OTHER = "other"
"""The label of messages of which nothing is known here, such as those of a page that is older than the server."""

NAMED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The name of a message, of a malformed one too."""


@post("/api/unsaid", opt=documented(UnsaidCounted, "unknown-game", takes=UnsaidByPage, changes=True, for_guests=False))
async def count_unsaid(request: Request[Any, Any, Any], server: CurrentServer) -> UnsaidCounted:
    """Count messages that a page could not say. Of a game that has none in the language nothing is counted: English is
    meant there.
    """
    came = await read(request, UnsaidByPage)
    language = nearest_language(came.language)
    if came.game:
        messages = found_game(came.game).words.messages
        folder = messages.folder if messages else SHARED
        if source(language, folder) is None:
            return UnsaidCounted(counted=0)
        known = names_in(folder) | names_in(SHARED)
    else:
        known = names_in(WORDS) | server.page.messages
    labels = sorted({name if name in known else OTHER for name in came.messages})
    for label in labels:
        server.measures.unsaid.labels(BY_PAGE, language, label).inc()
    # Once each: any visitor may send them again and again.
    new = [label for label in labels if (came.game, language, label) not in server.unsaid_logged]
    server.unsaid_logged.update((came.game, language, label) for label in new)
    if new:
        log().warning("a page could not say messages", game=came.game, language=language, messages=new)
    return UnsaidCounted(counted=len(labels))


@cache
def names_in(folder: Path) -> frozenset[str]:
    """The names of the messages of a folder, in any language."""
    texts = (source(language, folder) or "" for language in LANGUAGES)
    return frozenset(name for text in texts for name in NAMED.findall(text))


HANDLERS = (count_unsaid,)
