"""Positions of Board of War in one line, moves in notation, and what tests ask of a state."""

from __future__ import annotations

from tools.positions_board_of_war import RULES, after, event_of, kingdom, position

from wartable.core.game import CHANCE
from wartable.games.board_of_war.actions import Drew
from wartable.games.board_of_war.components import Card
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.notation import format_action
from wartable.games.board_of_war.state import Phase, State

__all__ = ["RULES", "after", "event_of", "gold", "kingdom", "legal", "position", "refused", "start_turn_of"]


def start_turn_of(state: State, seat: int = 0, *, size: int = 10) -> State:
    """The state when the turn of a seat has begun: the player before has played a card and drawn another."""
    rules = RULES[len(state.hands), size]
    assert rules.to_act(state) is not CHANCE
    before = state.order[state.order.index(seat) - 1]
    ready = RULES[len(state.hands), size].apply
    waiting = State(
        **{
            **{field: getattr(state, field) for field in state.__struct_fields__},
            "phase": Phase.DRAW,
            "turn": before,
            "hands": tuple(hand[1:] if other == before else hand for other, hand in enumerate(state.hands)),
            "discard": _with(state.discard, state.hands[before][0]),
        }
    )
    card = next(rank for rank, count in enumerate(waiting.deck, 1) if count)
    return ready(waiting, Drew(card))


def legal(state: State, *verbs: str, size: int = 10) -> set[str]:
    """The legal actions in notation; only those that begin with one of the verbs, if any are given."""
    actions = {format_action(action) for action in RULES[len(state.hands), size].legal_actions(state)}
    return {action for action in actions if not verbs or action.split()[0] in verbs}


def refused(state: State, move: str, *, size: int = 10) -> tuple[str, str]:
    """The code and the rule with which a move is refused."""
    rules = RULES[len(state.hands), size]
    action = GAME.parse_action(move)
    assert action not in rules.legal_actions(state), f"legal: {move}"
    refusal = GAME.presenter(rules).refuse(rules.observe(state, state.turn), action)
    return refusal.code, refusal.rule_id


def gold(state: State) -> tuple[int, ...]:
    """The purses by seat."""
    return tuple(land.gold for land in state.kingdoms)


def _with(counts: tuple[int, ...], card: Card) -> tuple[int, ...]:
    return tuple(count + (rank == card) for rank, count in enumerate(counts, 1))
