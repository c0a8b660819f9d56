"""Client networks, which limits are counted by, and the proxies trusted to report a client's address."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

from bali.core.errors import BaliError
from bali.core.options import comma_separated

Network = IPv4Network | IPv6Network

UNKNOWN = "unknown"  # shared by all clients whose address is not an IP address
PREFIX = 64  # bits of an IPv6 address that identify a customer's network; customers choose the rest themselves


def client_network(scope: Scope) -> str:
    """Return the network that a request or socket is counted against."""
    client = scope.get("client")
    return network_of(client[0]) if client else UNKNOWN


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return an IPv4 address itself, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), PREFIX), strict=False))


def parse_proxies(text: str) -> tuple[Network, ...]:
    """Return the networks of trusted proxies. Raise `BaliError` if the text is malformed or would trust everyone."""
    return tuple(_parse_proxy(part) for part in comma_separated(text))


def _parse_proxy(text: str) -> Network:
    try:
        network = ip_network(text)
    except ValueError:
        if text != "*":
            raise BaliError(
                f"--trusted-proxies: '{text:.60}' is not an address or network such as 127.0.0.1 or 10.0.0.0/8"
            ) from None
        network = ip_network("::/0")
    if network.prefixlen == 0:
        raise BaliError(
            f"--trusted-proxies: '{text}' would let every client fake its address and so escape all limits; "
            "name your proxy's address or network, such as 127.0.0.1 or 172.16.0.0/12"
        )
    return network


def is_proxy(host: str, trusted_proxies: Sequence[Network]) -> bool:
    """Return whether an address belongs to a trusted proxy."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in trusted_proxies)
