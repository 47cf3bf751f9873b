"""What can happen in a game of Board of War, as front ends draw it."""

from __future__ import annotations

from enum import StrEnum

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.core.presenter import Happening
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import Card, CourtRank, Suit, Unit
from wartable.games.board_of_war.state import Victory

__all__ = [
    "AbilityDealt",
    "ArmyHurt",
    "ArmyMarched",
    "AttackBegun",
    "BoardOfWarHappening",
    "CardDrawn",
    "CardPlayed",
    "CentreCaptured",
    "CentreCounted",
    "CentreEntered",
    "DeckRenewed",
    "Expanded",
    "Fight",
    "FightEnd",
    "GoldEarned",
    "GoldStolen",
    "KingdomFallen",
    "MarkerLaid",
    "MarkerReturned",
    "OrderKnown",
    "SiegeWon",
    "SoldierSent",
    "SquareLost",
    "Tied",
    "TurnStarted",
    "UnitPlaced",
    "Upgraded",
    "Won",
]


class AbilityDealt(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="dealt"):
    """A seat has this ability card for the whole game."""

    rank: CourtRank
    suit: Suit


class OrderKnown(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="order"):
    """The Queens have decided who goes when."""


class CardDrawn(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="drew"):
    """A card came to a hand; only its owner is told which, and the others see nothing of it."""

    card: Card


class DeckRenewed(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="reshuffled"):
    """The discard pile is the deck now."""


class TurnStarted(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="turn"):
    """A seat's turn begins."""

    round: int


class CentreCounted(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="counted"):
    """An army has stayed on a centre square for so many rounds."""

    square: Square
    rounds: int


class CentreCaptured(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="captured"):
    """A centre square is a seat's own."""

    square: Square
    victim: Seat | None = None
    """Whose it was."""


class GoldEarned(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="earned"):
    """Income."""

    gold: int


class GoldStolen(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="spied"):
    """The Spy has worked."""

    victim: Seat
    lost: int
    gained: int


class Expanded(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="expanded"):
    """A square joined a kingdom."""

    square: Square


class Upgraded(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="upgraded"):
    """A square or a soldier was upgraded."""

    square: Square | None = None
    """None is the barracks."""


class SoldierSent(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="sent"):
    """A soldier left the barracks."""

    square: Square
    joins: bool = False
    """Into an army; otherwise it is a new one."""


class ArmyMarched(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="marched"):
    """An army went one step."""

    start: Square
    end: Square
    joins: bool = False


class CentreEntered(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="contested"):
    """An army came to a centre square that another has captured."""

    square: Square
    owner: Seat


class AttackBegun(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="attacked"):
    """An attack is announced; the dice are next."""

    army: Square
    square: Square
    defender: Seat
    siege: bool = False


class FightEnd(StrEnum):
    """How a fight ended, for its attacker."""

    WON = "won"
    TIED = "tied"
    LOST = "lost"


class Fight(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="fought"):
    """Both dice of an attack, from roll to result; the attacker first everywhere."""

    defender: Seat
    army: Square
    square: Square
    siege: bool = False
    far: bool = False
    """From a distance, as only the General can."""
    dice: tuple[int, int]
    faces: int
    """Of each die."""
    powers: tuple[int, int]
    totals: tuple[int, int]
    end: FightEnd
    outcome: Line
    """What came of it, in words."""


class Tied(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="tied"):
    """Nobody lost anything, or it was lost from afar."""


class ArmyHurt(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="hurt"):
    """An army lost power or soldiers, or all."""

    square: Square
    loss: int
    is_gone: bool = False


class SiegeWon(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="siege-won"):
    """A kingdom is to lose squares, and the attacker chooses which."""

    victim: Seat
    squares: int


class KingdomFallen(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="fallen"):
    """A kingdom is out of the game."""

    victim: Seat


class SquareLost(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="razed"):
    """A kingdom lost a square."""

    victim: Seat
    square: Square


class MarkerLaid(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="marked"):
    """A Jack's marker lies on somebody, or on something of theirs."""

    victim: Seat
    square: Square | None = None


class MarkerReturned(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="returned"):
    """The target of a Jack is gone."""


class CardPlayed(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="played"):
    """A card went to the discard pile."""

    card: Card
    unit: Unit
    in_vain: bool = False
    """No square was free for it."""


class UnitPlaced(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="placed"):
    """A merchant or a farmer stands on its square."""

    unit: Unit
    square: Square


class Won(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="won"):
    """The game is over."""

    victory: Victory


BoardOfWarHappening = (
    AbilityDealt
    | OrderKnown
    | CardDrawn
    | DeckRenewed
    | TurnStarted
    | CentreCounted
    | CentreCaptured
    | GoldEarned
    | GoldStolen
    | Expanded
    | Upgraded
    | SoldierSent
    | ArmyMarched
    | CentreEntered
    | AttackBegun
    | Fight
    | Tied
    | ArmyHurt
    | SiegeWon
    | KingdomFallen
    | SquareLost
    | MarkerLaid
    | MarkerReturned
    | CardPlayed
    | UnitPlaced
    | Won
)
