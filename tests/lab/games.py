"""Records made by hand, and plans small enough for a test."""

from __future__ import annotations

from wartable.core.chronicle import Deed
from wartable.lab.experiment import Experiment
from wartable.lab.game_record import UNFINISHED, GameRecord

QUICK = Experiment("board-of-war", ("random", "mason"), seed=5)
"""Games of a few milliseconds."""


def record(
    index: int = 0,
    winners: tuple[int, ...] = (0,),
    *,
    bots: tuple[str, ...] = ("greedy", "random"),
    scores: tuple[int, ...] = (),
    how: str = "points",
    first: int = 0,
    decisions: int = 10,
    length: int = 5,
    lead_changes: int = 1,
    decided: float | None = 0.5,
    deeds: tuple[Deed, ...] = (),
) -> GameRecord:
    """A game that went as the test says."""
    return GameRecord(
        index=index,
        seed=index,
        bots=bots,
        winners=winners,
        scores=scores or tuple(int(seat in winners) for seat in range(len(bots))),
        how=how if winners else UNFINISHED,
        first=first,
        decisions=decisions,
        length=length,
        lead_changes=lead_changes,
        decided=decided,
        deeds=deeds,
    )
