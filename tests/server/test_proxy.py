"""The proxy of `deploy/` before a real server, where Caddy is installed: refusals reach whoever asked."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.running import run_server
from tests.server.waiting import LONGEST_SECONDS, until

pytestmark = pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"


@contextmanager
def run_proxy(folder: Path, server_port: int) -> Iterator[str]:
    """The proxy as it is deployed, without TLS and before a server on this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        site = f"http://127.0.0.1:{free.getsockname()[1]}"
    text = CADDYFILE.read_text().replace("server:8421", f"127.0.0.1:{server_port}")
    config = folder / "Caddyfile"
    config.write_text(text.replace("\tservers {", "\tadmin off\n\tservers {", 1))
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    proxy = subprocess.Popen(
        command, env=homes | {"PATH": "/usr/bin:/bin", "WARTABLE_SITE": site}, stderr=subprocess.DEVNULL
    )
    try:
        yield site
    finally:
        proxy.kill()
        proxy.wait()


async def test_too_long_a_body_is_refused_as_such_through_the_proxy(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3"), trust_proxy=1) as server, run_proxy(tmp_path, server.port) as site:
        async with httpx.AsyncClient(base_url=site, timeout=60) as client:
            await until(lambda: _answers(site))
            for size in (64 * 1024 + 1, 100_000, 1_000_000) * 5:
                answer = await client.post("/api/guests", content=b" " * size)
                assert 413 == answer.status_code, size
            answer = await client.post("/api/guests", content=b" " * 64 * 1024)
            assert 400 == answer.status_code, "as long as the server allows, the proxy allows it"
            assert 404 == (await client.get("/metrics")).status_code
            assert 200 == (await client.get("/healthz")).status_code


def _answers(site: str) -> bool:
    try:
        return httpx.get(f"{site}/healthz", timeout=LONGEST_SECONDS).is_success
    except httpx.HTTPError:
        return False
