"""The second and third lesson: the three victories; how to block one, and when to attack.

Every figure in their words is worked out here, from the numbers of the game, the position and the exact odds.
"""

from __future__ import annotations

from functools import lru_cache

from wartable.core.figures import percent
from wartable.core.lesson import Lesson, LessonStep
from wartable.core.line import Line
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.components import standard_components
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.odds import AttackOdds, of_attack, strike
from wartable.games.board_of_war.puzzles import puzzles
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.income import income_of
from wartable.games.board_of_war.state import Army, Kingdom, State

__all__ = ["lessons"]

_NUMBERS = standard_components()


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """Both lessons."""
    return (_victories(), _block())


def _victories() -> Lesson:
    victory, board = _NUMBERS.victory, _rules().box
    return Lesson(
        title=Line("lesson-victories-title"),
        steps=(
            LessonStep(
                250,
                Line("lesson-victories-gold", {"gold": victory.gold, "own": _own(250).gold, "income": _income(250)}),
                Line(
                    "lesson-victories-gold-why",
                    {
                        "upgraded": _NUMBERS.grand_merchant.merchant_upgraded,
                        "plain": _NUMBERS.grand_merchant.merchant,
                        "round": _NUMBERS.grand_merchant.from_round,
                    },
                ),
            ),
            LessonStep(
                257,
                Line("lesson-victories-abilities"),
                Line(
                    "lesson-victories-abilities-why",
                    {
                        "farmer": _NUMBERS.engineer.farmer_upgraded + _NUMBERS.almanac.per_farmer,
                        "merchant": _NUMBERS.income.merchant_upgraded,
                    },
                ),
            ),
            LessonStep(
                273,
                Line(
                    "lesson-victories-land",
                    {
                        "goal": board.goal_size,
                        "missing": _missing(273),
                        "builders": _own(273).builders,
                        "idle": _NUMBERS.saboteur.idle_builders,
                    },
                ),
                Line("lesson-victories-land-why", {"builders": _own(273).builders + 1, "missing": _missing(273)}),
            ),
            LessonStep(
                180,
                Line("lesson-victories-centre", {"rounds": victory.rounds_to_capture, "stayed": _stayed(180)}),
                Line("lesson-victories-centre-why"),
            ),
            LessonStep(
                39,
                Line(
                    "lesson-victories-count",
                    {
                        "own": _own(39).gold,
                        "income": _income(39),
                        "goal": victory.gold,
                        "land": board.goal_size - _missing(39),
                        "all": board.goal_size,
                    },
                ),
                Line("lesson-victories-count-why", {"turns": _turns_to_gold(39), "missing": _missing(39)}),
            ),
        ),
        remember=Line("lesson-victories-remember", {"gold": victory.gold, "goal": board.goal_size}),
    )


def _block() -> Lesson:
    besieged, walls = _odds(213, "f5", "f4"), _odds(124, "d6", "e7")
    plain, stronger = _odds(146, "f5", "f4"), _with_one_more(146, "f5")
    return Lesson(
        title=Line("lesson-block-title"),
        steps=(
            LessonStep(
                277,
                Line("lesson-block-jack", {"round": _NUMBERS.jacks.from_round}),
                Line(
                    "lesson-block-jack-why",
                    {"builders": _rival(277).builders, "idle": _NUMBERS.saboteur.idle_builders},
                ),
            ),
            LessonStep(
                228,
                Line("lesson-block-weak", {"own": _power(228, "e7"), "rival": _power(228, "e6")}),
                Line(
                    "lesson-block-weak-why",
                    {
                        "chance": percent(float(_odds(228, "e7", "e6").win)),
                        "gone": percent(float(_odds(228, "e7", "e6").attacker_gone)),
                    },
                ),
            ),
            LessonStep(
                222,
                Line("lesson-block-centre", {"own": _power(222, "f6"), "rival": _power(222, "f5")}),
                Line("lesson-block-centre-why", {"chance": percent(float(_odds(222, "f6", "f5").win))}),
            ),
            LessonStep(
                213,
                Line(
                    "lesson-block-besiege",
                    {
                        "land": _rules().box.goal_size - _missing_of(213, 1 - _seat(213)),
                        "goal": _rules().box.goal_size,
                        "power": _power(213, "f5"),
                        "walls": len(_rival(213).upgrades),
                    },
                ),
                Line(
                    "lesson-block-besiege-why",
                    {"chance": percent(float(besieged.win)), "squares": round(float(besieged.defender_mean))},
                ),
            ),
            LessonStep(
                124,
                Line(
                    "lesson-block-walls",
                    {"power": _power(124, "d6"), "walls": len(_rival(124).upgrades)},
                ),
                Line(
                    "lesson-block-walls-why",
                    {"chance": percent(float(walls.win)), "gone": percent(float(walls.attacker_gone))},
                ),
            ),
            LessonStep(
                146,
                Line(
                    "lesson-block-now",
                    {
                        "missing": _missing_of(146, 1 - _seat(146)),
                        "power": _power(146, "f5"),
                        "walls": len(_rival(146).upgrades),
                    },
                ),
                Line(
                    "lesson-block-now-why",
                    {"plain": percent(float(plain.win)), "stronger": percent(float(stronger.win))},
                ),
            ),
        ),
        remember=Line("lesson-block-remember"),
    )


def _rules() -> Rules:
    rules = GAME.rules(2)
    assert isinstance(rules, Rules)
    return rules


def _state(puzzle: int) -> State:
    state: State = puzzles().puzzle(puzzle).position
    return state


def _seat(puzzle: int) -> int:
    return _state(puzzle).turn


def _own(puzzle: int) -> Kingdom:
    return _state(puzzle).kingdoms[_seat(puzzle)]


def _rival(puzzle: int) -> Kingdom:
    return _state(puzzle).kingdoms[1 - _seat(puzzle)]


def _income(puzzle: int) -> int:
    return income_of(_rules().box, _state(puzzle), _seat(puzzle))


def _turns_to_gold(puzzle: int) -> int:
    """In how many turns there is enough gold, if the income stays as it is."""
    return -((_own(puzzle).gold - _NUMBERS.victory.gold) // _income(puzzle))


def _missing(puzzle: int) -> int:
    return _missing_of(puzzle, _seat(puzzle))


def _missing_of(puzzle: int, seat: int) -> int:
    """How many squares a seat lacks for expansion."""
    facts = GAME.presenter(_rules()).facts(_rules().observe(_state(puzzle), None), ())
    missing: tuple[tuple[str, ...], ...] = facts.missing  # type: ignore[attr-defined]
    return len(missing[seat])


def _army(puzzle: int, square: str) -> Army:
    kingdoms = _state(puzzle).kingdoms
    return next(army for kingdom in kingdoms for army in kingdom.armies if army.square == square)


def _power(puzzle: int, square: str) -> int:
    army, fighting = _army(puzzle, square), _NUMBERS.fighting
    return army.soldiers * fighting.soldier_power + army.upgraded * fighting.upgraded_power


def _stayed(puzzle: int) -> int:
    """For how many rounds an army has stayed on a golden square."""
    return max(army.stayed for army in _own(puzzle).armies)


def _odds(puzzle: int, army: str, target: str) -> AttackOdds:
    return of_attack(_rules().box, _state(puzzle), Attack(army, target))


def _with_one_more(puzzle: int, square: str) -> AttackOdds:
    """The odds of a siege after one soldier of an army was upgraded."""
    more = _NUMBERS.fighting.upgraded_power - _NUMBERS.fighting.soldier_power
    return strike(_power(puzzle, square) + more, len(_rival(puzzle).upgrades), siege=True)
