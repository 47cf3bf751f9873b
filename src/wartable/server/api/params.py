"""What handlers are given: the parts of the server, who is asking, and what stands in the address."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from wartable.server.people.identity import Visitor
from wartable.server.services import Services

__all__ = [
    "Before",
    "Limit",
    "PlayerCount",
    "PledgeQuery",
    "SeatOrNone",
    "SeatPath",
    "SeatQuery",
    "Since",
    "TableId",
    "TheServices",
    "TheVisitor",
]

TheServices = NamedDependency[Services]
TheVisitor = NamedDependency[Visitor]
TableId = FromPath[str]
SeatPath = Annotated[int, PathParameter(ge=0, le=11)]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=11)]
SeatOrNone = Annotated[int | None, QueryParameter(ge=0, le=11)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
PlayerCount = Annotated[int, QueryParameter(ge=1, le=12)]
PledgeQuery = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$")]
