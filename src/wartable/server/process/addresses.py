"""Network addresses, for counting."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, ip_address, ip_network

__all__ = ["counted_address", "forwarded_address"]

_NETWORK_BITS = 64


def counted_address(address: str) -> str:
    """As whose a request counts: of IPv6 it is the network, since whoever has one has all its addresses."""
    if ":" not in address:
        return address
    try:
        found = ip_address(_without_port(address))
    except ValueError:
        return address
    # A socket for both is told of IPv4 as IPv6.
    found = getattr(found, "ipv4_mapped", None) or found
    return str(found) if isinstance(found, IPv4Address) else str(ip_network((int(found), _NETWORK_BITS), strict=False))


def forwarded_address(lines: Sequence[str]) -> str:
    """Whom a proxy names in its X-Forwarded-For: the last in the last line, since clients send some of their own."""
    return lines[-1].rsplit(",", 1)[-1].strip() if lines else ""


def _without_port(address: str) -> str:
    """Some proxies tell the port too; and an interface is nothing of the address."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, _, _ = address.partition(":")
    return host if address.count(":") == 1 else address.partition("%")[0]
