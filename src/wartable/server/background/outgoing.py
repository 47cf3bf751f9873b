"""Calls to addresses that people chose: the server takes care whom it calls.

No address inside a network, no redirects, and the connection goes to exactly the address that was checked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import httpx

__all__ = ["Lookups", "RefusedAddress", "Target", "domain_of", "post", "resolve"]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_TIMEOUT_SECONDS = 5.0
_LOOKUP_SECONDS = 5.0
_LOOKUPS_OF_DOMAIN = 4
_LOOKUPS_OF_ASKER = 8
"""However many domains somebody has."""
_DETOURS = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "192.88.99.0/24", "5f00::/16")))
"""NAT64, IPv4 written as IPv6, relays of 6to4 and segments of routes: what lies behind is not what the address says."""


class Lookups:
    """Finds the addresses of names that people chose, in threads of its own.

    A name server may take as long as it likes. The threads of the event loop find the names of our own servers, the
    database among them: those must not wait behind it, nor the names of others.
    """

    def __init__(self, look_up: Callable[..., Any] = socket.getaddrinfo, *, threads: int = 32) -> None:
        self._look_up = look_up
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="lookup")
        self._under_way: Counter[tuple[str, str]] = Counter()
        """By domain, and by asker."""
        self._looking: dict[tuple[str, int], asyncio.Future[list[Address]]] = {}

    async def find(self, host: str, port: int, asker: str = "") -> list[Address]:
        """The addresses of a name; OSError if it has none, takes long, or others of its domain or asker do.

        `asker`: where whoever asks comes from, if that is known. Who asks for a name that is being looked up waits with
        the others: most browsers have the same few push services.
        """
        looking = self._looking.get((host, port)) or self._begin(host, port, asker)
        async with asyncio.timeout(_LOOKUP_SECONDS):
            return await asyncio.shield(looking)

    def _begin(self, host: str, port: int, asker: str) -> asyncio.Future[list[Address]]:
        bounds = {("domain", domain_of(host)): _LOOKUPS_OF_DOMAIN}
        if asker:
            bounds["asker", asker] = _LOOKUPS_OF_ASKER
        if any(self._under_way[counted] >= most for counted, most in bounds.items()):
            raise TimeoutError(f"names like {host} are being looked up already")
        self._under_way.update(bounds.keys())
        looking = asyncio.get_running_loop().run_in_executor(self._threads, self._looked_up, host, port)
        self._looking[host, port] = looking

        def end(_: object) -> None:
            # A thread cannot be stopped: what is under way counts until it has ended.
            self._under_way -= Counter(bounds.keys())
            del self._looking[host, port]

        looking.add_done_callback(end)
        return looking

    def _looked_up(self, host: str, port: int) -> list[Address]:
        found = self._look_up(host, port, type=socket.SOCK_STREAM)
        return [ipaddress.ip_address(entry[4][0]) for entry in found]


_lookups = Lookups()


class RefusedAddress(Exception):
    """An address that the server does not call."""

    def __init__(self, why: str, words: str) -> None:
        super().__init__(words)
        self.why = why


class Target(NamedTuple):
    """An address that was checked: where the connection goes, and whose name the certificate has to have."""

    url: str
    host: str
    host_header: str
    origin: str
    """As it was written, without the path."""


def domain_of(host: str) -> str:
    """What names of one owner have in common, mostly: the last two parts."""
    return ".".join(host.lower().rstrip(".").split(".")[-2:])


async def resolve(url: str, *, allows_private: bool, asker: str = "") -> Target:
    """The checked address of a URL; RefusedAddress if it is not to be called. `asker`: as for `Lookups.find`."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise RefusedAddress("address", "it is not an address") from None
    if not url.isascii() or not url.isprintable():
        raise RefusedAddress("address", "it has characters that no address has")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise RefusedAddress("scheme", "it must be a plain http or https address")
    try:
        addresses = await _lookups.find(parts.hostname, port, asker)
    except (OSError, UnicodeError):
        raise RefusedAddress("name", "its name is not known") from None
    if not allows_private and not all(_is_outside(address) for address in addresses):
        raise RefusedAddress("inside", "it lies inside a network")
    address = addresses[0]
    netloc = f"[{address}]:{port}" if address.version == 6 else f"{address}:{port}"
    pinned = urlunsplit((parts.scheme, netloc, parts.path or "/", parts.query, ""))
    return Target(pinned, parts.hostname, parts.netloc, f"{parts.scheme}://{parts.netloc}")


async def post(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    """Send something to a checked address; the status of the answer, whose body nobody reads."""
    named = {"Host": target.host_header, "User-Agent": "wartable", **headers}
    async with httpx.AsyncClient(timeout=_TIMEOUT_SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", target.url, content=body, headers=named)
        # The certificate is checked against the name, although the connection goes to the address.
        request.extensions["sni_hostname"] = target.host
        response = await client.send(request, stream=True)
        await response.aclose()
        return response.status_code


def _is_outside(address: Address) -> bool:
    """Whether an address lies in the open network, and leads nowhere else by way of another one inside it."""
    if not address.is_global or address.is_multicast:
        return False
    if any(address in network for network in _DETOURS):
        return False
    if isinstance(address, ipaddress.IPv6Address):
        return not (address.ipv4_mapped or address.sixtofour or address.teredo or address.is_site_local)
    return True
