"""Bots that play Board of War by rules of thumb: merchant, mason, marshal, and the regent who picks among their ways.

A `Plan` says how much a character cares for gold, land, the centre and the harm of others. Every choice gets a worth
from the plan; the bot takes the best. All of it reads a view, so that a searching bot can use it inside its worlds.

Frozen at commit e2612fe.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import assert_never

from frozen import board_of_war_odds as odds
from frozen.board_of_war_judgment import (
    turns_to_centre,
    turns_to_expansion,
    turns_to_gold,
    turns_to_victory,
)
from frozen.board_of_war_marching import Orders
from frozen.board_of_war_plan import Plan, Situation
from wartable.core.game import AnyRules, Seat
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Unit
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.state import Victory

__all__ = ["MARSHAL", "MASON", "MERCHANT", "REGENT", "Character", "choose", "plan_of_regent", "ranked"]


class Character:
    """A bot with a way of planning."""

    def __init__(self, name: str, plan_of: Callable[[Box, View], Plan]) -> None:
        self.name = name
        self.plan_of = plan_of

    def choose(
        self, rules: AnyRules, observation: View, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        box: Box = rules.box  # type: ignore[attr-defined]
        return choose(box, observation, legal_actions, self.plan_of(box, observation), rng)


def choose(box: Box, view: View, legal_actions: tuple[Action, ...], plan: Plan, rng: random.Random) -> Action:
    """The best of the legal actions by the rules of thumb of a plan."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    judge = _Judge(Situation(box, view, plan))
    worths = [judge.worth(action) for action in legal_actions]
    best = max(worths)
    favourites = [action for action, worth in zip(legal_actions, worths, strict=True) if worth == best]
    return favourites[int(rng.random() * len(favourites))]


def ranked(box: Box, view: View, legal_actions: tuple[Action, ...], plan: Plan) -> tuple[Action, ...]:
    """The legal actions by the rules of thumb of a plan, the best first."""
    judge = _Judge(Situation(box, view, plan))
    return tuple(sorted(legal_actions, key=judge.worth, reverse=True))


def plan_of_regent(box: Box, view: View) -> Plan:
    """The way that is shortest from here, with an eye on the others."""
    seat = view.turn
    ways = (
        turns_to_gold(box, view, seat),
        turns_to_expansion(box, view, seat),
        turns_to_centre(box, view, seat),
    )
    shortest = min(ways)
    gold, land, centre = (max(0.1, 1.0 - 0.25 * (way - shortest)) for way in ways)
    danger = min([turns_to_victory(box, view, enemy) for enemy in range(box.players) if enemy != seat])
    harm = min(1.5, max(0.3, 0.8 + 0.15 * (shortest - danger)))
    return Plan(gold, land, centre, harm, horizon=min(12.0, max(1.0, min(shortest, danger))))


def _plan_of_merchant(box: Box, view: View) -> Plan:
    horizon = min(12.0, max(1.0, turns_to_gold(box, view, view.turn)))
    return Plan(gold=1.0, land=0.0, centre=0.0, harm=0.2, horizon=horizon)


MERCHANT = Character("merchant", _plan_of_merchant)
MASON = Character("mason", lambda _box, _view: Plan(gold=0.25, land=1.0, centre=0.0, harm=0.3, horizon=5.0))
MARSHAL = Character("marshal", lambda _box, _view: Plan(gold=0.25, land=0.3, centre=1.0, harm=0.8, horizon=5.0))
REGENT = Character("regent", plan_of_regent)


