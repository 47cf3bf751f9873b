"""The report of a tournament: ratings, the cross table, and what the seats were worth."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.library import get_game
from wartable.lab.estimates import Estimate, estimate
from wartable.lab.figures import Figures
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import measures_of
from wartable.lab.plots import Span, intervals, matrix
from wartable.lab.ratings import RatedBot, cross_table, groups_of, skill_ladder, standings_of
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.report_header import header, variant_in_words
from wartable.lab.tournament import Tournament
from wartable.text.words import Words

__all__ = ["tournament_report"]


def tournament_report(tournament: Tournament, records: Sequence[GameRecord], words: Words) -> Report:
    """The report of a tournament in the language of `words`, which must know the game."""
    game = get_game(tournament.game)
    figures = Figures(words, game)
    standings = standings_of(tournament, records)
    order = [standing.bot for standing in standings]
    crossed = cross_table(tournament, records)
    variant = variant_in_words(figures, game, game.variant_of(tournament.options))
    return Report(
        title=words.say("lab-report-tournament", game=words.say("game-title")),
        language=words.language,
        about=(*header(figures, tournament, len(records)), (words.say("lab-about-variant"), variant)),
        sections=(
            _ratings(figures, standings, tournament.players),
            _cross(figures, order, crossed),
            _depth(figures, skill_ladder(order, crossed)),
            _seats(figures, tournament, records),
        ),
        note=words.say("lab-note"),
    )


def _ratings(figures: Figures, standings: Sequence[RatedBot], players: int) -> Section:
    words = figures.words
    rows = tuple(
        (
            figures.subject("bot", standing.bot),
            _rating(figures, standing.rating),
            figures.estimate(standing.wins, is_rate=True),
            figures.whole(standing.games),
        )
        for standing in standings
    )
    head = tuple(words.say(f"lab-head-{key}") for key in ("who", "rating", "wins", "games"))
    spans = [_span(figures.subject("bot", standing.bot), standing.rating) for standing in standings]
    plot = intervals(words.say("lab-ratings"), spans, say=figures.whole, tick=figures.tick)
    text = words.say("lab-ratings-text", fair=words.percent(1 / players))
    return Section("ratings", words.say("lab-ratings"), text, (ReportTable(head, rows),), (plot,))


def _rating(figures: Figures, rating: Estimate) -> str:
    """A rating and its interval in whole points: more would pretend to know more."""
    value, low, high = (figures.whole(part or 0.0) for part in (rating.value, rating.low, rating.high))
    return figures.words.say("lab-interval", value=value, low=low, high=high)


def _cross(figures: Figures, order: Sequence[str], table: dict[tuple[str, str], Estimate]) -> Section:
    words = figures.words
    names = [figures.subject("bot", bot) for bot in order]
    rows = tuple(
        (name, *("" if one == other else figures.estimate(table[one, other], is_rate=True) for other in order))
        for name, one in zip(names, order, strict=True)
    )
    rates = [[None if one == other else table[one, other].value for other in order] for one in order]
    plot = matrix(words.say("lab-cross"), names, rates, say=words.percent)
    head = (words.say("lab-head-who"), *names)
    return Section("cross", words.say("lab-cross"), words.say("lab-cross-text"), (ReportTable(head, rows),), (plot,))


def _depth(figures: Figures, ladder: Sequence[str]) -> Section:
    words = figures.words
    head = (words.say("lab-head-level"), words.say("lab-head-who"))
    rows = tuple((figures.whole(level), figures.subject("bot", bot)) for level, bot in enumerate(ladder, start=1))
    text = words.say("lab-depth-text", levels=len(ladder))
    return Section("depth", words.say("lab-depth"), text, (ReportTable(head, rows),))


def _seats(figures: Figures, tournament: Tournament, records: Sequence[GameRecord]) -> Section:
    words, groups = figures.words, groups_of(tournament, records)
    found = [
        (figures.name(measure.kind, measure.subject), estimate(measure.samples.grouped(groups)))
        for measure in measures_of(records)
        if measure.kind in ("seat", "first")
    ]
    rows = tuple((name, figures.estimate(seen, is_rate=True), figures.whole(seen.count)) for name, seen in found)
    head = tuple(words.say(f"lab-head-{key}") for key in ("who", "wins", "games"))
    text = words.say("lab-wins-text", fair=words.percent(1 / tournament.players))
    return Section("seats", words.say("lab-seats"), text, (ReportTable(head, rows),))


def _span(label: str, seen: Estimate) -> Span:
    assert seen.value is not None
    assert seen.low is not None
    assert seen.high is not None
    return Span(label, seen.value, seen.low, seen.high)
