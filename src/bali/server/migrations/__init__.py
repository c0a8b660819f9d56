"""Migrations that upgrade a database from an older version."""