class _Judge:
    """Gives every action a worth; ending the actions is worth 0."""

    def __init__(self, situation: Situation) -> None:
        self._s = situation
        self._orders: Orders | None = None

    def worth(self, action: Action) -> float:
        match action:
            case Step():
                return self.orders.worth_of_step(action)
            case Expand(square):
                return self._expansion(square)
            case UpgradeSquare(square):
                return self._upgraded_square(square)
            case Attack():
                return self._attack(action)
            case Deploy():
                return self.orders.worth_of_deployment(action)
            case EndActions():
                return 0.0
            case UpgradeSoldier():
                return self._upgraded_soldier()
            case Mark():
                return self._mark(action)
            case Raze(square):
                return self._raze(square)
            case PlayCard(card):
                return self._card(card)
            case Place(square):
                return self._place(square)
            case _:
                assert_never(action)

    @property
    def orders(self) -> Orders:
        if self._orders is None:
            self._orders = Orders(self._s)
        return self._orders

    def _expansion(self, square: Square) -> float:
        s = self._s
        bit = s.box.board.bit[square]
        worth = 0.05
        if bit & s.missing:
            worth += 1.2 * s.plan.land
            if s.can_finish:
                return 50.0
        if s.free.bit_count() < 2:
            worth += 0.9 * s.plan.gold
        if bit & s.enemy_goals:
            worth += 0.5 * s.plan.harm
        nearest = min([s.box.board.to_centre[own] for own in s.own.squares])
        if s.box.board.to_centre[square] < nearest:
            worth += 0.6 * s.plan.centre
        return worth

    def _upgraded_square(self, square: Square) -> float:
        s = self._s
        gain = self._upgrade_gain(square)
        profit = gain * (s.plan.horizon - 1.0) - s.square_price
        defence = 0.15 + 0.5 * min(2, len(s.threats))
        return max(-1.0, s.plan.gold * profit / 40.0) + (defence if gain else defence - 0.4)

    def _upgrade_gain(self, square: Square) -> float:
        """Gold a turn that an upgrade of this square brings."""
        s = self._s
        numbers = s.box.components
        if square in s.own.merchants:
            grand = s.view.queens[s.seat] is CLUBS
            return float(numbers.grand_merchant.merchant if grand else numbers.income.merchant)
        if square in s.own.farmers:
            engineer = s.view.kings[s.seat] is SPADES
            upgraded = numbers.engineer.farmer_upgraded if engineer else numbers.income.farmer_upgraded
            return float(upgraded - numbers.income.farmer)
        return 0.0

    def _upgraded_soldier(self) -> float:
        s = self._s
        spare = s.own.gold - s.soldier_price
        return 0.35 * (s.plan.centre + s.plan.harm) - 0.9 * s.plan.gold + 0.002 * spare

    def _attack(self, attack: Attack) -> float:
        s = self._s
        found = odds.of_attack(s.box, s.view, attack)
        cost = 0.7 * float(found.attacker_mean)
        gain = float(found.defender_mean)
        for enemy, kingdom in s.enemies:
            if army_at(kingdom, attack.target) is not None:
                rescue = 6.0 if self._rescues(enemy, attack.target) else 0.0
                return gain * self._worth_of_power(attack.target) + rescue * float(found.defender_gone) - cost
            if attack.target in kingdom.squares:
                fall = 50.0 if len(s.enemies) == 1 else 3.0
                rescue = 6.0 if s.about_to_win.get(enemy) is Victory.EXPANSION else 0.0
                worth = gain * (0.25 + 0.5 * s.plan.harm) + fall * float(found.defender_gone)
                return worth + rescue * float(found.win) - cost
        return -1.0

    def _rescues(self, enemy: Seat, square: Square) -> bool:
        """Whether beating the army on a square may keep its owner from winning by the centre."""
        return self._s.about_to_win.get(enemy) is Victory.CENTRE and square in self._s.box.board.centre

    def _worth_of_power(self, square: Square) -> float:
        s = self._s
        worth = 0.6
        if square in s.box.board.centre:
            worth += 0.5 * s.plan.centre + 0.3 * s.plan.harm
        if s.box.board.bit[square] & s.missing:
            worth += 0.6 * s.plan.land
        return worth

    def _mark(self, mark: Mark) -> float:
        marker = self._s.own.marker
        worth = self._worth_of_mark(mark.seat, mark.square)
        if marker is None:
            return 0.3 + 0.01 * worth
        # Only a better target is worth the move.
        return 0.05 * (worth - self._worth_of_mark(marker.seat, marker.square)) - 0.01

    def _worth_of_mark(self, seat: Seat, square: Square | None) -> float:
        s = self._s
        kingdom = s.view.kingdoms[seat]
        jack = s.view.jacks[s.seat]
        if jack is HEARTS:
            army = army_at(kingdom, square or "")
            power = 0 if army is None else raw_power(s.box, army)
            return power * 1.5 if any(threat == square for threat, _ in s.threats) else float(power)
        if jack is DIAMONDS:
            return float(kingdom.builders)
        if jack is SPADES:
            return 2.0 if square in kingdom.upgrades else 1.0
        return min(10.0, kingdom.gold) / 10.0 + kingdom.gold / 1000.0

    def _raze(self, square: Square) -> float:
        s = self._s
        assert s.view.besieged is not None
        kingdom = s.view.kingdoms[s.view.besieged]
        side = s.box.side_by_seat(s.view.order)[s.view.besieged]
        worth = 1.5 * (square in kingdom.upgrades) + 1.0 * (square in kingdom.merchants or square in kingdom.farmers)
        if s.box.board.bit[square] & s.box.board.goal_mask[side]:
            worth += 0.8
        if s.box.board.bit[square] & s.missing:
            worth += 1.5 * s.plan.land
        return worth

    def _card(self, card: Card) -> float:
        s = self._s
        plan = s.plan
        match s.box.unit_of[card]:
            case Unit.BUILDER:
                return self._builder()
            case Unit.SOLDIER:
                wanted = 1.4 * plan.centre + 0.9 * plan.harm if s.soldiers < 4 else 0.5 * plan.centre + 0.6 * plan.harm
                return wanted + 0.3 * len(s.threats)
            case Unit.MERCHANT:
                return self._earner(merchant=True)
            case _:
                return self._earner(merchant=False)

    def _builder(self) -> float:
        s = self._s
        if s.own.builders == 0:
            return 2.5
        missing = s.missing.bit_count()
        land = s.plan.land * (1.5 if missing > 1.5 * s.own.builders else 0.3)
        if s.own.builders < 3 and s.free.bit_count() < s.own.builders:
            return land + 1.6 * s.plan.gold
        return land + s.plan.gold * (0.9 if s.own.builders < 2 else 0.35 if s.own.builders < 4 else 0.0)

    def _earner(self, *, merchant: bool) -> float:
        s = self._s
        if not s.free:
            return -0.5
        numbers = s.box.components
        if merchant:
            gold = float(numbers.income.merchant)
            if s.view.queens[s.seat] is CLUBS:
                gold = float(numbers.grand_merchant.merchant)
            if s.view.kings[s.seat] is CLUBS and not s.own.merchants:
                gold += numbers.diplomat.per_enemy_merchant * sum(len(kingdom.merchants) for _, kingdom in s.enemies)
        else:
            gold = float(numbers.income.farmer)
            gold += numbers.almanac.per_farmer if s.view.queens[s.seat] is SPADES else 0
            gold += 3.0 if s.view.kings[s.seat] is SPADES else 0.0
        return (0.15 + s.plan.gold) * gold * (s.plan.horizon - 1.0) / 60.0

    def _place(self, square: Square) -> float:
        s = self._s
        # An upgrade doubles the income; away from the front it lives longer.
        return 1.0 * (square in s.own.upgrades) + 0.02 * s.box.board.to_centre[square]
