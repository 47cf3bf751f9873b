"""The workshop over HTTP: the numbers of a game as a form, experiments with them, and their reports."""

from __future__ import annotations

from collections import OrderedDict
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wartable.lab.bots import quick_bots
from wartable.lab.form import FormGroup, form_of
from wartable.lab.report import Report
from wartable.registry import get_game
from wartable.server.api.games import HouseRuleView
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.waiting import while_there
from wartable.server.background.work_pool import Priority
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import EXPERIMENTS
from wartable.server.problems import Problem, ProblemDocument
from wartable.server.services import Services
from wartable.server.store import experiments as store
from wartable.server.store.experiments import ExperimentRow
from wartable.server.workshop.plan import GAMES, ExperimentPlan, variant_of
from wartable.server.workshop.work import Asked, page_of, report_of
from wartable.text.languages import REFERENCE, language_for

__all__ = ["WORKSHOP"]

_LISTED = 20
_REPORT_SECONDS = 30.0
_REPORTS_KEPT = 64
_reports: OrderedDict[tuple[str, str], Report] = OrderedDict()
"""Those read last, by experiment and language: what came of an experiment never changes."""

ExperimentId = FromPath[str]


class WorkshopView(msgspec.Struct, frozen=True):
    """What can be tried with a game."""

    game: str
    groups: tuple[FormGroup, ...]
    house_rules: tuple[HouseRuleView, ...]
    bots: dict[str, tuple[str, ...]]
    """By number of players: those that play at once, weakest first; not all know changed numbers."""
    games: tuple[int, ...]
    """How many games one may ask for."""


class ListedExperiment(msgspec.Struct, frozen=True):
    """An experiment in a list."""

    id: str
    game: str
    status: str
    """"playing", "stopping", "done" or "failed"."""
    changed: dict[str, float]
    """The changed numbers by name."""
    created_at: int


class ExperimentList(msgspec.Struct, frozen=True):
    """The reader's experiments, the latest first."""

    experiments: list[ListedExperiment]


class ExperimentView(msgspec.Struct, frozen=True):
    """An experiment: how far it is, or what came of it."""

    id: str
    game: str
    plan: ExperimentPlan
    variant: str
    """The changed numbers as TOML."""
    status: str
    done: int
    """Games played so far, of `plan.games`."""
    is_yours: bool
    report: Report | None
    """In the language asked for; None while it is being played."""
    problem: ProblemDocument | None
    """Why nothing came of it."""


class ExperimentBegun(msgspec.Struct, frozen=True):
    """Where an experiment is to be found."""

    id: str


@get("/api/workshop/{game_id:str}", summary="What can be tried with a game", tags=("workshop",), sync_to_thread=False)
def workshop(services: TheServices, game_id: FromPath[str]) -> WorkshopView:
    """404 where the host has no workshop."""
    services.experiments.require()
    game = get_game(game_id)
    return WorkshopView(
        game=game.id,
        groups=form_of(game),
        house_rules=tuple(HouseRuleView(rule.id, rule.rule_id) for rule in game.house_rules),
        bots={str(players): quick_bots(game, players, "") for players in game.player_counts},
        games=GAMES,
    )


@post("/api/workshop/{game_id:str}", summary="Try something", tags=("workshop",), status_code=HTTPStatus.CREATED)
async def begin(
    services: TheServices, visitor: TheVisitor, game_id: FromPath[str], data: JSONBody[ExperimentPlan]
) -> ExperimentBegun:
    """Bots play the changed game and the standard one with the same dice; 422 names the number that cannot be."""
    services.experiments.require()
    player = visitor.known()
    game = get_game(game_id)
    services.limiter.check(EXPERIMENTS, visitor.address)
    row = await services.experiments.begin(game.id, data, player.id, services.owner_of_visitor(visitor))
    return ExperimentBegun(row.id)


@get("/api/experiments", summary="My experiments", tags=("workshop",))
async def mine(services: TheServices, visitor: TheVisitor) -> ExperimentList:
    """The latest first; nobody's where the reader has no name yet."""
    if visitor.player is None:
        return ExperimentList([])
    rows = await services.database.read(store.experiments_of, visitor.player.id, _LISTED)
    return ExperimentList(
        [ListedExperiment(r.id, r.game, r.status, dict(_plan(r).numbers), r.created_at) for r in rows]
    )


