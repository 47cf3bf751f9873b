"""Choices on trial: what simulated playouts say of each, and how far that is to be believed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean
from typing import Any

from wartable.bots.playouts import Luck, Playouts
from wartable.core.figures import rough_percent
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line, Name

__all__ = ["Explain", "Trial", "half_width", "outlook"]

Explain = Callable[[AnyRules, Any, Any, Sequence[Any], Sequence[Any] | None], tuple[Line, ...]]
"""What a game says of a choice: rules, a world that the seat holds possible, the action, where it led in the simulated
playouts, and what its seat did right after it; None if it was not done."""

_RARE = 0.05
"""Victories at hand in fewer playouts than this are not worth a word."""
_UNSEEN = 0.01
"""Where all playouts agree, one more might have differed by this much."""
_ONE = NormalDist().inv_cdf(0.975)


class Trial:
    """One choice, and how it went."""

    def __init__(self, action: Any) -> None:
        self.action = action
        self.worths: list[tuple[float, ...]] = []
        """By look, the mean of a playout and its mirror image: everybody's share of the victory."""
        self.won: list[tuple[Seat, ...]] = []
        """By playout: who won before the horizon."""
        self.ends: list[Any] = []
        """By playout: where it led."""

    def of(self, seat: Seat) -> list[float]:
        """What each look was worth to a seat."""
        return [worth[seat] for worth in self.worths]

    def mean(self, seat: Seat) -> float:
        return fmean(self.of(seat))

    def means(self, players: int) -> tuple[float, ...]:
        return tuple(self.mean(seat) for seat in range(players))

    def gaps_to(self, better: Trial, seat: Seat) -> list[float]:
        """By look that both had, in the same worlds: how much less it was worth to a seat."""
        return [other - own for own, other in zip(self.of(seat), better.of(seat), strict=False)]

    def gap_to(self, better: Trial, seat: Seat) -> float:
        return fmean(self.gaps_to(better, seat))

    def look(self, playouts: Playouts, rules: AnyRules, seed: int, starts: Sequence[Any], until: int) -> None:
        """Play on from two worlds, with a luck in the one and its mirror image in the other."""
        both = []
        for start, luck in zip(starts, Luck.pair(seed), strict=True):
            end = playouts.play_on(rules, start, until, luck)
            result = rules.result(end)
            self.ends.append(end)
            self.won.append(result.winners if result is not None else ())
            both.append(playouts.shares(rules, end))
        self.worths.append(tuple((one + other) / 2.0 for one, other in zip(*both, strict=True)))


def half_width(samples: Sequence[float], deviations: float = _ONE) -> float:
    """Half the width of the 95 % interval of the mean of a few samples."""
    count, mean = len(samples), fmean(samples)
    spread = (sum((sample - mean) ** 2 for sample in samples) + _UNSEEN**2) / max(1, count - 1)
    return deviations * math.sqrt(spread / count)


def outlook(trial: Trial, seat: Seat) -> tuple[Line, ...]:
    """Victories that are near after this choice: the own, and that of the most dangerous other."""
    count = len(trial.won)
    chances: dict[Seat, float] = {}
    for winners in trial.won:
        for winner in winners:
            chances[winner] = chances.get(winner, 0.0) + 1.0 / count
    lines = []
    if chances.get(seat, 0.0) >= _RARE:
        lines.append(Line("reason-wins-soon", {"odds": rough_percent(chances[seat])}))
    others = {other: chance for other, chance in chances.items() if other != seat and chance >= _RARE}
    if others:
        rival = max(others, key=lambda other: others[other])
        lines.append(Line("reason-rival-wins-soon", {"player": Name(rival), "odds": rough_percent(others[rival])}))
    return tuple(lines)
