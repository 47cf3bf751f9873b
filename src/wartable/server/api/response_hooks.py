"""The last word on every answer: security headers, a count, and a line in the log."""

from __future__ import annotations

import structlog
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from wartable.server.process.logs import shown_path
from wartable.server.process.metrics import REQUESTS

__all__ = ["finish"]

_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # An invite must not travel on to another site.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
_PRIVATE = [*_ENCODED, (b"cache-control", b"no-store")]
"""What the API says is for whoever asked, and for now: no proxy may give it to the next one."""
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_QUIET = frozenset({"/healthz", "/metrics"})
_log = structlog.get_logger("wartable.request")


async def finish(message: Message, scope: Scope) -> None:
    """Before an answer leaves, whatever made it. The query is not logged: it may hold what is private."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = list(message.get("headers", []))
    known = {name.lower() for name, _ in headers}
    method, path, status = str(scope.get("method")), scope["path"], message["status"]
    added = _PRIVATE if path.startswith("/api/") else _ENCODED
    if scope["litestar_app"].state.services.settings.origin.startswith("https:"):
        added = [*added, _HSTS]
    message["headers"] = [*headers, *(pair for pair in added if pair[0] not in known)]
    REQUESTS.labels(method, status).inc()
    if path not in _QUIET:
        _log.info("request", method=method, path=shown_path(path), status=status)
