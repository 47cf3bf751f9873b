"""What a player can decide, one class per small step, and what chance can bring."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import ArmyLine, Purchase

__all__ = [
    "Act",
    "Action",
    "AssignDie",
    "Besiege",
    "Build",
    "Buy",
    "CallOff",
    "ChooseStart",
    "DiscardToken",
    "EndBuying",
    "EndSpring",
    "FirstPlayer",
    "GiveUpDie",
    "GiveUpToken",
    "JoinMain",
    "LayArmy",
    "LayFlank",
    "LayShield",
    "LayToken",
    "Lead",
    "Lose",
    "March",
    "Move",
    "NameBattle",
    "OpenFlanks",
    "Outcome",
    "Pass",
    "PlaceToken",
    "PutDie",
    "PutToken",
    "RaiseArmy",
    "Ready",
    "Renumber",
    "ReturnDie",
    "Reveal",
    "Revealed",
    "Rolled",
    "Scout",
    "SendAlone",
    "SendDie",
    "SendToken",
    "SetNumber",
    "Stay",
    "StormGate",
    "TakeField",
    "TakeWalls",
    "WinterAction",
]


class WinterAction(StrEnum):
    """What an action die can be spent on (ED-20 to ED-24)."""

    RICE = "rice"
    OFFICER = "officer"
    TRADE = "trade"
    VILLAGE = "village"
    REST = "rest"


class Revealed(StrEnum):
    """What a ninja makes an opponent turn up (ED-34)."""

    NUMBER = "number"
    TOKENS = "tokens"


class ChooseStart(msgspec.Struct, frozen=True, tag="start"):
    """Put the first castle and the First Army into a start region (ED-13)."""

    region: str


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Spend one action die; "rest" leaves the others unused (ED-20)."""

    action: WinterAction


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Pay for one footman, unit token or shield (ED-3, ED-30)."""

    unit: Purchase


class PutDie(msgspec.Struct, frozen=True, tag="put-die"):
    """Put the bought die into a line; an empty flank takes an officer (ED-31, ED-32)."""

    slot: int
    line: ArmyLine


class RaiseArmy(msgspec.Struct, frozen=True, tag="raise-army"):
    """Set up a new army with the bought die at a castle, with an officer (ED-31)."""

    region: str


class PutToken(msgspec.Struct, frozen=True, tag="put-token"):
    """Lay the bought token, or shield, at an army (ED-32)."""

    slot: int


class Scout(msgspec.Struct, frozen=True, tag="scout"):
    """Choose whom the bought ninja spies on; None lets it be (ED-34)."""

    seat: Seat | None


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """Make the chosen opponent turn up a number or the tokens of a slot (ED-34)."""

    slot: int
    what: Revealed


class Renumber(msgspec.Struct, frozen=True, tag="renumber"):
    """Begin to redistribute the own army numbers; what was revealed is turned down (ED-22)."""


class SetNumber(msgspec.Struct, frozen=True, tag="set-number"):
    """Give a slot its number while redistributing."""

    slot: int
    number: int


class EndBuying(msgspec.Struct, frozen=True, tag="end-buying"):
    """Buy nothing more this spring; castles may follow (ED-35)."""


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Build a castle (ED-35)."""

    region: str


class EndSpring(msgspec.Struct, frozen=True, tag="end-spring"):
    """Build no more castles."""


class GiveUpDie(msgspec.Struct, frozen=True, tag="give-up-die"):
    """Give up a die for a missing rice (ED-42)."""

    slot: int
    line: ArmyLine


class GiveUpToken(msgspec.Struct, frozen=True, tag="give-up-token"):
    """Give up a token of the army that gave up the die (ED-42)."""

    unit: Purchase


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """Choose the army that moves now, by its number on the board (ED-50)."""

    army: int


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Move the chosen army to a neighbouring field (ED-51)."""

    region: str


class March(msgspec.Struct, frozen=True, tag="march"):
    """March the chosen army to a field further off, for rice (ED-51)."""

    region: str


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Move no more this season (ED-50)."""


class Besiege(msgspec.Struct, frozen=True, tag="besiege"):
    """Besiege the castle in a field where one stands alone with it (ED-55, ED-56)."""

    region: str


class Stay(msgspec.Struct, frozen=True, tag="stay"):
    """Stay in the field without a siege (ED-55)."""

    region: str


