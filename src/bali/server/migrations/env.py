"""Where Alembic runs the steps: on the connection that the server hands it."""

from alembic import context

from bali.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
