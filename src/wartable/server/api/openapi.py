"""The OpenAPI document: Litestar writes it from the handlers; here every door learns how it refuses."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from wartable.server.api.problem_responses import PROBLEM_JSON
from wartable.server.problems import ProblemDocument
from wartable.server.table.messages import Ack, Event, Missed, Presence, Refusal, Reseated, Welcome

__all__ = ["DocumentPlugin"]

_REF = "#/components/schemas/{name}"
_LIVE = (Welcome, Missed, Event, Presence, Reseated, Ack, Refusal)
"""What comes over the live connection is not in any handler's signature, but who writes a client wants its types."""


class DocumentPlugin(JsonRenderPlugin):
    """Serves the document as JSON."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        if self._rendered is None:
            self._rendered = msgspec.json.encode(_completed(openapi_schema))
        return self._rendered


def _completed(document: dict[str, Any]) -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components([ProblemDocument, *_LIVE], ref_template=_REF)
    known = document.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in schemas.items():
        known.setdefault(name, schema)
    refusal = {
        "description": "Refused; nothing has changed",
        "content": {PROBLEM_JSON: {"schema": {"$ref": _REF.format(name=ProblemDocument.__name__)}}},
    }
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict):
                operation["responses"].pop("400", None)
                operation["responses"]["default"] = refusal
    return document