@get("/api/experiments/{experiment_id:str}", summary="An experiment", tags=("workshop",))
async def show(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    experiment_id: ExperimentId,
    lang: FromQuery[str] = REFERENCE,
) -> ExperimentView:
    """For whoever has the link; ask again until `report` or `problem` is there."""
    services.experiments.require()
    row = await services.experiments.find(experiment_id, services.owner_of_visitor(visitor))
    plan = _plan(row)
    is_done = row.status == store.DONE
    failed = row.status == store.FAILED and row.body is not None
    return ExperimentView(
        id=row.id,
        game=row.game,
        plan=plan,
        variant=variant_of(get_game(row.game), plan),
        status=row.status,
        done=row.done,
        is_yours=visitor.player is not None and visitor.player.id == row.player_id,
        report=await while_there(request, _report(services, visitor, row, language_for(lang))) if is_done else None,
        problem=msgspec.json.decode(row.body or "", type=ProblemDocument) if failed else None,
    )


@post("/api/experiments/{experiment_id:str}/stop", summary="Enough", tags=("workshop",), status_code=HTTPStatus.OK)
async def stop(services: TheServices, visitor: TheVisitor, experiment_id: ExperimentId) -> ExperimentBegun:
    """The report is made of what was played so far."""
    row = await _own(services, visitor, experiment_id)
    await services.database.write(store.stop_experiment, row.id)
    return ExperimentBegun(row.id)


@delete("/api/experiments/{experiment_id:str}", summary="Drop an experiment", tags=("workshop",))
async def drop(services: TheServices, visitor: TheVisitor, experiment_id: ExperimentId) -> None:
    """Its link leads nowhere from then on."""
    row = await _own(services, visitor, experiment_id)
    await services.database.write(store.drop_experiment, row.player_id, row.id)


@get("/api/experiments/{experiment_id:str}/variant", summary="The changed numbers as TOML", tags=("workshop",))
async def variant(services: TheServices, visitor: TheVisitor, experiment_id: ExperimentId) -> Response[str]:
    """A file that every command with --variant reads."""
    row = await services.experiments.find(experiment_id, services.owner_of_visitor(visitor))
    return _file(variant_of(get_game(row.game), _plan(row)), "application/toml", f"{row.game}-{row.id}.toml")


@get("/api/experiments/{experiment_id:str}/report", summary="The report as a page", tags=("workshop",))
async def report(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    experiment_id: ExperimentId,
    lang: FromQuery[str] = REFERENCE,
) -> Response[str]:
    """One HTML file that needs nothing from elsewhere, the same as that of the command line."""
    owner = services.owner_of_visitor(visitor)
    row = await services.experiments.find(experiment_id, owner)
    if row.status != store.DONE or row.body is None:
        raise Problem(HTTPStatus.CONFLICT, "experiment-runs", "there is no report yet")
    asked = Asked(row.body, language_for(lang))
    page = await while_there(request, services.bot_pool.ask(page_of, asked, Priority.ADVICE, owner, _REPORT_SECONDS))
    return _file(page, "text/html", f"{row.game}-{row.id}.html")


WORKSHOP = (workshop, begin, mine, show, stop, drop, variant, report)


async def _report(services: Services, visitor: Visitor, row: ExperimentRow, language: str) -> Report:
    key = (row.id, language)
    found = _reports.pop(key, None)
    if found is None:
        asked = Asked(row.body or "", language)
        owner = services.owner_of_visitor(visitor)
        found = await services.bot_pool.ask(report_of, asked, Priority.ADVICE, owner, _REPORT_SECONDS)
    _reports[key] = found
    if len(_reports) > _REPORTS_KEPT:
        _reports.popitem(last=False)
    return found


async def _own(services: Services, visitor: Visitor, experiment_id: str) -> ExperimentRow:
    player = visitor.known()
    row = await services.database.read(store.find_experiment, experiment_id)
    if row is None or row.player_id != player.id:
        raise Problem(HTTPStatus.NOT_FOUND, "no-experiment", f"you have no experiment {experiment_id}")
    return row


def _plan(row: ExperimentRow) -> ExperimentPlan:
    return msgspec.json.decode(row.plan, type=ExperimentPlan)


def _file(text: str, kind: str, name: str) -> Response[str]:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
