"""Where tables are kept: SQLite or PostgreSQL, by URL."""

from __future__ import annotations

from runabout.server.storage.migrating import migrate
from runabout.server.storage.store import Store

__all__ = ["Store", "migrate"]
