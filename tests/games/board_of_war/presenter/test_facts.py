"""What a screen shows beside the observation: powers, goals, cards, and the pieces that can act."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from tests.games.board_of_war.positions import RULES, after, kingdom, position
from wartable.games.board_of_war.actions import UpgradeSoldier, UpgradeSquare
from wartable.games.board_of_war.components import components_of
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.games.board_of_war.presenter.facts import ArmyFacts, BoardOfWarFacts
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Marker, State
from wartable.text.words import Words

WORDS = Words("en", "board-of-war", ("Ana", "Ben"))


def facts(state: State, viewer: int | None = 0) -> BoardOfWarFacts:
    rules = RULES[len(state.hands), 10]
    legal = rules.legal_actions(state) if state.turn == viewer else ()
    found = GAME.presenter(rules).facts(rules.observe(state, viewer), legal)
    assert isinstance(found, BoardOfWarFacts)
    return found


def pieces(state: State) -> list[str]:
    return [WORDS.line(piece.label) for piece in facts(state).pieces]


def test_armies_have_the_power_they_fight_with() -> None:
    marked = kingdom("e10 f10", armies="e8:5 e6:1+1*1")
    state = position(
        kingdom(marker=Marker(1, "e8"), armies="e5:2"), marked, jacks="HD", round=6, centre=(0,) + (None,) * 3
    )
    expected = (
        ArmyFacts(0, "e5", 2),
        ArmyFacts(1, "e6", 3, 1, captures=True, stayed=1),
        ArmyFacts(1, "e8", 2, halved=True),
    )
    assert expected == facts(state).armies


def test_missing_squares_by_seat() -> None:
    found = facts(position()).missing
    assert [22, 22] == [len(squares) for squares in found]
    assert "e2" in found[0]
    assert "e1" not in found[0]


@pytest.mark.rule("BW-55")
def test_who_has_lost_the_last_square_is_out() -> None:
    state = position(kingdom(), kings="SCH", queens="SCH", jacks="HDS")
    lost = msgspec.structs.replace(state.kingdoms[2], squares=())
    state = msgspec.structs.replace(state, kingdoms=(*state.kingdoms[:2], lost))
    assert (2,) == facts(state).out


def test_the_squares_of_the_conqueror_are_built_by_no_builder() -> None:
    state = position(kingdom(builders=2), kingdom("e10 f10"))
    assert [0, 2, 2] == [facts(msgspec.structs.replace(state, built=built)).built for built in (0, 2, 3)]


def test_choices_that_take_gold_point_at_it() -> None:
    state = position(kingdom(gold=500, builders=2, barracks=1), kingdom("e10 f10"))
    rules = RULES[2, 10]
    choices = GAME.presenter(rules).choices(rules.observe(state, 0), rules.legal_actions(state))
    dear = {type(choice.action) for choice in choices if "gold" in choice.targets}
    assert {UpgradeSquare, UpgradeSoldier} == dear
    assert all(choice.targets[0] != "gold" for choice in choices if choice.targets)


def test_ability_cards_with_their_texts_and_when_they_wake_up() -> None:
    state = position(
        kingdom(marker=Marker(1, "e9")), kingdom("e10 f10", armies="e9:1"), queens="CD", jacks="HD", round=5
    )
    king, queen, jack = facts(state).court[0]
    assert ["engineer", "grand-merchant", "tactician"] == [card.id for card in (king, queen, jack)]
    assert ("K♠", "The Engineer") == (WORDS.line(king.sign), WORDS.line(king.name))
    assert king.asleep is None
    assert queen.asleep is not None
    assert "Asleep until round 6" == WORDS.line(queen.asleep)
    assert jack.marker is not None
    assert "On Ben, e9" == WORDS.line(jack.marker)
    assert facts(position(queens="CD", round=6)).court[0][1].asleep is None


def test_pieces_that_can_act() -> None:
    state = position(kingdom(builders=2, barracks=1, armies="e3:1"), kingdom("e10", armies="e9:1"), jacks="HD", round=6)
    assert ["Builders 2", "Barracks 1", "Army e3", "Marker J♥"] == pieces(state)
    assert ["Play"] == pieces(after(state, "end"))
    assert [] == [piece.id for piece in facts(state, 1).pieces]


def test_the_conqueror_is_named_where_no_builder_is_left() -> None:
    state = after(position(kingdom(builders=1), kings="DC"), "expand e2")
    assert ["Conqueror: one more square"] == pieces(state)


def test_the_numbers_are_those_of_the_variant() -> None:
    rules = Rules(components_of("income.merchant = 12\ndeck.soldier = [7, 8, 9, 10, 11]"), 2, 10)
    numbers = BoardOfWarPresenter(rules).numbers()
    assert 11 == len(numbers.cards)
    assert "12 gold" in WORDS.line(numbers.cards[0].text)
    assert ("A", "merchant") == (numbers.cards[0].sign, numbers.cards[0].unit)


def test_the_numbers_say_what_is_dealt_from() -> None:
    rules = Rules(components_of("deck.copies = 5"), 2, 10)
    numbers = BoardOfWarPresenter(rules).numbers()
    assert rules.initial_state().deck == tuple(card.copies for card in numbers.cards)
    dealt = [outcome.suits for outcome, _ in rules.chance(rules.initial_state()).outcomes()]
    assert dealt == list(permutations(numbers.suits, 2))


def test_facts_numbers_and_happenings_go_through_json() -> None:
    presenter = GAME.presenter(RULES[2, 10])
    found = facts(position(kingdom(builders=1, armies="e3:2")))
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=presenter.facts_type)
    numbers = presenter.numbers()
    assert numbers == msgspec.json.decode(msgspec.json.encode(numbers), type=presenter.numbers_type)
