"""The door of the room: Age of War as a `Game`."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from wartable.core.bot import Bot
from wartable.core.distribution import Distribution
from wartable.core.errors import NeedsExtra
from wartable.core.game import AnyRules, Game, LogEntry, Options, PositionNotation, Seat
from wartable.core.game import Rules as CoreRules
from wartable.core.judge import Judge
from wartable.games.age_of_war import notation
from wartable.games.age_of_war.actions import Action, Outcome
from wartable.games.age_of_war.components import components_of, standard_components, tables_of
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter import AgeOfWarPresenter
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State

if TYPE_CHECKING:
    from wartable.core.batch import BatchEngine, Tables, TensorTables
    from wartable.core.chronicle import Chronicle
    from wartable.core.drill import Drill
    from wartable.core.editor import PositionEditor
    from wartable.core.encoding import AnyEncoding
    from wartable.core.lesson import Lesson
    from wartable.core.number import NumberGroup
    from wartable.core.puzzle import PuzzleMaking, PuzzleSet

__all__ = ["GAME", "AgeOfWar"]


class AgeOfWar(Game[State, Action, Outcome, Observation]):
    """Seven dice, fourteen castles, two to six players."""

    id = "age-of-war"
    version = 1
    player_counts = (2, 3, 4, 5, 6)
    options_type = Options
    state_type = State
    action_type = Action
    outcome_type = Outcome
    observation_type = Observation
    has_secrets = False
    # AW-43: random play ends after about 1,200 decisions on average; stop far beyond.
    max_decisions_for_programs = 100_000

    def bind(self, players: int, options: Options) -> Rules:
        return Rules(components_of(options.variant), players)

    def bind_presenter(self, rules: CoreRules[State, Action, Outcome, Observation]) -> AgeOfWarPresenter:
        assert isinstance(rules, Rules)
        return AgeOfWarPresenter(rules.components)

    def data_tables(self, variant: str = "") -> Mapping[str, Any]:
        return tables_of(variant).tables

    def number_groups(self) -> tuple[NumberGroup, ...]:
        from wartable.games.age_of_war.numbers import NUMBERS

        return NUMBERS

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def bots(self) -> Mapping[str, Bot]:
        from wartable.bots.level import levels
        from wartable.bots.random import RandomBot
        from wartable.games.age_of_war.collector import CollectorBot
        from wartable.games.age_of_war.heuristics import GreedyBot
        from wartable.games.age_of_war.learned import StrongBot
        from wartable.games.age_of_war.perfect import PerfectBot

        greedy, strong, perfect = GreedyBot(), StrongBot(), PerfectBot()

        def strongest(rules: AnyRules) -> Bot:
            assert isinstance(rules, Rules)
            if rules.components != standard_components():
                return greedy
            return perfect if rules.players == 2 else strong

        bots: tuple[Bot, ...] = (RandomBot(), greedy, CollectorBot(), strong, perfect)
        return {**levels(strongest, easy=0.54, normal=0.28), **{bot.name: bot for bot in bots}}

    def is_bot_for(self, name: str, players: int, variant: str = "") -> bool:
        if name not in ("strong", "perfect"):
            return True
        # Two players are solved: there the strong bot would only be the perfect one by another name. Both know the
        # standard cards only.
        return (name == "perfect") == (players == 2) and components_of(variant) == standard_components()

    def chance_of_log(
        self, rules: CoreRules[State, Action, Outcome, Observation], log: Iterable[LogEntry]
    ) -> Iterator[Distribution[Outcome]]:
        from wartable.games.age_of_war.chance_of_log import chance_of_log

        assert isinstance(rules, Rules)
        return chance_of_log(rules.players, log)

    def judge(self, players: int) -> Judge:
        from wartable.games.age_of_war.judge import TurnJudge

        return TurnJudge(players)

    def position_notation(self) -> PositionNotation:
        from wartable.games.age_of_war import setting_up

        return setting_up

    def position_editor(self) -> PositionEditor:
        from wartable.games.age_of_war import editing

        return editing

    def drill(self, rng: random.Random) -> Drill:
        from wartable.games.age_of_war.drills import drill

        rules = self.rules(self.player_counts[0])
        assert isinstance(rules, Rules)
        return drill(rules, rng)

    def puzzles(self) -> PuzzleSet:
        from wartable.games.age_of_war.puzzles import puzzles

        return puzzles()

    def lessons(self) -> tuple[Lesson, ...]:
        from wartable.games.age_of_war.lessons import lessons

        return lessons()

    def puzzle_making(self) -> PuzzleMaking:
        from wartable.games.age_of_war import puzzles

        return cast("PuzzleMaking", puzzles)

    def encoding(self, rules: CoreRules[State, Action, Outcome, Observation]) -> AnyEncoding:
        from wartable.games.age_of_war.encoding import encoding_of

        assert isinstance(rules, Rules)
        return encoding_of(rules)

    def prospects(
        self, rules: CoreRules[State, Action, Outcome, Observation], observation: Observation
    ) -> tuple[float, ...]:
        from wartable.games.age_of_war.prospects import prospects

        return prospects(observation)

    def batch(self, rules: CoreRules[State, Action, Outcome, Observation]) -> BatchEngine | None:
        from wartable.core.compiled import HAS_COMPILER

        assert isinstance(rules, Rules)
        if not HAS_COMPILER:
            return None
        from wartable.games.age_of_war.batch.lab_engine import AgeOfWarBatch
        from wartable.games.age_of_war.batch.tables import TooLarge

        try:
            return AgeOfWarBatch(rules.components, rules.players, self.max_decisions_for_programs)
        except TooLarge:
            return None

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
        from wartable.games.age_of_war.batch.side_by_side import POLICIES, AgeOfWarTables
        from wartable.games.age_of_war.batch.tables import TooLarge

        if not set(opponents) <= set(POLICIES):
            return None
        try:
            return AgeOfWarTables(rules.components, rules.players, count, opponents, max_decisions)
        except TooLarge:
            return None

    def tables_on_tensors(
        self,
        rules: CoreRules[State, Action, Outcome, Observation],
        count: int,
        opponents: tuple[str, ...],
        max_decisions: int,
        *,
        learner: Seat | None,
        autoreset: str,
        device: str,
    ) -> TensorTables | None:
        from wartable.games.age_of_war.batch.tables import TooLarge

        assert isinstance(rules, Rules)
        try:
            from wartable.games.age_of_war.batch.tensor_tables import POLICIES, AgeOfWarTensors
        except ImportError:
            raise NeedsExtra(
                "tables on tensors need PyTorch: pip install 'wartable[gpu]'", extra="gpu", package="torch"
            ) from None
        if not set(opponents) <= set(POLICIES):
            return None
        how: dict[str, Any] = {"learner": learner, "autoreset": autoreset, "device": device}
        try:
            return AgeOfWarTensors(rules.components, rules.players, count, opponents, max_decisions, **how)
        except TooLarge:
            return None

    def chronicle(self) -> Chronicle:
        from wartable.games.age_of_war import chronicle

        return chronicle


GAME = AgeOfWar()
