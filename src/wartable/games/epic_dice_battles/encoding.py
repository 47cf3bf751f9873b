"""Epic Dice Battles in numbers: the mats, the calendar, what is being decided; one number for every small step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from operator import attrgetter
from typing import Any, assert_never, get_args

import numpy as np
import numpy.typing as npt

from wartable.core.encoding import Catalogue, Encoding, Layout, Section, Vector, places
from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, Buy, LayFlank, Revealed, WinterAction
from wartable.games.epic_dice_battles.components import LINES, UNITS, Components, Counts, Purchase
from wartable.games.epic_dice_battles.encoding_battle import BattleSections
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import (
    STAGES,
    Building,
    Calling,
    ChoosingStart,
    DrawingFirst,
    Feeding,
    Fight,
    Fighting,
    Marching,
    Naming,
    Over,
    Season,
    Spring,
    SpringStep,
    Stage,
    TurnOver,
    Villages,
    Winter,
)

__all__ = ["EpicDiceBattlesEncoding", "encoding_of"]

_WEALTH = 30
"""Rice, money, honor and the like beyond this are told as this much."""
_LONG_AGO = 20
"""The same for years since something was seen."""
_SEASON = {season: number for number, season in enumerate(Season)}
_STEP = {step: number for number, step in enumerate(SpringStep)}
_PURCHASE = {purchase: number for number, purchase in enumerate(Purchase)}
_STAGE = {stage: number for number, stage in enumerate(STAGES)}
_STORES = ("rice", "money", "honor", "officers", "villages", "tokens_left")
_COUNTS = attrgetter(*_STORES, "rice_marker", "action_dice", "supply", "is_out")


class EpicDiceBattlesEncoding(Encoding[Observation, Action]):
    """Regions, units, lines and slots are in the order of the data files and mats; army numbers from 1."""

    def __init__(self, components: Components, players: int) -> None:
        self._components = components
        self._seats = range(players)
        self._catalogue_of = lru_cache(maxsize=None)(self._make_catalogue)
        self.action_count = len(self._catalogue_of(0).actions)
        self.layout = layout = Layout()
        self._add_mats(layout, components, players)
        self._add_armies(layout, components, players)
        self._add_calendar(layout, components, players)
        self._add_stage(layout, components, players)
        self._battle = BattleSections(layout, components, players)

    def vector(self, observation: Observation) -> Vector:
        vector = np.zeros(self.layout.size, np.float32)
        place = places(observation.viewer, self._seats)
        for seat, mat in enumerate(observation.mats):
            self._tell_mat(vector, place[seat], mat)
            for slot, army in enumerate(mat.slots):
                if army is not None:
                    self._tell_army(vector, place[seat], slot, army, observation.year)
        self._tell_moment(vector, place, observation)
        return vector

    def update(self, vector: Vector, before: Observation, after: Observation) -> None:
        place = places(after.viewer, self._seats)
        is_new_year = before.year != after.year
        for seat, (old, mat) in enumerate(zip(before.mats, after.mats, strict=True)):
            # The view of a mat that nobody touched is the same object.
            if old is mat and not is_new_year:
                continue
            self._change_mat(vector, place[seat], old, mat)
            if old.slots != mat.slots or is_new_year:
                for slot, (known, army) in enumerate(zip(old.slots, mat.slots, strict=True)):
                    if known != army or is_new_year:
                        self._change_army(vector, place[seat], slot, known, army, after.year)
        vector[self._year.first :] = 0.0
        self._tell_moment(vector, place, after)

    def _tell_moment(self, vector: Vector, place: tuple[int, ...], observation: Observation) -> None:
        """The calendar, and what is being decided: the last part of the vector."""
        self._year.count(vector, observation.year - self._first_year)
        self._first.mark(vector, place[observation.first])
        self._season.mark(vector, _SEASON[observation.season])
        if observation.to_act is not None:
            self._to_act.mark(vector, place[observation.to_act])
        self._stage.mark(vector, _STAGE[type(observation.stage)])
        self._tell_stage(vector, place, observation.stage)

    def catalogue(self, view: Any, seat: Seat) -> Catalogue[Action]:
        return self._catalogue_of(seat)

    def _add_mats(self, layout: Layout, components: Components, players: int) -> None:
        economy, regions = components.economy, len(components.regions)
        top = max(economy.winter.rice_marker_top, 1)
        self._counts = (
            *(layout.add(name, ceiling=_WEALTH, seat=players) for name in _STORES),
            layout.add("rice_marker", ceiling=top, seat=players),
            layout.add("action_dice", ceiling=max(economy.action_dice, 1), seat=players),
            layout.add("supply", ceiling=economy.dice, seat=players),
            layout.add("out", seat=players),
        )
        self._castles = layout.add("castles", seat=players, region=regions)
        self._regions = layout.add("army_regions", seat=players, number=economy.armies, region=regions)

    def _add_armies(self, layout: Layout, components: Components, players: int) -> None:
        armies, most = components.economy.armies, components.economy.army_dice
        slots = {"seat": players, "slot": armies}
        self._army = layout.add("army", **slots)
        self._number = layout.add("number", **slots, number=armies)
        self._number_up = layout.add("number_up", **slots)
        self._number_seen = layout.add("number_seen", **slots, number=armies)
        self._number_sure = layout.add("number_sure", **slots)
        self._dice = layout.add("dice", ceiling=most, **slots, line=len(LINES))
        self._token_count = layout.add("token_count", ceiling=most, **slots)
        self._face_up = layout.add("face_up", ceiling=most, **slots, unit=len(UNITS))
        self._tokens_seen = layout.add("tokens_seen", ceiling=most, **slots, unit=len(UNITS))
        self._tokens_seen_age = layout.add("tokens_seen_age", ceiling=_LONG_AGO, **slots)
        self._shields = layout.add("shields", ceiling=most, **slots)
        self._own_tokens = layout.add("own_tokens", ceiling=most, slot=armies, unit=len(UNITS))
        self._told_of = {place: self._of_slot(*place) for place in product(range(players), range(armies))}
        """By owner and slot: where in the vector an army is told of."""

    def _of_slot(self, owner: int, slot: int) -> npt.NDArray[np.intp]:
        sections = [section for section in self.layout.sections if list(section.axes)[:2] == ["seat", "slot"]]
        spans = [section.within(owner, slot) for section in sections]
        own = [self._own_tokens.within(slot)] if owner == 0 else []
        return np.concatenate([np.arange(span.start, span.stop) for span in (*spans, *own)])

    def _add_calendar(self, layout: Layout, components: Components, players: int) -> None:
        self._first_year = components.first_year[players]
        self._year = layout.add("year", ceiling=components.last_year + 1 - self._first_year)
        self._first = layout.add("first", seat=players)
        self._season = layout.add("season", season=len(Season))
        self._to_act = layout.add("to_act", seat=players)
        self._stage = layout.add("stage", stage=len(STAGES))

    def _add_stage(self, layout: Layout, components: Components, players: int) -> None:
        economy, regions, armies = components.economy, len(components.regions), components.economy.armies
        self._winter_dice = layout.add("winter_dice", ceiling=max(economy.action_dice, 1))
        self._spring_step = layout.add("spring_step", step=len(SpringStep))
        self._buying = layout.add("buying", purchase=len(Purchase))
        self._spied = layout.add("spied", seat=players)
        self._may_renumber = layout.add("may_renumber")
        self._supported = layout.add("supported", number=armies)
        self._renumbered = layout.add("renumbered", army=armies, number=armies)
        self._missing = layout.add("missing", ceiling=_WEALTH)
        self._feeding = layout.add("feeding", slot=armies)
        self._passed = layout.add("passed", seat=players)
        self._tired = layout.add("tired", seat=players, number=armies)
        self._leading = layout.add("leading", number=armies)
        self._relieved = layout.add("relieved", region=regions)
        self._called = layout.add("called", region=regions)
        self._questions = layout.add("questions", seat=players, region=regions)
        self._fights = layout.add("fights", kind=2, region=regions)
        self._namer = layout.add("namer", seat=players)
        self._villages_of = layout.add("villages_of", seat=players)
        self._returning = layout.add("returning", ceiling=economy.dice)
        self._winners = layout.add("winners", seat=players)

    def _tell_mat(self, vector: Vector, owner: int, mat: MatView) -> None:
        for section, number in zip(self._counts, _COUNTS(mat), strict=True):
            section.count(vector, number, owner)
        for region in mat.castles:
            self._castles.mark(vector, owner, region)
        for number, stands in enumerate(mat.regions):
            if stands is not None:
                self._regions.mark(vector, owner, number, stands)

    def _change_mat(self, vector: Vector, owner: int, known: MatView, mat: MatView) -> None:
        """What lies on a mat beside its armies; their regions are few, so they are told anew."""
        counts, counts_now = _COUNTS(known), _COUNTS(mat)
        if counts != counts_now:
            for section, was, now in zip(self._counts, counts, counts_now, strict=True):
                if was != now:
                    section.put(vector, now, owner)
        if known.castles != mat.castles:
            self._castles.clear(vector, owner)
            for region in mat.castles:
                self._castles.mark(vector, owner, region)
        if known.regions != mat.regions:
            self._regions.clear(vector, owner)
            for number, stands in enumerate(mat.regions):
                if stands is not None:
                    self._regions.mark(vector, owner, number, stands)

    def _change_army(  # noqa: PLR0917 -- a place in the vector, what it says and what it is to say
        self, vector: Vector, owner: int, slot: int, known: SlotView | None, army: SlotView | None, year: int
    ) -> None:
        if known is None or army is None or self._is_seen_otherwise(known, army):
            vector[self._told_of[owner, slot]] = 0.0
            if army is not None:
                self._tell_army(vector, owner, slot, army, year)
            return
        # Mostly a die or a token came or went.
        _change_counts(vector, self._dice, known.dice, army.dice, owner, slot)
        if known.token_count != army.token_count:
            self._token_count.put(vector, army.token_count, owner, slot)
        if known.shields != army.shields:
            self._shields.put(vector, army.shields, owner, slot)
        if known.tokens is not None and army.tokens is not None:
            _change_counts(vector, self._own_tokens, known.tokens, army.tokens, slot)
        if army.tokens_seen is not None:
            # What was seen of tokens ages.
            self._tokens_seen_age.put(vector, year - army.tokens_seen.year, owner, slot)

    @staticmethod
    def _is_seen_otherwise(known: SlotView, army: SlotView) -> bool:
        return (
            known.number != army.number
            or known.is_number_up != army.is_number_up
            or known.number_seen != army.number_seen
            or known.face_up != army.face_up
            or known.tokens_seen != army.tokens_seen
            or (known.tokens is None) != (army.tokens is None)
        )

    def _tell_army(self, vector: Vector, owner: int, slot: int, army: SlotView, year: int) -> None:
        self._army.mark(vector, owner, slot)
        if army.number is not None:
            self._number.mark(vector, owner, slot, army.number - 1)
        self._number_up.count(vector, army.is_number_up, owner, slot)
        if army.number_seen is not None:
            self._number_seen.mark(vector, owner, slot, army.number_seen.number - 1)
            self._number_sure.count(vector, army.number_seen.sure, owner, slot)
        self._dice.counts(vector, army.dice, owner, slot)
        self._token_count.count(vector, army.token_count, owner, slot)
        self._face_up.counts(vector, army.face_up, owner, slot)
        if army.tokens_seen is not None:
            self._tokens_seen.counts(vector, army.tokens_seen.tokens, owner, slot)
            self._tokens_seen_age.count(vector, year - army.tokens_seen.year, owner, slot)
        self._shields.count(vector, army.shields, owner, slot)
        if army.tokens is not None:
            self._own_tokens.counts(vector, army.tokens, slot)

    def _tell_stage(self, vector: Vector, place: tuple[int, ...], stage: Stage) -> None:
        match stage:
            case Winter():
                self._winter_dice.count(vector, stage.dice)
            case Spring():
                self._tell_spring(vector, place, stage)
            case Feeding():
                self._missing.count(vector, stage.missing)
                if stage.slot is not None:
                    self._feeding.mark(vector, stage.slot)
            case Marching():
                self._tell_marching(vector, place, stage)
            case Calling():
                self._called.mark(vector, stage.region)
                for seat, region in stage.questions:
                    self._questions.mark(vector, place[seat], region)
                self._tell_fights(vector, stage.fights)
            case Naming():
                self._tell_fights(vector, stage.fights)
            case Fighting():
                self._tell_fights(vector, stage.fights)
                if stage.namer is not None:
                    self._namer.mark(vector, place[stage.namer])
                self._battle.tell(vector, place, stage.battle)
            case Villages():
                self._villages_of.mark(vector, place[stage.owner])
                self._returning.count(vector, stage.returning)
            case Over():
                for seat in stage.winners:
                    self._winners.mark(vector, place[seat])
            case DrawingFirst() | ChoosingStart() | Building() | TurnOver():
                pass
            case _:
                assert_never(stage)

    def _tell_spring(self, vector: Vector, place: tuple[int, ...], stage: Spring) -> None:
        if stage.before is None:
            # ED-17: what the others decide in spring is theirs alone until all is bought.
            return
        self._spring_step.mark(vector, _STEP[stage.step])
        if stage.buying is not None:
            self._buying.mark(vector, _PURCHASE[stage.buying])
        if stage.spied is not None:
            self._spied.mark(vector, place[stage.spied])
        self._may_renumber.count(vector, stage.may_renumber)
        for number in stage.supported:
            self._supported.mark(vector, number - 1)
        for army, number in enumerate(stage.numbers):
            self._renumbered.mark(vector, army, number - 1)

    def _tell_marching(self, vector: Vector, place: tuple[int, ...], stage: Marching) -> None:
        for seat, (has_passed, tired) in enumerate(zip(stage.passed, stage.tired, strict=True)):
            self._passed.count(vector, has_passed, place[seat])
            for number in tired:
                self._tired.mark(vector, place[seat], number - 1)
        if stage.leading is not None:
            self._leading.mark(vector, stage.leading - 1)
        for region in stage.relieved:
            self._relieved.mark(vector, region)

    def _tell_fights(self, vector: Vector, fights: tuple[Fight, ...]) -> None:
        for fight in fights:
            self._fights.mark(vector, int(fight.is_siege), fight.region)
            if fight.is_relief:
                self._relieved.mark(vector, fight.region)

    def _make_catalogue(self, seat: Seat) -> Catalogue[Action]:
        others = [(seat + step) % len(self._seats) for step in self._seats[1:]]
        return Catalogue[Action](_actions(self._components, others))


def _change_counts(vector: Vector, section: Section, known: Counts, now: Counts, *place: int) -> None:
    """Say how many of each, along the last axis, where it is not what was said."""
    if known != now:
        first, ceiling = section.at(*place), section.ceiling
        for index, (was, number) in enumerate(zip(known, now, strict=True), first):
            if was != number:
                vector[index] = min(number / ceiling, 1.0)


def encoding_of(rules: Rules) -> EpicDiceBattlesEncoding:
    """The encoding of a set-up."""
    return EpicDiceBattlesEncoding(rules.components, rules.players)


def _actions(components: Components, others: Sequence[Seat]) -> Iterator[Action]:
    """Every action class with every value that its fields can have, whether or not the rules ever allow it."""
    armies = components.economy.armies
    usual: dict[str, Sequence[Any]] = {
        "region": [region.id for region in components.regions],
        "action": list(WinterAction),
        "unit": UNITS,
        "slot": range(armies),
        "line": LINES,
        "seat": (None, *others),
        "what": list(Revealed),
        "number": range(1, armies + 1),
        "army": range(1, armies + 1),
        "flank": (False, True),
        "flank1": (False, True),
        "flank2": (False, True),
        "die": range(1, 7),
        "dice": range(components.economy.army_dice + 1),
    }
    special: dict[type, dict[str, Sequence[Any]]] = {Buy: {"unit": list(Purchase)}, LayFlank: {"line": LINES[1:]}}
    for kind in get_args(Action):
        values = usual | special.get(kind, {})
        yield from (kind(*fields) for fields in product(*(values[name] for name in kind.__struct_fields__)))
