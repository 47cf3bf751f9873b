"""The door of the room: Epic Dice Battles as a `Game`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from wartable.core.bot import Bot
from wartable.core.distribution import Distribution
from wartable.core.game import Game, LogEntry, Options, PositionNotation
from wartable.core.game import Rules as CoreRules
from wartable.core.house_rule import HouseRule
from wartable.core.judge import Judge
from wartable.games.epic_dice_battles import notation
from wartable.games.epic_dice_battles.actions import Action, Outcome
from wartable.games.epic_dice_battles.components import components_of, tables_of
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import EpicDiceBattlesPresenter
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State

if TYPE_CHECKING:
    from wartable.core.batch import BatchEngine, Tables
    from wartable.core.chronicle import Chronicle
    from wartable.core.editor import PositionEditor
    from wartable.core.encoding import AnyEncoding
    from wartable.core.lesson import Lesson
    from wartable.core.number import NumberGroup
    from wartable.core.puzzle import PuzzleMaking, PuzzleSet

__all__ = ["GAME", "EpicDiceBattles"]


class EpicDiceBattles(Game[State, Action, Outcome, Observation]):
    """Armies on a map of Japan, four seasons a year, two to five players."""

    id = "epic-dice-battles"
    version = 3
    player_counts = (2, 3, 4, 5)
    options_type = Options
    state_type = State
    action_type = Action
    outcome_type = Outcome
    observation_type = Observation
    house_rules = (
        HouseRule("owner-may-sally", "siege.owner_may_sally", value=True, rule_id="ED-56"),
        HouseRule("shields-last-one-volley", "siege.shields_last_one_volley", value=True, rule_id="ED-67"),
        HouseRule("lost-die-is-gone", "village.lost_die_is_gone", value=True, rule_id="ED-70"),
    )
    # The calendar ends every game (ED-72); a year of five random players takes a few hundred decisions.
    max_decisions_for_programs = 200_000

    def bind(self, players: int, options: Options) -> Rules:
        return Rules(components_of(options.variant), players)

    def bind_presenter(self, rules: CoreRules[State, Action, Outcome, Observation]) -> EpicDiceBattlesPresenter:
        assert isinstance(rules, Rules)
        return EpicDiceBattlesPresenter(rules)

    def data_tables(self, variant: str = "") -> Mapping[str, Any]:
        return tables_of(variant).tables

    def number_groups(self) -> tuple[NumberGroup, ...]:
        from wartable.games.epic_dice_battles.numbers import NUMBERS

        return NUMBERS

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def encoding(self, rules: CoreRules[State, Action, Outcome, Observation]) -> AnyEncoding:
        from wartable.games.epic_dice_battles.encoding import encoding_of

        assert isinstance(rules, Rules)
        return encoding_of(rules)

    def prospects(
        self, rules: CoreRules[State, Action, Outcome, Observation], observation: Observation
    ) -> tuple[float, ...]:
        from wartable.games.epic_dice_battles.prospects import prospects

        assert isinstance(rules, Rules)
        return prospects(rules, observation)

    def batch(self, rules: CoreRules[State, Action, Outcome, Observation]) -> BatchEngine | None:
        from wartable.core.compiled import HAS_COMPILER

        assert isinstance(rules, Rules)
        if not HAS_COMPILER:
            return None
        from wartable.games.epic_dice_battles.batch.lab_engine import EpicDiceBattlesBatch

        return EpicDiceBattlesBatch(rules, self.max_decisions_for_programs)

    def tables_side_by_side(
        self,
        rules: CoreRules[State, Action, Outcome, Observation],
        count: int,
        opponents: tuple[str, ...],
        max_decisions: int,
    ) -> Tables | None:
        from wartable.core.compiled import HAS_COMPILER

        assert isinstance(rules, Rules)
        if not HAS_COMPILER:
            return None
        from wartable.games.epic_dice_battles.batch.side_by_side import POLICIES, EpicDiceBattlesTables

        if not set(opponents) <= set(POLICIES):
            return None
        return EpicDiceBattlesTables(rules, count, opponents, max_decisions)

    def chronicle(self) -> Chronicle:
        from wartable.games.epic_dice_battles import chronicle

        return chronicle

    def chance_of_log(
        self, rules: CoreRules[State, Action, Outcome, Observation], log: Iterable[LogEntry]
    ) -> Iterator[Distribution[Outcome]]:
        from wartable.games.epic_dice_battles.chance_of_log import chance_of_log

        assert isinstance(rules, Rules)
        return chance_of_log(rules.players, log)

    def position_notation(self) -> PositionNotation:
        from wartable.games.epic_dice_battles import setting_up

        return setting_up

    def position_editor(self) -> PositionEditor:
        from wartable.games.epic_dice_battles import editing

        return editing

    def puzzles(self) -> PuzzleSet:
        from wartable.games.epic_dice_battles.puzzles import puzzles

        return puzzles()

    def lessons(self) -> tuple[Lesson, ...]:
        from wartable.games.epic_dice_battles.lessons import lessons

        return lessons()

    def puzzle_making(self) -> PuzzleMaking:
        from wartable.games.epic_dice_battles import puzzles

        return cast("PuzzleMaking", puzzles)

    def judge(self, players: int) -> Judge:
        from wartable.bots.judge import SearchJudge
        from wartable.games.epic_dice_battles.guide import WarlordGuide, years_beyond
        from wartable.games.epic_dice_battles.reasons import reasons

        # A match has a thousand decisions and a year is long: few continuations each, or a review would take hours.
        return SearchJudge(
            WarlordGuide(), looks=32, simulations=24, patience=4, horizon=1, beyond=years_beyond, explain=reasons
        )

    def bots(self) -> Mapping[str, Bot]:
        from wartable.bots.level import levels
        from wartable.bots.random import RandomBot
        from wartable.bots.search import SearchBot
        from wartable.games.epic_dice_battles.guide import WarlordGuide
        from wartable.games.epic_dice_battles.heuristics import WarlordBot

        # A year is long: choices are compared at its end, and nobody but the seat itself strays from the warlord's way.
        search = SearchBot(WarlordGuide(), simulations=40, seconds=0.14, horizon=1, breadth=5, widening=0.0)
        bots: tuple[Bot, ...] = (RandomBot(), WarlordBot(), search)
        easy, normal = {2: 0.17, 3: 0.24, 4: 0.34, 5: 0.42}, {2: 0.06, 3: 0.06, 4: 0.12, 5: 0.18}
        return {**levels(lambda _rules: search, easy=easy, normal=normal), **{bot.name: bot for bot in bots}}


GAME = EpicDiceBattles()
