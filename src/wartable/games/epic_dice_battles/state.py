"""The state of a match of Epic Dice Battles: the mats, the calendar, and what is being decided now."""

from __future__ import annotations

from enum import StrEnum
from typing import get_args

import msgspec

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import NO_UNITS, Counts, Purchase

__all__ = [
    "Battle",
    "BattleKind",
    "Building",
    "Calling",
    "ChoosingStart",
    "Clash",
    "Deployment",
    "DrawingFirst",
    "Feeding",
    "Fight",
    "Fighting",
    "Marching",
    "Mat",
    "Naming",
    "NumberSeen",
    "Over",
    "Phase",
    "Regroup",
    "Season",
    "Side",
    "Slot",
    "Spring",
    "SpringStep",
    "Stage",
    "State",
    "TokensSeen",
    "TurnOver",
    "Villages",
    "Winter",
]

Dice3 = tuple[int, int, int]
"""Dice in the main line, flank #1 and flank #2."""


class Season(StrEnum):
    """The parts of a year, and the set-up before the first."""

    SETUP = "setup"
    WINTER = "winter"
    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    BATTLES = "battles"
    VILLAGES = "villages"
    END = "end"


class NumberSeen(msgspec.Struct, frozen=True):
    """The number a slot had when everybody saw it; `sure` until its owner could have changed it (ED-16, ED-22)."""

    number: int
    year: int
    sure: bool = True


class TokensSeen(msgspec.Struct, frozen=True):
    """The tokens a slot had when everybody saw them last (ED-16)."""

    tokens: Counts
    year: int


class Slot(msgspec.Struct, frozen=True):
    """An army on a mat (ED-15)."""

    number: int
    dice: Dice3
    tokens: Counts = NO_UNITS
    face_up: Counts = NO_UNITS
    """Those of the tokens that lie face up."""
    shields: int = 0
    is_number_up: bool = False
    number_seen: NumberSeen | None = None
    tokens_seen: TokensSeen | None = None


class Mat(msgspec.Struct, frozen=True):
    """All that belongs to one player."""

    rice: int
    money: int
    honor: int
    rice_marker: int
    action_dice: int
    slots: tuple[Slot | None, ...]
    regions: tuple[int | None, ...]
    """Where each army stands, by army number less one: the dice on the board (ED-15)."""
    castles: tuple[int, ...] = ()
    """Regions with a castle of this player, ascending."""
    officers: int = 0
    villages: int = 0
    """Dice that lie at villages (ED-24)."""
    tokens_left: int = 0
    """What is left of this year's buying limit (ED-30)."""
    is_out: bool = False
    spent: tuple[int, int, int] = (0, 0, 0)
    """Rice, money and honor that all purchases of the last spring cost together, which everybody sees (ED-17)."""
    dice_gone: int = 0
    """Dice that left the game at villages (ED-70, by a house rule)."""


class DrawingFirst(msgspec.Struct, frozen=True, tag="drawing-first"):
    """The first player is about to be drawn (ED-14)."""

    seat: Seat | None = None


class ChoosingStart(msgspec.Struct, frozen=True, tag="choosing-start"):
    """A seat chooses its start region (ED-13)."""

    seat: Seat


class Winter(msgspec.Struct, frozen=True, tag="winter"):
    """A seat spends its action dice (ED-20)."""

    seat: Seat
    dice: int
    """Action dice not yet spent."""


class SpringStep(StrEnum):
    """What the seat whose spring it is decides."""

    MENU = "menu"
    DIE = "die"
    TOKEN = "token"  # noqa: S105
    SCOUT = "scout"
    REVEAL = "reveal"
    NUMBERS = "numbers"


class Spring(msgspec.Struct, frozen=True, tag="spring"):
    """A seat buys troops. The others see its mat as it was before, until it has bought all (ED-17)."""

    seat: Seat
    before: Mat | None
    """The mat at the start of this spring, which the others see; None in the views of the others."""
    may_renumber: bool = False
    supported: tuple[int, ...] = ()
    """Numbers of the armies whose support line is paid for this spring (ED-33)."""
    step: SpringStep = SpringStep.MENU
    buying: Purchase | None = None
    spied: Seat | None = None
    """The opponent whom the ninja spies on (ED-34)."""
    numbers: tuple[int, ...] = ()
    """Numbers handed out so far while redistributing, slot by slot (ED-22)."""


