"""What the commands of the lab have in common: their options, and what is made of them."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from wartable.cli.speaking import BadNumber, Choice, Number, argument, json_option, option

if TYPE_CHECKING:
    from wartable.lab.experiment import Experiment
    from wartable.lab.runner import Pool
    from wartable.lab.tournament import Tournament

__all__ = [
    "Limit",
    "Playing",
    "Share",
    "bots_at",
    "check_judged",
    "decision_options",
    "limit_options",
    "names_in",
    "playing_options",
    "series_options",
    "variant_options",
    "without_option",
]

F = TypeVar("F", bound=Callable[..., Any])


class Share(click.ParamType[float]):
    """A part of a whole: 0.03 or 3%."""

    name = "share"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ARG002
        text = str(value).strip()
        number = _number(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        if not 0 <= number <= 1:
            name = _name_of(param)
            told = {"option": name, "value": text, "bounds": "both", "low": "0", "high": "1"}
            raise BadNumber(f"{name}: {value!r} is not a number from 0 to 1", **told)
        return number


class Limit(click.ParamType[tuple[str, float]]):
    """A measure and how much it may change: length=2."""

    name = "limit"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, float]:  # noqa: ARG002
        if isinstance(value, tuple):
            return value
        from wartable.lab.experiment import BadExperiment
        from wartable.lab.goals import check_share

        measure, _, text = str(value).rpartition("=")
        number = _number(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        if not measure or not number >= 0:
            name = _name_of(param)
            problem = f"{name}: {value!r} is not MEASURE=NUMBER"
            raise BadExperiment(problem, reason="limit", option=name, value=str(value))
        check_share(measure, number, str(value))
        return measure, number


class Playing(NamedTuple):
    """What every command that plays is told."""

    game_id: str
    players: int | None
    options: tuple[str, ...]
    seed: int
    out: Path | None
    workers: int | None
    cluster: str | None
    engine: str
    as_json: bool

    def pool(self) -> Pool:
        """Who plays the games."""
        if self.cluster is not None:
            from wartable.lab.cluster import Cluster

            return Cluster(self.cluster)
        from wartable.lab.local_pool import LocalPool

        return LocalPool(self.workers)

    def experiment(
        self, bots: tuple[str, ...], settings: dict[str, Any], *, has_duplicate_dice: bool = False
    ) -> Experiment:
        """The games that are to be played, by the engine asked for, and checked."""
        from wartable.lab.batch import chosen_engine
        from wartable.lab.experiment import DiceMode, Experiment
        from wartable.registry import get_game

        engine = chosen_engine(self.engine, get_game(self.game_id), bots, len(bots), [settings])
        dice = DiceMode.DUPLICATE if has_duplicate_dice else DiceMode.FRESH
        experiment = Experiment(self.game_id, bots, self.seed, settings, dice, engine)
        experiment.check()
        return experiment

    def folder(self, *plans: Experiment | Tournament, asked: Sequence[object] = ()) -> Path:
        """Where results go: the same command finds what it has played before, and another question has another."""
        return self.out or _folder_of(plans, asked)


def playing_options(function: Callable[..., int]) -> Callable[..., int]:
    """The options of every command that plays, handed to it as one `playing`."""

    @wraps(function)
    def gathered(*args: Any, **given: Any) -> int:
        playing = Playing(**{name: given.pop(name) for name in Playing._fields})
        return function(*args, playing=playing, **given)

    for add in (
        json_option,
        option("--engine", help="cmd-lab-engine", type=Choice(["auto", "batch", "readable"]), default="auto"),
        option("--cluster", help="cmd-lab-cluster", metavar="cmd-metavar-address"),
        option("--workers", help="cmd-lab-workers", metavar="cmd-metavar-number", type=Number(low=1)),
        option("--out", help="cmd-lab-out", metavar="cmd-metavar-folder", type=click.Path(path_type=Path)),
        option("--seed", help="cmd-lab-seed", metavar="cmd-metavar-number", type=Number(), default=1),
        option("--option", "options", help="cmd-play-option", metavar="cmd-metavar-setting", multiple=True),
        option("--players", help="cmd-lab-players", metavar="cmd-metavar-number", type=Number(low=1)),
        argument("game_id", metavar="cmd-metavar-game"),
    ):
        gathered = add(gathered)
    return gathered


def series_options(fewest: int, games: int) -> Callable[[F], F]:
    """Who plays, and how many games."""

    def add(function: F) -> F:
        number = Number(low=fewest)
        count = option("--games", help="cmd-lab-games", metavar="cmd-metavar-number", type=number, default=games)
        return option("--bots", help="cmd-lab-bots", metavar="cmd-metavar-bots")(count(function))

    return add


def variant_options(function: F) -> F:
    """The numbers and the readings that all games are played with."""
    readings = option(
        "--house-rule", "house_rules", help="cmd-house-rule", metavar="cmd-metavar-house-rule", multiple=True
    )
    numbers = option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
    return numbers(readings(function))


def without_option(function: F) -> F:
    """What a bot must do without."""
    add = option("--without", help="cmd-lab-without", metavar="cmd-metavar-thing", multiple=True)
    return add(function)


def decision_options(function: F) -> F:
    """Whether decisions are looked at, and by whom."""
    judged = option("--judged", help="cmd-lab-judged", is_flag=True)
    number = Number(low=0)
    asked = option("--decisions", help="cmd-lab-decisions", metavar="cmd-metavar-number", type=number, default=0)
    return asked(judged(function))


def check_judged(decisions: int, *, judged: bool) -> None:
    """The coach is asked about decisions that are looked at, and about no others."""
    if judged and not decisions:
        from wartable.lab.experiment import BadExperiment

        raise BadExperiment("--judged looks at decisions: say of how many games with --decisions", reason="judged")


def limit_options(function: F) -> F:
    """The limits that a designer sets on a game."""
    for name, key in (("unfinished", "unfinished"), ("first-bias", "first-bias"), ("seat-bias", "seat-bias")):
        function = option(f"--max-{name}", help=f"cmd-lab-max-{key}", metavar="cmd-metavar-share", type=Share())(
            function
        )
    return function


def names_in(text: str | None) -> tuple[str, ...]:
    """The names of a list with commas."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def bots_at(
    game_id: str, bots: str | None, players: int | None, *variants: str, without: Sequence[str] = ()
) -> tuple[str, ...]:
    """Who sits at the table: the bots named, one alone at every seat, or the strongest that plays at once."""
    from wartable.lab.bots import restricted, usual_bot
    from wartable.lab.experiment import BadExperiment
    from wartable.registry import get_game

    game = get_game(game_id)
    names = names_in(bots)
    count = players or (len(names) if len(names) > 1 else game.player_counts[0])
    if not names:
        names = (usual_bot(game, count, *variants),)
    if len(names) not in (1, count):
        raise BadExperiment(f"{len(names)} bots for {count} players", reason="seats")
    return restricted(names * count if len(names) == 1 else names, without)


def _folder_of(plans: Sequence[Experiment | Tournament], asked: Sequence[object]) -> Path:
    import msgspec

    mark = hashlib.sha256(msgspec.json.encode((plans, asked) if asked else plans)).hexdigest()[:10]
    return Path("wartable-lab") / f"{plans[0].game}-{mark}"


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan


def _name_of(param: click.Parameter | None) -> str:
    return param.opts[0] if param is not None else ""
