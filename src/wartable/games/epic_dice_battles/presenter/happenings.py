"""What a viewer sees of an event: kinds with words; nothing where the viewer must not notice it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.core.presenter import Weight
from wartable.games.epic_dice_battles.actions import (
    Act,
    Action,
    Besiege,
    Build,
    Buy,
    ChooseStart,
    EndBuying,
    FirstPlayer,
    GiveUpDie,
    GiveUpToken,
    Lead,
    March,
    Move,
    NameBattle,
    Outcome,
    PutDie,
    PutToken,
    RaiseArmy,
    Renumber,
    ReturnDie,
    Rolled,
    SetNumber,
    Stay,
)
from wartable.games.epic_dice_battles.components import DIE, Components, Purchase
from wartable.games.epic_dice_battles.observation import Observation, SlotView
from wartable.games.epic_dice_battles.presenter import battle_happenings, nouns, year_happenings
from wartable.games.epic_dice_battles.presenter.kinds import (
    ArmyMoved,
    ArmyRaised,
    BattleNamed,
    CastleBuilt,
    DiceRolled,
    EpicDiceBattlesHappening,
    PlayerBegins,
    Said,
)
from wartable.games.epic_dice_battles.state import (
    Building,
    Calling,
    Feeding,
    Fighting,
    Marching,
    Naming,
    Slot,
    Spring,
    SpringStep,
    Villages,
    Winter,
)

__all__ = ["happenings"]

Happenings = tuple[EpicDiceBattlesHappening, ...]

# What is spent, and what an army gains, in the order in which it is counted.
_PRICES = ("price-rice", "price-money", "price-honor")
_GAINS = ("gain-dice", "gain-tokens", "gain-shields")


def happenings(components: Components, before: Observation, event: Action | Outcome, after: Observation) -> Happenings:
    """The event itself, then what followed from it."""
    stage = before.stage
    if isinstance(stage, Fighting):
        said = tuple(battle_happenings.of_event(components, before, stage, event, after))
    elif isinstance(stage, Spring):
        said = _spring(components, before, stage, event, after)
    else:
        said = _open_event(components, before, event)
    return (
        *said,
        *year_happenings.aftermath(components, before, after),
        *battle_happenings.new_battle(components, before, after),
        *year_happenings.calendar(before, event, after),
    )


def _said(key: str, seat: Seat | None = None, *, weight: Weight = Weight.MINOR, **args: Arg) -> Said:
    return Said(seat=seat, weight=weight, line=Line(key, args if seat is None else {"player": Name(seat), **args}))


def _open_event(components: Components, before: Observation, event: Action | Outcome) -> Happenings:
    """Events of stages without secrets, except which token is given up."""
    match before.stage, event:
        case _, FirstPlayer(seat):
            line = Line("log-first-player", {"player": Name(seat)})
            return (PlayerBegins(seat=seat, weight=Weight.NOTABLE, line=line),)
        case Winter(seat), Act(what):
            return (_said(f"log-act-{what}", seat),)
        case Feeding() as feeding, GiveUpDie() | GiveUpToken():
            return (_given_up(feeding, event, is_own=feeding.seat == before.viewer),)
        case Marching() as marching, _:
            return _marching(components, before, marching, event)
        case Villages() as villages, Rolled(dice):
            line = Line("log-villages", {"player": Name(villages.owner), "dice": nouns.dice(dice)})
            return (DiceRolled(seat=villages.owner, line=line, phase="villages", dice=dice, die=DIE),)
        case Villages() as villages, ReturnDie(place, line):
            return (_said("log-returned", villages.owner, slot=nouns.slot(place), line=nouns.army_line(line)),)
        case Building(seat), Build(region):
            line = Line("log-built", {"player": Name(seat), "region": Line(f"region-{region}")})
            targets = (nouns.region_id(region),)
            return (CastleBuilt(seat=seat, weight=Weight.MAJOR, line=line, targets=targets, region=region),)
        case Calling(seat), Besiege() | Stay():
            key = "log-besieges" if isinstance(event, Besiege) else "log-stays"
            return (_said(key, seat, weight=Weight.NOTABLE, region=Line(f"region-{event.region}")),)
        case Naming(seat), NameBattle(region):
            line = Line("log-named", {"player": Name(seat), "region": Line(f"region-{region}")})
            targets = (nouns.region_id(region),)
            return (BattleNamed(seat=seat, weight=Weight.NOTABLE, line=line, targets=targets, region=region),)
        case stage, ChooseStart(region):
            return (_said("log-start", stage.seat, weight=Weight.NOTABLE, region=Line(f"region-{region}")),)
        case _:
            return ()


def _given_up(stage: Feeding, event: GiveUpDie | GiveUpToken, *, is_own: bool) -> Said:
    if isinstance(event, GiveUpDie):
        return _said("log-gave-up-die", stage.seat, weight=Weight.NOTABLE, slot=nouns.slot(event.slot))
    assert stage.slot is not None
    slot = nouns.slot(stage.slot)
    if is_own:
        return _said("log-gave-up-token", stage.seat, slot=slot, unit=nouns.unit(event.unit))
    # ED-15: opponents see that a token goes, not which.
    return _said("log-gave-up-some-token", stage.seat, slot=slot)


def _marching(components: Components, before: Observation, stage: Marching, event: Action | Outcome) -> Happenings:
    if isinstance(event, Lead):
        return ()
    if not isinstance(event, Move | March):
        return (_said("log-passed", stage.seat),)
    number = stage.leading
    assert number is not None
    start = before.mats[stage.seat].regions[number - 1]
    assert start is not None
    from_id = components.regions[start].id
    key = "log-moved" if isinstance(event, Move) else "log-marched"
    return (
        ArmyMoved(
            seat=stage.seat,
            weight=Weight.NOTABLE,
            line=Line(key, {"player": Name(stage.seat), "number": number, "region": Line(f"region-{event.region}")}),
            targets=(nouns.region_id(from_id), nouns.region_id(event.region)),
            number=number,
            start=from_id,
            end=event.region,
            is_march=isinstance(event, March),
        ),
    )


def _spring(
    components: Components, before: Observation, stage: Spring, event: Action | Outcome, after: Observation
) -> Happenings:
    """ED-17: the others notice what a ninja turns up, and at the end what was spent; nothing else."""
    said = tuple(_own_spring(stage, event, after)) if stage.seat == before.viewer else ()
    if isinstance(event, EndBuying):
        return (*said, *_spent(components, stage, before, after))
    return (*said, *battle_happenings.shown(before, after, spy=stage.seat))


def _own_spring(stage: Spring, event: Action | Outcome, after: Observation) -> Iterator[Said]:
    """A purchase is told in one line, so that several of a kind for the same place are told as one."""
    match event:
        case Buy(unit):
            is_asked = isinstance(after.stage, Spring) and after.stage.step in (SpringStep.DIE, SpringStep.TOKEN)
            if not is_asked:
                yield _said("log-bought", unit=nouns.unit(unit))
        case PutDie(place, line):
            yield _said("log-bought-for", slot=nouns.slot(place), line=nouns.army_line(line), unit=_bought(stage))
        case RaiseArmy(region):
            yield _said("log-raised-army", region=Line(f"region-{region}"), unit=_bought(stage))
        case PutToken(place):
            is_shield = stage.buying is Purchase.SHIELD
            yield _said("log-bought-shield" if is_shield else "log-put-token", slot=nouns.slot(place))
        case Renumber():
            yield _said("log-renumbered")
        case SetNumber(place, number):
            yield _said("log-set-number", slot=nouns.slot(place), number=number)
        case _:
            pass


def _bought(stage: Spring) -> Line:
    assert stage.buying is not None
    return nouns.unit(stage.buying)


def _spent(
    components: Components, stage: Spring, before: Observation, after: Observation
) -> Iterator[Said | ArmyRaised]:
    """What everybody sees when a seat has bought all: what it cost, and what lies on the mat now."""
    seat, mat = stage.seat, after.mats[stage.seat]
    start = before.mats[seat] if stage.before is None else stage.before
    if any(mat.spent):
        yield _said("log-spent", seat, price=_named(_PRICES, mat.spent))
    else:
        yield _said("log-spent-nothing", seat)
    for number, (old, new) in enumerate(zip(start.regions, mat.regions, strict=True), start=1):
        if old is None and new is not None:
            region = components.regions[new].id
            args: dict[str, Arg] = {"player": Name(seat), "number": number, "region": Line(f"region-{region}")}
            yield ArmyRaised(
                seat=seat,
                weight=Weight.MAJOR,
                line=Line("log-new-army", args),
                targets=(nouns.region_id(region),),
                number=number,
                region=region,
            )
    for place, (was, now) in enumerate(zip(start.slots, mat.slots, strict=True)):
        if now is not None:
            old_counts = (0, 0, 0) if was is None else _counted(was)
            counts = [new - old for old, new in zip(old_counts, _counted(now), strict=True)]
            if any(counts):
                yield _said("log-reinforced", seat, slot=nouns.slot(place), gains=_named(_GAINS, counts))


def _named(keys: Sequence[str], counts: Sequence[int]) -> Lines:
    """What there is of these things; of what there is none nothing is said."""
    return Lines(tuple(Line(key, {"count": count}) for key, count in zip(keys, counts, strict=True) if count))


def _counted(slot: SlotView | Slot) -> tuple[int, int, int]:
    """Dice, tokens and shields of an army."""
    tokens = slot.token_count if isinstance(slot, SlotView) else sum(slot.tokens)
    return sum(slot.dice), tokens, slot.shields
