"""What a seat can see and work out: who stands where, how strong, how far, how long."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import NO_UNITS, Components, Counts, Unit
from wartable.games.epic_dice_battles.forces import RESERVE, Dice3, chance_in_siege, deployed, power
from wartable.games.epic_dice_battles.kept import Kept, once
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.odds import Force
from wartable.games.epic_dice_battles.rules.mat import sum_counts

__all__ = ["Army", "Situation", "fields_apart", "fields_to_nearest", "joined", "likely_tokens"]


class Army(msgspec.Struct, frozen=True, dict=True):
    """An army on the board, as far as the viewer knows it."""

    seat: Seat
    number: int
    region: int
    place: int
    """Its slot; of an opponent's army the slot that it is taken for."""
    dice: Dice3
    tokens: Counts
    shields: int

    @once
    def size(self) -> int:
        return sum(self.dice)

    @once
    def token_count(self) -> int:
        return sum(self.tokens)

    @once
    def power(self) -> float:
        return power(self.dice, self.tokens, self.shields)

    @once
    def force(self) -> Force:
        """The army as it would deploy in the field or behind walls."""
        return deployed(self.dice, self.tokens, self.shields)

    @once
    def storm(self) -> Force:
        """The army as it would deploy before a castle."""
        return deployed(self.dice, self.tokens, self.shields, is_storming=True)

    @once
    def chance_at_reserve(self) -> float:
        """The probability that the army takes a castle without an army in it (ED-57)."""
        return chance_in_siege(self.storm, RESERVE)


