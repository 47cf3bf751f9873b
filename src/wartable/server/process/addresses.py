"""Network addresses, for counting."""

from __future__ import annotations

from ipaddress import ip_network

__all__ = ["counted_address"]

_NETWORK_BITS = 64


def counted_address(address: str) -> str:
    """Of IPv6 only the network counts: whoever has one has all its addresses."""
    if ":" not in address:
        return address
    try:
        return str(ip_network((address.partition("%")[0], _NETWORK_BITS), strict=False))
    except ValueError:
        return address