class NameBattle(msgspec.Struct, frozen=True, tag="name-battle"):
    """Name the battle to be fought next (ED-55)."""

    region: str


class TakeWalls(msgspec.Struct, frozen=True, tag="walls"):
    """Defend the castle from inside: a siege (ED-56)."""


class TakeField(msgspec.Struct, frozen=True, tag="field"):
    """Meet the enemy before the castle: an open battle (ED-56)."""


class OpenFlanks(msgspec.Struct, frozen=True, tag="open-flanks"):
    """As the defender, say which flanks can be used in the siege (ED-80)."""

    flank1: bool
    flank2: bool


class SendDie(msgspec.Struct, frozen=True, tag="send-die"):
    """Send a die of a blocked flank to another army (ED-60)."""

    slot: int
    line: ArmyLine


class SendAlone(msgspec.Struct, frozen=True, tag="send-alone"):
    """Let no token go along with the die that was just sent away (ED-60)."""


class JoinMain(msgspec.Struct, frozen=True, tag="join-main"):
    """Let all other dice of blocked flanks join the main line (ED-60)."""


class PlaceToken(msgspec.Struct, frozen=True, tag="place-token"):
    """Assign a token to a die of a line (ED-61)."""

    unit: Purchase
    line: ArmyLine


class SendToken(msgspec.Struct, frozen=True, tag="send-token"):
    """Send a token to another army: along with a die, or because it has none in this battle (ED-60)."""

    unit: Purchase
    slot: int


class DiscardToken(msgspec.Struct, frozen=True, tag="discard-token"):
    """Discard a token that has no die and no army with room (ED-60)."""

    unit: Purchase


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Close the secret deployment (ED-61)."""


class AssignDie(msgspec.Struct, frozen=True, tag="assign-die"):
    """Say which unit rolled this die; `flank` for a unit with the flank bonus (ED-64, ED-65)."""

    die: int
    unit: Purchase
    flank: bool = False


class Lose(msgspec.Struct, frozen=True, tag="lose"):
    """Choose a unit that is hit or killed (ED-62 to ED-64)."""

    unit: Purchase


class StormGate(msgspec.Struct, frozen=True, tag="storm-gate"):
    """Send a unit of the main line to the gate (ED-82)."""

    unit: Purchase


class CallOff(msgspec.Struct, frozen=True, tag="call-off"):
    """Call the siege off (ED-82, ED-85)."""


class LayArmy(msgspec.Struct, frozen=True, tag="lay-army"):
    """After a battle, say how many of the surviving dice an army gets (ED-68)."""

    slot: int
    dice: int


class LayFlank(msgspec.Struct, frozen=True, tag="lay-flank"):
    """After a battle, say how many dice of an army stand in a flank (ED-68)."""

    slot: int
    line: ArmyLine
    dice: int


class LayShield(msgspec.Struct, frozen=True, tag="lay-shield"):
    """After a battle, lay a shield at an army (ED-68)."""

    slot: int


class LayToken(msgspec.Struct, frozen=True, tag="lay-token"):
    """After a battle, lay a surviving token face down at an army (ED-68)."""

    unit: Purchase
    slot: int


class ReturnDie(msgspec.Struct, frozen=True, tag="return-die"):
    """Put the die that freed a village into an army (ED-70)."""

    slot: int
    line: ArmyLine


class FirstPlayer(msgspec.Struct, frozen=True, tag="first-player"):
    """Who was drawn to begin (ED-14)."""

    seat: Seat


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """What the dice of one side show, sorted."""

    dice: tuple[int, ...]


Action = (
    ChooseStart
    | Act
    | Buy
    | PutDie
    | RaiseArmy
    | PutToken
    | Scout
    | Reveal
    | Renumber
    | SetNumber
    | EndBuying
    | Build
    | EndSpring
    | GiveUpDie
    | GiveUpToken
    | Lead
    | Move
    | March
    | Pass
    | Besiege
    | Stay
    | NameBattle
    | TakeWalls
    | TakeField
    | OpenFlanks
    | SendDie
    | SendAlone
    | JoinMain
    | PlaceToken
    | SendToken
    | DiscardToken
    | Ready
    | AssignDie
    | Lose
    | StormGate
    | CallOff
    | LayArmy
    | LayFlank
    | LayShield
    | LayToken
    | ReturnDie
)
Outcome = FirstPlayer | Rolled
