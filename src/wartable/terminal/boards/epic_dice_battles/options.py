"""The choices under headings, in few words: what the question has said already is not said again."""

from __future__ import annotations

from wartable.core.line import Line
from wartable.games.epic_dice_battles import nouns
from wartable.games.epic_dice_battles.actions import (
    Action,
    AssignDie,
    Build,
    Buy,
    CallOff,
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
    OpenFlanks,
    Pass,
    PlaceToken,
    PutDie,
    PutToken,
    RaiseArmy,
    Renumber,
    ReturnDie,
    Reveal,
    Revealed,
    SendDie,
    SendToken,
    SetNumber,
    StormGate,
)
from wartable.games.epic_dice_battles.components import LINE_NUMBER, UNIT_NUMBER, Components, Purchase
from wartable.games.epic_dice_battles.observation import Observation, SlotView
from wartable.games.epic_dice_battles.presenter import EpicDiceBattlesPresenter
from wartable.games.epic_dice_battles.rules.clash import waiting_side
from wartable.games.epic_dice_battles.state import Fighting, Spring
from wartable.terminal.boards.epic_dice_battles.position import (
    armies_by_region,
    castle_owners,
    own_mat,
    slot_of_number,
    support_of,
)
from wartable.terminal.boards.epic_dice_battles.rolls import result_in_words
from wartable.text.words import Words

__all__ = ["choice", "choices"]


