"""Results are the same on one core, on all cores and on a Ray cluster, even when workers die during the games."""

import os
import signal
from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster as RealCluster

from bali.arena.cluster import Cluster
from bali.arena.plan import Fixture, Tournament
from bali.arena.play import Outcome, play, warm_up
from bali.arena.worker_pool import Worker, WorkerPool
from bali.core.errors import BaliError

TOURNAMENT = Tournament("altar", ("greedy", "random"), 2, games=24)
OTHER_VERSION = "^a machine in the cluster has a different version of bali; install the same version everywhere$"
Results = dict[int, Outcome]


@pytest.fixture(scope="module")
def alone() -> Results:
    """Return the results when one process plays everything."""
    warm_up(TOURNAMENT)
    return {fixture.number: play(TOURNAMENT, fixture) for fixture in TOURNAMENT.fixtures()}


def numbered(results: Iterator[tuple[Fixture, Outcome]]) -> Results:
    return {fixture.number: outcome for fixture, outcome in results}


def test_a_pool_plays_the_same(alone: Results) -> None:
    assert numbered(WorkerPool(TOURNAMENT, 2).run(TOURNAMENT.fixtures())) == alone


def test_a_pool_replaces_a_worker_that_is_killed(alone: Results) -> None:
    pool, results = WorkerPool(TOURNAMENT, 2), {}
    for fixture, outcome in pool.run(TOURNAMENT.fixtures()):
        results[fixture.number] = outcome
        if len(results) in (3, 9):
            os.kill(pool.workers[0].process.pid or 0, signal.SIGKILL)
    assert results == alone


def test_a_game_that_kills_its_workers_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    class Doomed(Worker):
        def begin(self, fixture: Fixture) -> None:
            super().begin(fixture)
            self.process.kill()

    monkeypatch.setattr("bali.arena.worker_pool.Worker", Doomed)
    with pytest.raises(BaliError, match="stopped: 3 worker processes died in game 0 \\(deal 0\\)"):
        list(WorkerPool(TOURNAMENT, 1).run(TOURNAMENT.fixtures()))


def test_an_error_in_a_game_reaches_the_caller() -> None:
    unknown = [Fixture(0, 0, ("deep", "random"))]
    with pytest.raises(BaliError, match="no bot is called 'deep'"):
        list(WorkerPool(TOURNAMENT, 1).run(unknown))


def test_a_pool_that_is_closed_early_leaves_no_process() -> None:
    pool = WorkerPool(TOURNAMENT, 2)
    next(results := pool.run(TOURNAMENT.fixtures()))
    processes = [worker.process for worker in pool.workers]
    results.close()
    assert not any(process.is_alive() for process in processes)


@pytest.fixture
def machines() -> Iterator[RealCluster]:
    """Start a real Ray cluster whose head plays nothing. Tests add the workers."""
    cluster = RealCluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    yield cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.mark.long  # two clusters take as long as all other tests of the arena; `bali arena --ray` is tested in tests/cli
def test_ray_detects_another_version_and_plays_the_same_when_a_worker_is_killed(machines: RealCluster, alone: Results) -> None:
    workers = [machines.add_node(num_cpus=1) for _ in range(2)]
    machines.wait_for_nodes()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bali.arena.cluster.sources_hash", lambda: "other")
        with pytest.raises(BaliError, match=OTHER_VERSION):
            list(Cluster(TOURNAMENT, machines.address).run(TOURNAMENT.fixtures()))
    results: Results = {}
    for fixture, outcome in Cluster(TOURNAMENT, machines.address).run(TOURNAMENT.fixtures()):
        results[fixture.number] = outcome
        if len(results) == 5:
            machines.remove_node(workers[0], allow_graceful=False)
    assert results == alone


def test_an_address_without_a_cluster() -> None:
    with pytest.raises(BaliError, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        Cluster(TOURNAMENT, "127.0.0.1:1")
