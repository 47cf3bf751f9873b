"""What is logged when something goes wrong says where, and nothing of what people sent."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISTAKE = """
import sys
import structlog
from wartable.server.process.logs import set_up_logs

set_up_logs(sys.argv[1], "info")


def log_in(password):
    raise RuntimeError("a mistake of the server")


try:
    log_in(password="correct " + "horse")
except RuntimeError as error:
    structlog.get_logger("wartable.server").error("bug", path="/api/session", exc_info=error)
"""


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_traceback_shows_no_values(log_format: str) -> None:
    command = [sys.executable, "-c", MISTAKE, log_format]
    logged = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    assert "a mistake of the server" in logged
    assert "log_in" in logged
    assert "correct horse" not in logged
