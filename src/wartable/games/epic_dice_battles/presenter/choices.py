"""The choices as they are offered: under headings, in few words, with what they point at, cost and promise."""

from __future__ import annotations

from wartable.core.line import Line, Lines, Name
from wartable.core.presenter import Choice
from wartable.games.epic_dice_battles.actions import (
    Action,
    AssignDie,
    Besiege,
    Build,
    Buy,
    CallOff,
    ChooseStart,
    EndBuying,
    EndSpring,
    GiveUpDie,
    GiveUpToken,
    JoinMain,
    LayArmy,
    LayFlank,
    LayShield,
    LayToken,
    Lead,
    Lose,
    March,
    Move,
    NameBattle,
    OpenFlanks,
    Pass,
    PlaceToken,
    PutDie,
    PutToken,
    RaiseArmy,
    Ready,
    Renumber,
    ReturnDie,
    Reveal,
    Revealed,
    SendDie,
    SendToken,
    SetNumber,
    Stay,
    StormGate,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.components import LINE_NUMBER, LINES, UNIT_NUMBER, ArmyLine, Components, Purchase
from wartable.games.epic_dice_battles.notation import format_action
from wartable.games.epic_dice_battles.observation import Observation, SlotView
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.labels import label
from wartable.games.epic_dice_battles.presenter.rolls import result_of_die
from wartable.games.epic_dice_battles.presenter.view import (
    armies_by_region,
    castle_owners,
    own_mat,
    slot_of_number,
    support_of,
)
from wartable.games.epic_dice_battles.rules.clash import waiting_side
from wartable.games.epic_dice_battles.state import Fighting, Marching, Phase, Spring

__all__ = ["choices"]


def choices(
    components: Components, observation: Observation, actions: tuple[Action, ...], suggested: Action | None
) -> tuple[Choice, ...]:
    """Those of one kind together; flanks as one counts them: none, the first, the second, both."""
    kinds = list(dict.fromkeys(type(action) for action in actions))
    ordered = sorted(actions, key=lambda action: (kinds.index(type(action)), _flanks(action)))
    naming = _Naming(components, observation)
    return tuple(_choice(naming, action, is_suggested=action == suggested) for action in ordered)


def _choice(naming: _Naming, action: Action, *, is_suggested: bool) -> Choice:
    heading, short = naming.words(action)
    return Choice(
        action,
        label(naming.box, naming.observation, action),
        heading=heading,
        short=short,
        source=naming.source(action),
        targets=naming.targets(action),
        note=naming.note(action),
        chance=naming.chance(action),
        is_suggested=is_suggested,
        is_idle=isinstance(action, EndBuying | EndSpring | Ready),
    )


def _flanks(action: Action) -> int:
    return action.flank1 + 2 * action.flank2 if isinstance(action, OpenFlanks) else 0


def _things(action: Action) -> tuple[str, ...]:
    """What any choice of the kind can be pointed at: a region, an army on the board, a place on the mat, a unit."""
    match action:
        case ChooseStart(region) | Build(region) | Besiege(region) | Stay(region) | NameBattle(region):
            return (nouns.region_id(region),)
        case RaiseArmy(region) | Move(region) | March(region):
            return (nouns.region_id(region),)
        case Lead(number):
            return (f"army:{number}",)
        case PutDie(place, line) | GiveUpDie(place, line) | SendDie(place, line) | ReturnDie(place, line):
            return (f"slot:{place}/{line}",)
        case PutToken(place) | LayShield(place) | LayToken(_, place):
            return (f"slot:{place}",)
        case SendToken(unit, place):
            return (f"slot:{place}", f"unit:{unit}")
        case Reveal(place):
            return (f"spied:{place}",)
        case Buy(unit) | Lose(unit) | AssignDie(_, unit) | GiveUpToken(unit):
            return (f"unit:{unit}",)
        case StormGate(unit):
            # ED-82: the main line runs at the gate.
            return (f"line:{ArmyLine.MAIN}", f"unit:{unit}")
        case PlaceToken(unit, line):
            return (f"line:{line}", f"unit:{unit}")
        case _:
            return ()


class _Naming:
    def __init__(self, box: Components, observation: Observation) -> None:
        self.box = box
        self.observation = observation

    def words(self, action: Action) -> tuple[Line | None, Line | None]:
        """Heading, and the label under it; without a heading the whole label is the short one."""
        match action:
            case Buy() | RaiseArmy() | PutDie() | PutToken() | Renumber() | SetNumber() | Reveal() | Build():
                return self._spring(action)
            case GiveUpDie(place, line) | ReturnDie(place, line):
                return self.army(place), nouns.army_line(line)
            case GiveUpToken(unit):
                return None, nouns.unit(unit)
            case Lead() | Move() | March():
                return self._autumn(action)
            case PlaceToken() | SendToken() | SendDie() | AssignDie() | Lose() | StormGate():
                return self._battle(action)
            case LayArmy(dice=dice) | LayFlank(dice=dice):
                return None, Line("pick-dice", {"dice": dice})
            case LayShield(place) | LayToken(_, place):
                return None, self.army(place)
            case EndBuying() | EndSpring() | Pass() | CallOff() | JoinMain():
                # With a heading of its own, so that it does not look like one of the others.
                return Line("pick-else"), label(self.box, self.observation, action)
            case _:
                return None, None

    def targets(self, action: Action) -> tuple[str, ...]:
        """What a choice can be pointed at now: the lines too that a loss may come from, the officer who is spent."""
        things = _things(action)
        if isinstance(action, Lose):
            return (*(f"line:{line}" for line in self._losing_lines()), *things)
        if isinstance(action, PutDie) and self._is_new_line(action):
            return (*things, nouns.OFFICER)
        return things

    def source(self, action: Action) -> str:
        """The army that is picked up before it moves."""
        stage = self.observation.stage
        is_leading = isinstance(action, Move | March) and isinstance(stage, Marching)
        return f"army:{stage.leading}" if is_leading and isinstance(stage, Marching) else ""

    def note(self, action: Action) -> Line | None:
        """What it costs beside what its label says."""
        match action:
            case PutToken(place) if self._is_lost_ninja(place):
                return Line("note-ninja-without-flank")
            case PutDie(place) | PutToken(place):
                rice = self._support(place)
                return Line("note-support", {"rice": rice}) if rice else None
            case RaiseArmy():
                return Line("note-officer")
            case Buy(unit):
                return self._least_support(unit)
            case _:
                return None

    def chance(self, action: Action) -> str:
        """The id of what it promises (see `chances`)."""
        match action:
            case Move(region) | March(region):
                stage = self.observation.stage
                return f"march {stage.leading} {region}" if isinstance(stage, Marching) else ""
            case Besiege() | TakeWalls() | TakeField():
                return format_action(action)
            case OpenFlanks() | StormGate():
                return format_action(action).replace("open-flanks", "flanks").replace("storm-gate", "gate")
            case _:
                return ""

    def army(self, place: int) -> Line:
        """An own army by number and region."""
        mat = own_mat(self.observation)
        slot = mat.slots[place]
        assert slot is not None
        assert slot.number is not None
        region = mat.regions[slot.number - 1]
        assert region is not None
        return Line("mat-army", {"number": slot.number, "region": nouns.region(self.box, region)})

    def _spring(
        self, action: Buy | RaiseArmy | PutDie | PutToken | Renumber | SetNumber | Reveal | Build
    ) -> tuple[Line | None, Line | None]:
        match action:
            case Buy(unit):
                key = "pick-no-token" if unit is Purchase.FOOTMAN else "pick-token"
                tokens = own_mat(self.observation).tokens_left
                named = Line("pick-buy", {"unit": nouns.unit(unit), "price": nouns.price(self.box, unit)})
                return Line(key, {"tokens": tokens}), named
            case RaiseArmy(region):
                return Line("pick-new-army"), Line(f"region-{region}")
            case PutDie(place, line):
                key = "pick-open-flank" if self._is_new_line(action) else "pick-line"
                named = Line(key, {"line": nouns.army_line(line)})
                return self._supported_army(place), named
            case PutToken(place):
                return None, self._supported_army(place)
            case Renumber():
                return Line("pick-officer"), Line("choice-renumber")
            case SetNumber(place, number):
                return nouns.slot(place), Line("army-number", {"number": number})
            case Reveal():
                return self._hidden(action)
            case Build(region):
                rice = self.box.economy.spring.castle_rice
                return Line("pick-build", {"rice": rice}), Line(f"region-{region}")

    def _autumn(self, action: Lead | Move | March) -> tuple[Line, Line]:
        if isinstance(action, Lead):
            mat = own_mat(self.observation)
            region, slot = mat.regions[action.army - 1], slot_of_number(mat, action.army)
            assert region is not None
            assert slot is not None
            named = Line("mat-army", {"number": action.army, "region": nouns.region(self.box, region)})
            return Line("pick-lead"), Line("pick-army-dice", {"army": named, "dice": sum(slot.dice)})
        rice = self.box.economy.autumn.march_rice
        heading = Line("pick-move") if isinstance(action, Move) else Line("pick-march", {"rice": rice})
        return heading, self._field(action.region)

    def _battle(
        self, action: PlaceToken | SendToken | SendDie | AssignDie | Lose | StormGate
    ) -> tuple[Line | None, Line]:
        match action:
            case PlaceToken(_, line):
                return None, nouns.army_line(line)
            case SendToken(unit, place):
                named = Line("pick-army-token", {"army": self.army(place), "unit": nouns.unit(unit)})
                return Line("pick-send-die"), named
            case SendDie(place, line):
                return Line("pick-send-to", {"army": self.army(place)}), nouns.army_line(line)
            case AssignDie(die, unit, flank):
                does = result_of_die(self.box, die, UNIT_NUMBER[unit], flank=flank)
                key = "pick-assign-flank" if flank else "pick-assign"
                return None, Line(key, {"unit": nouns.unit(unit), "does": does})
            case Lose(unit):
                return None, Line("pick-lose", {"unit": nouns.unit(unit), "left": self._standing(unit)})
            case StormGate(unit):
                return Line("pick-storm"), nouns.unit(unit)

    def _is_new_line(self, action: PutDie) -> bool:
        """Whether the die opens a flank."""
        slot = own_mat(self.observation).slots[action.slot]
        return slot is not None and slot.dice[LINE_NUMBER[action.line]] == 0

    def _losing_lines(self) -> tuple[ArmyLine, ...]:
        """Arrows fall on the main line, stars and blades of a flank on that flank; at last all lines are one."""
        stage = self.observation.stage
        assert isinstance(stage, Fighting)
        match stage.battle.phase:
            case Phase.ARROWS:
                return (ArmyLine.MAIN,)
            case Phase.MAIN:
                return LINES
            case _:
                return (LINES[stage.battle.flank],)

    def _supported_army(self, place: int) -> Line:
        """An own army with its dice, and what the support line would cost (ED-33)."""
        slot = own_mat(self.observation).slots[place]
        assert slot is not None
        named = Line("pick-army-dice", {"army": self.army(place), "dice": sum(slot.dice)})
        rice = self._support(place)
        return Line("pick-supported", {"army": named, "rice": rice}) if rice else named

    def _support(self, place: int) -> int | None:
        slot = own_mat(self.observation).slots[place]
        assert slot is not None
        return support_of(self.box, self.observation, slot)

    def _least_support(self, unit: Purchase) -> Line | None:
        """What a purchase costs at least beside its price, if no army stands at an own castle (ED-33)."""
        costs = [
            rice
            for slot in own_mat(self.observation).slots
            if slot is not None and (rice := support_of(self.box, self.observation, slot)) is not None
        ]
        least = min(costs, default=0)
        return Line("note-support-least", {"rice": least}) if least else None

    def _is_lost_ninja(self, place: int) -> bool:
        """Whether a ninja laid there would have no die in a flank at its first battle (ED-60)."""
        stage, slot = self.observation.stage, own_mat(self.observation).slots[place]
        assert slot is not None
        is_ninja = isinstance(stage, Spring) and stage.buying is Purchase.NINJA
        return is_ninja and not any(slot.dice[1:])

    def _hidden(self, action: Reveal) -> tuple[Line, Line]:
        """A slot of the opponent whom the ninja spies on."""
        stage = self.observation.stage
        assert isinstance(stage, Spring)
        assert stage.spied is not None
        slot: SlotView | None = self.observation.mats[stage.spied].slots[action.slot]
        assert slot is not None
        key = "pick-number" if action.what is Revealed.NUMBER else "pick-tokens"
        counts = {"dice": sum(slot.dice), "tokens": slot.token_count}
        return Line("pick-slot", {"slot": nouns.slot(action.slot), **counts}), Line(key)

    def _field(self, region: str) -> Line:
        """A region, and whoever is there."""
        number, there = self.box.number_by_id[region], []
        if (owner := castle_owners(self.observation).get(number)) is not None:
            there.append(Line("board-castle-of", {"player": Name(owner)}))
        for seat, numbers in armies_by_region(self.observation).get(number, {}).items():
            listed = ", ".join(map(str, numbers))
            there.append(Line("board-armies-of", {"player": Name(seat), "numbers": listed}))
        name = Line(f"region-{region}")
        return Line("pick-field", {"region": name, "there": Lines(tuple(there))}) if there else name

    def _standing(self, unit: Purchase) -> int:
        stage = self.observation.stage
        assert isinstance(stage, Fighting)
        waiting = waiting_side(stage.battle)
        assert waiting is not None
        clash = stage.battle.sides[waiting[0]].clash
        assert clash is not None
        return clash.standing[UNIT_NUMBER[unit]]
