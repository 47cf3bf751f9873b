"""Looking for the numbers that make a game as a designer wants it, and that change it as little as can be.

Settings are tried with few games by Optuna, which learns where to look; the best of them are then played with many
games and other dice, since the best of many is the luckiest of many. What was tried is kept, and the same command goes
on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from wartable.core.errors import NeedsExtra, WartableError
from wartable.core.game import AnyGame
from wartable.core.library import get_game
from wartable.lab.estimates import Estimate, estimate
from wartable.lab.experiment import BadExperiment, Experiment, check_measures, seed_of
from wartable.lab.goals import Goal, each_once, miss_of, range_of, verdict_of
from wartable.lab.limits import Verdict
from wartable.lab.measures import samples_of
from wartable.lab.runner import Pool
from wartable.lab.scan import series_measures
from wartable.lab.variations import number_of, with_numbers

__all__ = ["Range", "Setting", "Tuned", "Wish", "ranges_of", "tune"]

_FINALISTS = 6
_CHEAP = 4
"""A trial takes a quarter of the games of a finalist."""

Progress = Callable[[int, int], None]


class Range(NamedTuple):
    """A number that may move, and how far."""

    name: str
    low: float
    high: float


class Setting(NamedTuple):
    """Numbers, and what the game is like with them."""

    numbers: dict[str, int | float]
    toml: str
    found: dict[str, Estimate]
    """By measure of a goal."""
    miss: float
    """How far from the goals: 0 is inside all bands."""
    moved: float
    """How far from the standard game: 1 is a whole range of one number."""
    verdict: Verdict


class Tuned(NamedTuple):
    """What came of it."""

    finalists: tuple[Setting, ...]
    """Played with many games, the nearest to the goals first."""
    tried: tuple[tuple[float, float], ...]
    """Of every trial: how far moved, how far from the goals."""


class Wish(NamedTuple):
    """What is asked for."""

    goals: tuple[Goal, ...]
    ranges: tuple[Range, ...]
    games: int
    """For a finalist."""


def ranges_of(game: AnyGame, texts: Sequence[str]) -> tuple[Range, ...]:
    """NAME=LOW..HIGH of every number that may move."""
    found = tuple(Range(*range_of(text)) for text in texts)
    each_once([each.name for each in found])
    for each, text in zip(found, texts, strict=True):
        ends = (each.low, each.high)
        if isinstance(number_of(game, each.name), int) and not all(end.is_integer() for end in ends):
            raise BadExperiment(f"{each.name} is a whole number", reason="whole", name=each.name, band=text)
    return found


def tune(
    experiment: Experiment, wish: Wish, pool: Pool, *, trials: int, folder: Path, progress: Progress | None = None
) -> Tuned:
    """The settings nearest to the goals."""
    game, tell = get_game(experiment.game), progress or (lambda _done, _all: None)
    cheap = max(50, wish.games // _CHEAP)
    standard = series_measures(experiment, cheap, pool)
    check_measures([goal.measure for goal in wish.goals], {each.id for each in standard})
    study = _study(experiment, wish, folder)
    if not study.trials:
        study.enqueue_trial({each.name: _nearest_to_standard(each, number_of(game, each.name)) for each in wish.ranges})
    known = dict[str, Setting | None]()
    while (done := len(study.get_trials(deepcopy=False, states=_finished()))) < trials:
        tell(done, trials + _FINALISTS)
        trial = study.ask()
        numbers = {each.name: _suggested(trial, each, number_of(game, each.name)) for each in wish.ranges}
        toml = with_numbers(game, numbers)
        if toml not in known:
            known[toml] = _played(experiment, wish, numbers, cheap, pool)
        setting = known[toml]
        if setting is None:
            study.tell(trial, state=_optuna().trial.TrialState.FAIL)
        else:
            study.tell(trial, [setting.miss, setting.moved])
    finalists = _finals(experiment, wish, _best(study, wish.ranges), pool)
    if not finalists:
        raise BadExperiment(f"none of the {trials} settings can be played", reason="unplayable", count=trials)
    tell(trials + _FINALISTS, trials + _FINALISTS)
    return Tuned(finalists, tuple((trial.values[1], trial.values[0]) for trial in study.trials if trial.values))


def _finals(
    experiment: Experiment, wish: Wish, candidates: Sequence[dict[str, int | float]], pool: Pool
) -> tuple[Setting, ...]:
    """Those that came off best, with many games and fresh dice."""
    fresh = replace(experiment, seed=seed_of(experiment.seed, "finalists"))
    played = [_played(fresh, wish, numbers, wish.games, pool) for numbers in candidates]
    order = {Verdict.KEPT: 0, Verdict.OPEN: 1, Verdict.BROKEN: 2}
    found = [setting for setting in played if setting is not None]
    return tuple(sorted(found, key=lambda setting: (order[setting.verdict], setting.miss, setting.moved)))


def _played(
    experiment: Experiment, wish: Wish, numbers: dict[str, int | float], games: int, pool: Pool
) -> Setting | None:
    """What the game is like with these numbers; None if it cannot be played with them."""
    game = get_game(experiment.game)
    toml = with_numbers(game, numbers)
    options = {**experiment.options, "variant": toml}
    try:
        game.rules(len(experiment.bots), options)
    except WartableError:
        return None
    measures = series_measures(replace(experiment, options=options), games, pool)
    found = {goal.measure: estimate(samples_of(goal.measure, measures, games)) for goal in wish.goals}
    moved = sum(
        abs(numbers[each.name] - number_of(game, each.name)) / ((each.high - each.low) or 1.0) for each in wish.ranges
    )
    return Setting(numbers, toml, found, miss_of(wish.goals, found), moved, verdict_of(wish.goals, found))


def _best(study: Any, ranges: Sequence[Range]) -> list[dict[str, int | float]]:
    """The trade-offs that nothing beats, the nearest to the goals first, each once."""
    done = sorted((trial for trial in study.best_trials if trial.values), key=lambda trial: tuple(trial.values))
    found: list[dict[str, int | float]] = []
    for trial in done:
        numbers = {each.name: trial.params[each.name] for each in ranges}
        if numbers not in found:
            found.append(numbers)
    return found[:_FINALISTS]


def _nearest_to_standard(range_: Range, standard: int | float) -> int | float:
    found = min(max(standard, range_.low), range_.high)
    return round(found) if isinstance(standard, int) else found


def _suggested(trial: Any, range_: Range, standard: int | float) -> int | float:
    if isinstance(standard, int):
        return int(trial.suggest_int(range_.name, round(range_.low), round(range_.high)))
    return float(trial.suggest_float(range_.name, range_.low, range_.high))


def _finished() -> tuple[Any, ...]:
    states = _optuna().trial.TrialState
    return states.COMPLETE, states.FAIL


def _study(experiment: Experiment, wish: Wish, folder: Path) -> Any:
    optuna = _optuna()
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    storage = optuna.storages.JournalStorage(optuna.storages.journal.JournalFileBackend(str(folder / "trials.log")))
    return optuna.create_study(
        study_name=f"tune-{seed_of(experiment, wish)}",
        storage=storage,
        load_if_exists=True,
        directions=["minimize", "minimize"],
        sampler=optuna.samplers.TPESampler(seed=experiment.seed),
    )


def _optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise NeedsExtra("tuning needs optuna: pip install 'wartable[lab]'", extra="lab", package="optuna") from None
    return optuna
