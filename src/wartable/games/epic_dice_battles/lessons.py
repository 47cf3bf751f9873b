"""The second and third lesson: rice and what it is for; sieges.

Every figure in their words is worked out here, from the numbers of the game, the position and the odds of battles.
"""

from __future__ import annotations

from functools import lru_cache

from wartable.core.figures import percent
from wartable.core.lesson import Lesson, LessonStep
from wartable.core.line import Line
from wartable.games.epic_dice_battles.components import UNITS, standard_components
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.odds import battle
from wartable.games.epic_dice_battles.puzzles import puzzles
from wartable.games.epic_dice_battles.rules.clash import all_units
from wartable.games.epic_dice_battles.rules.mat import supply
from wartable.games.epic_dice_battles.rules.summer import army_cost, feeding_cost
from wartable.games.epic_dice_battles.state import Fighting, Mat, Slot, State

__all__ = ["lessons"]

_BOX = standard_components()
_ARCHER = "archer"
_ARCHER_KIND = next(kind for kind, unit in enumerate(UNITS) if unit == _ARCHER)


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """Both lessons."""
    return (_supply(), _sieges())


def _supply() -> Lesson:
    economy = _BOX.economy
    castle, summer = economy.spring.castle_rice, economy.summer
    return Lesson(
        title=Line("lesson-supply-title"),
        steps=(
            LessonStep(
                143,
                Line(
                    "lesson-supply-grow",
                    {"rice": _own(143).rice, "marker": _own(143).rice_marker, "eaten": _eaten(143)},
                ),
                Line(
                    "lesson-supply-grow-why",
                    {"years": _years(143), "price": castle, "castles": _own(143).rice // castle},
                ),
            ),
            LessonStep(
                204,
                Line(
                    "lesson-supply-trade",
                    {"rice": _own(204).rice, "marker": _own(204).rice_marker, "eaten": _eaten(204)},
                ),
                Line(
                    "lesson-supply-trade-why",
                    {
                        "given": economy.winter.trade_rice,
                        "money": economy.winter.trade_money,
                        "tokens": _own(204).tokens_left,
                    },
                ),
            ),
            LessonStep(
                66,
                Line("lesson-supply-castle", {"rice": _own(66).rice, "price": castle}),
                Line(
                    "lesson-supply-castle-why",
                    {
                        "points": economy.points.controlled,
                        "tokens": economy.spring.tokens_controlled,
                        "eats": _eats(66, 2),
                        "less": _eats(66, 2) - summer.castle_discount,
                    },
                ),
            ),
            LessonStep(
                230,
                Line("lesson-supply-stop", {"rice": _own(230).rice, "footman": _BOX.units[0].rice}),
                Line("lesson-supply-stop-why", {"castles": _own(230).rice // castle, "price": castle}),
            ),
            LessonStep(
                195,
                Line(
                    "lesson-supply-most",
                    {
                        "years": _years(195),
                        "own": _own(195).rice_marker,
                        "rival": _rival(195).rice_marker,
                        "points": economy.points.rice_marker,
                    },
                ),
                Line("lesson-supply-most-why", {"own": _own(195).rice_marker + 1, "dice": _supply_of(195)}),
            ),
        ),
        remember=Line(
            "lesson-supply-remember",
            {
                "small": summer.small_army,
                "dice": summer.small_army_dice,
                "large": summer.large_army,
                "tokens": summer.tokens_per_rice,
                "less": summer.castle_discount,
            },
        ),
    )


def _sieges() -> Lesson:
    numbers, reserve = _BOX.battle, _BOX.battle.reserve
    faces = 6
    hit = (faces + 1 - numbers.succeeds) / faces
    return Lesson(
        title=Line("lesson-sieges-title"),
        steps=(
            LessonStep(
                244,
                Line("lesson-sieges-strong", {"dice": sum(_army(244, 1).dice), "reserve": reserve}),
                Line(
                    "lesson-sieges-strong-why",
                    {"chance": percent(_storm(_army(244, 1))), "points": _BOX.economy.points.controlled},
                ),
            ),
            LessonStep(
                14,
                Line("lesson-sieges-alone", {"reserve": reserve}),
                Line(
                    "lesson-sieges-alone-why",
                    {
                        "chance": percent(_storm(_army(14, 4))),
                        "whole": _BOX.economy.points.controlled,
                        "part": _BOX.economy.points.partial,
                    },
                ),
            ),
            LessonStep(
                11,
                Line(
                    "lesson-sieges-gate",
                    {
                        "own": _fighting(11, _seat(11)),
                        "inside": _fighting(11, 1 - _seat(11)),
                        "gate": numbers.gate,
                        "least": numbers.succeeds,
                        "dies": numbers.dies,
                    },
                ),
                Line("lesson-sieges-gate-why", {"hit": percent(hit), "dead": percent(numbers.dies / faces)}),
            ),
            LessonStep(
                194,
                Line(
                    "lesson-sieges-off",
                    {"own": _fighting(194, _seat(194)), "reserve": reserve, "arrow": numbers.arrow},
                ),
                Line(
                    "lesson-sieges-off-why",
                    {"gate": numbers.gate, "hit": percent(hit), "counts": _BOX.economy.points.army},
                ),
            ),
            LessonStep(
                259,
                Line(
                    "lesson-sieges-inside",
                    {"own": sum(_army(259, 4).dice), "inside": sum(_army(259, 2).dice), "rival": _strongest(259)},
                ),
                Line(
                    "lesson-sieges-inside-why",
                    {"archers": _army(259, 4).tokens[_ARCHER_KIND], "wall": numbers.arrow_at_walls},
                ),
            ),
        ),
        remember=Line("lesson-sieges-remember", {"gate": numbers.gate, "reserve": reserve}),
    )


def _state(puzzle: int) -> State:
    state: State = puzzles().puzzle(puzzle).position
    return state


def _seat(puzzle: int) -> int:
    seat = GAME.rules(2).to_act(_state(puzzle))
    assert isinstance(seat, int)
    return seat


def _own(puzzle: int) -> Mat:
    return _state(puzzle).mats[_seat(puzzle)]


def _rival(puzzle: int) -> Mat:
    return _state(puzzle).mats[1 - _seat(puzzle)]


def _eaten(puzzle: int) -> int:
    return feeding_cost(_BOX, _own(puzzle))


def _army(puzzle: int, number: int) -> Slot:
    return next(slot for slot in _own(puzzle).slots if slot is not None and slot.number == number)


def _eats(puzzle: int, number: int) -> int:
    return army_cost(_BOX, _own(puzzle), _army(puzzle, number))


def _supply_of(puzzle: int) -> int:
    return supply(_BOX, _own(puzzle))


def _years(puzzle: int) -> int:
    """How many years are left after this one."""
    return _BOX.last_year - _state(puzzle).year


def _fighting(puzzle: int, seat: int) -> int:
    """With how many units a seat fights in the battle that is going on."""
    stage = _state(puzzle).stage
    assert isinstance(stage, Fighting)
    return next(sum(all_units(side)) for side in stage.battle.sides if side.seat == seat)


def _strongest(puzzle: int) -> int:
    """The dice of the rival's strongest army, which everybody sees."""
    return max(sum(slot.dice) for slot in _rival(puzzle).slots if slot is not None)


def _storm(army: Slot) -> float:
    """The chance that an army takes a castle which its reserve defends."""
    main = {str(UNITS[kind]): count for kind, count in enumerate(army.tokens) if count}
    if footmen := sum(army.dice) - sum(army.tokens):
        main["footman"] = footmen
    found = battle(
        {"main": main, "shields": army.shields}, {"main": {_ARCHER: _BOX.battle.reserve}}, siege=True, flanks=()
    )
    return float(found.attacker)
