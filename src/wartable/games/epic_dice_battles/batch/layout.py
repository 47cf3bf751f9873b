"""A state of Epic Dice Battles as one row of whole numbers, and the box (numbers, board, actions) as another.

Both are flat, so that compiled code reads them by place. A row has the calendar, what the present stage needs, a mat
for every seat, and the battle. What does not belong to the present stage is 0. Sets (castles, regions, slots, army
numbers less one, seats, sides) are bits of one number. Lists whose order nobody asks for are counts: dice by face,
tokens by unit.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles import actions
from wartable.games.epic_dice_battles.components import DIE, FLANKS_BY_DOTS, LINES, UNITS, Components, Purchase
from wartable.games.epic_dice_battles.encoding import EpicDiceBattlesEncoding

Ints = npt.NDArray[np.int64]

NOBODY = -1
NO_COST = -1
"""There is no path for a support line."""
SEATS, ARMIES, LINE_COUNT, UNIT_COUNT, FACES = 5, 9, len(LINES), len(UNITS), DIE
"""For so many there is room in a row; armies are at most nine in any variant."""
FOOTMAN, ARCHER, CAVALRY, NINJA, SAMURAI, SAMURAI_CAVALRY, SHIELD = range(7)

# The calendar, and what the stages need.
YEAR, FIRST, STAGE, SEAT = range(4)
"""`SEAT` is who is to act, or `NOBODY`."""
STAGE_BEGIN = 4
WINTER_DICE, MAY_RENUMBER, SUPPORTED, STEP, BUYING, SPIED, NUMBERED, MISSING, FED, PASSED = range(4, 14)
"""`BUYING` is a purchase and one, `SPIED` a seat and one, `FED` a slot and one: 0 where there is none."""
LEADING, RELIEVED, CALLED, OPEN_FIGHTS, SIEGES, RELIEFS, NAMER, OWNER, RETURNING, WINNERS = range(14, 24)
HOW, SEASON_OVER = 24, 25
NUMBERS = 26
TIRED = NUMBERS + ARMIES
QUESTIONS = TIRED + SEATS
SCORES = QUESTIONS + SEATS
STAGE_END = SCORES + SEATS

(
    DRAWING_FIRST, CHOOSING_START, WINTER, SPRING, BUILDING, FEEDING, MARCHING, CALLING, NAMING, FIGHTING, VILLAGES,
    OVER, TURN_OVER, TO_NAMING,
) = range(14)  # fmt: skip
"""The stages. The last two are never at rest: a seat has finished a season; the next battle is to be named."""
MENU, PUT_DIE, PUT_TOKEN, SCOUTING, REVEALING, NUMBERING = range(6)
"""The steps of a spring."""
IN_SETUP, IN_WINTER, IN_SPRING, IN_SUMMER, IN_AUTUMN, IN_BATTLES, IN_VILLAGES, AT_END = range(8)
"""The seasons."""
LAST_STANDING, BY_POINTS, BY_FINAL_BATTLE = range(1, 4)

# An army on a mat; without one its number is 0, and so is all else.
NUMBER = 0
DICE = 1
TOKENS = DICE + LINE_COUNT
FACE_UP = TOKENS + UNIT_COUNT
SHIELDS = FACE_UP + UNIT_COUNT
NUMBER_UP, SEEN_NUMBER, SEEN_YEAR, SEEN_SURE, TOKENS_YEAR = range(SHIELDS + 1, SHIELDS + 6)
"""What nobody has seen has number or year 0."""
TOKENS_SEEN = TOKENS_YEAR + 1
SLOT_SIZE = TOKENS_SEEN + UNIT_COUNT

# A mat.
RICE, MONEY, HONOR, RICE_MARKER, ACTION_DICE, CASTLES, OFFICERS, AT_VILLAGES, TOKENS_LEFT, IS_OUT, DICE_GONE = range(11)
SPENT = 11
REGIONS = SPENT + 3
"""By army number less one, or `NOBODY`."""
SLOTS = REGIONS + ARMIES
MAT_SIZE = SLOTS + ARMIES * SLOT_SIZE

MATS = STAGE_END
BEFORE = MATS + SEATS * MAT_SIZE
"""The mat at the start of a spring, which the others see."""

# The battle.
BATTLE = BEFORE + MAT_SIZE
(
    KIND, REGION, PHASE, USABLE, ATTACKER, FLANK, FIGHTERS, VOLLEY, ROUND, GATE, STORMING, CALLED_OFF, SIDE_COUNT,
) = range(BATTLE, BATTLE + 13)  # fmt: skip
"""`USABLE` has bit 0 for flank #1 and bit 1 for flank #2; `STORMING` is a unit and one."""
OPEN, SIEGE, FINAL = range(3)
WALLS, FLANKS, DEPLOY, ARROWS, AT_GATE, STARS, FLANK_MELEE, MAIN, REGROUP, FOLLOW_UP, DECIDED = range(11)
"""The phases; the last is never at rest."""
SIDES = BATTLE + 13

