"""Positions set up by hand: every field of a form can be changed, and what cannot be is refused with the rule."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from wartable.core.chance import RandomSampler
from wartable.core.editor import EditorField, NotAChange, NotANumber, PositionForm
from wartable.core.errors import IllegalAction
from wartable.core.line import Line
from wartable.core.play import settle
from wartable.core.puzzle import puzzles_of
from wartable.registry import game_ids, get_game
from wartable.text.languages import LANGUAGES
from wartable.text.words import Words


class Set:
    """A position that somebody sets up."""

    def __init__(self, game_id: str, players: int = 2, state: Any = None) -> None:
        self.game = get_game(game_id)
        self.rules = self.game.rules(players)
        editor = self.game.position_editor()
        assert editor is not None
        self.editor = editor
        begun = state if state is not None else editor.beginning(self.rules)
        dice = RandomSampler(random.Random(1))
        self.state = begun if begun is not None else settle(self.rules, self.rules.initial_state(), dice)[0]

    def form(self, place: str = "") -> PositionForm:
        return self.editor.form(self.rules, self.state, place)

    def fields(self, place: str = "") -> dict[str, EditorField]:
        return {field.id: field for group in self.form(place).groups for field in group.fields}

    def change(self, *changes: tuple[str, str]) -> None:
        """All together; IllegalAction where such a position cannot be."""
        state = self.state
        for field, value in changes:
            state = self.editor.changed(self.rules, state, field, value)
        self.state = self.game.read_position(self.rules, self.game.write_position(self.rules, state))

    def rule_of(self, *changes: tuple[str, str]) -> str:
        with pytest.raises(IllegalAction) as refusal:
            self.change(*changes)
        return refusal.value.rule_id


def puzzle_state(game_id: str, number: int) -> Any:
    return puzzles_of(get_game(game_id)).puzzle(number).position


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_of_every_field_is_taken_or_refused_with_a_rule(game_id: str) -> None:
    every = puzzles_of(get_game(game_id))
    for number in (1, len(every.puzzles) // 2, len(every.puzzles)):
        puzzle = every.puzzle(number)
        table = Set(game_id, puzzle.players, puzzle.position)
        places = [option.value for option in table.form().places] or [""]
        for place in random.Random(number).sample(places, min(len(places), 8)):
            for field in table.fields(place).values():
                values = [option.value for option in field.options] or [str(field.low), str(field.high)]
                assert field.value in values or not field.options
                for value in values:
                    after = Set(game_id, puzzle.players, table.state)
                    # IllegalAction has a rule: what is refused otherwise is a defect.
                    with contextlib.suppress(IllegalAction):
                        after.change((field.id, value))
                        assert value == after.fields(place)[field.id].value or field.id.startswith(("die.", "hand."))


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_no_field_is_no_change(game_id: str) -> None:
    table = Set(game_id)
    for field in (
        "tea",
        "",
        "owner.tea",
        "count.9.gold",
        "count.0.tea",
        "army.z99",
        "dice.0.0.9",
        "die.99",
        "hand.0.9",
    ):
        for value in ("", "x", "-1", "²"):
            with pytest.raises((NotAChange, IllegalAction)):
                table.change((field, value))


@pytest.mark.parametrize("game_id", game_ids())
def test_no_number_grows_without_bound_on_the_way(game_id: str) -> None:
    """Changes are made one after the other and judged together: the next must not have millions of things to change."""
    table = Set(game_id)
    numbers = [field.id for field in table.fields().values() if not field.options]
    assert numbers
    for field in numbers:
        with pytest.raises(NotANumber, match="from 0 to 9999"):
            table.editor.changed(table.rules, table.state, field, "99999999")


def test_a_turn_of_nobody_is_no_change() -> None:
    for game_id in ("age-of-war", "board-of-war"):
        with pytest.raises(NotAChange):
            Set(game_id).change(("turn", ""))


def test_a_piece_on_a_square_of_nobody_is_no_change() -> None:
    table = Set("board-of-war")
    held = {square for kingdom in table.state.kingdoms for square in kingdom.squares}
    free = next(option.value for option in table.form().places if option.value not in held)
    for field, value in ((f"piece.{free}", "merchant"), (f"upgraded.{free}", "yes")):
        with pytest.raises(NotAChange):
            table.change((field, value))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_label_has_words(game_id: str, language: str) -> None:
    words = Words(language, game_id).named(["Ana", "Ben"])
    form = Set(game_id).form()
    for group in form.groups:
        for label in (group.label, *(field.label for field in group.fields), *_options(group.fields)):
            assert "editor-" not in words.line(label)
            assert words.line(label).strip()


def _options(fields: tuple[EditorField, ...]) -> list[Line]:
    return [option.label for field in fields for option in field.options]


@pytest.mark.rule("AW-31")
@pytest.mark.rule("AW-40")
def test_age_of_war() -> None:
    table = Set("age-of-war")
    assert "-------------- 0 *7" == table.game.write_position(table.rules, table.state)
    table.change(("owner.azuchi", "1"), ("turn", "1"), ("dice", "3"), ("die.0", "daimyo"))
    azuchi = table.rules.components.number_of("azuchi")  # type: ignore[attr-defined]
    assert 1 == table.state.owners[azuchi]
    assert (1, 3, (1, 1, 6)) == (table.state.turn, table.state.dice, table.state.roll)
    every = [(field, "0") for field in table.fields() if field.startswith("owner.")]
    assert "AW-40" == table.rule_of(*every)
    assert "AW-10" == table.rule_of(("dice", "8"))


@pytest.mark.rule("BW-10")
@pytest.mark.rule("BW-11")
@pytest.mark.rule("BW-40")
@pytest.mark.rule("BW-52")
def test_board_of_war() -> None:
    table = Set("board-of-war")
    kings = table.state.kings
    table.change(("count.0.gold", "33"), ("court.0.kings", kings[1].value), ("round", "7"), ("turn", "1"))
    assert 33 == table.state.kingdoms[0].gold
    # Whoever had the ability takes the other one (BW-10).
    assert (kings[1], kings[0]) == table.state.kings
    assert (7, 1) == (table.state.round, table.state.turn)
    theirs = table.state.kingdoms[1].squares[0]
    assert "BW-52" == table.rule_of((f"army.{theirs}", "0"))
    table.change((f"holder.{theirs}", "0"), (f"army.{theirs}", "0"), (f"soldiers.{theirs}", "4"))
    assert theirs in table.state.kingdoms[0].squares
    assert [4] == [army.soldiers for army in table.state.kingdoms[0].armies if army.square == theirs]
    table.change((f"piece.{theirs}", "farmer"), (f"upgraded.{theirs}", "yes"))
    assert theirs in table.state.kingdoms[0].farmers
    assert theirs in table.state.kingdoms[0].upgrades
    copies = table.rules.box.copies  # type: ignore[attr-defined]
    ones = [(f"hand.{seat}.{at}", "1") for seat in (0, 1) for at in range(len(table.state.hands[seat]))]
    if len(ones) > copies:
        assert "BW-11" == table.rule_of(*ones)


@pytest.mark.rule("ED-1")
@pytest.mark.rule("ED-6")
@pytest.mark.rule("ED-15")
@pytest.mark.rule("ED-35")
def test_epic_dice_battles() -> None:
    table = Set("epic-dice-battles", 2, puzzle_state("epic-dice-battles", 1))
    table.change(("season", "autumn"), ("count.0.rice", "9"))
    assert 9 == table.state.mats[0].rice
    free = next(at for at, slot in enumerate(table.state.mats[0].slots) if slot is None)
    table.change((f"region.0.{free}", "3"), (f"dice.0.{free}.0", "2"), (f"tokens.0.{free}.1", "1"))
    slot = table.state.mats[0].slots[free]
    assert (2, 0, 0) == slot.dice
    assert 1 == slot.tokens[1]
    assert 3 == table.state.mats[0].regions[slot.number - 1]
    assert "ED-6" == table.rule_of((f"dice.0.{free}.1", "3"))
    assert "ED-1" == table.rule_of(("count.0.villages", "99"))
    table.change(("castle.3", "0"))
    assert 3 in table.state.mats[0].castles
    table.change(("castle.3", "1"))
    assert 3 not in table.state.mats[0].castles
