"""`wartable coach FILE`: what every choice of the seat to act is worth, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import argument, command, json_option, language_of, option
from wartable.core.errors import WartableError

if TYPE_CHECKING:
    from wartable.core.judge import Judgment
    from wartable.core.match import Match
    from wartable.text.words import Words

__all__ = ["coach"]


@command("coach", help="cmd-coach")
@argument("file", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@option("--at", "index", help="cmd-coach-at", metavar="cmd-metavar-number", type=int)
@json_option
@click.pass_context
def coach(ctx: click.Context, *, file: Path, index: int | None, as_json: bool) -> None:
    from wartable.analysis.coach import advice_in_words
    from wartable.terminal.players import names_of
    from wartable.terminal.saves import read_match
    from wartable.text.words import Words

    match, players = read_match(file)
    words = Words(language_of(ctx), match.game.id)
    words = words.named(names_of(players, words))
    match = match if index is None else _moment(match, index)
    seat = match.to_act
    if not isinstance(seat, int):
        raise WartableError(words.say("coach-nothing"))
    judgments = match.analyse(seat)
    if as_json:
        echo_json([_plain(match, judgment, seat, words) for judgment in judgments])
        return
    click.echo(words.say("coach-title", player=words.name(seat)))
    advice = advice_in_words(judgments, seat, match.presenter, match.observe(seat), words)
    rows = [(said.worth, said.choice, said.why) for said in advice]
    echo_table((words.say("coach-wins"), words.say("coach-choice"), words.say("coach-why")), rows, right=frozenset({0}))


def _moment(match: Match, index: int) -> Match:
    from wartable.cli.replay import NoSuchEvent

    if not 0 <= index <= len(match.log):
        raise NoSuchEvent(f"there is no event {index}", index=index, events=len(match.log))
    return match.at(index)


def _plain(match: Match, judgment: Judgment, seat: int, words: Words) -> dict[str, Any]:
    return {
        "action": match.game.format_action(judgment.action),
        "label": words.line(match.presenter.label(match.observe(seat), judgment.action)),
        "win": judgment.values[seat],
        "error": judgment.error,
        "reasons": [words.line(reason) for reason in judgment.reasons],
    }
