"""A second solver for small boxes: the rules themselves, every roll, every choice, in fractions.

It shares nothing with the solver of the package. A guess from floating-point sweeps says what both sides do; what these
policies are worth is then solved exactly, and the result must satisfy the Bellman equation without any rounding.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

from wartable.games.age_of_war.components import BattleLine, Castle, Clan, Components, Face
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State

Owners = tuple[int | None, ...]
A, C, D = Face.ARCHERY, Face.CAVALRY, Face.DAIMYO


def box(dice: int, *castles: tuple[str, int, tuple[Any, ...]], **clans: int) -> Components:
    """A box from (clan, points, lines) per castle, and the points of each clan."""
    cards = tuple(
        Castle(f"castle-{number}", clan, points, tuple(_line(line) for line in lines))
        for number, (clan, points, lines) in enumerate(castles)
    )
    return Components(
        dice,
        cards,
        tuple(
            Clan(clan, points, tuple(number for number, card in enumerate(cards) if card.clan == clan))
            for clan, points in clans.items()
        ),
    )


def exact_values(components: Components) -> dict[Owners, Fraction]:
    """The value to seat 0, whose turn it is, of every position with castles left in the centre."""
    rules = Rules(components, 2)
    positions = [owners for owners in product((None, 0, 1), repeat=len(components.castles)) if None in owners]
    guess = dict.fromkeys(positions, 0.5)
    change = 1.0
    while change > 1e-8:
        before = dict(guess)
        for owners in positions:
            guess[owners] = turn_value(rules, owners, guess.__getitem__, float)
        change = max(abs(guess[owners] - before[owners]) for owners in positions)
    policies = {owners: _ends_of_best_turn(rules, owners, guess.__getitem__) for owners in positions}
    exact = _solve(rules, policies)
    for owners in positions:
        assert exact[owners] == turn_value(rules, owners, exact.__getitem__, Fraction), "the guess was no equilibrium"
    return exact


def _line(line: int | list[Face]) -> BattleLine:
    return BattleLine(infantry=line) if isinstance(line, int) else BattleLine(symbols=tuple(line))


def _swapped(owners: Owners) -> Owners:
    return tuple(None if owner is None else 1 - owner for owner in owners)


def _final(rules: Rules, state: State, number: Callable[..., Any]) -> Any | None:
    result = rules.result(state)
    return None if result is None else number((0 in result.winners) / len(result.winners))


def turn_value(rules: Rules, owners: Owners, value: Callable[[Owners], Any], number: Callable[..., Any]) -> Any:
    """The best turn of seat 0, if `value` says what the positions after it are worth to who moves next."""
    known: dict[State, Any] = {}

    def worth(state: State) -> Any:
        if state not in known:
            known[state] = work_out(state)
        return known[state]

    def work_out(state: State) -> Any:
        final = _final(rules, state, number)
        if final is not None:
            return final
        if state.turn == 1:
            return 1 - value(_swapped(state.owners))
        if state.roll is not None:
            return max(worth(rules.apply(state, action)) for action in rules.legal_actions(state))
        outcomes = rules.chance_outcomes(state)
        total = sum(weight for _, weight in outcomes)
        return sum(number(weight) * worth(rules.apply(state, outcome)) for outcome, weight in outcomes) / total

    return worth(State(owners, 0, rules.components.dice))


def _ends_of_best_turn(rules: Rules, owners: Owners, value: Callable[[Owners], float]) -> dict[State, Fraction]:
    """Where the best turn by these values ends, and how likely each end is."""
    known: dict[State, tuple[float, dict[State, Fraction]]] = {}

    def best(state: State) -> tuple[float, dict[State, Fraction]]:
        if state not in known:
            known[state] = work_out(state)
        return known[state]

    def work_out(state: State) -> tuple[float, dict[State, Fraction]]:
        final = _final(rules, state, float)
        if final is not None or state.turn == 1:
            return (1 - value(_swapped(state.owners)) if final is None else final), {state: Fraction(1)}
        if state.roll is not None:
            # The first of equals, with a margin for rounding; any of them is as good if they are equal.
            moves = [best(rules.apply(state, action)) for action in rules.legal_actions(state)]
            most = max(worth for worth, _ in moves)
            return next(move for move in moves if move[0] > most - 1e-6)
        mixed: dict[State, Fraction] = {}
        outcomes = rules.chance_outcomes(state)
        total = sum(weight for _, weight in outcomes)
        mean = 0.0
        for outcome, weight in outcomes:
            worth, ends = best(rules.apply(state, outcome))
            mean += worth * weight / total
            for end, chance in ends.items():
                mixed[end] = mixed.get(end, Fraction(0)) + chance * Fraction(weight, total)
        return mean, mixed

    return best(State(owners, 0, rules.components.dice))[1]


def _solve(rules: Rules, policies: dict[Owners, dict[State, Fraction]]) -> dict[Owners, Fraction]:
    """What positions are worth if both sides keep to these policies: a linear system for each number in the centre."""
    values: dict[Owners, Fraction] = {}
    for left in range(1, len(rules.components.castles) + 1):
        stratum = [owners for owners in policies if owners.count(None) == left]
        place = {owners: number for number, owners in enumerate(stratum)}
        rows = []
        for owners in stratum:
            row = [Fraction(0)] * (len(stratum) + 1)
            row[place[owners]] += 1
            for end, chance in policies[owners].items():
                final = _final(rules, end, Fraction)
                after = _swapped(end.owners)
                if final is not None:
                    row[-1] += chance * final
                elif after in place:
                    row[-1] += chance
                    row[place[after]] += chance
                else:
                    row[-1] += chance * (1 - values[after])
            rows.append(row)
        values |= zip(stratum, _eliminate(rows), strict=True)
    return values


def _eliminate(rows: list[list[Fraction]]) -> list[Fraction]:
    for column in range(len(rows)):
        pivot = next(row for row in range(column, len(rows)) if rows[row][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [number / rows[column][column] for number in rows[column]]
        for row in range(len(rows)):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [number - factor * other for number, other in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]
