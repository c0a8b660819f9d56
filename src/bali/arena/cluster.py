"""Games on a Ray cluster, with the same results as on one machine. If a worker is lost, another one plays its game again."""

import logging
import socket
from itertools import islice

import ray

from bali.arena.plan import Fixture, Tournament
from bali.arena.play import Outcome, play
from bali.arena.results import Results
from bali.core.code_cache import sources_hash
from bali.core.errors import BaliError

OWN = "local"  # the address for a cluster that is started here, for this tournament alone
CONNECT_TIMEOUT = 10.0  # seconds
AHEAD = 2  # games queued per core, so that none is idle
RETRIES = 5  # workers that one game may lose


def _play(version: str, tournament: Tournament, fixture: Fixture) -> tuple[Fixture, Outcome]:
    if version != sources_hash():
        raise BaliError("a machine in the cluster has a different version of bali; install the same version everywhere")
    return fixture, play(tournament, fixture)


def _reach(address: str) -> None:
    """Raise `BaliError` immediately if nothing listens at an address. Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
    except (OSError, ValueError) as error:
        raise BaliError(f"there is no Ray cluster at {address}: {error}; an address is HOST:PORT") from None


class Cluster:
    """A Ray cluster that plays the games."""

    def __init__(self, tournament: Tournament, address: str) -> None:
        """Join the cluster at an address, or start one."""
        self.tournament = tournament
        if address != OWN:
            _reach(address)
        dashboard = False if address == OWN else None
        try:
            ray.init(address, include_dashboard=dashboard, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BaliError(f"cannot join the Ray cluster at {address}: {error}") from None

    def run(self, fixtures: list[Fixture]) -> Results:
        """Play the games and yield each result as it arrives."""
        try:
            yield from self._run(fixtures)
        except ray.exceptions.RayTaskError as error:
            raise BaliError(str(error.cause)) from None
        except ray.exceptions.WorkerCrashedError:
            raise BaliError(f"a game lost its worker {RETRIES + 1} times") from None
        finally:
            ray.shutdown()

    def _run(self, fixtures: list[Fixture]) -> Results:
        cores = int(ray.cluster_resources().get("CPU", 0))
        if cores == 0:
            raise BaliError("the Ray cluster has no free CPU core to play on")
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
        tournament, waiting = ray.put(self.tournament), iter(fixtures)
        pending = [task.remote(sources_hash(), tournament, fixture) for fixture in islice(waiting, AHEAD * cores)]
        while pending:
            done, pending = ray.wait(pending)
            pending += [task.remote(sources_hash(), tournament, fixture) for fixture in islice(waiting, 1)]
            yield ray.get(done[0])
