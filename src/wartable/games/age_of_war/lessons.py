"""The second and third lesson: clans, theft and what they are worth; when to begin, and which line first.

Every figure in their words is worked out here, from the cards, the position and the exact odds.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from wartable.core.figures import percent
from wartable.core.lesson import Lesson, LessonStep
from wartable.core.line import Arg, Line
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.components import Roll, standard_components
from wartable.games.age_of_war.presenter.nouns import castle_name
from wartable.games.age_of_war.puzzles import puzzles
from wartable.games.age_of_war.scoring import standings_of
from wartable.games.age_of_war.state import State

__all__ = ["lessons"]

_BOX = standard_components()


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """Both lessons."""
    return (_clans(), _stop())


def _clans() -> Lesson:
    return Lesson(
        title=Line("lesson-clans-title"),
        steps=(
            LessonStep(
                677,
                Line("lesson-clans-whole", {"odani": _points("odani"), "kitanosho": _points("kitanosho")}),
                Line(
                    "lesson-clans-whole-why",
                    {"clan": _clan("odani"), "before": _clan_shown(677, "odani"), "gain": _gain(677, "odani")},
                ),
            ),
            LessonStep(
                423,
                Line("lesson-clans-steal", {"infantry": _infantry(423), "gain": _gain(423, "odani")}),
                Line(
                    "lesson-clans-steal-why",
                    {"first": percent(_falls(423, "odani", 0)), "later": percent(_falls(423, "odani", 1))},
                ),
            ),
            LessonStep(
                3016,
                Line("lesson-clans-break", {"points": _points("kasugayama"), "clan": _clan("kasugayama")}),
                Line(
                    "lesson-clans-break-why",
                    {
                        "points": _points("kasugayama"),
                        "swing": 2 * _points("kasugayama"),
                        "chance": percent(_falls(3016, "kasugayama", 1)),
                        "azuchi": percent(_falls(3016, "azuchi", 1)),
                    },
                ),
            ),
            LessonStep(
                542,
                Line("lesson-clans-take", {"points": _points("odani"), "infantry": _infantry(542)}),
                Line("lesson-clans-take-why", {"chance": percent(_falls(542, "gifu", 0))}),
            ),
            LessonStep(
                1959,
                Line("lesson-clans-safe", {"points": _points("kumamoto")}),
                Line(
                    "lesson-clans-safe-why",
                    {
                        "chance": percent(_falls(1959, "kumamoto", 0)),
                        "azuchi": percent(_falls(1959, "azuchi", 0)),
                    },
                ),
            ),
            LessonStep(840, Line("lesson-clans-last", {"clan": _clan("gifu")}), _last_why()),
        ),
        remember=Line("lesson-clans-remember"),
    )


def _stop() -> Lesson:
    return Lesson(
        title=Line("lesson-stop-title"),
        steps=(
            LessonStep(
                267,
                Line("lesson-stop-wait", {"dice": _dice(267), "infantry": _infantry(267)}),
                Line(
                    "lesson-stop-wait-why",
                    {"dice": _dice(267) - 1, "daimyo": percent(_shown(_dice(267) - 1)), "clan": _clan("marugame")},
                ),
            ),
            LessonStep(
                2887,
                Line("lesson-stop-begin", {"clan": _clan("inuyama")}),
                Line(
                    "lesson-stop-begin-why",
                    {"pair": percent(_pair(_BOX.dice)), "chance": percent(_falls(2887, "inuyama", 1))},
                ),
            ),
            LessonStep(
                2848,
                Line("lesson-stop-hard"),
                Line(
                    "lesson-stop-hard-why",
                    {"pair": percent(_falls(2848, "kumamoto", 0)), "archery": percent(_falls(2848, "kumamoto", 1))},
                ),
            ),
            LessonStep(
                2785,
                Line("lesson-stop-many"),
                Line(
                    "lesson-stop-many-why",
                    {"many": percent(_falls(2785, "takahashi", 1)), "few": percent(_falls(2785, "takahashi", 2))},
                ),
            ),
            LessonStep(
                192,
                Line("lesson-stop-dear", {"dice": _dice(192)}),
                Line(
                    "lesson-stop-dear-why",
                    {
                        "left": _dice(192) - len(_used(192, "kiyosu", 3)),
                        "lose": percent(_falls(192, "kiyosu")),
                        "fill": percent(_falls(192, "kiyosu", 3)),
                    },
                ),
            ),
        ),
        remember=Line("lesson-stop-remember", _odds_to_know()),
    )


def _last_why() -> Line:
    after_gifu, after_kasugayama = (
        standings_of(_BOX, _owners_after(840, castle), 2) for castle in ("gifu", "kasugayama")
    )
    seat = _seat(840)
    return Line(
        "lesson-clans-last-why",
        {
            "own": after_gifu[seat].points,
            "rival": after_gifu[1 - seat].points,
            "better": after_kasugayama[seat].points,
            "worse": after_kasugayama[1 - seat].points,
        },
    )


def _odds_to_know() -> dict[str, Arg]:
    """The chance of a face with seven, four and one die, and the easiest and the hardest castle of all."""
    by_odds = sorted(odds.table(_BOX), key=lambda row: -row[1])
    (easiest, most, _), (hardest, least, _) = by_odds[0], by_odds[-1]
    return {
        "all": _BOX.dice,
        "seven": percent(_shown(_BOX.dice)),
        "some": 4,
        "four": percent(_shown(4)),
        "one": percent(_shown(1)),
        "easiest": castle_name(easiest),
        "most": percent(float(most)),
        "hardest": castle_name(hardest),
        "least": percent(float(least)),
    }


def _state(puzzle: int) -> State:
    state: State = puzzles().puzzle(puzzle).position
    return state


def _seat(puzzle: int) -> int:
    seat = _state(puzzle).turn
    assert seat is not None
    return seat


def _dice(puzzle: int) -> int:
    return _state(puzzle).dice


def _infantry(puzzle: int) -> int:
    """What the infantry dice of the roll add up to."""
    roll = _state(puzzle).roll
    assert roll is not None
    return sum(face for face in roll if face <= 3)


def _points(castle: str) -> int:
    return _BOX.castles[_BOX.number_of(castle)].points


def _clan(castle: str) -> int:
    """The points of the whole clan of a castle."""
    return _BOX.clan_of(_BOX.number_of(castle)).points


def _clan_shown(puzzle: int, castle: str) -> int:
    """What the castles of a clan that the seat to decide holds count as they lie."""
    clan, owners = _BOX.clan_of(_BOX.number_of(castle)), _state(puzzle).owners
    return sum(_BOX.castles[each].points for each in clan.castles if owners[each] == _seat(puzzle))


def _owners_after(puzzle: int, castle: str) -> tuple[int | None, ...]:
    taken, owners = _BOX.number_of(castle), _state(puzzle).owners
    return (*owners[:taken], _seat(puzzle), *owners[taken + 1 :])


def _gain(puzzle: int, castle: str) -> int:
    """How many points more the seat to decide has with this castle."""
    seat = _seat(puzzle)
    before, after = (standings_of(_BOX, owners, 2) for owners in (_state(puzzle).owners, _owners_after(puzzle, castle)))
    return after[seat].points - before[seat].points


def _falls(puzzle: int, castle: str, line: int | None = None) -> float:
    """The chance that a castle falls this turn after filling one of its lines, or after losing a die."""
    state, number = _state(puzzle), _BOX.number_of(castle)
    lines = _BOX.castles[number].lines_to_fill(stolen=state.owners[number] is not None)
    filled = {placed.line for placed in state.placed} | {line}
    left = tuple(each for place, each in enumerate(lines) if place not in filled)
    if line is None:
        return float(odds.of_lines(left, state.dice - 1))
    return float(odds.of_lines(left, state.dice - len(_used(puzzle, castle, line))))


def _used(puzzle: int, castle: str, line: int) -> Roll:
    """The dice of the roll that a line takes."""
    roll = _state(puzzle).roll
    assert roll is not None
    used = _BOX.castles[_BOX.number_of(castle)].lines_to_fill(stolen=True)[line].dice_for(roll)
    assert used is not None
    return used


def _shown(dice: int) -> float:
    """The chance that a certain face is among so many dice."""
    return float(1 - Fraction(5, 6) ** dice)


def _pair(dice: int) -> float:
    """The chance that a certain face is there twice."""
    return float(1 - Fraction(5, 6) ** dice - dice * Fraction(1, 6) * Fraction(5, 6) ** (dice - 1))
