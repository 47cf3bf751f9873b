"""`wartable review FILE`: graded decisions, the curve, and luck against skill."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import argument, command, json_option, language_of, option

if TYPE_CHECKING:
    from wartable.analysis.review import Review
    from wartable.core.match import Match
    from wartable.text.words import Words

__all__ = ["judged", "review"]


@command("review", help="cmd-review")
@argument("file", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@option("--html", "page_file", help="cmd-review-html", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def review(ctx: click.Context, *, file: Path, page_file: Path | None, as_json: bool) -> None:
    from wartable.terminal.players import names_of
    from wartable.terminal.saves import read_match
    from wartable.text.words import Words

    match, players = read_match(file)
    words = Words(language_of(ctx), match.game.id)
    words = words.named(names_of(players, words))
    found = judged(match, words)
    if page_file is not None:
        from wartable.analysis.page import page
        from wartable.terminal.saves import write_whole

        write_whole(page_file, page(found, match, words))
        click.echo(words.say("review-written", file=str(page_file)), err=True)
    if as_json:
        echo_json(_plain(found, match))
    elif page_file is None:
        _print(found, match, words)


def judged(match: Match, words: Words) -> Review:
    """The review, with a bar on a terminal while it thinks."""
    from wartable.analysis.review import review as judge_match
    from wartable.core.processes import cores

    label = words.say("review-thinking")
    with click.progressbar(length=len(match.log), label=label, file=sys.stderr) as bar:
        return judge_match(match, workers=cores(), progress=lambda _done, _total: bar.update(1))


def _print(found: Review, match: Match, words: Words) -> None:
    from wartable.analysis.report import (
        account_cells,
        account_head,
        curve_line,
        decision_sentence,
        lessons,
        reason_lines,
    )

    judge = words.say("review-judge-exact" if found.is_exact else "review-judge-estimate")
    click.echo(words.say("review-title", game=words.say("game-title"), judge=judge))
    click.echo()
    curves = [(words.name(seat), curve_line(found, seat)) for seat in range(found.players)]
    echo_table((words.say("review-player"), words.say("review-curve")), curves)
    click.echo()
    rows = [account_cells(account, words) for account in found.accounts]
    echo_table(account_head(words), rows, right=frozenset(range(1, len(account_head(words)))))
    click.echo()
    click.echo(words.say("review-books"))
    if not found.is_exact:
        click.echo(words.say("review-error", error=words.percent(found.error)))
    worth_a_word = lessons(found)
    if worth_a_word:
        click.echo()
        click.echo(words.say("review-lessons"))
        for decision in worth_a_word:
            click.echo(f"  {decision_sentence(decision, match, words)}")
            for line in reason_lines(decision, words):
                click.echo(f"    {line}")


def _plain(found: Review, match: Match) -> Any:
    import msgspec

    data = msgspec.to_builtins(found)
    for plain, decision in zip(data["decisions"], found.decisions, strict=True):
        plain["action"] = match.game.format_action(decision.action)
        plain["best"] = match.game.format_action(decision.best)
    return data
