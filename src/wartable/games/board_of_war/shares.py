"""What every choice of a turn is worth by the learned value, each looked at from the same stage.

A choice is worth what the position is worth if the actions of the turn end right after it, or, once they have ended, if
its card is the last thing done. A choice that leads to dice is worth the mean over all that the dice may show.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.actions import Action, Attack, Fought, Place, PlayCard, Raze, UpgradeSquare
from wartable.games.board_of_war.batch.rows import row_of
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED, CARDS_TO_PLAY
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.estimate import Estimate
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.fighting import clash_of
from wartable.games.board_of_war.state import Phase, State

__all__ = ["shares_after", "shares_of"]

Shares = npt.NDArray[np.float64]


def shares_of(rules: Rules, estimate: Estimate, states: Sequence[State], mover: int, stage: int) -> Shares:
    """By state and seat: the share of the victory to be expected."""
    return estimate.shares(np.stack([row_of(rules.box, state) for state in states]), mover, stage)


def shares_after(rules: Rules, estimate: Estimate, state: State, legal_actions: Sequence[Action]) -> Shares:
    """By choice of the seat to act, and by seat: the share of the victory to be expected after it."""
    seat = state.turn
    stage = CARDS_TO_PLAY if state.phase in {Phase.ACT, Phase.RAZE} else CARD_PLAYED
    ends: list[State] = []
    parts: list[tuple[int, int, float]] = []
    like: dict[str, int] = {}
    looked_at: list[int] = []
    orders: dict[int, tuple[Square, ...]] = {}
    for number, action in enumerate(legal_actions):
        looked_at.append(number)
        if isinstance(action, UpgradeSquare):
            # Squares on which the same stands are as good as each other.
            looked_at[number] = like.setdefault(_what_stands(state, action.square), number)
            if looked_at[number] != number:
                continue
        if isinstance(action, Attack):
            for end, chance in _after_dice(rules, estimate, state, action, orders):
                parts.append((number, len(ends), chance))
                ends.append(end)
        else:
            parts.append((number, len(ends), 1.0))
            ends.append(
                _placed(rules, rules.apply(state, action))
                if isinstance(action, PlayCard)
                else rules.apply(state, action)
            )
    found = shares_of(rules, estimate, ends, seat, stage)
    shares = np.zeros((len(legal_actions), rules.players))
    for number, place, chance in parts:
        shares[number] += chance * found[place]
    return shares[looked_at]


def _what_stands(state: State, square: Square) -> str:
    own = state.kingdoms[state.turn]
    return "merchant" if square in own.merchants else "farmer" if square in own.farmers else ""


def _placed(rules: Rules, state: State) -> State:
    """The merchant or farmer just played, on an upgraded square if there is one, and far from the centre."""
    if state.phase is not Phase.PLACE:
        return state
    upgrades, to_centre = state.kingdoms[state.turn].upgrades, rules.box.board.to_centre

    def worth(place: Action) -> tuple[bool, int]:
        assert isinstance(place, Place)
        return place.square in upgrades, to_centre[place.square]

    return rules.apply(state, max(rules.legal_actions(state), key=worth))


def _after_dice(
    rules: Rules, estimate: Estimate, state: State, attack: Attack, orders: dict[int, tuple[Square, ...]]
) -> list[tuple[State, float]]:
    """Every way an attack may end, with its chance; in a siege the worst squares for the besieged are lost."""
    die = rules.box.components.fighting.die
    before = rules.apply(state, attack)
    found = []
    for lead in range(1 - die, die):
        roll = max(1, 1 + lead)
        after = rules.apply(before, Fought(roll, roll - lead))
        if after.phase is Phase.RAZE:
            defender = clash_of(rules.box, before, attack).defender
            if defender not in orders:
                orders[defender] = _order_of_losses(rules, estimate, after)
            for square in orders[defender][: after.to_raze]:
                after = rules.apply(after, Raze(square))
        found.append((after, (die - abs(lead)) / (die * die)))
    return found


def _order_of_losses(rules: Rules, estimate: Estimate, razing: State) -> tuple[Square, ...]:
    """The squares of a besieged kingdom, the one whose loss is best for the attacker first."""
    losses = rules.legal_actions(razing)
    after = [rules.apply(razing, loss) for loss in losses]
    worths = shares_of(rules, estimate, after, razing.turn, CARDS_TO_PLAY)[:, razing.turn]
    order = np.argsort(-worths, kind="stable")
    return tuple([loss.square for loss in (losses[number] for number in order) if isinstance(loss, Raze)])
