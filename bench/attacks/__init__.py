"""What attackers can do to innocent players of a server with its default limits. See README.md."""
