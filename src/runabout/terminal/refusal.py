"""Why the terminal does not do what it was asked for; apart from voice.py, because every command imports this."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from runabout.core.reason import Reason

MESSAGES = Path(__file__).with_name("messages")
"""The messages of the terminal (see voice.py)."""


class Refusal(Reason):
    """Why the terminal does not do what it was asked for: one of its own messages, said at the edge in the language of
    the person.
    """

    folder: ClassVar[Path] = MESSAGES
