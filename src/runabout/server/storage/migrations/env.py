"""What Alembic runs; `storage.migrate` hands it the connection."""

from __future__ import annotations

from alembic import context

from runabout.server.storage.migrating import VERSION_TABLE
from runabout.server.storage.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