def choices(
    _presenter: EpicDiceBattlesPresenter, _observation: Observation, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Those of one kind together; flanks as one counts them: none, the first, the second, both."""
    kinds = list(dict.fromkeys(type(action) for action in actions))
    return tuple(sorted(actions, key=lambda action: (kinds.index(type(action)), _flanks(action))))


def choice(
    presenter: EpicDiceBattlesPresenter, observation: Observation, action: Action, words: Words
) -> tuple[str, str]:
    """Heading and label."""
    naming = _Naming(presenter.rules.components, observation, words)
    match action:
        case Buy() | RaiseArmy() | PutDie() | PutToken() | Renumber() | SetNumber() | Reveal() | Build():
            return naming.spring(action)
        case GiveUpDie(place, line) | ReturnDie(place, line):
            return naming.army(place), words.line(nouns.army_line(line))
        case GiveUpToken(unit):
            return "", words.line(nouns.unit(unit))
        case Lead() | Move() | March():
            return naming.autumn(action)
        case PlaceToken() | SendToken() | SendDie() | AssignDie() | Lose() | StormGate():
            return naming.battle(action)
        case LayArmy(dice=dice) | LayFlank(dice=dice):
            return "", words.say("pick-dice", dice=dice)
        case LayShield(place) | LayToken(_, place):
            return "", naming.army(place)
        case EndBuying() | EndSpring() | Pass() | CallOff() | JoinMain():
            # With a heading of its own, so that it does not look like one of the others.
            return words.say("pick-else"), words.line(presenter.label(observation, action))
        case _:
            return "", words.line(presenter.label(observation, action))


def _flanks(action: Action) -> int:
    return action.flank1 + 2 * action.flank2 if isinstance(action, OpenFlanks) else 0


class _Naming:
    def __init__(self, box: Components, observation: Observation, words: Words) -> None:
        self.box = box
        self.observation = observation
        self.words = words

    def spring(
        self, action: Buy | RaiseArmy | PutDie | PutToken | Renumber | SetNumber | Reveal | Build
    ) -> tuple[str, str]:
        say = self.words.say
        match action:
            case Buy(unit):
                key = "pick-no-token" if unit is Purchase.FOOTMAN else "pick-token"
                tokens = own_mat(self.observation).tokens_left
                named = say("pick-buy", unit=nouns.unit(unit), price=nouns.price(self.box, unit))
                return say(key, tokens=tokens), named
            case RaiseArmy(region):
                return say("pick-new-army"), self.words.line(Line(f"region-{region}"))
            case PutDie(place, line):
                slot = own_mat(self.observation).slots[place]
                is_new = slot is not None and slot.dice[LINE_NUMBER[line]] == 0
                named = say("pick-open-flank" if is_new else "pick-line", line=nouns.army_line(line))
                return self._supported_army(place), named
            case PutToken(place):
                return "", self._supported_army(place)
            case Renumber():
                return say("pick-officer"), self.words.line(Line("choice-renumber"))
            case SetNumber(place, number):
                return self.words.line(nouns.slot(place)), say("army-number", number=number)
            case Reveal():
                return self._hidden(action)
            case Build(region):
                rice = self.box.economy.spring.castle_rice
                return say("pick-build", rice=rice), self.words.line(Line(f"region-{region}"))

    def autumn(self, action: Lead | Move | March) -> tuple[str, str]:
        say = self.words.say
        if isinstance(action, Lead):
            mat = own_mat(self.observation)
            region, slot = mat.regions[action.army - 1], slot_of_number(mat, action.army)
            assert region is not None
            assert slot is not None
            named = say("mat-army", number=action.army, region=nouns.region(self.box, region))
            return say("pick-lead"), say("pick-army-dice", army=named, dice=sum(slot.dice))
        rice = self.box.economy.autumn.march_rice
        heading = say("pick-move") if isinstance(action, Move) else say("pick-march", rice=rice)
        return heading, self._field(action.region)

    def battle(self, action: PlaceToken | SendToken | SendDie | AssignDie | Lose | StormGate) -> tuple[str, str]:
        words = self.words
        match action:
            case PlaceToken(_, line):
                return "", words.line(nouns.army_line(line))
            case SendToken(unit, place):
                named = words.say("pick-army-token", army=self.army(place), unit=nouns.unit(unit))
                return words.say("pick-send-die"), named
            case SendDie(place, line):
                named = words.say("pick-army-line", army=self.army(place), line=nouns.army_line(line))
                return words.say("pick-send-die"), named
            case AssignDie(die, unit, flank):
                does = result_in_words(self.box, die, UNIT_NUMBER[unit], words, flank=flank)
                key = "pick-assign-flank" if flank else "pick-assign"
                return "", words.say(key, unit=nouns.unit(unit), does=does)
            case Lose(unit):
                return "", words.say("pick-lose", unit=nouns.unit(unit), left=self._standing(unit))
            case StormGate(unit):
                return words.say("pick-storm"), words.line(nouns.unit(unit))

    def army(self, place: int) -> str:
        """An own army by number and region."""
        mat = own_mat(self.observation)
        slot = mat.slots[place]
        assert slot is not None
        assert slot.number is not None
        region = mat.regions[slot.number - 1]
        assert region is not None
        return self.words.say("mat-army", number=slot.number, region=nouns.region(self.box, region))

    def _supported_army(self, place: int) -> str:
        """An own army with its dice, and what the support line would cost (ED-33)."""
        slot = own_mat(self.observation).slots[place]
        assert slot is not None
        named = self.words.say("pick-army-dice", army=self.army(place), dice=sum(slot.dice))
        rice = support_of(self.box, self.observation, slot)
        return self.words.say("pick-supported", army=named, rice=rice) if rice else named

    def _hidden(self, action: Reveal) -> tuple[str, str]:
        """A slot of the opponent whom the ninja spies on."""
        stage = self.observation.stage
        assert isinstance(stage, Spring)
        assert stage.spied is not None
        slot: SlotView | None = self.observation.mats[stage.spied].slots[action.slot]
        assert slot is not None
        key = "pick-number" if action.what is Revealed.NUMBER else "pick-tokens"
        dice, tokens = sum(slot.dice), slot.token_count
        heading = self.words.say("pick-slot", slot=nouns.slot(action.slot), dice=dice, tokens=tokens)
        return heading, self.words.say(key)

    def _field(self, region: str) -> str:
        """A region, and whoever is there."""
        words, number = self.words, self.box.number_by_id[region]
        there = []
        if (owner := castle_owners(self.observation).get(number)) is not None:
            there.append(words.say("board-castle-of", player=words.name(owner)))
        for seat, numbers in armies_by_region(self.observation).get(number, {}).items():
            listed = words.joined(map(str, numbers))
            there.append(words.say("board-armies-of", player=words.name(seat), numbers=listed))
        name = words.line(Line(f"region-{region}"))
        return words.say("pick-field", region=name, there=words.joined(there)) if there else name

    def _standing(self, unit: Purchase) -> int:
        stage = self.observation.stage
        assert isinstance(stage, Fighting)
        waiting = waiting_side(stage.battle)
        assert waiting is not None
        clash = stage.battle.sides[waiting[0]].clash
        assert clash is not None
        return clash.standing[UNIT_NUMBER[unit]]
