"""`wartable verify FILE`: were the dice honest? One line, and exit code 0 only if it could be proven."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wartable.cli.output import echo_json
from wartable.cli.speaking import argument, command, json_option, language_of

if TYPE_CHECKING:
    from wartable.core.chance import Origin

__all__ = ["verify"]


@command("verify", help="cmd-verify")
@argument("file", metavar="cmd-metavar-file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def verify(ctx: click.Context, *, file: Path, as_json: bool) -> int:
    from wartable.core.chance import VerifiableOrigin
    from wartable.core.errors import EarlierRules, TamperedReplay
    from wartable.core.replay import read_header
    from wartable.terminal.saves import read_text
    from wartable.text.words import Words

    words = Words(language_of(ctx))
    text = read_text(file)
    header = read_header(text)
    earlier = ""
    try:
        try:
            rolls = _checked_rolls(text)
        except EarlierRules as error:
            earlier = words.error(error)
            rolls = _checked_rolls_of_earlier(text)
    except TamperedReplay as error:
        verdict: dict[str, Any] = {"verdict": "tampered", "event": error.event_index}
        sentence = words.say("verify-tampered", problem=words.error(error))
    else:
        kind = _kind(header.source)
        verdict = {"verdict": kind, "chance_events": rolls, "finished": header.result is not None}
        sentence = words.say(f"verify-{kind}", rolls=rolls, **_facts(header.source))
        if isinstance(header.source, VerifiableOrigin) and kind == "honest":
            verdict["added"] = sum(map(bool, header.source.nonces))
            sentence += " " + words.say("verify-added", added=verdict["added"])
    is_proven = verdict["verdict"] in ("honest", "seeded")
    if as_json:
        about = {"file": str(file), "game": header.game, "game_version": header.game_version, "proven": is_proven}
        echo_json({**about, **verdict, "sentence": sentence})
    else:
        if earlier:
            click.echo(earlier)
        click.echo(sentence)
    return 0 if is_proven else 1


def _checked_rolls(text: bytes) -> int:
    """How many chance events a match has, all of which fit its rules and its source."""
    from wartable.core.replay import loads

    return sum(entry.seat is None for entry in loads(text).log)


def _checked_rolls_of_earlier(text: bytes) -> int:
    """The same for a match of earlier rules, whose decisions cannot be judged any more."""
    from wartable.core.earlier import check_dice, read_earlier

    return check_dice(read_earlier(text))


def _kind(origin: Origin) -> str:
    """What the source of the dice allows us to say of events that all fit it."""
    from wartable.core.chance import DuplicateOrigin, ScriptedOrigin, SeededOrigin

    match origin:
        case SeededOrigin() | DuplicateOrigin():
            return "seeded"
        case ScriptedOrigin():
            return "scripted"
        case _:
            return "sealed" if origin.secret is None else "honest"


def _facts(origin: Origin) -> dict[str, str]:
    from wartable.core.chance import DuplicateOrigin, SeededOrigin, VerifiableOrigin

    match origin:
        case SeededOrigin(seed) | DuplicateOrigin(seed):
            return {"seed": str(seed)}
        case VerifiableOrigin(commitment):
            return {"commitment": commitment}
        case _:
            return {}
