"""The door of the room: Board of War as a `Game`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, cast

from wartable.core.bot import Bot
from wartable.core.distribution import Distribution
from wartable.core.game import Game, LogEntry, PositionNotation
from wartable.core.game import Options as CoreOptions
from wartable.core.game import Rules as CoreRules
from wartable.core.house_rule import HouseRule
from wartable.core.judge import Judge
from wartable.games.board_of_war import notation
from wartable.games.board_of_war.actions import Action, Outcome
from wartable.games.board_of_war.components import components_of, tables_of
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import State

if TYPE_CHECKING:
    from wartable.core.batch import BatchEngine, Tables
    from wartable.core.chronicle import Chronicle
    from wartable.core.editor import PositionEditor
    from wartable.core.encoding import AnyEncoding
    from wartable.core.lesson import Lesson
    from wartable.core.number import NumberGroup
    from wartable.core.puzzle import PuzzleMaking, PuzzleSet

__all__ = ["GAME", "BoardOfWar", "Options"]


class Options(CoreOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table may choose before a match."""

    board: Literal[10, 8] = 10
    """The edge of the board (BW-1). A variant with other sizes is played on the first of them, unless one is chosen."""


class BoardOfWar(Game[State, Action, Outcome, Observation]):
    """Kingdoms, gold, armies and three ways to win, for two to four players."""

    id = "board-of-war"
    version = 2
    player_counts = (2, 3, 4)
    options_type = Options
    state_type = State
    action_type = Action
    outcome_type = Outcome
    observation_type = Observation
    house_rules = (
        HouseRule("one-army-captures", "victory.captures_together", value=False, rule_id="BW-62"),
        HouseRule("diplomat-per-merchant", "diplomat.per_own_merchant", value=True, rule_id="BW-31"),
        HouseRule("diplomat-every-turn", "diplomat.every_turn", value=True, rule_id="BW-31"),
    )
    # BW-65: no rule ends a match that nobody wins; a program stops here and says that it did not finish.
    max_decisions_for_programs = 20_000

    def bind(self, players: int, options: Options) -> Rules:
        components = components_of(options.variant)
        if options.board in components.board.sizes:
            return Rules(components, players, options.board)
        if options.board != Options().board:
            raise tables_of(options.variant).refuse(
                "board.sizes", "size", "it lacks the size chosen", size=options.board
            )
        return Rules(components, players, components.board.sizes[0])

    def bind_presenter(self, rules: CoreRules[State, Action, Outcome, Observation]) -> BoardOfWarPresenter:
        assert isinstance(rules, Rules)
        return BoardOfWarPresenter(rules)

    def data_tables(self, variant: str = "") -> Mapping[str, Any]:
        return tables_of(variant).tables

    def number_groups(self) -> tuple[NumberGroup, ...]:
        from wartable.games.board_of_war.numbers import NUMBERS

        return NUMBERS

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def encoding(self, rules: CoreRules[State, Action, Outcome, Observation]) -> AnyEncoding:
        from wartable.games.board_of_war.encoding import encoding_of

        assert isinstance(rules, Rules)
        return encoding_of(rules)

    def prospects(
        self, rules: CoreRules[State, Action, Outcome, Observation], observation: Observation
    ) -> tuple[float, ...]:
        from wartable.games.board_of_war.prospects import prospects

        assert isinstance(rules, Rules)
        return prospects(rules.box, observation)

    def batch(self, rules: CoreRules[State, Action, Outcome, Observation]) -> BatchEngine | None:
        from wartable.core.compiled import HAS_COMPILER
        from wartable.games.board_of_war.batch.lab_engine import BoardOfWarBatch

        assert isinstance(rules, Rules)
        # Without the compiler it would be slower than the readable rules.
        return BoardOfWarBatch(rules) if HAS_COMPILER else None

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
        from wartable.games.board_of_war.batch.side_by_side import POLICIES, BoardOfWarTables

        return BoardOfWarTables(rules, count, opponents, max_decisions) if set(opponents) <= set(POLICIES) else None

    def chronicle(self) -> Chronicle:
        from wartable.games.board_of_war import chronicle

        return chronicle

    def chance_of_log(
        self, rules: CoreRules[State, Action, Outcome, Observation], log: Iterable[LogEntry]
    ) -> Iterator[Distribution[Outcome]]:
        from wartable.games.board_of_war.chance_of_log import chance_of_log

        assert isinstance(rules, Rules)
        return chance_of_log(rules.box, log)

    def position_notation(self) -> PositionNotation:
        from wartable.games.board_of_war import setting_up

        return setting_up

    def position_editor(self) -> PositionEditor:
        from wartable.games.board_of_war import editing

        return editing

    def puzzles(self) -> PuzzleSet:
        from wartable.games.board_of_war.puzzles import puzzles

        return puzzles()

    def lessons(self) -> tuple[Lesson, ...]:
        from wartable.games.board_of_war.lessons import lessons

        return lessons()

    def puzzle_making(self) -> PuzzleMaking:
        from wartable.games.board_of_war import puzzles

        return cast("PuzzleMaking", puzzles)

    def judge(self, players: int) -> Judge:
        from wartable.bots.judge import SearchJudge
        from wartable.games.board_of_war.guide import RegentGuide
        from wartable.games.board_of_war.judge import LearnedJudge
        from wartable.games.board_of_war.reasons import reasons

        # Where nobody has learned (boards of other sizes): a whole round, so that everybody has answered.
        return LearnedJudge(SearchJudge(RegentGuide(), horizon=players, explain=reasons))

    def bots(self) -> Mapping[str, Bot]:
        from wartable.bots.level import levels
        from wartable.bots.random import RandomBot
        from wartable.games.board_of_war.heuristics import MARSHAL, MASON, MERCHANT, REGENT
        from wartable.games.board_of_war.learned import LearnedBot

        search = LearnedBot()
        bots: tuple[Bot, ...] = (RandomBot(), MERCHANT, MASON, MARSHAL, REGENT, search)
        easy, normal = {2: 0.86, 3: 0.90, 4: 0.86}, {2: 0.55, 3: 0.60, 4: 0.55}
        return {**levels(lambda _rules: search, easy=easy, normal=normal), **{bot.name: bot for bot in bots}}


GAME = BoardOfWar()
