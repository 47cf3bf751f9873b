"""A game of a batch, told as the events of the readable rules: any one, since a game depends on its number alone."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.games.age_of_war.actions import Action, Fill, FirstPlayer, LoseDie, Outcome, Rolled
from wartable.games.age_of_war.batch.games import TURN_LIMIT, batch_of
from wartable.games.age_of_war.batch.run import engine
from wartable.games.age_of_war.batch.tables import all_rolls
from wartable.games.age_of_war.components import Components, standard_components
from wartable.games.age_of_war.solver.device import Device

__all__ = ["record", "told_events"]


def record(
    policies: Sequence[str],
    game: int,
    *,
    seed: int = 0,
    turn_limit: int = TURN_LIMIT,
    device: Device = Device.AUTO,
    components: Components | None = None,
) -> tuple[Action | Outcome, ...]:
    """Everything that happened in the game of this number.

    >>> record(["greedy", "greedy"], 5, seed=1, device=Device.CPU)[:3]
    (FirstPlayer(seat=1), Rolled(faces=(1, 1, 2, 4, 4, 5, 5)), Fill(castle='azuchi', line=1))
    """
    box = components or standard_components()
    batch = batch_of(policies, 1, seed, game, turn_limit)
    plays = engine(box, len(policies), device)
    _, counts = plays.play(batch)
    decisions = int(counts[0, 2])
    return told_events(box, [int(number) for number in plays.record(batch, decisions)[0]])


def told_events(components: Components, log: Sequence[int]) -> tuple[Action | Outcome, ...]:
    """What a log says: the first player, then every roll and the line filled with it."""
    first, *rest = log
    rolls, actions = all_rolls(components.dice), _actions(components)
    events: list[Action | Outcome] = [FirstPlayer(first)]
    for roll, line in zip(rest[::2], rest[1::2], strict=True):
        events += [Rolled(rolls[roll]), actions[line]]
    return tuple(events)


def _actions(components: Components) -> tuple[Action, ...]:
    """By number of the line; after the last line, losing a die."""
    fills = [
        Fill(castle.id, line) for castle in components.castles for line in range(len(castle.lines_to_fill(stolen=True)))
    ]
    return (*fills, LoseDie())