class Building(msgspec.Struct, frozen=True, tag="building"):
    """A seat may build castles, last in its spring (ED-35)."""

    seat: Seat


class Feeding(msgspec.Struct, frozen=True, tag="feeding"):
    """A seat lacks rice and gives up dice and tokens (ED-42)."""

    seat: Seat
    missing: int
    slot: int | None = None
    """The army that gave up a die and now gives up a token."""


class Marching(msgspec.Struct, frozen=True, tag="marching"):
    """A seat moves an army or passes (ED-50)."""

    seat: Seat
    passed: tuple[bool, ...]
    tired: tuple[tuple[int, ...], ...]
    """By seat: numbers of the armies that move no more this season (ED-50, ED-52)."""
    leading: int | None = None
    """The number of the army chosen to move now."""
    relieved: tuple[int, ...] = ()
    """Regions whose castle's owner has come with armies to a besieger who stood there alone (ED-56), ascending."""


class Fight(msgspec.Struct, frozen=True, order=True):
    """A battle on the list of the year (ED-55)."""

    region: int
    is_siege: bool
    """A siege called by an army alone with a castle."""
    is_relief: bool = False
    """The owner's armies came to a besieger: an open battle before the walls (ED-56)."""


class Calling(msgspec.Struct, frozen=True, tag="calling"):
    """A seat says whether it besieges the castle of a region (ED-55)."""

    seat: Seat
    region: int
    questions: tuple[tuple[Seat, int], ...]
    """Seats and regions still to be asked."""
    fights: tuple[Fight, ...]


class Naming(msgspec.Struct, frozen=True, tag="naming"):
    """A seat names the next battle (ED-55)."""

    seat: Seat
    fights: tuple[Fight, ...]


class BattleKind(StrEnum):
    """The kinds of battle."""

    OPEN = "open"
    SIEGE = "siege"
    FINAL = "final"


class Phase(StrEnum):
    """Where a battle stands."""

    WALLS = "walls"
    FLANKS = "flanks"
    DEPLOY = "deploy"
    ARROWS = "arrows"
    GATE = "gate"
    STARS = "stars"
    FLANK_MELEE = "flank-melee"
    MAIN = "main"
    REGROUP = "regroup"
    FOLLOW_UP = "follow-up"


class Deployment(msgspec.Struct, frozen=True):
    """What one side has decided in secret so far (ED-60, ED-61)."""

    undecided: int
    """Dice of blocked flanks that may still go elsewhere."""
    dice: Dice3
    """Dice of each line in this battle, joined ones included."""
    sent: tuple[tuple[int, int], ...]
    """Dice that go to other armies: slot and line number, sorted."""
    left: Counts
    """Tokens not yet assigned."""
    lines: tuple[Counts, Counts, Counts]
    """Tokens assigned so far."""
    away: tuple[tuple[int, int], ...] = ()
    """Tokens that go to other armies: slot and unit number, sorted."""
    discarded: Counts = NO_UNITS
    escorted: int | None = None
    """The slot that a die has just been sent to, with which a token may go along (ED-60)."""
    is_ready: bool = False


class Clash(msgspec.Struct, frozen=True):
    """One side's part in the present volley or round."""

    count: int
    """Dice it rolls."""
    roll: tuple[int, ...] | None = None
    """What they show; None before they are rolled."""
    dice: tuple[int, ...] = ()
    """Dice whose unit is not yet chosen, lowest first (ED-64)."""
    plain: Counts = NO_UNITS
    """Units without a die yet."""
    bonus: Counts = NO_UNITS
    """Units without a die yet that have the flank bonus (ED-65)."""
    assigned: tuple[tuple[int, int, bool], ...] = ()
    """What was chosen: die, unit number, flank bonus."""
    standing: Counts = NO_UNITS
    """Units that may be hit: those that did not die by their own roll."""
    kills: int = 0
    """Hits or kills made on the opponent."""
    hits: int = 0
    """Hits or kills still to be taken by a choice of this side."""