# A side of a battle, then its clash and its deployment.
SIDE_SEAT, SIDE_SLOTS, HAD_FLANK_1, HAD_FLANK_2, SIDE_SHIELDS, ABSORBED, HONORABLE = range(7)
UNITS_IN = 7
"""By line and unit."""
CLASH = UNITS_IN + LINE_COUNT * UNIT_COUNT
CLASHES, COUNT, ROLLED, KILLS, HITS = range(CLASH, CLASH + 5)
"""`CLASHES` is 1 while there is a clash."""
ROLL = CLASH + 5
OPEN_DICE = ROLL + FACES
PLAIN = OPEN_DICE + FACES
BONUS = PLAIN + UNIT_COUNT
STANDING = BONUS + UNIT_COUNT
ASSIGNED = STANDING + UNIT_COUNT
"""By face, unit and flank bonus."""
DEPLOYMENT = ASSIGNED + FACES * UNIT_COUNT * 2
DEPLOYS, UNDECIDED, ESCORTED, READY = range(DEPLOYMENT, DEPLOYMENT + 4)
"""`DEPLOYS` is 1 while there is a deployment; `ESCORTED` is a slot and one."""
DEPLOYED_DICE = DEPLOYMENT + 4
LEFT = DEPLOYED_DICE + LINE_COUNT
DEPLOYED = LEFT + UNIT_COUNT
DISCARDED = DEPLOYED + LINE_COUNT * UNIT_COUNT
SENT = DISCARDED + UNIT_COUNT
"""Dice by slot and line."""
AWAY = SENT + ARMIES * LINE_COUNT
"""Tokens by slot and unit."""
SIDE_SIZE = AWAY + ARMIES * UNIT_COUNT

# A side laying out its survivors.
LAYING = SIDES + SEATS * SIDE_SIZE
REGROUPS, LAYING_SIDE, DICE_TO_LAY, SHIELDS_TO_LAY, LAID, NEXT_FLANK = range(LAYING, LAYING + 6)
"""`LAID`: how many slots have their dice."""
TOKENS_TO_LAY = LAYING + 6
LAID_DICE = TOKENS_TO_LAY + UNIT_COUNT
"""By slot and line."""
LAID_SHIELDS = LAID_DICE + ARMIES * LINE_COUNT
LAID_TOKENS = LAID_SHIELDS + ARMIES
"""By slot and unit."""
ROW_SIZE = LAID_TOKENS + ARMIES * UNIT_COUNT

# An action is its number in the catalogue of the encoding: the first of its kind, then by its fields.
_KINDS = (
    actions.ChooseStart, actions.Act, actions.Buy, actions.PutDie, actions.RaiseArmy, actions.PutToken, actions.Scout,
    actions.Reveal, actions.Renumber, actions.SetNumber, actions.EndBuying, actions.Build, actions.EndSpring,
    actions.GiveUpDie, actions.GiveUpToken, actions.Lead, actions.Move, actions.March, actions.Pass, actions.Besiege,
    actions.Stay, actions.NameBattle, actions.TakeWalls, actions.TakeField, actions.OpenFlanks, actions.SendDie,
    actions.SendAlone, actions.JoinMain, actions.PlaceToken, actions.SendToken, actions.DiscardToken, actions.Ready,
    actions.AssignDie, actions.Lose, actions.StormGate, actions.CallOff, actions.LayArmy, actions.LayFlank,
    actions.LayShield, actions.LayToken, actions.ReturnDie,
)  # fmt: skip
(
    CHOOSE_START, ACT, BUY, PLACE_DIE, RAISE_ARMY, LAY_BOUGHT, SCOUT, REVEAL, RENUMBER, SET_NUMBER, END_BUYING, BUILD,
    END_SPRING, GIVE_UP_DIE, GIVE_UP_TOKEN, LEAD, MOVE, MARCH, PASS, BESIEGE, STAY, NAME_BATTLE, TAKE_WALLS, TAKE_FIELD,
    OPEN_FLANKS, SEND_DIE, SEND_ALONE, JOIN_MAIN, PLACE_TOKEN, SEND_TOKEN, DISCARD_TOKEN, GET_READY, ASSIGN_DIE, LOSE,
    STORM_GATE, CALL_OFF, LAY_ARMY, LAY_FLANK, LAY_SHIELD, LAY_TOKEN, RETURN_DIE,
) = range(41)  # fmt: skip
PRODUCE, TRAIN, TRADE, FREE_VILLAGE, REST = range(5)
"""What an action die is spent on."""

