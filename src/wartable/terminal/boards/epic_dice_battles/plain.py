"""Epic Dice Battles in words: for screen readers, pipes, and the scoring at the end."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.games.epic_dice_battles import nouns
from wartable.games.epic_dice_battles.components import LINES, Components
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.presenter import EpicDiceBattlesPresenter
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Season, Side
from wartable.terminal.boards.epic_dice_battles.lines import units_in_line
from wartable.terminal.boards.epic_dice_battles.position import (
    armies_by_region,
    castle_owners,
    food_of,
    footmen_of,
    tally,
)
from wartable.terminal.boards.epic_dice_battles.rolls import meaning, phase_name, role_of, title_of
from wartable.terminal.boards.epic_dice_battles.sayings import known_of_slot, own_tokens, seen_by_others
from wartable.text.words import Words

__all__ = ["plain", "standings"]


def plain(presenter: EpicDiceBattlesPresenter, observation: Observation, words: Words) -> str:
    """The calendar, every region, every mat, and the battle if one is fought."""
    told = _Telling(presenter.rules.components, observation, words)
    stage = observation.stage
    battle = told.battle(stage.battle) if isinstance(stage, Fighting) else []
    return "\n".join([*told.calendar(), *told.regions(), *told.mats(), *battle])


def standings(
    presenter: EpicDiceBattlesPresenter, observation: Observation, words: Words
) -> tuple[tuple[str, ...], ...]:
    """The scoring, part by part, the best first (ED-73)."""
    head = ("ui-player", "noun-controlled", "noun-partial", "noun-armies", "noun-most-rice", "ui-points")
    box = presenter.rules.components
    order = sorted(enumerate(tally(box, observation)), key=lambda pair: pair[1].points, reverse=True)
    worth = box.economy.points
    rows = [
        (
            words.name(seat),
            _part(score.controlled, worth.controlled, words),
            _part(score.partial, worth.partial, words),
            _part(score.armies, worth.army, words),
            _part(int(score.has_most_rice), worth.rice_marker, words),
            str(score.points),
        )
        for seat, score in order
    ]
    return (tuple(words.say(key) for key in head), *rows)


def _part(count: int, worth: int, words: Words) -> str:
    return words.say("score-part", count=count, worth=worth, points=count * worth)


class _Telling:
    def __init__(self, box: Components, observation: Observation, words: Words) -> None:
        self.box = box
        self.observation = observation
        self.words = words

    def calendar(self) -> list[str]:
        observation, say = self.observation, self.words.say
        season = say(f"season-{observation.season}")
        if observation.season is Season.END:
            return [season]
        left = self.box.last_year - observation.year
        year = say("board-year", year=str(observation.year), left=left)
        return [season, year, say("board-first", player=self.words.name(observation.first))]

    def regions(self) -> list[str]:
        return [
            self.words.say("plain-regions"),
            *(f"  {self._region(place)}" for place in range(len(self.box.regions))),
        ]

    def mats(self) -> list[str]:
        scores = tally(self.box, self.observation)
        lines = []
        for seat, mat in enumerate(self.observation.mats):
            lines.append(self._mat(seat, mat, scores[seat].points))
            lines += [
                f"  {part}"
                for place, slot in enumerate(mat.slots)
                if slot is not None
                for part in self._slot(seat, mat, place, slot)
            ]
        return lines

    def battle(self, battle: Battle) -> list[str]:
        say = self.words.say
        title, phase = title_of(self.box, battle, self.words), phase_name(battle, self.words)
        lines = [say("plain-battle", title=title, phase=phase)]
        if battle.kind is BattleKind.SIEGE:
            lines.append(say("fight-gate", damage=battle.gate, needed=self.box.battle.gate))
        for place, side in enumerate(battle.sides):
            lines += [f"  {part}" for part in self._side(battle, place, side)]
        return [*lines, *meaning(self.box, battle, self.words)]

    def _region(self, number: int) -> str:
        words, region = self.words, self.box.regions[number]
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
        return self.words.line(nouns.region(self.box, number))

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
            return [*lines, *(f"  {known.text}" for known in known_of_slot(self.box, mat, slot, words))]
        assert slot.number is not None
        assert slot.tokens is not None
        region = mat.regions[slot.number - 1]
        assert region is not None
        army = words.say("mat-army", number=slot.number, region=self._name(region))
        units, food = own_tokens(slot, footmen_of(slot, slot.tokens), words), food_of(self.box, mat, slot)
        lines = [words.say("plain-own-slot", slot=name, army=army, dice=dice, units=units, rice=food)]
        seen = seen_by_others(slot, words)
        return lines if seen is None else [*lines, f"  {seen}"]

    def _side(self, battle: Battle, place: int, side: Side) -> list[str]:
        words = self.words
        role = role_of(self.observation, battle, place, words)
        lines = [words.say("plain-side", player=words.name(side.seat), role=role).rstrip()]
        for number, line in enumerate(LINES):
            units = units_in_line(self.box, self.observation, battle, side, number)
            if isinstance(units, int):
                lines += [words.say(f"plain-dice-{line}", dice=units)] if units else []
            elif units is not None and any(units):
                lines.append(words.say("plain-line", line=nouns.army_line(line), units=nouns.units(units)))
        if side.deployment is not None and any(side.deployment.left):
            lines.append(words.say("fight-left", units=nouns.units(side.deployment.left)))
        if side.shields:
            left = side.shields * self.box.shield_absorbs - side.absorbed
            lines.append(words.say("fight-shields", shields=side.shields, hits=left))
        clash = side.clash
        if clash is not None and clash.roll is not None:
            lines.append(f"{words.say('fight-dice')} {nouns.dice(clash.roll)}")
        if clash is not None and clash.hits:
            lines.append(words.say("fight-to-lose", hits=clash.hits))
        return lines
