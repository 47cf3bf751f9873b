"""`wartable odds board-of-war`: what comes of an attack, army against army or a siege."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import Number, json_option, language_of, option
from wartable.cli.speaking import command as make_command
from wartable.cli.variant import read_variant

if TYPE_CHECKING:
    from wartable.games.board_of_war.odds import AttackOdds
    from wartable.text.words import Words

__all__ = ["command"]

_POWER = Number(0, 1000)


@make_command("board-of-war", help="cmd-odds-board-of-war")
@option("--attacker", help="cmd-odds-attacking-power", metavar="cmd-metavar-number", type=_POWER, required=True)
@option("--defender", help="cmd-odds-defending-power", metavar="cmd-metavar-number", type=_POWER, required=True)
@option("--siege", help="cmd-odds-kingdom", is_flag=True)
@option("--squares", help="cmd-odds-squares", metavar="cmd-metavar-number", type=Number(1, 1000))
@option("--soldiers", help="cmd-odds-soldiers", metavar="cmd-metavar-number", type=Number(1, 1000))
@option("--far", help="cmd-odds-far", is_flag=True)
@option("--attacker-marked", help="cmd-odds-attacker-marked", is_flag=True)
@option("--defender-marked", help="cmd-odds-defender-marked", is_flag=True)
@option("--variant", help="cmd-variant", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(ctx: click.Context, /, *, variant: Path | None, siege: bool, as_json: bool, **sides: Any) -> None:
    from wartable.games.board_of_war.components import components_of
    from wartable.games.board_of_war.odds import strike
    from wartable.text.words import Words

    components = components_of(read_variant(variant) if variant is not None else "")
    odds = strike(siege=siege, numbers=components, **sides)
    if as_json:
        echo_json(_data(odds, siege=siege))
    else:
        _show(odds, Words(language_of(ctx), "board-of-war"), siege=siege, **sides)


def _data(odds: AttackOdds, *, siege: bool) -> dict[str, Any]:
    chances = {name: getattr(odds, name) for name in ("win", "tie", "lose", "attacker_gone", "defender_gone")}
    return {
        "siege": siege,
        **{name: float(chance) for name, chance in chances.items()},
        "attacker_losses": {str(loss): float(chance) for loss, chance in odds.attacker_losses},
        "defender_losses": {str(loss): float(chance) for loss, chance in odds.defender_losses},
        "fractions": {name: str(chance) for name, chance in chances.items()},
    }


def _show(odds: AttackOdds, words: Words, *, siege: bool, attacker: int, defender: int, **_: Any) -> None:
    click.echo(words.say("odds-title", siege="yes" if siege else "no", attacker=attacker, defender=defender))
    loss_of, gain = ("odds-loss-soldiers", "odds-gain-squares") if siege else ("odds-loss-power", "odds-gain-power")
    losses = [
        *((loss_of, loss, chance) for loss, chance in odds.attacker_losses if loss),
        *((gain, loss, chance) for loss, chance in odds.defender_losses if loss),
    ]
    gone = {"odds-attacker-gone": odds.attacker_gone, "odds-defender-gone": odds.defender_gone}
    rows = [
        *((words.say(f"odds-{outcome}"), getattr(odds, outcome)) for outcome in ("win", "tie", "lose")),
        *((words.say(key, count=loss), chance) for key, loss, chance in losses),
        *((words.say(key), chance) for key, chance in gone.items() if chance),
    ]
    echo_table(
        (words.say("odds-outcome"), words.say("odds-chance"), ""),
        [(outcome, words.percent(float(chance)), str(chance)) for outcome, chance in rows],
        right=frozenset({1, 2}),
    )
