"""`wartable games`: the games, for how many players, and their bots."""

from __future__ import annotations

from typing import Any

import click

from wartable.cli.output import echo_json, echo_table
from wartable.cli.speaking import command, json_option, language_of
from wartable.registry import bot_names, game_ids, get_game

__all__ = ["games"]


@command("games", help="cmd-games")
@json_option
@click.pass_context
def games(ctx: click.Context, *, as_json: bool) -> None:
    from wartable.text.words import Words

    language = language_of(ctx)
    rows = [_row(game_id, Words(language, game_id)) for game_id in game_ids()]
    if as_json:
        echo_json({"games": rows})
        return
    words = Words(language)
    head = (words.say("ui-game"), words.say("ui-title"), words.say("ui-players"), words.say("ui-bots"))
    echo_table(head, [(row["id"], row["title"], _range(row["players"]), ", ".join(row["bots"])) for row in rows])
    readings = [(row["id"], rule["id"], rule["text"]) for row in rows for rule in row["house_rules"]]
    if readings:
        click.echo()
        echo_table((words.say("ui-game"), words.say("ui-house-rule"), words.say("ui-what-it-changes")), readings)


def _range(counts: list[int]) -> str:
    return f"{counts[0]}-{counts[-1]}"


def _row(game_id: str, words: Any) -> dict[str, Any]:
    game = get_game(game_id)
    return {
        "id": game_id,
        "title": words.say("game-title"),
        "about": words.say("game-about"),
        "version": game.version,
        "players": list(game.player_counts),
        "bots": list(bot_names(game)),
        "house_rules": [{"id": rule.id, "text": words.say(rule.text_key)} for rule in game.house_rules],
    }
