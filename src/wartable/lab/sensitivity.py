"""Which numbers matter when all may move at once: Morris for a first look, Sobol for the few that matter (SALib)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from wartable.core.errors import NeedsExtra, WartableError
from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.lab.estimates import Samples
from wartable.lab.experiment import BadExperiment, Experiment, check_measures
from wartable.lab.measures import samples_of
from wartable.lab.runner import Pool
from wartable.lab.scan import series_measures
from wartable.lab.tune import Range
from wartable.lab.variations import number_of, with_numbers

__all__ = ["Effect", "Sensitivity", "SensitivityPlan", "Share", "Width", "sensitivity", "settings_needed"]

Floats = npt.NDArray[np.float64]
Progress = Callable[[int, int], None]

_LEVELS = 4


class SensitivityPlan(NamedTuple):
    """What is asked, and how thoroughly."""

    ranges: tuple[Range, ...]
    measures: tuple[str, ...]
    games: int
    """For every setting, with the same dice."""
    paths: int = 20
    """Morris: walks through the settings, each of which moves every number once."""
    base: int = 32
    """Sobol: a power of two; numbers + 2 times as many settings."""
    finalists: int = 4
    """How many numbers go on to Sobol."""


class Width(NamedTuple):
    """A figure and half the width of its 95 % interval, resampled."""

    value: float
    half: float


class Effect(NamedTuple):
    """Morris: what moving a number from one end of its range to the other does, wherever the others are."""

    number: str
    strength: Width
    """mu*: the mean size of the effect."""
    direction: float
    """mu: the mean effect; near 0 with a large strength it goes up here and down there."""
    spread: float
    """sigma: how much the effect depends on the other numbers, or is no straight line."""


class Share(NamedTuple):
    """Sobol: which part of the differences between settings comes from a number."""

    number: str
    alone: Width
    """S1: by itself."""
    together: Width
    """ST: with all that it does together with others."""


class Sensitivity(NamedTuple):
    """The answer for one measure."""

    measure: str
    effects: tuple[Effect, ...]
    """The strongest first."""
    shares: tuple[Share, ...]
    """Of the strongest numbers; none where nothing moves the measure."""


def settings_needed(plan: SensitivityPlan) -> int:
    """How many settings are played at most, for one measure."""
    finalists = min(plan.finalists, len(plan.ranges))
    return plan.paths * (len(plan.ranges) + 1) + len(plan.measures) * plan.base * (finalists + 2)


def sensitivity(
    experiment: Experiment, plan: SensitivityPlan, pool: Pool, progress: Progress | None = None
) -> tuple[Sensitivity, ...]:
    """One answer for every measure."""
    played = _Played(experiment, plan, pool, progress or (lambda _done, _all: None))
    names = [each.name for each in plan.ranges]
    places = _sampled("morris", names, plan.paths, experiment.seed)
    seen = played.at(plan.ranges, places)
    found = []
    for number, measure in enumerate(plan.measures):
        effects = _effects(names, places, seen[:, number], experiment.seed)
        chosen = [each.number for each in effects[: plan.finalists] if each.strength.value > 0.0]
        shares: tuple[Share, ...] = ()
        if len(chosen) > 1:
            ranges = [each for name in chosen for each in plan.ranges if each.name == name]
            finals = _sampled("sobol", chosen, plan.base, experiment.seed)
            shares = _shares(chosen, played.at(ranges, finals)[:, number], experiment.seed)
        found.append(Sensitivity(measure, effects, shares))
    return tuple(found)


class _Played:
    """What the measures are at a setting; each setting is played once."""

    def __init__(self, experiment: Experiment, plan: SensitivityPlan, pool: Pool, progress: Progress) -> None:
        self._experiment = experiment
        self._plan = plan
        self._pool = pool
        self._progress = progress
        self._done = 0
        self._game: AnyGame = get_game(experiment.game)
        self._known: dict[str, list[float]] = {}

    def at(self, ranges: Sequence[Range], places: Floats) -> Floats:
        """By place and measure; a place has for every number how far it lies between the ends of its range."""
        texts = [_toml(self._game, ranges, place) for place in places]
        for text in dict.fromkeys(texts):
            self._check(text)
        if not self._known:
            standard = series_measures(self._experiment, self._plan.games, self._pool)
            check_measures(self._plan.measures, {each.id for each in standard})
        found = []
        for text in texts:
            self._done += 1
            self._progress(self._done, settings_needed(self._plan))
            if text not in self._known:
                self._known[text] = self._measured(text)
            found.append(self._known[text])
        return np.array(found)

    def _check(self, text: str) -> None:
        """Numbers that can be played one by one may not go together."""
        try:
            self._game.rules(len(self._experiment.bots), {**self._experiment.options, "variant": text})
        except WartableError as error:
            numbers = text.strip().replace("\n", ", ")
            message = f"{numbers} cannot be played ({error}); narrow a range"
            raise BadExperiment(message, reason="together", numbers=numbers, problem=str(error)) from None

    def _measured(self, text: str) -> list[float]:
        other = replace(self._experiment, options={**self._experiment.options, "variant": text})
        found = series_measures(other, self._plan.games, self._pool)
        return [_mean(samples_of(name, found, self._plan.games)) for name in self._plan.measures]


def _mean(samples: Samples) -> float:
    below = float(samples.below.sum())
    return float(samples.above.sum()) / below if below else 0.0


def _toml(game: AnyGame, ranges: Sequence[Range], place: Floats) -> str:
    """A setting as a variant; whole numbers stay whole."""
    numbers: dict[str, int | float] = {}
    for each, part in zip(ranges, place, strict=True):
        value = each.low + float(part) * (each.high - each.low)
        numbers[each.name] = round(value) if isinstance(number_of(game, each.name), int) else value
    return with_numbers(game, numbers)


def _problem(names: Sequence[str]) -> dict[str, Any]:
    return {"num_vars": len(names), "names": list(names), "bounds": [[0.0, 1.0]] * len(names)}


def _sampled(method: str, names: Sequence[str], count: int, seed: int) -> Floats:
    sample = _library("sample", method)
    found: Floats
    if method == "morris":
        found = sample.sample(_problem(names), count, num_levels=_LEVELS, seed=seed)
    else:
        found = sample.sample(_problem(names), count, calc_second_order=False, seed=seed)
    return found


def _effects(names: Sequence[str], places: Floats, seen: Floats, seed: int) -> tuple[Effect, ...]:
    found = _library("analyze", "morris").analyze(_problem(names), places, seen, num_levels=_LEVELS, seed=seed)
    rows = zip(names, found["mu_star"], found["mu_star_conf"], found["mu"], found["sigma"], strict=True)
    effects = [
        Effect(name, Width(float(size), float(half)), float(mean), float(spread))
        for name, size, half, mean, spread in rows
    ]
    return tuple(sorted(effects, key=lambda each: -each.strength.value))


def _shares(names: Sequence[str], seen: Floats, seed: int) -> tuple[Share, ...]:
    if np.ptp(seen) == 0.0:
        return ()
    found = _library("analyze", "sobol").analyze(_problem(names), seen, calc_second_order=False, seed=seed)
    rows = zip(names, found["S1"], found["S1_conf"], found["ST"], found["ST_conf"], strict=True)
    return tuple(
        Share(name, Width(float(one), float(one_half)), Width(float(all_), float(all_half)))
        for name, one, one_half, all_, all_half in rows
    )


def _library(part: str, method: str) -> Any:
    try:
        return import_module(f"SALib.{part}.{method}")
    except ImportError:
        raise NeedsExtra("this needs SALib: pip install 'wartable[lab]'", extra="lab", package="SALib") from None
