"""Structured logs: one line per event, JSON for machines, text on a terminal. Never a body, cookie or token."""

from __future__ import annotations

import logging
import re
import sys

import structlog
import structlog.typing

__all__ = ["set_up_logs", "shown_path"]

_SECRET = re.compile(r"^(/(?:table|review)/[^/]+/|/unsubscribe/).+")
"""The invite to a table, and what ends somebody's e-mail: they are not for whoever reads the log."""


def set_up_logs(log_format: str, log_level: str) -> None:
    """Write the logs of the server and of its libraries to the standard error."""
    is_text = log_format == "text" or (log_format == "auto" and sys.stderr.isatty())
    renderer: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if is_text:
        # The prettier ones show the values of variables, among them what people sent.
        renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info if not is_text else structlog.processors.StackInfoRenderer(),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(log_level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def shown_path(path: str) -> str:
    """The path of an address, as a log tells it."""
    return _SECRET.sub(r"\1…", path)
