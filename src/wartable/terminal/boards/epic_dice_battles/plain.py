"""Epic Dice Battles in words: for screen readers, pipes."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import LINES
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.presenter import EpicDiceBattlesPresenter, nouns
from wartable.games.epic_dice_battles.presenter.facts import SideFacts
from wartable.games.epic_dice_battles.presenter.view import armies_by_region, castle_owners
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Season, Side
from wartable.terminal.boards.epic_dice_battles.sayings import known_of_slot, own_tokens, seen_by_others
from wartable.terminal.boards.epic_dice_battles.signs import points_of
from wartable.text.words import Words

__all__ = ["plain"]


def plain(presenter: EpicDiceBattlesPresenter, observation: Observation, words: Words) -> str:
    """The calendar, every region, every mat, and the battle if one is fought."""
    told = _Telling(presenter, observation, words)
    stage = observation.stage
    battle = told.battle(stage.battle) if isinstance(stage, Fighting) else []
    return "\n".join([*told.calendar(), *told.regions(), *told.mats(), *battle])


class _Telling:
    def __init__(self, presenter: EpicDiceBattlesPresenter, observation: Observation, words: Words) -> None:
        self.numbers = presenter.numbers()
        self.facts = presenter.facts(observation, ())
        self.observation = observation
        self.words = words

    def calendar(self) -> list[str]:
        observation, say = self.observation, self.words.say
        season = say(f"season-{observation.season}")
        if observation.season is Season.END:
            return [season]
        left = self.numbers.last_year - observation.year
        year = say("board-year", year=str(observation.year), left=left)
        return [season, year, say("board-first", player=self.words.name(observation.first))]

    def regions(self) -> list[str]:
        return [
            self.words.say("plain-regions"),
            *(f"  {self._region(place)}" for place in range(len(self.numbers.regions))),
        ]

    def mats(self) -> list[str]:
        lines = []
        for seat, mat in enumerate(self.observation.mats):
            lines.append(self._mat(seat, mat, points_of(self.facts, seat)))
            lines += [
                f"  {part}"
                for place, slot in enumerate(mat.slots)
                if slot is not None
                for part in self._slot(seat, mat, place, slot)
            ]
        return lines

    def battle(self, battle: Battle) -> list[str]:
        say, told = self.words.say, self.facts.battle
        assert told is not None
        lines = [say("plain-battle", title=told.title, phase=told.phase)]
        if battle.kind is BattleKind.SIEGE:
            lines.append(say("fight-gate", damage=battle.gate, needed=told.gate))
        for side, facts in zip(battle.sides, told.sides, strict=True):
            lines += [f"  {part}" for part in self._side(side, facts)]
        return [*lines, *map(self.words.line, told.meaning)]

    def _region(self, number: int) -> str:
        words, region = self.words, self.numbers.regions[number]
        terrain = words.say(f"terrain-{region.dots}")
        said = [words.say("plain-region", region=self._name(number), terrain=terrain)]
        said.append(words.say("plain-roads", regions=words.joined(self._name(other) for other in region.neighbours)))
        if (owner := castle_owners(self.observation).get(number)) is not None:
            said.append(words.say("plain-castle", player=words.name(owner)))
        for seat, numbers in armies_by_region(self.observation).get(number, {}).items():
            listed = words.joined(map(str, numbers))
            said.append(words.say("plain-armies", player=words.name(seat), numbers=listed))
        return words.say("plain-between").join(said)

    def _name(self, number: int) -> str:
        return self.words.line(nouns.region(self.numbers, number))

    def _mat(self, seat: Seat, mat: MatView, points: int) -> str:
        name = self.words.name(seat)
        if mat.is_out:
            return self.words.say("plain-out", player=name)
        return self.words.say(
            "plain-mat",
            player=name,
            rice=mat.rice,
            income=mat.rice_marker,
            money=mat.money,
            honor=mat.honor,
            actions=mat.action_dice,
            officers=mat.officers,
            villages=mat.villages,
            tokens=mat.tokens_left,
            supply=mat.supply,
            points=points,
        )

    def _slot(self, seat: Seat, mat: MatView, place: int, slot: SlotView) -> list[str]:
        words = self.words
        dice = words.joined(
            words.say(f"plain-dice-{line}", dice=dice) for line, dice in zip(LINES, slot.dice, strict=True) if dice
        )
        name = words.line(nouns.slot(place))
        if seat != self.observation.viewer:
            lines = [words.say("plain-rival-slot", slot=name, dice=dice, tokens=slot.token_count, shields=slot.shields)]
            return [*lines, *(f"  {known.text}" for known in known_of_slot(self.numbers, mat, slot, words))]
        assert slot.number is not None
        region = mat.regions[slot.number - 1]
        assert region is not None
        army = words.say("mat-army", number=slot.number, region=self._name(region))
        about = self.facts.slots[place]
        assert about is not None
        units = own_tokens(slot, about.units, words)
        lines = [words.say("plain-own-slot", slot=name, army=army, dice=dice, units=units, rice=about.food)]
        seen = seen_by_others(slot, words)
        return lines if seen is None else [*lines, f"  {seen}"]

    def _side(self, side: Side, told: SideFacts) -> list[str]:
        words = self.words
        name = words.name(side.seat)
        lines = [name if told.role is None else words.say("plain-side", player=name, role=told.role)]
        for number, line in enumerate(LINES):
            units = told.lines[number]
            if units is not None and any(units):
                lines.append(words.say("plain-line", line=nouns.army_line(line), units=nouns.units(units)))
            elif units is None and told.dice is not None and told.dice[number]:
                lines.append(words.say(f"plain-dice-{line}", dice=told.dice[number]))
        if side.deployment is not None and any(side.deployment.left):
            lines.append(words.say("fight-left", units=nouns.units(side.deployment.left)))
        if side.shields:
            lines.append(words.say("fight-shields", shields=side.shields, hits=told.shields_left))
        clash = side.clash
        if clash is not None and clash.roll is not None:
            lines.append(f"{words.say('fight-dice')} {nouns.dice(clash.roll)}")
        if clash is not None and clash.hits:
            lines.append(words.say("fight-to-lose", hits=clash.hits))
        return lines
