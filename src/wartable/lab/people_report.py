"""The report of people's games, and of bots' games beside them."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.game import AnyGame
from wartable.lab.estimates import estimate
from wartable.lab.figures import Figures
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import is_share, measures_of, victories_of
from wartable.lab.people import PeoplesGames
from wartable.lab.report import Report, ReportTable, Section
from wartable.lab.run_report import sections_of
from wartable.lab.scan import MAIN_KINDS
from wartable.text.words import Words

__all__ = ["people_report"]


def people_report(
    game: AnyGame, folder: str, people: PeoplesGames, beside: Sequence[GameRecord], words: Words
) -> Report:
    """The report in the language of `words`, which must know the game."""
    figures = Figures(words, game)
    about = (
        (words.say("lab-about-game"), words.say("game-title")),
        (words.say("lab-about-folder"), folder),
        (words.say("lab-about-games"), figures.whole(len(people.records))),
        (words.say("lab-about-left-out"), figures.whole(len(people.left_out))),
    )
    sections = [
        *([_beside(figures, game, people.records, beside)] if beside else []),
        *sections_of(figures, game, people.records),
        *_left_out(figures, people),
    ]
    title = words.say("lab-report-people", game=words.say("game-title"))
    return Report(title, words.language, about, tuple(sections), words.say("lab-note"))


def _beside(figures: Figures, game: AnyGame, people: Sequence[GameRecord], bots: Sequence[GameRecord]) -> Section:
    """Measures that both have; different games with different dice, so only their intervals can be compared."""
    words, victories = figures.words, victories_of(game)
    sides = [{measure.id: measure for measure in measures_of(side, victories)} for side in (people, bots)]
    rows: list[tuple[str, ...]] = []
    notable: list[int] = []
    for id_, measure in sides[0].items():
        if id_ not in sides[1] or measure.kind not in MAIN_KINDS or measure.kind == "bot":
            continue
        is_rate = is_share(measure.id)
        one, other = (estimate(side[id_].samples) for side in sides)
        cells = (figures.estimate(found, is_rate=is_rate) for found in (one, other))
        if None not in (one.low, one.high, other.low, other.high) and (
            (one.low or 0.0) > (other.high or 0.0) or (other.low or 0.0) > (one.high or 0.0)
        ):
            notable.append(len(rows))
        rows.append((figures.name(measure.kind, measure.subject), *cells))
    head = tuple(words.say(f"lab-head-{key}") for key in ("measure", "people", "bots"))
    text = words.say("lab-people-text", people=len(people), bots=len(bots))
    return Section("beside", words.say("lab-people-title"), text, (ReportTable(head, tuple(rows), tuple(notable)),))


def _left_out(figures: Figures, people: PeoplesGames) -> list[Section]:
    words = figures.words
    if not people.left_out:
        return []
    head = tuple(words.say(f"lab-head-{key}") for key in ("file", "problem"))
    rows = tuple((each.file, words.error(each.reason)) for each in people.left_out)
    return [Section("left-out", words.say("lab-about-left-out"), tables=(ReportTable(head, rows),))]
