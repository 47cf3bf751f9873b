"""Rows of the batch as states of the readable rules: for those who look into a table, tell it or play on from it."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.rows import ENDINGS
from wartable.games.epic_dice_battles.components import Counts, Purchase
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import (
    Battle,
    BattleKind,
    Building,
    Calling,
    ChoosingStart,
    Clash,
    Deployment,
    Dice3,
    DrawingFirst,
    Feeding,
    Fight,
    Fighting,
    Marching,
    Mat,
    Naming,
    NumberSeen,
    Over,
    Phase,
    Regroup,
    Side,
    Slot,
    Spring,
    SpringStep,
    Stage,
    State,
    TokensSeen,
    Villages,
    Winter,
)

__all__ = ["state_of"]


def state_of(rules: Rules, row: Ints) -> State:
    """The state that a row says.

    Of equal dice that were given to units of a clash a row does not say in which order: here they follow by unit.
    """
    return _Reader(rules, row.tolist()).state()


class _Reader:
    """Reads one row."""

    def __init__(self, rules: Rules, row: list[int]) -> None:
        self._row = row
        self._armies, self._players = rules.components.economy.armies, rules.players

    def state(self) -> State:
        row = self._row
        mats = tuple(self._mat(at.MATS + seat * at.MAT_SIZE) for seat in range(self._players))
        return State(row[at.YEAR], row[at.FIRST], mats, self._stage())

    def _mat(self, mat: int) -> Mat:
        row = self._row[mat : mat + at.MAT_SIZE]
        return Mat(
            rice=row[at.RICE],
            money=row[at.MONEY],
            honor=row[at.HONOR],
            rice_marker=row[at.RICE_MARKER],
            action_dice=row[at.ACTION_DICE],
            slots=tuple(self._slot(mat + at.SLOTS + place * at.SLOT_SIZE) for place in range(self._armies)),
            regions=tuple(
                None if region == at.NOBODY else region for region in row[at.REGIONS : at.REGIONS + self._armies]
            ),
            castles=_numbers(row[at.CASTLES]),
            officers=row[at.OFFICERS],
            villages=row[at.AT_VILLAGES],
            tokens_left=row[at.TOKENS_LEFT],
            is_out=bool(row[at.IS_OUT]),
            spent=(row[at.SPENT], row[at.SPENT + 1], row[at.SPENT + 2]),
            dice_gone=row[at.DICE_GONE],
        )

    def _slot(self, slot: int) -> Slot | None:
        row = self._row[slot : slot + at.SLOT_SIZE]
        if not row[at.NUMBER]:
            return None
        number_seen = NumberSeen(row[at.SEEN_NUMBER], row[at.SEEN_YEAR], bool(row[at.SEEN_SURE]))
        tokens_seen = TokensSeen(self._units(slot + at.TOKENS_SEEN), row[at.TOKENS_YEAR])
        return Slot(
            number=row[at.NUMBER],
            dice=self._dice(slot + at.DICE),
            tokens=self._units(slot + at.TOKENS),
            face_up=self._units(slot + at.FACE_UP),
            shields=row[at.SHIELDS],
            is_number_up=bool(row[at.NUMBER_UP]),
            number_seen=number_seen if number_seen.number else None,
            tokens_seen=tokens_seen if tokens_seen.year else None,
        )

    def _units(self, first: int) -> Counts:
        return tuple(self._row[first : first + at.UNIT_COUNT])

    def _dice(self, first: int) -> Dice3:
        main, flank1, flank2 = self._row[first : first + at.LINE_COUNT]
        return main, flank1, flank2

    def _lines(self, first: int) -> tuple[Counts, Counts, Counts]:
        return self._units(first), self._units(first + at.UNIT_COUNT), self._units(first + 2 * at.UNIT_COUNT)

    def _stage(self) -> Stage:
        row, seat = self._row, self._row[at.SEAT]
        match row[at.STAGE]:
            case at.DRAWING_FIRST:
                return DrawingFirst()
            case at.CHOOSING_START:
                return ChoosingStart(seat)
            case at.WINTER:
                return Winter(seat, row[at.WINTER_DICE])
            case at.SPRING:
                return self._spring(seat)
            case at.BUILDING:
                return Building(seat)
            case at.FEEDING:
                return Feeding(seat, row[at.MISSING], _less_one(row[at.FED]))
            case at.MARCHING:
                return self._marching(seat)
            case at.CALLING:
                return Calling(seat, row[at.CALLED], tuple(self._questions()), self._fights())
            case at.NAMING:
                return Naming(seat, self._fights())
            case at.FIGHTING:
                namer = None if row[at.KIND] == at.FINAL else row[at.NAMER]
                return Fighting(_seat(seat), self._battle(), self._fights(), namer)
            case at.VILLAGES:
                return Villages(_seat(seat), row[at.OWNER], row[at.RETURNING])
            case _:
                scores = tuple(row[at.SCORES : at.SCORES + self._players])
                return Over(_numbers(row[at.WINNERS]), scores, ENDINGS[row[at.HOW]])

    def _spring(self, seat: int) -> Spring:
        row, bought = self._row, _less_one(self._row[at.BUYING])
        return Spring(
            seat=seat,
            before=self._mat(at.BEFORE),
            may_renumber=bool(row[at.MAY_RENUMBER]),
            supported=tuple(number + 1 for number in _numbers(row[at.SUPPORTED])),
            step=list(SpringStep)[row[at.STEP]],
            buying=None if bought is None else list(Purchase)[bought],
            spied=_less_one(row[at.SPIED]),
            numbers=tuple(row[at.NUMBERS : at.NUMBERS + row[at.NUMBERED]]),
        )

    def _marching(self, seat: int) -> Marching:
        row, players = self._row, range(self._players)
        return Marching(
            seat=seat,
            passed=tuple(bool(row[at.PASSED] >> other & 1) for other in players),
            tired=tuple(tuple(number + 1 for number in _numbers(row[at.TIRED + other])) for other in players),
            leading=row[at.LEADING] or None,
            relieved=_numbers(row[at.RELIEVED]),
        )

    def _questions(self) -> Iterator[tuple[int, int]]:
        """In turn order."""
        for step in range(self._players):
            seat = (self._row[at.FIRST] + step) % self._players
            for region in _numbers(self._row[at.QUESTIONS + seat]):
                yield seat, region

    def _fights(self) -> tuple[Fight, ...]:
        row = self._row
        fights = [
            Fight(region, is_siege, bool(row[at.RELIEFS] >> region & 1))
            for is_siege, regions in ((False, row[at.OPEN_FIGHTS]), (True, row[at.SIEGES]))
            for region in _numbers(regions)
        ]
        return tuple(sorted(fights))

    def _battle(self) -> Battle:
        row, kind = self._row, list(BattleKind)[self._row[at.KIND]]
        sides = tuple(self._side(at.SIDES + place * at.SIDE_SIZE) for place in range(row[at.SIDE_COUNT]))
        return Battle(
            kind=kind,
            region=None if kind is BattleKind.FINAL else row[at.REGION],
            sides=sides,
            phase=list(Phase)[row[at.PHASE]],
            usable=(bool(row[at.USABLE] & 1), bool(row[at.USABLE] & 2)),
            attacker=row[at.ATTACKER],
            flank=row[at.FLANK],
            fighters=_numbers(row[at.FIGHTERS]),
            volley=row[at.VOLLEY],
            round=row[at.ROUND],
            gate=row[at.GATE],
            storming=_less_one(row[at.STORMING]),
            is_called_off=bool(row[at.CALLED_OFF]),
            regroup=self._regroup(sides[row[at.LAYING_SIDE]].slots) if row[at.REGROUPS] else None,
        )

    def _side(self, side: int) -> Side:
        row = self._row[side : side + at.SIDE_SIZE]
        slots = _numbers(row[at.SIDE_SLOTS])
        return Side(
            seat=row[at.SIDE_SEAT],
            slots=slots,
            flanks=tuple(
                (bool(row[at.HAD_FLANK_1] >> slot & 1), bool(row[at.HAD_FLANK_2] >> slot & 1)) for slot in slots
            ),
            lines=self._lines(side + at.UNITS_IN),
            shields=row[at.SIDE_SHIELDS],
            absorbed=row[at.ABSORBED],
            is_honorable=bool(row[at.HONORABLE]),
            deployment=self._deployment(side) if row[at.DEPLOYS] else None,
            clash=self._clash(side) if row[at.CLASHES] else None,
        )

    def _clash(self, side: int) -> Clash:
        row = self._row[side : side + at.SIDE_SIZE]
        assigned = [
            (face + 1, unit, bool(bonus))
            for face in range(at.FACES)
            for unit in range(at.UNIT_COUNT)
            for bonus in range(2)
            for _ in range(row[at.ASSIGNED + (face * at.UNIT_COUNT + unit) * 2 + bonus])
        ]
        return Clash(
            count=row[at.COUNT],
            roll=_rolled(row[at.ROLL : at.ROLL + at.FACES]) if row[at.ROLLED] else None,
            dice=_rolled(row[at.OPEN_DICE : at.OPEN_DICE + at.FACES]),
            plain=self._units(side + at.PLAIN),
            bonus=self._units(side + at.BONUS),
            assigned=tuple(assigned),
            standing=self._units(side + at.STANDING),
            kills=row[at.KILLS],
            hits=row[at.HITS],
        )

    def _deployment(self, side: int) -> Deployment:
        row, armies = self._row[side : side + at.SIDE_SIZE], range(self._armies)
        return Deployment(
            undecided=row[at.UNDECIDED],
            dice=self._dice(side + at.DEPLOYED_DICE),
            sent=tuple(
                (slot, line)
                for slot in armies
                for line in range(at.LINE_COUNT)
                for _ in range(row[at.SENT + slot * at.LINE_COUNT + line])
            ),
            left=self._units(side + at.LEFT),
            lines=self._lines(side + at.DEPLOYED),
            away=tuple(
                (slot, unit)
                for slot in armies
                for unit in range(at.UNIT_COUNT)
                for _ in range(row[at.AWAY + slot * at.UNIT_COUNT + unit])
            ),
            discarded=self._units(side + at.DISCARDED),
            escorted=_less_one(row[at.ESCORTED]),
            is_ready=bool(row[at.READY]),
        )

    def _regroup(self, slots: tuple[int, ...]) -> Regroup:
        row = self._row
        are_dice_laid = row[at.LAID] == len(slots) and row[at.NEXT_FLANK] == at.LINE_COUNT
        with_stores = slots if are_dice_laid else ()
        return Regroup(
            side=row[at.LAYING_SIDE],
            dice_left=row[at.DICE_TO_LAY],
            shields_left=row[at.SHIELDS_TO_LAY],
            tokens_left=self._units(at.TOKENS_TO_LAY),
            dice=tuple(self._dice(at.LAID_DICE + slot * at.LINE_COUNT) for slot in slots[: row[at.LAID]]),
            next_flank=row[at.NEXT_FLANK],
            shields=tuple(row[at.LAID_SHIELDS + slot] for slot in with_stores),
            tokens=tuple(self._units(at.LAID_TOKENS + slot * at.UNIT_COUNT) for slot in with_stores),
        )


def _numbers(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def _less_one(number: int) -> int | None:
    """What was written with one added; None for 0."""
    return number - 1 if number else None


def _seat(number: int) -> int | None:
    return None if number == at.NOBODY else number


def _rolled(faces: list[int]) -> tuple[int, ...]:
    return tuple(face for face, count in enumerate(faces, 1) for _ in range(count))
