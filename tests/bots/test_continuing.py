"""Luck that belongs to its occasion, and its mirror image."""

from __future__ import annotations

from tests.bots.test_search import Plain
from tests.games.age_of_war.positions import RULES, position
from wartable.bots.continuing import Continuing, Fate, Luck
from wartable.core.distribution import Dice

DICE = Dice(4, tuple)


def test_an_occasion_has_the_same_dice_whatever_came_before() -> None:
    one, other = Fate(Luck(7)), Fate(Luck(7))
    other.draw(DICE, 0, (1,))
    other.draw(DICE, 1, (2, 3))
    assert one.draw(DICE, 0, (2, 3)) == other.draw(DICE, 0, (2, 3))


def test_occasions_seats_and_repetitions_have_dice_of_their_own() -> None:
    fate = Fate(Luck(7))
    drawn = [fate.draw(Dice(12, tuple), seat, occasion) for seat in (None, 0, 1) for occasion in ((1,), (1, 0), (2,))]
    drawn += [fate.draw(Dice(12, tuple), 0, (1,))]
    assert len(drawn) == len(set(drawn))


def test_what_comes_up_high_comes_up_low_in_the_mirror() -> None:
    straight, mirrored = (Fate(luck) for luck in Luck.pair(7))
    for round_ in range(5):
        up, down = (fate.draw(DICE, 0, (round_,)) for fate in (straight, mirrored))
        assert tuple(sorted(7 - value for value in up)) == down


def test_playing_on_stops_at_the_horizon_and_is_the_same_again() -> None:
    rules, state = RULES[2], position(roll="1123ACD")
    continuing = Continuing(Plain(), horizon=1)
    until = continuing.until(rules, state)
    once, again = (continuing.play_on(rules, state, until, Luck(3)) for _ in range(2))
    assert once == again
    assert until == Plain().stage(rules, once)
    assert len(rules.legal_actions(once)) > 1
    assert continuing.play_on(rules, state, until, Luck(3, is_mirrored=True)) != once


def test_a_finished_game_is_shared_among_its_winners() -> None:
    rules = RULES[2]
    over = position("0" * 7 + "1" * 7)
    result = rules.result(over)
    assert result is not None
    shares = Continuing(Plain(), horizon=1).shares(rules, over)
    assert tuple((seat in result.winners) / len(result.winners) for seat in range(2)) == shares
