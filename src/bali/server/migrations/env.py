"""Alembic's environment: runs the migrations on the connection that the server passes in."""

from alembic import context

from bali.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
