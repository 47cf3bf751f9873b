"""The report of tuning: the settings nearest to the goals, and what each trades for it."""

from __future__ import annotations

from wartable.core.library import get_game
from wartable.lab.experiment import Experiment
from wartable.lab.figures import Figures
from wartable.lab.goals import Goal
from wartable.lab.limits import Verdict
from wartable.lab.measures import is_share
from wartable.lab.plots import scatter
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.report_header import header
from wartable.lab.tune import Setting, Tuned, Wish
from wartable.lab.variations import number_of
from wartable.text.words import Words

__all__ = ["tune_report"]


def tune_report(experiment: Experiment, wish: Wish, tuned: Tuned, words: Words) -> Report:
    """The report in the language of `words`, which must know the game."""
    figures = Figures(words, get_game(experiment.game))
    return Report(
        title=words.say("lab-report-tune", game=words.say("game-title")),
        language=words.language,
        about=(
            *header(figures, experiment, wish.games),
            *((words.say("lab-about-goal"), _goal(figures, goal)) for goal in wish.goals),
            *((words.say("lab-about-range"), f"{each.name} = {each.low:g} … {each.high:g}") for each in wish.ranges),
        ),
        sections=(_settings(figures, experiment, wish, tuned), _trials(figures, tuned)),
        note=words.say("lab-note-tune"),
    )


def _settings(figures: Figures, experiment: Experiment, wish: Wish, tuned: Tuned) -> Section:
    words = figures.words
    head = (
        words.say("lab-head-numbers"),
        *(figures.called(goal.measure) for goal in wish.goals),
        *(words.say(f"lab-head-{key}") for key in ("miss", "moved", "verdict")),
    )
    rows = tuple(
        (
            _numbers(experiment, setting, words),
            *(figures.estimate(setting.found[goal.measure], is_rate=is_share(goal.measure)) for goal in wish.goals),
            figures.number(setting.miss, 2),
            figures.number(setting.moved, 2),
            words.say(f"lab-verdict-{setting.verdict}"),
        )
        for setting in tuned.finalists
    )
    kept = tuple(number for number, setting in enumerate(tuned.finalists) if setting.verdict is Verdict.KEPT)
    text = words.say("lab-tune-text", kept=len(kept), settings=len(rows))
    return Section("settings", words.say("lab-tune-title"), text, (ReportTable(head, rows, kept),))


def _trials(figures: Figures, tuned: Tuned) -> Section:
    words = figures.words
    clear = [(setting.moved, setting.miss) for setting in tuned.finalists]
    plot = scatter(words.say("lab-tune-plot"), tuned.tried, clear, tick=figures.tick)
    return Section("trials", words.say("lab-tune-trials"), words.say("lab-tune-plot-text"), plots=(plot,))


def _goal(figures: Figures, goal: Goal) -> str:
    low, high = (figures.figure(end, is_rate=is_share(goal.measure)) for end in (goal.low, goal.high))
    return f"{figures.called(goal.measure)} = {low} … {high}"


def _numbers(experiment: Experiment, setting: Setting, words: Words) -> str:
    game = get_game(experiment.game)
    changed = [
        f"{name}: {old:g} → {new:g}" for name, new in setting.numbers.items() if new != (old := number_of(game, name))
    ]
    return ", ".join(changed) or words.say("lab-standard")
