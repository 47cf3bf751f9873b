"""As whose a request counts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.running import run_server
from tests.server.waiting import LONGEST_SECONDS
from wartable.server.process.addresses import counted_address, forwarded_address


@pytest.mark.parametrize(
    ("counted", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::/64", "2001:db8:1:2:3:4:5:6"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::7"),
        ("fe80::/64", "fe80::1%eth0"),
        ("203.0.113.9", "::ffff:203.0.113.9"),
        ("203.0.113.9", "203.0.113.9:41512"),
        ("2001:db8:1:2::/64", "[2001:db8:1:2::7]:41512"),
        ("2001:db8:1:2::/64", "[2001:db8:1:2::7]"),
        ("unknown", "unknown"),
        ("a:b", "a:b"),
    ],
)
def test_of_whoever_comes_by_ipv6_the_network_counts_and_of_nobody_the_port(counted: str, address: str) -> None:
    """On a socket for both, IPv4 comes as IPv6: all who come so would be one address."""
    assert counted == counted_address(address)


@pytest.mark.parametrize(
    ("address", "lines"),
    [
        ("", []),
        ("203.0.113.9", ["203.0.113.9"]),
        ("203.0.113.9", ["198.51.100.1, 203.0.113.9"]),
        ("203.0.113.9", ["198.51.100.1", "203.0.113.9"]),
        ("203.0.113.9", ["198.51.100.1, 198.51.100.2", "198.51.100.3,203.0.113.9 "]),
    ],
)
def test_what_the_proxy_said_is_what_stands_last(address: str, lines: list[str]) -> None:
    assert address == forwarded_address(lines)


async def test_nobody_says_to_a_proxy_that_they_are_somebody_else(tmp_path: Path) -> None:
    """Some proxies add a line of their own to those of the client. Two guests at once, and another in fifty seconds."""
    with run_server(str(tmp_path / "x.sqlite3"), trust_proxy=1, rate_limit=0.1) as server:

        async def arrive(*said: str) -> int:
            headers = [("X-Forwarded-For", address) for address in said]
            async with httpx.AsyncClient(base_url=server.url, timeout=LONGEST_SECONDS) as client:
                return (await client.post("/api/guests", headers=headers, json={"name": "Ana"})).status_code

        answers = [await arrive(f"198.51.100.{number}", "203.0.113.9") for number in range(4)]
        assert [201, 201] == answers[:2]
        assert 429 in answers[2:], "each of them said another address, and the proxy always the same"
        assert 201 == await arrive("203.0.113.10")
