"""Train a network by self-play (`make train`). The trained networks are in `bots`, which needs nothing from here."""
