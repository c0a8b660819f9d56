"""Networks of clients: what counts as one, and who may say where a request comes from."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bali.core.errors import BaliError
from bali.server.client_network import UNKNOWN, client_network, network_of, parse_proxies
from bali.server.limits import GUARANTEED_BURST, REQUEST_COSTS
from bali.server.settings import Settings
from bali.server.token_buckets import Limits
from tests.server.raw import Clock
from tests.server.running_server import RunningServer, anonymous, error_of, run_server
from tests.server.waiting import TIMEOUT

NAME = {"name": "Eve"}


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", UNKNOWN),
        ("", UNKNOWN),
        ("x" * 10_000, UNKNOWN),
    ],
)
def test_an_ipv6_address_counts_for_its_network(host: str, network: str) -> None:
    assert network_of(host) == network
    assert client_network({"client": (host, 1)}) == network
    assert client_network({"client": None}) == UNKNOWN


@pytest.mark.parametrize("trusted_proxies", ["*", "127.0.0.1, *", "0.0.0.0/0", "::/0", "nginx", "10.0.0.1/8", "127.0.0.1 ::1"])
def test_proxies_that_would_let_everyone_choose_an_address_are_refused(trusted_proxies: str) -> None:
    with pytest.raises(BaliError, match="--trusted-proxies"):
        parse_proxies(trusted_proxies)


def test_a_server_does_not_start_with_such_proxies(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "bali",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "t.sqlite"),
        "--trusted-proxies",
        "*",
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert ended.returncode != 0
    assert "escape all limits" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that trusts a proxy on this machine, and lets one network add three guests."""
    options = ("--trusted-proxies", "127.0.0.1, 10.0.0.0/8", "--new-guests", "3")
    with run_server(str(tmp_path_factory.mktemp("proxy") / "tables.sqlite"), *options) as running:
        yield running


def added(port: int, *addresses: str) -> list[int]:
    """Add a guest from each address that a proxy forwards, and return the statuses."""
    return [anonymous(port, **{"X-Forwarded-For": address}).post("/api/guest", json=NAME).status_code for address in addresses]


def test_one_network_adds_only_so_many_guests(behind_proxy: RunningServer) -> None:
    port = behind_proxy.port
    assert added(port, *["192.0.2.1"] * 3) == [200] * 3
    refused = anonymous(port, **{"X-Forwarded-For": "192.0.2.1"}).post("/api/guest", json=NAME)
    assert error_of(refused) == (429, "limit")
    assert added(port, "192.0.2.2") == [200]


def test_a_guest_can_take_another_name_as_often_as_they_like(behind_proxy: RunningServer) -> None:
    client = anonymous(behind_proxy.port, **{"X-Forwarded-For": "192.0.2.3"})
    assert [client.post("/api/guest", json=NAME).status_code for _ in range(8)] == [200] * 8


def test_addresses_of_one_ipv6_network_count_together(behind_proxy: RunningServer) -> None:
    addresses = [f"2001:db8:0:7::{number:x}" for number in range(4)]
    assert added(behind_proxy.port, *addresses) == [200, 200, 200, 429]
    assert added(behind_proxy.port, "2001:db8:0:8::1") == [200]
    mapped = ["192.0.2.9", "::ffff:192.0.2.9", "::ffff:c000:209", "192.0.2.9"]
    assert added(behind_proxy.port, *mapped) == [200, 200, 200, 429]


def test_what_a_client_says_about_itself_does_not_count(behind_proxy: RunningServer) -> None:
    """A proxy puts the client's real address last; what stands before it came with the request."""
    chains = [f"198.51.100.{number}, 203.0.113.5" for number in range(3)]
    assert added(behind_proxy.port, *chains, "203.0.113.5") == [200, 200, 200, 429]
    through_two = [f"198.51.100.{number}, 203.0.113.6, 10.1.2.3" for number in range(3)]
    assert added(behind_proxy.port, *through_two, "203.0.113.6") == [200, 200, 200, 429]
    assert added(behind_proxy.port, "one", "two", "three", "four") == [200, 200, 200, 429]


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--new-guests", "3") as running:
        assert added(running.port, *(f"192.0.2.{number}" for number in range(4))) == [200, 200, 200, 429]


def test_messages_count_for_the_guest_and_for_the_network() -> None:
    limits = Limits(Settings(per_second=1, burst=50, per_address=2), Clock())
    passed = [sum(limits.allows_message(f"guest {number}", "here") for _ in range(100)) for number in range(4)]
    assert passed[0] == passed[1] == 50
    assert passed[2] == passed[3] == GUARANTEED_BURST  # who has sent little can go on with a little
    assert sum(limits.allows_message("guest 4", "there") for _ in range(100)) == 50


def test_a_player_who_sends_little_is_not_stopped_by_a_neighbour() -> None:
    clock = Clock()
    limits = Limits(Settings(), clock)
    moves = 0
    for _ in range(600):
        clock.now += 1
        for number in range(30):
            for _ in range(20):
                limits.allows_message(f"eve {number}", "home")
        moves += limits.allows_message("anna", "home")
    assert moves == 600
    assert limits.charge(5, "anna", "home")
    assert not limits.charge(5, "anna", "home")


def test_a_class_can_begin_and_a_family_can_come_back() -> None:
    limits = Limits(Settings(), Clock())
    requests, joins = [1, 1, 1, 1, 1, 1, REQUEST_COSTS["/api/tables"], REQUEST_COSTS["/api/tables/mine"]], 5
    for pupil in range(30):
        assert all(limits.networks.allows("school", cost) for cost in requests)
        assert limits.new_guests.allows("school")
        assert all(limits.artwork.allows("school") for _ in range(120))
        assert limits.allows_message(f"pupil {pupil}", "school")
    for person in range(5):
        for _ in range(10):
            assert limits.networks.allows("home")
            assert limits.guests.allows(f"person {person}")
            assert limits.charge(joins, f"person {person}", "home")
