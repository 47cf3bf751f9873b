"""The engine's own battles, both sides taking every default, end as often as the odds say."""

from __future__ import annotations

import random

import pytest

from tests.games.epic_dice_battles.positions import after, house_rules, in_autumn, legal, player, rules_of
from wartable.core.game import CHANCE
from wartable.games.epic_dice_battles.components import standard_components
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.odds import Force, Odds, standard_calculator
from wartable.games.epic_dice_battles.odds.simulation import half_width
from wartable.games.epic_dice_battles.state import Fighting, Phase, Side, State

BATTLES = 1500
REGION = standard_components().number_by_id["owari"]


def deployed(state: State) -> State:
    """The state with both sides' tokens on their dice, as the defaults have it."""
    rules = rules_of(state)
    while isinstance(state.stage, Fighting) and state.stage.battle.phase is Phase.DEPLOY:
        assert state.stage.seat is not None
        legal = rules.legal_actions(state)
        state = rules.apply(
            state, GAME.presenter(rules).suggest(rules.observe(state, state.stage.seat), legal) or legal[0]
        )
    return state


def fought(state: State, rng: random.Random) -> State:
    """The state after the last round."""
    rules = rules_of(state)
    while isinstance(state.stage, Fighting) and state.stage.battle.phase not in (Phase.REGROUP, Phase.FOLLOW_UP):
        actor = rules.to_act(state)
        if actor is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        else:
            assert isinstance(actor, int)
            action = GAME.presenter(rules).suggest(rules.observe(state, actor), rules.legal_actions(state))
            assert action is not None
            state = rules.apply(state, action)
    return state


def force(side: Side) -> Force:
    return Force(*side.lines, shields=side.shields)


def odds_of(state: State) -> Odds:
    assert isinstance(state.stage, Fighting)
    battle = state.stage.battle
    attacker, defender = (next(side for side in battle.sides if side.seat == seat) for seat in (0, 1))
    siege = battle.kind == "siege"
    return standard_calculator().odds(force(attacker), force(defender), siege=siege, flanks=(1, 2) if siege else None)


def ended(state: State, *, siege: bool) -> str:
    """Seat 0 attacks: it won if seat 1 has nothing left in the field, or lost its castle there."""
    attacker, defender = (REGION in state.mats[seat].regions for seat in (0, 1))
    if not (attacker or defender):
        return "ruin"
    if siege:
        return "defender" if REGION in state.mats[1].castles else "attacker"
    return "attacker" if attacker else "defender"


@pytest.mark.rule("ED-62", "ED-63", "ED-64", "ED-65", "ED-82")
@pytest.mark.parametrize(
    ("attacker", "defender", "siege"),
    [
        ("4/0/0 cavalry archer", "4/0/0 archer*2", False),
        ("4/2/0 ninja samurai archer", "4/1/1 cavalry samurai-cavalry ninja shield", False),
        ("7/0/0 cavalry*2 archer shield", "3/0/0 archer*2", True),
        ("6/0/2 samurai ninja", "3/0/2 archer ninja*2", True),
    ],
)
def test_battles_end_as_often_as_the_odds_say(attacker: str, defender: str, siege: bool) -> None:
    mats = (player("bizen", f"1@owari {attacker}"), player("owari mutsu", f"1@owari {defender}"))
    rules = house_rules("siege.owner_may_sally = true")
    state = after(in_autumn(*mats), "pass", "pass", "walls" if siege else "field", rules=rules)
    flanks = sorted(action for action in legal(state) if action.startswith("open-flanks"))
    state = deployed(after(state, flanks[-1]) if flanks else state)
    rng = random.Random(1542)
    counts = {"attacker": 0, "defender": 0, "ruin": 0}
    for _ in range(BATTLES):
        counts[ended(fought(state, rng), siege=siege)] += 1
    odds = odds_of(state)
    expected = {outcome: float(getattr(odds, outcome)) for outcome in counts}
    # A fixed seed, and twice the 95 % interval: it fails if the rules and the odds differ, not by bad luck.
    shares = {outcome: count / BATTLES for outcome, count in counts.items()}
    assert expected == pytest.approx(shares, abs=2 * half_width(BATTLES))
