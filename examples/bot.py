"""A program that plays at an online table: give it a link, and it takes the first open seat.

    python examples/bot.py http://127.0.0.1:8421/table/3f2a…#invite --bot greedy

It plays as any of the game's own bots, or, without `--bot`, at random. Replace `choose` by your own ideas.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from typing import Any

import msgspec

from wartable import get_bot, get_game
from wartable.client import Client, RemoteTable, parse_link
from wartable.server.table.messages import Ask

RNG = random.Random()


def choose(table: RemoteTable, seat: int, ask: Ask, bot: str | None) -> Any:
    """One of the legal actions. Everything a seat may know is in its observation."""
    if bot is None:
        return RNG.choice(ask.choices).action
    game = get_game(table.table.game)
    rules = game.rules(len(table.table.seats), table.table.plan.options)
    observation = msgspec.convert(table.views[seat].observation, game.observation_type)
    legal_actions = tuple(msgspec.convert(choice.action, game.action_type) for choice in ask.choices)
    return get_bot(bot, game).choose(rules, observation, legal_actions, RNG)


async def play(link: str, name: str, token: str | None, bot: str | None) -> None:
    """Sit down, play to the end, and say how it went."""
    server = parse_link(link).server
    async with Client(server, token=token, name=None if token else name) as client, client.join(link) as table:
        if not table.you.seats:
            await table.sit(next(place.seat for place in table.table.seats if not place.player and not place.bot))
        async for seat, ask in table.questions():
            await table.act(seat, choose(table, seat, ask, bot))
        result = table.table.result
        print("won" if result is not None and set(result.winners) & set(table.you.seats) else "lost")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link")
    parser.add_argument("--name", default="Robot")
    parser.add_argument("--token", help="an API token, to play under an account")
    parser.add_argument("--bot", help="one of the game's bots")
    given = parser.parse_args()
    asyncio.run(play(given.link, given.name, given.token, given.bot))
