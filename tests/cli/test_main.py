from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tests.cli.conftest import Wartable
from wartable.cli.main import COMMANDS, DEFAULT_COMMAND, CommandTable, cli

SLOW_TO_IMPORT = {"textual", "rich", "fluent", "babel", "numpy", "platformdirs", "asyncio"}


def test_help_lists_every_command(run: Wartable):
    shown = run("--help")
    assert 0 == shown.exit_code
    assert all(f"  {name} " in shown.output for name in COMMANDS)


def test_it_is_run_as_a_module_too():
    command = [sys.executable, "-m", "wartable", "--version"]
    assert "wartable" in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_help_imports_nothing_slow():
    program = (
        "import sys\n"
        "from wartable.cli.main import cli\n"
        "try: cli.main(['--help'], prog_name='wartable')\n"
        "except SystemExit: pass\n"
        "print('IMPORTED', *{name.split('.')[0] for name in sys.modules})"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = set(ran.stdout.rpartition("IMPORTED")[2].split())
    assert set() == imported & SLOW_TO_IMPORT


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Usage: wartable"), ("es", "Uso: wartable"), ("zh-Hant", "用法： wartable")]
)
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_all_help_is_translated(run: Wartable, command: list[str], language: str, heading: str):
    shown = run(*command, "--help", "--lang", language)
    assert 0 == shown.exit_code
    assert shown.output.startswith(heading)
    assert "cmd-" not in shown.output


def test_the_language_of_the_environment_counts_too(run: Wartable, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Uso:" in run("--help").output


def test_version(run: Wartable):
    from wartable import __version__

    assert f"wartable {__version__}\n" == run("--version").output


def test_without_a_command_the_tables_are_served(run: Wartable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    assert "serve" == DEFAULT_COMMAND
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("WARTABLE_PORT", str(port))
        monkeypatch.setenv("WARTABLE_DATABASE", str(tmp_path / "tables.sqlite3"))
        monkeypatch.setenv("WARTABLE_NO_BROWSER", "1")
        assert f"127.0.0.1:{port}" in run().output


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["fight"], "no command “fight”; the commands are: "),
        (["--bogus"], "no option --bogus"),
        (["play", "--bogus"], "no option --bogus"),
        (["play", "--seed"], "--seed needs a value"),
        (["play", "--seed", "seven"], "--seed: “seven” is not a number"),
        (["play", "age-of-war", "now"], "“now” is one word too many"),
        (["verify"], "FILE is missing"),
        (["play", "age-of-war", "--lang", "fr"], "no language “fr”"),
        (["rules", "chess"], "no game “chess”; the games are: age-of-war"),
        (["odds", "chess"], "no game “chess”"),
        (["odds", "age-of-war", "--dice", "11"], "--dice: “11” is not a number"),
    ],
)
def test_misuse_is_one_line_and_code_2(run: Wartable, args: list[str], problem: str):
    ran = run(*args)
    assert (2, "") == (ran.exit_code, ran.stdout)
    assert problem in ran.stderr
    assert 1 == ran.stderr.count("\n")


def test_misuse_is_explained_in_the_language_asked_for(run: Wartable):
    assert "no existe la orden «fight»" in run("fight", "--lang", "es").stderr
    assert "沒有「fight」這個指令" in run("--lang=zh-TW", "fight").stderr


@click.command()
def broken() -> None:
    raise RuntimeError("a wire is loose")


@click.command()
def interrupted() -> None:
    raise KeyboardInterrupt


def run_bad(command: str) -> Result:
    places = {name: f"{__name__}:{name}" for name in ("broken", "interrupted")}
    return CliRunner().invoke(CommandTable("bad", places, help="cmd-wartable"), [command])


def test_a_bug_is_one_line_unless_somebody_wants_to_see_it(monkeypatch: pytest.MonkeyPatch):
    ran = run_bad("broken")
    assert (70, 1) == (ran.exit_code, ran.stderr.count("\n"))
    assert "RuntimeError: a wire is loose" in ran.stderr
    monkeypatch.setenv("WARTABLE_DEBUG", "1")
    assert isinstance(run_bad("broken").exception, RuntimeError)


def test_interruption_is_a_clean_exit():
    ran = run_bad("interrupted")
    assert 130 == ran.exit_code
    assert "" == ran.stderr.strip()


def test_a_reader_who_has_enough_is_no_error():
    program = "from wartable.cli.main import main; import sys; sys.argv = ['wartable', 'rules', 'age-of-war']; main()"
    environ = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ
    ) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        assert b"" == ran.stderr.read()


def test_every_command_is_where_the_table_says():
    import click

    ctx = click.Context(cli)
    assert [name for name in COMMANDS if cli.get_command(ctx, name).name != name] == []