class Side(msgspec.Struct, frozen=True):
    """One player's force in a battle."""

    seat: Seat
    slots: tuple[int, ...]
    """The slots that take part; none for a castle reserve."""
    flanks: tuple[tuple[bool, bool], ...] = ()
    """By slot of `slots`: which flanks had dice before the battle (ED-68)."""
    lines: tuple[Counts, Counts, Counts] = (NO_UNITS, NO_UNITS, NO_UNITS)
    """Units in the main line, flank #1 and flank #2, once all is revealed."""
    shields: int = 0
    absorbed: int = 0
    """Arrow hits that the shields took in this battle."""
    is_honorable: bool = False
    """Whether samurai or samurai cavalry take part (ED-66)."""
    deployment: Deployment | None = None
    """The secret step; None before and after, and in the views of the others."""
    clash: Clash | None = None


class Regroup(msgspec.Struct, frozen=True):
    """A side lays its survivors over its armies (ED-68)."""

    side: int
    dice_left: int
    shields_left: int
    tokens_left: Counts | None
    """Tokens not yet laid; None in the views of the others."""
    dice: tuple[Dice3, ...]
    """By slot of the side, those laid so far."""
    next_flank: int = 3
    """The flank of the last slot in `dice` to be decided next; 3 when both are."""
    shields: tuple[int, ...] = ()
    """By slot of the side, once all dice are laid."""
    tokens: tuple[Counts, ...] | None = ()
    """By slot of the side, once all dice are laid; None in the views of the others."""


class Battle(msgspec.Struct, frozen=True):
    """A battle being fought."""

    kind: BattleKind
    region: int | None
    """None in the final battle (ED-74)."""
    sides: tuple[Side, ...]
    """In turn order (ED-18)."""
    phase: Phase
    usable: tuple[bool, bool] = (False, False)
    """Whether flank #1 and flank #2 can be used."""
    attacker: int = 0
    """The attacking side of a siege, by its place in `sides`."""
    flank: int = 1
    """The flank being fought over (ED-63)."""
    fighters: tuple[int, ...] = ()
    """The sides that had units when the present volley or round began, by place."""
    volley: int = 0
    """Shooting phases begun (ED-62, ED-81)."""
    round: int = 0
    """Rounds of the main combat begun (ED-65)."""
    gate: int = 0
    """Damage of the gate (ED-82)."""
    storming: int | None = None
    """The unit number that runs at the gate."""
    is_called_off: bool = False
    regroup: Regroup | None = None


class Fighting(msgspec.Struct, frozen=True, tag="fighting"):
    """A battle is fought; `seat` is None while dice roll."""

    seat: Seat | None
    battle: Battle
    fights: tuple[Fight, ...] = ()
    """Battles still to be named."""
    namer: Seat | None = None
    """Who names the next one; None in the final battle."""


class Villages(msgspec.Struct, frozen=True, tag="villages"):
    """A player's dice at the villages are rolled, and the successful ones come back (ED-70)."""

    seat: Seat | None
    owner: Seat
    returning: int = 0
    """Dice that freed a village and have no place yet."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The game has ended (ED-72 to ED-74)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str
    seat: Seat | None = None


class TurnOver(msgspec.Struct, frozen=True, tag="turn-over"):
    """A seat has finished a season. Never at rest: the calendar moves on at once."""

    season: Season
    seat: Seat
    relieved: tuple[int, ...] = ()
    """After the marches: as in `Marching`."""


Stage = (
    DrawingFirst
    | ChoosingStart
    | Winter
    | Spring
    | Building
    | Feeding
    | Marching
    | Calling
    | Naming
    | Fighting
    | Villages
    | Over
    | TurnOver
)
STAGES: tuple[type[msgspec.Struct], ...] = tuple(stage for stage in get_args(Stage) if stage is not TurnOver)
"""Those that a table can rest at, in the order in which encodings and engines number them."""


class State(msgspec.Struct, frozen=True):
    """Where everything lies."""

    year: int
    first: Seat
    """The holder of the first-player token (ED-14)."""
    mats: tuple[Mat, ...]
    stage: Stage
