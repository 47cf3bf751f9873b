"""`wartable admin` beside a running server."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from click.testing import CliRunner, Result

from wartable.cli.main import cli

__all__ = ["administer"]


def administer(*arguments: str) -> Result:
    """What the command says; in a thread, as the test may have an event loop already."""
    runner = CliRunner(env={"WARTABLE_LANG": "en"})
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(runner.invoke, cli, ["admin", *arguments], prog_name="wartable").result()
