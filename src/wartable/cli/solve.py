"""`wartable solve age-of-war`: work out every two-player position and write the table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wartable.cli.output import echo_json
from wartable.cli.speaking import BadNumber, Choice, argument, command, json_option, language_of, option
from wartable.core.errors import WartableError
from wartable.registry import get_game

if TYPE_CHECKING:
    from wartable.games.age_of_war.components import Components
    from wartable.games.age_of_war.solver.run import Solution

__all__ = ["NotSolvable", "solve"]

_SOLVABLE = "age-of-war"


class NotSolvable(WartableError, LookupError):
    """Nobody knows how to solve this game."""

    key = "error-not-solvable"


class _Tolerance(click.ParamType[float]):
    """A small number above 0."""

    name = "tolerance"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ARG002
        try:
            tolerance = float(str(value))
        except ValueError:
            tolerance = 0.0
        if not 1e-10 <= tolerance <= 1e-3:
            problem = f"--tolerance: {value!r} is not a number from 1e-10 to 1e-3"
            raise BadNumber(problem, option="--tolerance", value=str(value), bounds="both", low="1e-10", high="1e-3")
        return tolerance


@command("solve", help="cmd-solve")
@argument("game_id", metavar="cmd-metavar-game")
@option("--tolerance", help="cmd-solve-tolerance", metavar="cmd-metavar-number", type=_Tolerance(), default=1e-9)
@option("--device", help="cmd-solve-device", type=Choice(["auto", "cpu", "gpu"]), default="auto")
@option("--out", help="cmd-solve-out", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def solve(ctx: click.Context, *, game_id: str, tolerance: float, device: str, out: Path | None, as_json: bool) -> None:
    from wartable.games.age_of_war.components import Components, standard_components
    from wartable.text.words import Words

    if get_game(game_id).id != _SOLVABLE:
        raise NotSolvable(f"{game_id} cannot be solved; {_SOLVABLE} can", game=game_id, known=_SOLVABLE)
    words, path = Words(language_of(ctx)), out or Path(f"{_SOLVABLE}.table")
    box = ctx.find_object(Components) or standard_components()
    solution = _solve_into(path, box, tolerance, device, words.say("solve-at-work"))
    first_player = float(solution.values[0])
    facts: dict[str, int | float | str] = {
        "positions": len(solution.values),
        "seconds": round(solution.seconds, 2),
        "device": str(solution.device),
    }
    if as_json:
        effort = solution.effort._asdict()
        echo_json({"file": str(path), "tolerance": tolerance, "first_player": first_player, **facts, "effort": effort})
    else:
        click.echo(words.say("solve-done", file=str(path), first_player=words.percent(first_player), **facts))


def _solve_into(path: Path, box: Components, tolerance: float, device: str, label: str) -> Solution:
    """Solve and write the table; what is done when it is interrupted waits in a second file beside it."""
    from wartable.games.age_of_war import table
    from wartable.games.age_of_war.solver import run
    from wartable.games.age_of_war.solver.device import Device

    unfinished = path.with_name(f"{path.name}.part")
    # Progress goes to where it cannot get into the data.
    with click.progressbar(length=3 ** len(box.castles), label=label, file=sys.stderr) as bar:
        solution = run.solve(
            box, tolerance=tolerance, device=Device(device), checkpoint=unfinished, progress=bar.update
        )
    table.write(path, solution.values, box)
    unfinished.unlink()
    return solution
