"""Playing a card, placing its piece, drawing a new one."""

from __future__ import annotations

import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, legal, position
from wartable.games.board_of_war.actions import Drew
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.state import Phase


@pytest.mark.rule("BW-22")
class TestPlay:
    @pytest.mark.parametrize("card", ["5", "6"])
    def test_five_and_six_are_builders_beside_the_board(self, card: str) -> None:
        assert 1 == after(position(hand=f"{card} 9 9"), "end", f"play {card}").kingdoms[0].builders

    @pytest.mark.parametrize("card", ["7", "8", "9", "10"])
    def test_seven_to_ten_are_soldiers_in_the_barracks(self, card: str) -> None:
        assert 1 == after(position(hand=f"{card} A A"), "end", f"play {card}").kingdoms[0].barracks

    @pytest.mark.parametrize("card", ["A", "2"])
    def test_ace_and_two_are_merchants(self, card: str) -> None:
        state = after(position(hand=f"{card} 9 9"), "end", f"play {card}", "place f1")
        assert (("f1",), ()) == (state.kingdoms[0].merchants, state.kingdoms[0].farmers)

    @pytest.mark.parametrize("card", ["3", "4"])
    def test_three_and_four_are_farmers(self, card: str) -> None:
        state = after(position(hand=f"{card} 9 9"), "end", f"play {card}", "place f1")
        assert ((), ("f1",)) == (state.kingdoms[0].merchants, state.kingdoms[0].farmers)

    def test_the_card_goes_to_the_discard_pile_and_a_new_one_is_drawn(self) -> None:
        state = after(position(hand="5 7 9"), "end", "play 7")
        assert ((5, 9), 1) == (state.hands[0], state.discard[6])
        drawn = after(state, "draw 2")
        assert ((2, 5, 9), state.deck[1] - 1) == (drawn.hands[0], drawn.deck[1])
        assert 1 == drawn.turn

    def test_equal_cards_are_one_choice(self) -> None:
        assert {"play 7", "play 9"} == legal(after(position(hand="7 7 9"), "end"))

    def test_every_card_left_in_the_deck_may_be_drawn(self) -> None:
        state = after(position(hand="7 7 9"), "end", "play 7")
        outcomes = dict(RULES[2, 10].chance_outcomes(state))
        assert {Drew(rank): count for rank, count in enumerate(state.deck, 1) if count} == outcomes
        assert 40 - 6 == sum(outcomes.values())


@pytest.mark.rule("BW-23")
class TestPlace:
    def test_on_a_square_of_the_kingdom_without_merchant_or_farmer(self) -> None:
        own = kingdom("e1 f1 e2 f2", merchants="e1", farmers="f1")
        assert {"place e2", "place f2"} == legal(after(position(own, hand="A 9 9"), "end", "play A"))

    def test_an_army_or_an_upgrade_does_not_matter(self) -> None:
        own = kingdom("e1 f1", armies="e1:1", upgrades="f1")
        assert {"place e1", "place f1"} == legal(after(position(own, hand="A 9 9"), "end", "play A"))

    def test_without_a_free_square_the_card_has_no_effect(self) -> None:
        own = kingdom(merchants="e1", farmers="f1")
        state = after(position(own, hand="A 9 9"), "end", "play A")
        assert Phase.DRAW is state.phase
        assert own == state.kingdoms[0]
        assert 1 == state.discard[0]


@pytest.mark.rule("BW-24")
def test_an_empty_deck_is_made_new_from_the_discard_pile() -> None:
    held = ((5, 7, 9), (1, 2, 3))
    discard = tuple(4 - sum(hand.count(rank) for hand in held) for rank in range(1, 11))
    state = after(position(hands=held, discard=discard), "end", "play 7")
    assert 0 == sum(state.deck)
    expected = {Drew(rank): count for rank, count in enumerate(state.discard, 1)}
    assert expected == dict(RULES[2, 10].chance_outcomes(state))
    state = after(state, "draw 10")
    assert (40 - 6, 0) == (sum(state.deck), sum(state.discard))


@pytest.mark.rule("BW-22")
def test_equal_cards_are_one_choice() -> None:
    state = after(position(hand="A 9 9"), "end")
    assert ["A", "9"] == [format_card(action.card) for action in RULES[2, 10].legal_actions(state)]