class Situation:
    """An observation with what follows from it, worked out when it is asked for."""

    def __init__(self, components: Components, observation: Observation) -> None:
        assert observation.viewer is not None
        self.components = components
        self.observation = observation
        self.seat: Seat = observation.viewer
        self.mat: MatView = observation.mats[self.seat]
        self.years_left = components.last_year - observation.year
        """Years after this one: none in the last."""

    @once
    def castles(self) -> dict[int, Seat]:
        """Regions with a castle, and whose it is."""
        return _owner_by_castle(tuple([mat.castles for mat in self.observation.mats]))

    @once
    def prey(self) -> tuple[int, ...]:
        """Regions with a castle of an opponent."""
        return tuple([region for region, owner in self.castles.items() if owner != self.seat])

    @once
    def armies(self) -> tuple[Army, ...]:
        """The own armies."""
        return _own_armies(self.seat, self.mat)

    @once
    def foes(self) -> tuple[Army, ...]:
        """The opponents' armies, each taken for the strongest that it can be."""
        found: tuple[Army, ...] = ()
        for seat, mat in enumerate(self.observation.mats):
            if seat != self.seat:
                found += _foe_armies(seat, mat)
        return found

    @once
    def armies_by_region(self) -> dict[int, list[Army]]:
        return _by_region(self.armies)

    @once
    def foes_by_region(self) -> dict[int, list[Army]]:
        return _by_region(self.foes)

    @once
    def foreign(self) -> frozenset[int]:
        """Regions where an opponent's army stands."""
        found: set[int | None] = set()
        for seat, mat in enumerate(self.observation.mats):
            if seat != self.seat:
                found.update(mat.regions)
        return frozenset([region for region in found if region is not None])

    @once
    def harm(self) -> float:
        """What a point that an opponent loses is worth to this seat: a point with two players, less with more."""
        return 1.0 if sum(not mat.is_out for mat in self.observation.mats) <= 2 else 0.6

    @once
    def sites(self) -> tuple[int, ...]:
        """Regions where an own army stands and a castle could be built (ED-35)."""
        return tuple(
            region
            for region in sorted({army.region for army in self.armies})
            if region not in self.castles and region not in self.foreign
        )

    @once
    def feeding_cost(self) -> int:
        """What the own armies will cost this summer where they stand, castles on all sites supposed (ED-41)."""
        summer = self.components.economy.summer
        cost = 0
        for army in self.armies:
            own = summer.small_army if army.size <= summer.small_army_dice else summer.large_army
            own += -(-army.token_count // summer.tokens_per_rice)
            at_home = army.region in self.mat.castles or army.region in self.sites
            cost += max(0, own - summer.castle_discount * at_home)
        return cost

    def foe_in(self, region: int) -> Army:
        """The opponents' armies of a field as one."""
        return joined(self.foes_by_region[region])

    def striker(self, armies: Iterable[Army] | None = None) -> Army | None:
        """The own army to make strong, of some or all: strong already, and near a castle to be taken."""
        fields = self._fields_to_prey
        candidates = self.armies if armies is None else armies
        return max(candidates, key=lambda army: army.power - 0.7 * fields[army.region], default=None)

    def fields_to_prey(self, region: int) -> int:
        """Steps to the nearest castle of an opponent."""
        return self._fields_to_prey[region]

    @once
    def _fields_to_prey(self) -> tuple[int, ...]:
        return fields_to_nearest(self.components, self.prey)


def joined(armies: Iterable[Army]) -> Army:
    """Several armies of a seat in one field, as one (ED-58)."""
    several = list(armies)
    if len(several) == 1:
        return several[0]
    main = flank1 = flank2 = shields = 0
    tokens = NO_UNITS
    for army in several:
        main, flank1, flank2 = main + army.dice[0], flank1 + army.dice[1], flank2 + army.dice[2]
        tokens, shields = sum_counts(tokens, army.tokens), shields + army.shields
    return replace(several[0], dice=(main, flank1, flank2), tokens=tokens, shields=shields)


def fields_apart(components: Components, one: int, other: int) -> int:
    """Steps between two regions, whoever stands between."""
    return _distances(components)[one][other]


def likely_tokens(slot: SlotView) -> Counts:
    """The tokens of a slot as a viewer may guess them: those seen, and cavalry for every other."""
    if slot.tokens is not None:
        return slot.tokens
    seen = slot.face_up
    if not any(seen) and slot.tokens_seen is not None and sum(slot.tokens_seen.tokens) <= slot.token_count:
        seen = slot.tokens_seen.tokens
    guess = list(seen)
    guess[Unit.CAVALRY] += slot.token_count - sum(seen)
    return tuple(guess)


@lru_cache(maxsize=16)
def _distances(components: Components) -> tuple[tuple[int, ...], ...]:
    table = []
    for start in range(len(components.regions)):
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for field in components.regions[here].neighbours:
                if field not in steps:
                    steps[field] = steps[here] + 1
                    queue.append(field)
        # Where no way leads is further than anywhere else.
        table.append(tuple(steps.get(region, len(components.regions)) for region in range(len(components.regions))))
    return tuple(table)


@lru_cache(maxsize=4096)
def fields_to_nearest(components: Components, fields: tuple[int, ...]) -> tuple[int, ...]:
    """By region: steps to the nearest of some fields; 0 where there are none."""
    return tuple(min((row[field] for field in fields), default=0) for row in _distances(components))


@lru_cache(maxsize=1024)
def _owner_by_castle(castles_by_seat: tuple[tuple[int, ...], ...]) -> dict[int, Seat]:
    """Nobody may write into it: years go by in which no castle falls."""
    return {region: seat for seat, castles in enumerate(castles_by_seat) for region in castles}


def _by_region(armies: Iterable[Army]) -> dict[int, list[Army]]:
    found: dict[int, list[Army]] = {}
    for army in armies:
        found.setdefault(army.region, []).append(army)
    return found


def _find_own_armies(seat: Seat, mat: MatView) -> tuple[Army, ...]:
    found = []
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            assert slot.number is not None
            assert slot.tokens is not None
            region = mat.regions[slot.number - 1]
            assert region is not None
            found.append(Army(seat, slot.number, region, place, slot.dice, slot.tokens, slot.shields))
    return tuple(found)


def _find_foe_armies(seat: Seat, mat: MatView) -> tuple[Army, ...]:
    """An opponent's armies, each as the strongest slot that can have its number (ED-15)."""
    slots = []
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            tokens = likely_tokens(slot)
            slots.append((power(slot.dice, tokens, slot.shields), place, slot, tokens, _known_number(slot)))
    # Of equally strong ones the first.
    slots.sort(key=lambda candidate: (-candidate[0], candidate[1]))
    armies = []
    for number, region in enumerate(mat.regions, start=1):
        if region is not None:
            # Memory may contradict itself after a redistribution: then any slot will do.
            _, place, slot, tokens, _ = (
                next((candidate for candidate in slots if candidate[4] == number), None)
                or next((candidate for candidate in slots if candidate[4] is None), None)
                or slots[0]
            )
            armies.append(Army(seat, number, region, place, slot.dice, tokens, slot.shields))
    return tuple(armies)


_own_armies = Kept(_find_own_armies)
_foe_armies = Kept(_find_foe_armies)


def _known_number(slot: SlotView) -> int | None:
    """The number of an opponent's slot, seen or remembered for sure."""
    if slot.number is not None:
        return slot.number
    seen = slot.number_seen
    return seen.number if seen is not None and seen.sure else None
