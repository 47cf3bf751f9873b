"""The kinds of happenings of Epic Dice Battles: what a screen can show of an event."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.presenter import Happening
from wartable.games.epic_dice_battles.components import Counts

__all__ = [
    "ArmyLost",
    "ArmyMoved",
    "ArmyRaised",
    "BattleBegun",
    "BattleEnded",
    "BattleNamed",
    "CastleBuilt",
    "CastleFallen",
    "DiceRolled",
    "EpicDiceBattlesHappening",
    "GameWon",
    "GateHit",
    "LineUp",
    "PlayerBegins",
    "PlayerOut",
    "Said",
    "Scored",
    "SeasonBegun",
    "UnitsLost",
]


class Said(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """Something that only its words tell."""


class PlayerBegins(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="first-player"):
    """Who was drawn to begin."""


class SeasonBegun(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="season"):
    """A season begins; winter begins a year."""

    season: str
    year: int


class ArmyMoved(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="moved"):
    """An army went from one region to another; `targets` are both."""

    number: int
    start: str
    end: str
    is_march: bool = False


class ArmyRaised(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="raised"):
    """A new army stands at a castle."""

    number: int
    region: str


class ArmyLost(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="army-lost"):
    """An army is gone."""

    number: int
    region: str


class CastleBuilt(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="built"):
    """A castle was built."""

    region: str


class CastleFallen(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="castle-fallen"):
    """A castle was destroyed; `seat` had it."""

    region: str


class BattleNamed(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="battle-named"):
    """The first player says which battle comes next."""

    region: str


class BattleBegun(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="battle"):
    """A battle begins."""

    battle: str
    """"open", "siege" or "final"."""
    region: str | None = None
    sides: tuple[Seat, ...]
    attacker: Seat | None = None
    """The besieger of a siege."""


class LineUp(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="line-up"):
    """How a side stands, once all is revealed."""

    lines: tuple[Counts, Counts, Counts]


class DiceRolled(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="rolled"):
    """The dice of a side, in a battle or at the villages."""

    phase: str
    """"arrows", "stars", "gate", "flank-melee", "main" or "villages"."""
    dice: tuple[int, ...]
    die: int
    """How many faces a die has."""
    hitting: tuple[bool, ...] | None = None
    """Of arrows and stars: which of them hit, before shields."""
    needed: int | None = None
    """Of arrows and stars: what hits, and everything above it."""
    unit: int | None = None
    """At the gate: who runs."""


class UnitsLost(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="fallen"):
    """What a side lost, and what its shields took."""

    units: Counts
    absorbed: int = 0


class GateHit(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="gate"):
    """The gate took damage."""

    damage: int
    is_broken: bool


class BattleEnded(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="battle-ended"):
    """A battle is decided; `seat` has won it, None where nobody is left or a siege was called off."""

    battle: str
    region: str | None = None
    is_called_off: bool = False
    survivors: tuple[Counts, ...]
    """By side, in the order of `sides`."""
    sides: tuple[Seat, ...]


class PlayerOut(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="out"):
    """A player has lost everything and is out of the game."""


class Scored(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="scored"):
    """What a player has in the end."""

    points: int


class GameWon(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="won"):
    """The game is over and this seat has won, alone or with others."""

    points: int
    how: str


EpicDiceBattlesHappening = (
    Said
    | PlayerBegins
    | SeasonBegun
    | ArmyMoved
    | ArmyRaised
    | ArmyLost
    | CastleBuilt
    | CastleFallen
    | BattleNamed
    | BattleBegun
    | LineUp
    | DiceRolled
    | UnitsLost
    | GateHit
    | BattleEnded
    | PlayerOut
    | Scored
    | GameWon
)
