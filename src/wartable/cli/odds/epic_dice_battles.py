"""`wartable odds epic-dice-battles`: the chance of winning a battle or a siege."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import Choice, Number, json_option, language_of, option
from wartable.cli.speaking import command as make_command

if TYPE_CHECKING:
    from wartable.games.epic_dice_battles.odds import Odds
    from wartable.text.words import Words

__all__ = ["command"]

_FLANKS = {"none": (), "1": (1,), "2": (2,), "both": (1, 2)}
_OUTCOMES = ("attacker", "defender", "ruin")
_SHORT = 20
"""Fractions of more characters than these are for programs."""


@make_command("epic-dice-battles", help="cmd-odds-epic-dice-battles")
@option("--attacker", help="cmd-odds-attacker", metavar="cmd-metavar-force", required=True)
@option("--defender", help="cmd-odds-defender", metavar="cmd-metavar-force", required=True)
@option("--terrain", help="cmd-odds-terrain", metavar="cmd-metavar-number", type=Number(0, 3), default=0)
@option("--siege", help="cmd-odds-siege", is_flag=True)
@option("--flanks", help="cmd-odds-flanks", metavar="cmd-metavar-flanks", type=Choice(tuple(_FLANKS)))
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    *,
    attacker: str,
    defender: str,
    terrain: int,
    siege: bool,
    flanks: str | None,
    as_json: bool,
) -> None:
    from wartable.games.epic_dice_battles.odds import check_choice, parse_force, standard_calculator
    from wartable.text.words import Words

    usable = None if flanks is None else _FLANKS[flanks]
    check_choice(terrain, siege=siege, flanks=usable)
    odds = standard_calculator().odds(parse_force(attacker), parse_force(defender), terrain, siege=siege, flanks=usable)
    if as_json:
        echo_json(_data(odds, terrain, siege=siege))
    else:
        _show(odds, terrain, Words(language_of(ctx), "epic-dice-battles"), siege=siege)


def _data(odds: Odds, terrain: int, *, siege: bool) -> dict[str, Any]:
    probabilities = {outcome: getattr(odds, outcome) for outcome in _OUTCOMES}
    return {
        "siege": siege,
        "terrain": None if siege else terrain,
        "flanks": odds.flanks,
        **{outcome: float(probability) for outcome, probability in probabilities.items()},
        "error": odds.error,
        "fractions": {outcome: str(probability) for outcome, probability in probabilities.items()}
        if odds.error == 0
        else None,
    }


def _show(odds: Odds, terrain: int, words: Words, *, siege: bool) -> None:
    click.echo(words.say("odds-siege") if siege else words.say("odds-field", dots=terrain))
    click.echo(words.say(f"odds-flanks-{_name(odds.flanks)}"))
    names = (words.say("odds-attacker"), words.say("odds-defender"), words.say("odds-ruin"))
    echo_table(
        (words.say("odds-outcome"), words.say("odds-chance"), ""),
        [
            (name, words.percent(float(probability)), _fraction(probability))
            for name, probability in zip(names, (odds.attacker, odds.defender, odds.ruin), strict=True)
        ],
        right=frozenset({1, 2}),
    )
    click.echo(_certainty(odds, words))


def _name(flanks: tuple[int, ...]) -> str:
    return next(name for name, usable in _FLANKS.items() if usable == flanks)


def _fraction(probability: Fraction | float) -> str:
    text = str(probability) if isinstance(probability, Fraction) else ""
    return text if len(text) <= _SHORT else ""


def _certainty(odds: Odds, words: Words) -> str:
    """How sure the figures are."""
    from wartable.games.epic_dice_battles.odds import ROUNDING

    if odds.error <= ROUNDING:
        return words.say("odds-exact")
    return words.say("odds-simulated", error=words.percent(odds.error))
