"""A battle of Epic Dice Battles in numbers: the forces, the dice, the secret step and the regrouping."""

from __future__ import annotations

from collections import Counter

from wartable.core.encoding import Layout, Vector
from wartable.games.epic_dice_battles.components import LINES, NO_UNITS, UNITS, Components
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Clash, Deployment, Phase, Regroup, Side

__all__ = ["BattleSections"]

_LONG = 10
"""Volleys and rounds beyond this are told as this many."""
_KIND = {kind: number for number, kind in enumerate(BattleKind)}
_PHASE = {phase: number for number, phase in enumerate(Phase)}
_FACES = range(1, 7)


class BattleSections:
    """The part of the vector that is empty in peace."""

    def __init__(self, layout: Layout, components: Components, players: int) -> None:
        # One player's armies can all fight in one battle.
        self._most = components.economy.army_dice * components.economy.armies
        self._armies = components.economy.armies
        self._add_battle(layout, components, players)
        self._add_sides(layout, players)
        self._add_clash(layout, players)
        self._add_secrets(layout)
        self._add_regroup(layout, players)

    def tell(self, vector: Vector, place: tuple[int, ...], battle: Battle) -> None:
        """A battle as the viewer sees it; `place` is where the viewer counts each seat."""
        self._kind.mark(vector, _KIND[battle.kind])
        if battle.region is not None:
            self._region.mark(vector, battle.region)
        self._phase.mark(vector, _PHASE[battle.phase])
        self._usable.counts(vector, battle.usable)
        self._flank.mark(vector, battle.flank - 1)
        self._volley.count(vector, battle.volley)
        self._round.count(vector, battle.round)
        self._gate.count(vector, battle.gate)
        if battle.storming is not None:
            self._storming.mark(vector, battle.storming)
        self._called_off.count(vector, battle.is_called_off)
        if battle.kind is BattleKind.SIEGE:
            self._attacker.mark(vector, place[battle.sides[battle.attacker].seat])
        for number in battle.fighters:
            self._fighters.mark(vector, place[battle.sides[number].seat])
        for side in battle.sides:
            self._tell_side(vector, place[side.seat], side)
        if battle.regroup is not None:
            self._tell_regroup(vector, place, battle.sides[battle.regroup.side], battle.regroup)

    def _add_battle(self, layout: Layout, components: Components, players: int) -> None:
        self._kind = layout.add("battle_kind", kind=len(BattleKind))
        self._region = layout.add("battle_region", region=len(components.regions))
        self._phase = layout.add("battle_phase", phase=len(Phase))
        self._usable = layout.add("usable", flank=2)
        self._flank = layout.add("flank", flank=2)
        self._volley = layout.add("volley", ceiling=_LONG)
        self._round = layout.add("round", ceiling=_LONG)
        self._gate = layout.add("gate", ceiling=components.battle.gate)
        self._storming = layout.add("storming", unit=len(UNITS))
        self._called_off = layout.add("called_off")
        self._attacker = layout.add("attacker", seat=players)
        self._fighters = layout.add("fighters", seat=players)

    def _add_sides(self, layout: Layout, players: int) -> None:
        self._side = layout.add("side", seat=players)
        self._slots = layout.add("side_slots", seat=players, slot=self._armies)
        self._had_flank = layout.add("had_flank", seat=players, slot=self._armies, flank=2)
        self._lines = layout.add("lines", ceiling=self._most, seat=players, line=len(LINES), unit=len(UNITS))
        self._side_shields = layout.add("side_shields", ceiling=self._most, seat=players)
        self._absorbed = layout.add("absorbed", ceiling=self._most, seat=players)
        self._honorable = layout.add("honorable", seat=players)

    def _add_clash(self, layout: Layout, players: int) -> None:
        most, faces, units = self._most, len(_FACES), len(UNITS)
        self._clash_count = layout.add("clash_count", ceiling=most, seat=players)
        self._roll = layout.add("roll", ceiling=most, seat=players, face=faces)
        self._open_dice = layout.add("open_dice", ceiling=most, seat=players, face=faces)
        # Bonus 1 is a unit with the flank bonus (ED-65).
        self._open_units = layout.add("open_units", ceiling=most, seat=players, bonus=2, unit=units)
        self._assigned = layout.add("assigned", ceiling=most, seat=players, face=faces, unit=units, bonus=2)
        self._standing = layout.add("standing", ceiling=most, seat=players, unit=units)
        self._kills = layout.add("kills", ceiling=most, seat=players)
        self._hits = layout.add("hits", ceiling=most, seat=players)

    def _add_secrets(self, layout: Layout) -> None:
        most, armies, lines, units = self._most, self._armies, len(LINES), len(UNITS)
        self._deploying = layout.add("deploying")
        self._ready = layout.add("ready")
        self._undecided = layout.add("undecided", ceiling=most)
        self._deployed_dice = layout.add("deployed_dice", ceiling=most, line=lines)
        self._deployed = layout.add("deployed_tokens", ceiling=most, line=lines, unit=units)
        self._left = layout.add("tokens_to_deploy", ceiling=most, unit=units)
        self._sent = layout.add("sent_dice", ceiling=most, slot=armies, line=lines)
        self._away = layout.add("sent_tokens", ceiling=most, slot=armies, unit=units)
        self._discarded = layout.add("discarded_tokens", ceiling=most, unit=units)
        self._escorted = layout.add("escorted", slot=armies)

    def _add_regroup(self, layout: Layout, players: int) -> None:
        most, armies, units = self._most, self._armies, len(UNITS)
        self._regrouping = layout.add("regrouping", seat=players)
        self._dice_left = layout.add("dice_to_lay", ceiling=most)
        self._shields_left = layout.add("shields_to_lay", ceiling=most)
        self._tokens_left = layout.add("tokens_to_lay", ceiling=most, unit=units)
        self._next_flank = layout.add("next_flank", flank=2)
        self._laid_dice = layout.add("laid_dice", ceiling=most, slot=armies, line=len(LINES))
        self._laid_shields = layout.add("laid_shields", ceiling=most, slot=armies)
        self._laid_tokens = layout.add("laid_tokens", ceiling=most, slot=armies, unit=units)

    def _tell_side(self, vector: Vector, owner: int, side: Side) -> None:
        self._side.mark(vector, owner)
        for slot in side.slots:
            self._slots.mark(vector, owner, slot)
        for slot, had in zip(side.slots, side.flanks, strict=False):
            self._had_flank.counts(vector, had, owner, slot)
        for line, units in enumerate(side.lines):
            if units != NO_UNITS:
                self._lines.counts(vector, units, owner, line)
        self._side_shields.count(vector, side.shields, owner)
        self._absorbed.count(vector, side.absorbed, owner)
        self._honorable.count(vector, side.is_honorable, owner)
        if side.clash is not None:
            self._tell_clash(vector, owner, side.clash)
        if side.deployment is not None:
            # ED-61: an observation holds the deployment of nobody but its viewer.
            self._tell_deployment(vector, side.deployment)

    def _tell_clash(self, vector: Vector, owner: int, clash: Clash) -> None:
        self._clash_count.count(vector, clash.count, owner)
        if clash.roll:
            self._roll.counts(vector, [clash.roll.count(face) for face in _FACES], owner)
        if clash.dice:
            self._open_dice.counts(vector, [clash.dice.count(face) for face in _FACES], owner)
        if clash.plain != NO_UNITS:
            self._open_units.counts(vector, clash.plain, owner, 0)
        if clash.bonus != NO_UNITS:
            self._open_units.counts(vector, clash.bonus, owner, 1)
        if clash.assigned:
            for (die, unit, has_bonus), count in Counter(clash.assigned).items():
                self._assigned.count(vector, count, owner, die - 1, unit, int(has_bonus))
        self._standing.counts(vector, clash.standing, owner)
        self._kills.count(vector, clash.kills, owner)
        self._hits.count(vector, clash.hits, owner)

    def _tell_deployment(self, vector: Vector, deployment: Deployment) -> None:
        self._deploying.mark(vector)
        self._ready.count(vector, deployment.is_ready)
        self._undecided.count(vector, deployment.undecided)
        self._deployed_dice.counts(vector, deployment.dice)
        for line, tokens in enumerate(deployment.lines):
            self._deployed.counts(vector, tokens, line)
        self._left.counts(vector, deployment.left)
        if deployment.sent:
            for (slot, line), count in Counter(deployment.sent).items():
                self._sent.count(vector, count, slot, line)
        if deployment.away:
            for (slot, unit), count in Counter(deployment.away).items():
                self._away.count(vector, count, slot, unit)
        self._discarded.counts(vector, deployment.discarded)
        if deployment.escorted is not None:
            self._escorted.mark(vector, deployment.escorted)

    def _tell_regroup(self, vector: Vector, place: tuple[int, ...], side: Side, regroup: Regroup) -> None:
        self._regrouping.mark(vector, place[side.seat])
        self._dice_left.count(vector, regroup.dice_left)
        self._shields_left.count(vector, regroup.shields_left)
        self._tokens_left.counts(vector, regroup.tokens_left or ())
        if regroup.next_flank <= 2:
            self._next_flank.mark(vector, regroup.next_flank - 1)
        for slot, dice in zip(side.slots, regroup.dice, strict=False):
            self._laid_dice.counts(vector, dice, slot)
        for slot, shields in zip(side.slots, regroup.shields, strict=False):
            self._laid_shields.count(vector, shields, slot)
        for slot, tokens in zip(side.slots, regroup.tokens or (), strict=False):
            self._laid_tokens.counts(vector, tokens, slot)
