"""A table's unchanging part, ready to be played on: the rules bound to its options, and its secret seed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from wartable.core.chance import VerifiableSource, commitment_of
from wartable.core.entry import certain_outcomes
from wartable.core.game import AnyGame, AnyRules
from wartable.core.play import Play, play, recorded, roll
from wartable.registry import bot_names, get_game
from wartable.server.table.plan import TablePlan

__all__ = ["TableSetup"]


class TableSetup:
    """What never changes between the opening of a table and its end."""

    __slots__ = (
        "_dice",
        "_legal",
        "_observed",
        "_played",
        "_secret",
        "commitment",
        "created_at",
        "game",
        "id",
        "initial_state",
        "invite",
        "numbers",
        "opened_by",
        "opened_from",
        "plan",
        "players",
        "presenter",
        "public_plan",
        "rules",
        "variant",
        "viewers",
    )

    def __init__(
        self,
        table_id: str,
        plan: TablePlan,
        game: AnyGame,
        secret: str,
        *,
        invite: str,
        opened_by: str,
        created_at: int,
        opened_from: str | None = None,
    ) -> None:
        self.id = table_id
        self.plan = plan
        self.public_plan = _without_secrets(plan, game)
        """What everybody may read of it."""
        self.game = game
        self.players = len(plan.seats)
        self.rules = _rules(game.id, self.players, msgspec.json.encode(plan.options, order="sorted"))
        self.presenter = game.presenter(self.rules)
        self.initial_state: Any = self.rules.first_state()
        self.variant = game.variant_of(plan.options)
        self.numbers = self.presenter.numbers()
        """What a board draws."""
        self.invite = invite
        self.opened_by = opened_by
        self.opened_from = opened_from
        """A mark of an address: the work of its bots counts for it."""
        self.created_at = created_at
        self.viewers: tuple[int | None, ...] = (*range(self.players), None)
        """The seats, then the spectators: each has its own view and its own sequence numbers."""
        self.commitment = commitment_of(bytes.fromhex(secret))
        self._secret = secret
        self._played: Play | None = None
        self._legal: tuple[Any, tuple[Any, ...]] = (None, ())
        self._observed: dict[int | None, tuple[Any, Any, Any, Any]] = {}
        self._dice: VerifiableSource | None = None
        """As the last roll left them: mostly the next one goes on from there."""

    @property
    def substitute(self) -> str:
        """The bot that takes over seats."""
        names = bot_names(self.game, self.players, self.variant)
        # Normal, where a game has levels.
        return self.plan.substitute or names[min(1, len(names) - 1)]

    def reveal(self) -> str:
        """The secret seed; only for tables that are over."""
        return self._secret

    def observe(self, state: Any, viewer: int | None) -> Any:
        """The observation of a viewer; the last two states of each are remembered, since both ends of a step ask."""
        newer, seen, older, seen_before = self._observed.get(viewer, (None, None, None, None))
        if state is newer:
            return seen
        if state is older:
            return seen_before
        observation = self.rules.observe(state, viewer)
        self._observed[viewer] = (state, observation, newer, seen)
        return observation

    def play(self, state: Any, action: Any, nonces: tuple[str, ...], drawn: int) -> Play:
        """A legal action, and the dice of this table that follow it, unless people roll them."""
        if self.plan.own_dice:
            return self.recorded(state, action, certain_outcomes(self.rules, self.rules.apply(state, action)))
        self._played = play(self.rules, state, action, self._dice_at(nonces, drawn))
        return self._played

    def open_game(self, nonces: tuple[str, ...]) -> Play:
        """The chance events before the first decision, unless people roll them."""
        if self.plan.own_dice:
            return self.recorded(self.initial_state, None, certain_outcomes(self.rules, self.initial_state))
        self._played = roll(self.rules, self.initial_state, self._dice_at(nonces, 0))
        return self._played

    def recorded(self, state: Any, action: Any, outcomes: tuple[Any, ...]) -> Play:
        """A play of the journal; the last one is remembered, since a move is worked out, folded and told of."""
        last = self._played
        if last is None or last.before is not state or last.action is not action or last.outcomes is not outcomes:
            last = self._played = recorded(self.rules, state, action, outcomes)
        return last

    def legal_actions(self, state: Any) -> tuple[Any, ...]:
        """What may be done in a state; the last answer is remembered, since asking and answering are two calls."""
        if self._legal[0] is not state:
            self._legal = (state, self.rules.legal_actions(state))
        return self._legal[1]

    def source(self, nonces: tuple[str, ...], drawn: int) -> VerifiableSource:
        """The dice of this table after so many chance events."""
        return VerifiableSource(bytes.fromhex(self._secret), match_id=self.id, nonces=nonces, drawn=drawn)

    def _dice_at(self, nonces: tuple[str, ...], drawn: int) -> VerifiableSource:
        """The dice after so many chance events: mostly those that the last move has left."""
        dice = self._dice
        if dice is None or dice.drawn != drawn or dice.nonces != nonces:
            dice = self._dice = self.source(nonces, drawn)
        return dice


def _without_secrets(plan: TablePlan, game: AnyGame) -> TablePlan:
    """A plan without the position that the match begins at, where that tells what is in somebody's hand."""
    if not game.has_secrets or "position" not in plan.options:
        return plan
    options = {name: value for name, value in plan.options.items() if name != "position"}
    return msgspec.structs.replace(plan, options=options)


@lru_cache(maxsize=256)
def _rules(game_id: str, players: int, options: bytes) -> AnyRules:
    """Tables with the same set-up share their rules: these keep tables and memories of their own."""
    return get_game(game_id).rules(players, msgspec.json.decode(options))
