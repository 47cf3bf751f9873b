"""Where Alembic meets our schema; it works on the connection it is given."""

from __future__ import annotations

from alembic import context

from wartable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
