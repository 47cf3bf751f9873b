"""Spring: troops, officers, spies and castles (ED-30 to ED-35, ED-22)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import (
    Action,
    Build,
    Buy,
    EndBuying,
    EndSpring,
    PutDie,
    PutToken,
    RaiseArmy,
    Renumber,
    Scout,
    SetNumber,
)
from wartable.games.epic_dice_battles.components import LINE_NUMBER, LINES, UNIT_NUMBER, Components, Purchase
from wartable.games.epic_dice_battles.kept import Kept
from wartable.games.epic_dice_battles.rules import scouting
from wartable.games.epic_dice_battles.rules.mat import (
    added,
    army_count,
    foreign_regions,
    has_room,
    open_lines,
    supply,
    turned_down,
    with_die,
    with_mat,
    with_slot,
    with_stage,
)
from wartable.games.epic_dice_battles.rules.support import support_cost, support_costs
from wartable.games.epic_dice_battles.state import (
    Building,
    Mat,
    Season,
    Slot,
    Spring,
    SpringStep,
    State,
    TurnOver,
)

__all__ = [
    "begin",
    "build",
    "buildable_regions",
    "building_choices",
    "choices",
    "choose",
    "die_places",
    "token_places",
]

_END_BUYING = EndBuying()
_END_SPRING = EndSpring()
_RENUMBER = Renumber()
_BUY = {purchase: Buy(purchase) for purchase in Purchase}


def begin(state: State, seat: Seat) -> State:
    """A seat begins to buy; the others see its mat as it is now until it has bought all (ED-17)."""
    mat = state.mats[seat]
    return with_stage(state, Spring(seat, before=mat, may_renumber=mat.officers > 0))


def choices(components: Components, state: State) -> tuple[Action, ...]:
    """What the present step of a spring offers."""
    stage = state.stage
    assert isinstance(stage, Spring)
    # Whoever came to a step has looked already whether it leaves a choice.
    return _menu(components, state, stage) if stage.step is SpringStep.MENU else _choices_of_step(components, state)


def _find_choices_of_step(components: Components, state: State) -> tuple[Action, ...]:
    stage = state.stage
    assert isinstance(stage, Spring)
    match stage.step:
        case SpringStep.MENU:
            raise AssertionError("a purchase, and not a step of it")
        case SpringStep.DIE:
            return die_places(components, state, stage)
        case SpringStep.TOKEN:
            return token_places(components, state, stage)
        case SpringStep.SCOUT:
            return scouting.opponents(state, stage)
        case SpringStep.REVEAL:
            return scouting.secrets(state, stage)
        case SpringStep.NUMBERS:
            return _numbers(state.mats[stage.seat], stage)


_choices_of_step = Kept(_find_choices_of_step)


def choose(components: Components, state: State, stage: Spring, action: Action) -> State:
    """One step of a spring; steps without a choice are taken along (nobody else sees them)."""
    state = _step(components, state, stage, action)
    while isinstance(after := state.stage, Spring) and after.step is not SpringStep.MENU:
        forced = choices(components, state)
        if len(forced) > 1:
            break
        state = _step(components, state, after, forced[0])
    return state


def die_places(components: Components, state: State, stage: Spring) -> tuple[Action, ...]:
    """Where the bought die may go (ED-31 to ED-33)."""
    mat = state.mats[stage.seat]
    costs = support_costs(components, state, stage)
    found: list[Action] = []
    for place, slot in enumerate(mat.slots):
        cost = costs[place]
        if slot is not None and cost is not None and cost <= mat.rice:
            lines = open_lines(components, slot, officer=mat.officers > 0)
            found += [PutDie(place, LINES[line]) for line in lines]
    found += [RaiseArmy(components.regions[castle].id) for castle in _castles_for_new_army(components, state, stage)]
    return tuple(found)


def token_places(components: Components, state: State, stage: Spring) -> tuple[Action, ...]:
    """Where the bought token or shield may go (ED-32, ED-33)."""
    mat = state.mats[stage.seat]
    costs = support_costs(components, state, stage)
    is_shield = stage.buying is Purchase.SHIELD
    return tuple(
        PutToken(place)
        for place, slot in enumerate(mat.slots)
        if slot is not None
        and (is_shield or has_room(slot))
        and (cost := costs[place]) is not None
        and cost <= mat.rice
    )


def buildable_regions(components: Components, state: State, seat: Seat) -> tuple[int, ...]:
    """Where a seat may build a castle now (ED-35)."""
    mat = state.mats[seat]
    # ED-1: a castle needs a die for its marker.
    if mat.rice < components.economy.spring.castle_rice or supply(components, mat) < 1:
        return ()
    built = {castle for other in state.mats for castle in other.castles}
    taken = built | foreign_regions(state, seat)
    return tuple(sorted({region for region in mat.regions if region is not None and region not in taken}))


def building_choices(components: Components, state: State, stage: Building) -> tuple[Action, ...]:
    """The castles of ED-35, or none."""
    regions = buildable_regions(components, state, stage.seat)
    return (*(Build(components.regions[region].id) for region in regions), _END_SPRING)


def build(components: Components, state: State, stage: Building, action: Action) -> State:
    """A castle is built, or the spring of the seat ends."""
    seat = stage.seat
    if isinstance(action, Build):
        mat = state.mats[seat]
        castles = tuple(sorted((*mat.castles, components.number_by_id[action.region])))
        mat = replace(mat, castles=castles, rice=mat.rice - components.economy.spring.castle_rice)
        return _to_building(components, with_mat(state, seat, mat), seat)
    return with_stage(state, TurnOver(Season.SPRING, seat))


def _menu(components: Components, state: State, stage: Spring) -> tuple[Action, ...]:
    mat = state.mats[stage.seat]
    costs = support_costs(components, state, stage)
    for_shield = min((cost for cost in costs if cost is not None), default=None)
    for_die = _rice_for_die(components, state, stage, costs)
    found: list[Action] = []
    for purchase, price in components.prices.items():
        support = for_shield if purchase is Purchase.SHIELD else for_die
        if support is None or mat.rice < price.rice + support or mat.money < price.money or mat.honor < price.honor:
            continue
        # ED-30: footmen do not count against the limit.
        if mat.tokens_left or purchase is Purchase.FOOTMAN:
            found.append(_BUY[purchase])
    if stage.may_renumber and (army_count(mat) > 1 or any(_is_revealed(slot) for slot in mat.slots)):
        found.append(_RENUMBER)
    found.append(_END_BUYING)
    return tuple(found)


def _rice_for_die(components: Components, state: State, stage: Spring, costs: tuple[int | None, ...]) -> int | None:
    """The least rice for a support line with which a die finds a place; None if it finds none (ED-1, ED-33)."""
    mat = state.mats[stage.seat]
    if not supply(components, mat):
        return None
    if _castles_for_new_army(components, state, stage):
        return 0
    open_to_die = (
        cost
        for slot, cost in zip(mat.slots, costs, strict=True)
        if slot is not None and cost is not None and open_lines(components, slot)
    )
    return min(open_to_die, default=None)


def _castles_for_new_army(components: Components, state: State, stage: Spring) -> tuple[int, ...]:
    """Castles where an officer can set up a new army (ED-31)."""
    mat = state.mats[stage.seat]
    if not mat.officers or army_count(mat) >= components.economy.armies:
        return ()
    # ED-1: it takes two dice, its marker and its troop.
    if supply(components, mat) < 2:
        return ()
    # Also where an opponent's army stands outside: the new army is inside (ED-56).
    return mat.castles


def _step(components: Components, state: State, stage: Spring, action: Action) -> State:
    match action:
        case Buy(purchase):
            return _pay(components, state, stage, purchase)
        case PutDie(place, line):
            return _put_die(components, state, stage, place, LINE_NUMBER[line])
        case RaiseArmy(region):
            return _raise_army(state, stage, components.number_by_id[region])
        case PutToken(place):
            return _put_token(components, state, stage, place)
        case Renumber():
            return _turn_down(state, stage)
        case SetNumber(_, number):
            return _set_number(state, stage, number)
        case EndBuying():
            return _end_buying(components, state, stage)
        case Scout(None):
            return with_stage(state, _back_to_menu(stage))
        case Scout(seat):
            return with_stage(state, replace(stage, step=SpringStep.REVEAL, spied=seat))
        case _:
            return with_stage(scouting.reveal(state, stage, action), _back_to_menu(stage))


def _pay(components: Components, state: State, stage: Spring, purchase: Purchase) -> State:
    mat, price = state.mats[stage.seat], components.prices[purchase]
    # ED-30: footmen do not count against the limit, shields do.
    counted = 0 if purchase is Purchase.FOOTMAN else 1
    mat = replace(
        mat,
        rice=mat.rice - price.rice,
        money=mat.money - price.money,
        honor=mat.honor - price.honor,
        tokens_left=mat.tokens_left - counted,
    )
    step = SpringStep.TOKEN if purchase is Purchase.SHIELD else SpringStep.DIE
    return with_stage(with_mat(state, stage.seat, mat), replace(stage, step=step, buying=purchase))


def _put_die(components: Components, state: State, stage: Spring, place: int, line: int) -> State:
    mat = state.mats[stage.seat]
    slot = mat.slots[place]
    assert slot is not None
    mat, stage = _supported(components, state, mat, stage, slot)
    # ED-31: an officer opens the flank that this die is the first of.
    officers = mat.officers - (slot.dice[line] == 0 and line > 0)
    mat = replace(with_slot(mat, place, with_die(slot, line)), officers=officers)
    return _after_die(with_mat(state, stage.seat, mat), stage)


def _raise_army(state: State, stage: Spring, region: int) -> State:
    mat = state.mats[stage.seat]
    place = mat.slots.index(None)
    # ED-7: the lowest free number.
    number = mat.regions.index(None) + 1
    mat = replace(
        with_slot(mat, place, Slot(number=number, dice=(1, 0, 0))),
        regions=(*mat.regions[: number - 1], region, *mat.regions[number:]),
        officers=mat.officers - 1,
    )
    return _after_die(with_mat(state, stage.seat, mat), stage)


def _after_die(state: State, stage: Spring) -> State:
    if stage.buying is Purchase.FOOTMAN:
        return with_stage(state, _back_to_menu(stage))
    return with_stage(state, replace(stage, step=SpringStep.TOKEN))


def _put_token(components: Components, state: State, stage: Spring, place: int) -> State:
    mat = state.mats[stage.seat]
    slot = mat.slots[place]
    assert slot is not None
    bought = stage.buying
    assert bought is not None
    mat, stage = _supported(components, state, mat, stage, slot)
    if bought is Purchase.SHIELD:
        slot = replace(slot, shields=slot.shields + 1)
    else:
        slot = replace(slot, tokens=added(slot.tokens, UNIT_NUMBER[bought]))
    state = with_mat(state, stage.seat, with_slot(mat, place, slot))
    # ED-34: a bought ninja spies at once.
    if bought is Purchase.NINJA:
        return with_stage(state, replace(stage, step=SpringStep.SCOUT))
    return with_stage(state, _back_to_menu(stage))


def _supported(components: Components, state: State, mat: Mat, stage: Spring, slot: Slot) -> tuple[Mat, Spring]:
    """Pay the support line of an army once (ED-33)."""
    cost = support_cost(components, state, stage, slot)
    assert cost is not None
    if cost == 0:
        return mat, stage
    supported = tuple(sorted((*stage.supported, slot.number)))
    return replace(mat, rice=mat.rice - cost), replace(stage, supported=supported)


def _turn_down(state: State, stage: Spring) -> State:
    """ED-22: what was revealed is turned down, and the numbers are handed out anew."""
    mat = state.mats[stage.seat]
    mat = replace(mat, slots=tuple(slot and turned_down(slot) for slot in mat.slots))
    stage = replace(stage, step=SpringStep.NUMBERS, may_renumber=False, numbers=())
    return with_stage(with_mat(state, stage.seat, mat), stage)


def _numbers(mat: Mat, stage: Spring) -> tuple[Action, ...]:
    armies = [(place, slot.number) for place, slot in enumerate(mat.slots) if slot is not None]
    place = armies[len(stage.numbers)][0]
    left = sorted(number for _, number in armies if number not in stage.numbers)
    return tuple(SetNumber(place, number) for number in left)


def _set_number(state: State, stage: Spring, number: int) -> State:
    mat = state.mats[stage.seat]
    numbers = (*stage.numbers, number)
    if len(numbers) < army_count(mat):
        return with_stage(state, replace(stage, numbers=numbers))
    # Only now do the slots change: a number is never on two slots.
    handed_out = iter(numbers)
    slots = tuple(slot and replace(slot, number=next(handed_out)) for slot in mat.slots)
    return with_stage(with_mat(state, stage.seat, replace(mat, slots=slots)), _back_to_menu(stage))


def _end_buying(components: Components, state: State, stage: Spring) -> State:
    mat = state.mats[stage.seat]
    assert stage.before is not None
    slots = mat.slots
    if stage.before.officers:
        # ED-22: the others cannot know whether the numbers were redistributed.
        slots = tuple(slot and _unsure(slot) for slot in slots)
    start = stage.before
    spent = (start.rice - mat.rice, start.money - mat.money, start.honor - mat.honor)
    # ED-22: unused officers are gone.
    state = with_mat(state, stage.seat, replace(mat, officers=0, slots=slots, spent=spent))
    return _to_building(components, state, stage.seat)


def _unsure(slot: Slot) -> Slot:
    seen = slot.number_seen
    if seen is None or slot.is_number_up:
        return slot
    return replace(slot, number_seen=replace(seen, sure=False))


def _to_building(components: Components, state: State, seat: Seat) -> State:
    if buildable_regions(components, state, seat):
        return with_stage(state, Building(seat))
    return with_stage(state, TurnOver(Season.SPRING, seat))


def _back_to_menu(stage: Spring) -> Spring:
    return replace(stage, step=SpringStep.MENU, buying=None, spied=None, numbers=())


def _is_revealed(slot: Slot | None) -> bool:
    return slot is not None and (slot.is_number_up or any(slot.face_up))
