"""Luck that belongs to its occasion, and its mirror image."""

from __future__ import annotations

from tests.bots.test_search import Plain
from tests.games.age_of_war.positions import RULES, position
from wartable.bots.playouts import Luck, MatchedDice, Playouts, occasion_of
from wartable.core.distribution import Dice

DICE = Dice(4, tuple)


def test_an_occasion_has_the_same_dice_whatever_came_before() -> None:
    one, other = MatchedDice(Luck(7)), MatchedDice(Luck(7))
    other.draw(DICE, occasion_of((1,), 0))
    other.draw(DICE, occasion_of((2, 3), 1))
    assert one.draw(DICE, occasion_of((2, 3), 0)) == other.draw(DICE, occasion_of((2, 3), 0))


def test_occasions_seats_and_repetitions_have_dice_of_their_own() -> None:
    dice = MatchedDice(Luck(7))
    places = [occasion_of(occasion, seat) for seat in (None, 0, 1) for occasion in ((1,), (1, 0), (2,))]
    drawn = [dice.draw(Dice(12, tuple), place) for place in (*places, occasion_of((1,), 0))]
    assert len(drawn) == len(set(drawn))


def test_what_comes_up_high_comes_up_low_in_the_mirror() -> None:
    straight, mirrored = (MatchedDice(luck) for luck in Luck.pair(7))
    for round_ in range(5):
        up, down = (dice.draw(DICE, occasion_of((round_,), 0)) for dice in (straight, mirrored))
        assert tuple(sorted(7 - value for value in up)) == down


def test_playing_on_stops_at_the_horizon_and_is_the_same_again() -> None:
    rules, state = RULES[2], position(roll="1123ACD")
    playouts = Playouts(Plain(), horizon=1)
    until = playouts.until(rules, state)
    once, again = (playouts.play_on(rules, state, until, Luck(3)) for _ in range(2))
    assert once == again
    assert until == Plain().stage(rules, once)
    assert len(rules.legal_actions(once)) > 1
    assert playouts.play_on(rules, state, until, Luck(3, is_mirrored=True)) != once


def test_a_finished_game_is_shared_among_its_winners() -> None:
    rules = RULES[2]
    over = position("0" * 7 + "1" * 7)
    result = rules.result(over)
    assert result is not None
    shares = Playouts(Plain(), horizon=1).shares(rules, over)
    assert tuple((seat in result.winners) / len(result.winners) for seat in range(2)) == shares
