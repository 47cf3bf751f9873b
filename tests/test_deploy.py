"""What `deploy/` promises: nobody in particular, a read-only file system, and the server's own limits once more."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.running import run_server
from wartable.cli.serve import serve
from wartable.server.process.http_edge import _HEAD_LIMIT, BODY_LIMIT, HttpEdge
from wartable.server.process.settings import Settings, settings_from
from wartable.text.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def dockerfile() -> list[str]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_there_are_a_database_a_server_and_a_proxy_that_alone_is_seen(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert {"database", "server", "proxy"} == set(services)
    assert ["proxy"] == [name for name, service in services.items() if "ports" in service]
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert set(compose["volumes"]) == {name for name in mounted if not name.startswith(".")}
    for name, needed in (("server", "database"), ("proxy", "server")):
        assert {"condition": "service_healthy"} == services[name]["depends_on"][needed]
    assert "healthcheck" in services["database"]


def test_the_server_is_nobody_and_writes_nothing(compose: dict[str, Any]) -> None:
    server = compose["services"]["server"]
    assert server["read_only"] is True
    assert (["ALL"], ["no-new-privileges:true"]) == (server["cap_drop"], server["security_opt"])
    assert server["init"] is True, "or what is left of killed processes stays for ever"
    *_, last = (number for number, line in enumerate(dockerfile()) if line.startswith("FROM"))
    final = dockerfile()[last:]
    assert any(re.fullmatch(r"USER [1-9]\d+", line) for line in final)
    assert any("/healthz" in line for line in final if line.startswith("HEALTHCHECK"))


def test_no_log_fills_the_disk(compose: dict[str, Any]) -> None:
    """Every request is a line: whoever asks a hundred times a second writes gigabytes a day."""
    for service in compose["services"].values():
        assert {"max-size", "max-file"} <= set(service["logging"]["options"])


def test_the_host_may_set_what_the_documentation_tells_of(compose: dict[str, Any]) -> None:
    """What is not set on the machine stays as it is by default."""
    given = compose["services"]["server"]["environment"]
    passed_on = {name for name, value in given.items() if value is None}
    assert {name for name in given if "SMTP" in name} <= passed_on
    documented = set(re.findall(r"`(WARTABLE_SMTP_[A-Z]+)`", (ROOT / "docs/hosting.md").read_text(encoding="utf-8")))
    assert documented | {"WARTABLE_METRICS_TOKEN"} <= passed_on


def test_the_health_check_of_the_image_tells_a_server_that_is_well_from_one_that_is_not(tmp_path: Path) -> None:
    line = next(line for line in dockerfile() if line.startswith("HEALTHCHECK"))
    command: list[str] = json.loads(line[line.index("[") :])
    assert "python" == command[0]
    with run_server(f"sqlite:///{tmp_path / 'x.sqlite3'}") as server:
        there = [sys.executable, *(part.replace(":8421/", f":{server.port}/") for part in command[1:])]
        assert 0 == subprocess.run(there, check=False, stderr=subprocess.DEVNULL).returncode
        server.kill()
        assert 0 != subprocess.run(there, check=False, stderr=subprocess.DEVNULL).returncode


def test_the_image_keeps_how_our_languages_count_and_no_others() -> None:
    line = next(line for line in dockerfile() if "locale-data" in line)
    kept = re.findall(r"! -name '?(\w+)\*", line)
    assert {language.split("-")[0] for language in LANGUAGES} == set(kept)
    assert "! -name root.dat" in line, "all others are told as what differs from it"


def test_nothing_is_compiled_where_nothing_can_be_written() -> None:
    build = next(line for line in dockerfile() if "pip install" in line)
    assert build.index("pip install") < build.index("-m compileall")
    assert "__pycache__" not in build


def test_every_setting_that_is_given_exists(compose: dict[str, Any]) -> None:
    given = compose["services"]["server"]["environment"]
    image = dict(re.findall(r"(WARTABLE_[A-Z_]+)=(\S+)", " ".join(dockerfile())))
    names = {name.removeprefix("WARTABLE_").lower() for name in (*given, *image)}
    assert names <= set(Settings.__struct_fields__)
    assert settings_from({"WARTABLE_TRUST_PROXY": given["WARTABLE_TRUST_PROXY"]}).trust_proxy
    assert "--no-browser" in {name for option in serve.params for name in option.opts}


def test_the_image_is_built_from_what_is_in_the_repository_alone() -> None:
    """An installed `node_modules` of another system would replace the one of the image."""
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert {"**", "web/node_modules"} <= set(ignored)
    kept = {line[1:] for line in ignored if line.startswith("!")}
    assert all((ROOT / name).exists() for name in kept)
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert set(built["targets"]["wheel"]["force-include"]) <= kept
    copied = [part for line in dockerfile() if line.startswith("COPY web/") for part in line.split()[1:-1]]
    assert copied
    assert all((ROOT / part).exists() for part in copied)


def test_the_image_is_built_from_all_that_it_needs() -> None:
    """What the ignore file leaves out is not there: a package without its licence or its hook cannot be built."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["hooks"]["custom"].get("path", "hatch_build.py")
    asked = re.findall(r"-c (\S+)", " ".join(dockerfile()))
    needed = [project["project"]["readme"], *project["project"]["license-files"], hook, *asked]
    needed += ["pyproject.toml", "src/wartable/__init__.py", "web/package-lock.json", "web/vite.config.ts"]
    assert asked
    for name in needed:
        assert (ROOT / name).exists(), name
        assert not is_ignored(name), name
    for name in ("web/node_modules/x", "src/wartable/server/static/index.html", "src/x/__pycache__/y.pyc", ".git/x"):
        assert is_ignored(name), name
    stages = re.findall(r"^FROM \S+ AS (\S+)", "\n".join(dockerfile()), re.MULTILINE)
    assert set(re.findall(r"--from=(\S+)", " ".join(dockerfile()))) <= set(stages)


def is_ignored(path: str) -> bool:
    """Whether the builder is not given a file: the last line that fits it, or a folder of it, decides."""
    found = False
    for line in (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!")
        if line and not line.startswith("#") and re.match(_as_expression(pattern) + "(/|$)", path):
            found = not line.startswith("!")
    return found


def _as_expression(pattern: str) -> str:
    parts = {"**/": "(.*/)?", "**": ".*", "*": "[^/]*"}
    return "".join(parts.get(part, re.escape(part)) for part in re.split(r"(\*\*/|\*\*|\*)", pattern))


def test_the_proxy_sets_the_same_limits_and_keeps_its_clients_honest() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    words = " ".join(text.split())
    assert f"read_header {HttpEdge.head_seconds:.0f}s" in words
    assert f"read_body {HttpEdge.body_seconds:.0f}s" in words
    assert f"max_header_size {_HEAD_LIMIT // 1024}KiB" in words
    assert f"max_size {BODY_LIMIT // 1024}KiB" in words
    assert "header_up X-Forwarded-For {remote_host}" in words
    assert "@operations path /metrics respond @operations 404" in words
    assert text.count("{") == text.count("}")
