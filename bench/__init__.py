"""The benchmarks of the games, the bots and the server: `python -m bench --help`. They are not part of the package."""