# The row of a box: numbers, then tables.
(
    PLAYERS, REGION_COUNT, ARMY_LIMIT, DICE_OF_PLAYER, WANTED_ACTIONS, RESERVE_DICE, ARMY_DICE, START_RICE, START_MONEY,
    START_HONOR, START_MARKER, TROOPS, MARKER_TOP, TRADE_RICE, TRADE_MONEY, TOKENS_CONTROLLED, TOKENS_PARTIAL,
    CASTLE_RICE, SMALL_ARMY_DICE, SMALL_ARMY, LARGE_ARMY, TOKENS_PER_RICE, CASTLE_DISCOUNT, MARCH_RICE, MARCH_FIELDS,
    LOST, FREED, VILLAGE_HONOR, POINTS_CONTROLLED, POINTS_PARTIAL, POINTS_ARMY, POINTS_MARKER, ARROW, ARROW_AT_WALLS,
    STAR, GATE_STRENGTH, RESERVE, ABSORBS, MAY_SALLY, SHIELDS_LAST_ONE_VOLLEY, LOST_DIE_IS_GONE, FIRST_YEAR, LAST_YEAR,
) = range(43)  # fmt: skip
PRICES = 43
"""By purchase: rice, money, honor."""
FATES = PRICES + 3 * (UNIT_COUNT + 1)
"""By face, unit and flank bonus: what the die of a unit kills in close combat, or `DIES`."""
DIES = -1
STARTS = FATES + FACES * UNIT_COUNT * 2
FIRSTS = STARTS + SEATS
"""By kind of action: its first number."""
NEIGHBOURS = FIRSTS + 41
"""By region: the bits of the neighbours; then by region: the bits of the flanks that can be used."""
MOST_REGIONS = 31
NEIGHBOURS_END = NEIGHBOURS + MOST_REGIONS
USABLE_IN = NEIGHBOURS_END
KIND_OF = USABLE_IN + MOST_REGIONS
"""By action: its kind."""


def box_row(components: Components, players: int, encoding: EpicDiceBattlesEncoding) -> Ints:
    """The box for so many players as a row."""
    assert len(components.regions) <= MOST_REGIONS, "a region is a bit of a number"
    catalogue = encoding.catalogue(None, 0).actions
    row = np.zeros(KIND_OF + len(catalogue), np.int64)
    _lay_numbers(row, components, players)
    for number, purchase in enumerate(Purchase):
        price = components.prices[purchase]
        row[PRICES + 3 * number : PRICES + 3 * number + 3] = price.rice, price.money, price.honor
    row[FATES:STARTS] = [
        _fate(components, face, unit, bonus)
        for face in range(1, FACES + 1)
        for unit in range(UNIT_COUNT)
        for bonus in (0, components.battle.flank_bonus)
    ]
    row[STARTS : STARTS + players] = components.starts[players]
    for number, region in enumerate(components.regions):
        row[NEIGHBOURS + number] = sum(1 << neighbour for neighbour in region.neighbours)
        row[USABLE_IN + number] = sum(1 << flank - 1 for flank in FLANKS_BY_DOTS[region.dots])
    kinds = [_KINDS.index(type(action)) for action in catalogue]
    row[KIND_OF:] = kinds
    row[FIRSTS : FIRSTS + len(_KINDS)] = [kinds.index(kind) for kind in range(len(_KINDS))]
    return row


def _lay_numbers(row: Ints, components: Components, players: int) -> None:
    economy, battle = components.economy, components.battle
    row[:PRICES] = (
        players, len(components.regions), economy.armies, economy.dice, economy.action_dice, economy.reserve_dice,
        economy.army_dice, economy.start.rice, economy.start.money, economy.start.honor, economy.start.rice_marker,
        economy.start.troops, economy.winter.rice_marker_top, economy.winter.trade_rice, economy.winter.trade_money,
        economy.spring.tokens_controlled, economy.spring.tokens_partial, economy.spring.castle_rice,
        economy.summer.small_army_dice, economy.summer.small_army, economy.summer.large_army,
        economy.summer.tokens_per_rice, economy.summer.castle_discount, economy.autumn.march_rice,
        economy.autumn.march_fields, economy.villages.lost, economy.villages.freed, economy.villages.honor,
        economy.points.controlled, economy.points.partial, economy.points.army, economy.points.rice_marker,
        battle.arrow, battle.arrow_at_walls, battle.star, battle.gate, battle.reserve, components.shield_absorbs,
        components.siege.owner_may_sally, components.siege.shields_last_one_volley, components.village.lost_die_is_gone,
        components.first_year[players], components.last_year,
    )  # fmt: skip


def _fate(components: Components, face: int, unit: int, bonus: int) -> int:
    """ED-64, ED-65: what a die means for a unit."""
    kind, battle = components.units[unit], components.battle
    result = max(kind.floor, face + kind.modifier + bonus)
    if result <= battle.dies:
        return DIES
    return kind.kills if result >= battle.succeeds else 0
