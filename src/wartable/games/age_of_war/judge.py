"""The judge of Age of War: what every choice is worth to everybody, and why.

A turn ends in one of fifteen ways: one of the castles conquered, or none. Once it is known what each of them is worth,
the rest of the turn is exact. With two players that worth comes from the solved game, with more from the estimate.
"""

from __future__ import annotations

import random

import numpy as np

from wartable.core.errors import NoJudge
from wartable.core.figures import percent
from wartable.core.game import AnyRules, Seat
from wartable.core.judge import Judgment
from wartable.core.line import Line, Name
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import Components, standard_components
from wartable.games.age_of_war.estimate import load_estimate
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter.nouns import castle_name, clan_name
from wartable.games.age_of_war.scoring import standings_of
from wartable.games.age_of_war.shares import shares_after_turn, worth_to_mover
from wartable.games.age_of_war.turn import Worth, turn_odds, unfilled_lines

__all__ = ["TurnJudge"]


class TurnJudge:
    """Judges by the exact odds of the turn and the worth of how it may end."""

    def __init__(self, players: int) -> None:
        self.is_exact = players == 2
        self.name = "perfect" if self.is_exact else "strong"
        self._error = 0.0 if self.is_exact else load_estimate(players).error

    def judge(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        components: Components = rules.components  # type: ignore[attr-defined]
        if components != standard_components():
            raise NoJudge("nobody has solved age-of-war with these numbers", game="age-of-war")
        shares = shares_after_turn(components, observation)
        worth = worth_to_mover(observation, shares)
        return tuple(self._judgment(components, observation, action, shares, worth) for action in legal_actions)

    def outlook(self, rules: AnyRules, observation: Observation) -> tuple[float, ...]:
        """By seat: the share of the victory to be expected while the dice of a turn are about to be rolled."""
        components: Components = rules.components  # type: ignore[attr-defined]
        shares = shares_after_turn(components, observation)
        worth = worth_to_mover(observation, shares)
        chances = np.zeros(len(components.castles))
        if observation.target is None:
            stolen = [owner is not None for owner in observation.owners]
            chances = turn_odds(components).conquests(worth, stolen, observation.dice)
        elif worth[observation.target] > 0:
            lines = unfilled_lines(components, observation, observation.target)
            chances[observation.target] = float(odds.of_lines(lines, observation.dice))
        return tuple(float(value) for value in shares[0] + chances @ (shares[1:] - shares[0]))

    def _judgment(
        self, components: Components, observation: Observation, action: Action, shares: Worth, worth: Worth
    ) -> Judgment:
        chances = conquest_chances(components, observation, action, worth)
        values = shares[0] + chances @ (shares[1:] - shares[0])
        reasons = _reasons(components, observation, chances)
        return Judgment(action, tuple(float(value) for value in values), self._error, reasons)


def conquest_chances(components: Components, observation: Observation, action: Action, worth: Worth) -> Worth:
    """By castle: the chance that the turn ends with it conquered, after this action and best play from there."""
    chances = np.zeros(len(components.castles))
    if isinstance(action, Fill):
        castle = components.number_of(action.castle)
        assert observation.roll is not None
        dice = components.castles[castle].lines_to_fill(stolen=True)[action.line].dice_for(observation.roll)
        assert dice is not None
        lines = unfilled_lines(components, observation, castle, action.line)
        # The last line conquers at once, wanted or not; before it nobody is forced to go on.
        if worth[castle] > 0 or not lines:
            chances[castle] = float(odds.of_lines(lines, observation.dice - len(dice)))
    elif observation.target is None:
        stolen = [owner is not None for owner in observation.owners]
        chances = turn_odds(components).conquests(worth, stolen, observation.dice - 1)
    elif worth[observation.target] > 0:
        lines = unfilled_lines(components, observation, observation.target)
        chances[observation.target] = float(odds.of_lines(lines, observation.dice - 1))
    return chances


def _reasons(components: Components, observation: Observation, chances: Worth) -> tuple[Line, ...]:
    """The likeliest conquest that the choice leads to, and what it would bring."""
    castle = int(chances.argmax())
    chance = float(chances[castle])
    if chance == 0.0:
        return (Line("reason-nothing"),)
    name = castle_name(components.castles[castle].id)
    odds_of_it = Line("reason-odds", {"castle": name, "odds": percent(chance)})
    conquest = Line("reason-conquers", {"castle": name}) if chance == 1.0 else odds_of_it
    return (conquest, *_gains(components, observation, castle))


def _gains(components: Components, observation: Observation, castle: int) -> tuple[Line, ...]:
    seat, victim = observation.turn, observation.owners[castle]
    assert seat is not None
    owners = (*observation.owners[:castle], seat, *observation.owners[castle + 1 :])
    after = standings_of(components, owners, observation.players)
    clan = components.clan_of(castle)
    lines = [Line("reason-gain", {"points": after[seat].points - observation.standings[seat].points})]
    if victim is not None:
        lines.append(Line("reason-steal", {"player": Name(victim)}))
    if after[seat].clans > observation.standings[seat].clans:
        lines.append(Line("reason-clan", {"clan": clan_name(clan.id)}))
    denied = _would_complete(observation, clan.castles, castle, seat)
    if denied is not None:
        lines.append(Line("reason-deny", {"player": Name(denied), "clan": clan_name(clan.id)}))
    if None not in owners:
        lines.append(Line("reason-ends"))
    return tuple(lines)


def _would_complete(observation: Observation, clan: tuple[int, ...], castle: int, seat: Seat) -> Seat | None:
    """An opponent who holds all other castles of the clan, this one lying in the centre."""
    holders = {observation.owners[other] for other in clan if other != castle}
    holder = next(iter(holders)) if len(holders) == 1 else None
    return holder if observation.owners[castle] is None and holder != seat else None
