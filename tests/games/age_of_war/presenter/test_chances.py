"""The odds beside the castles."""

from __future__ import annotations

import msgspec

from wartable.core.line import Line
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.game import GAME
from wartable.games.age_of_war.presenter.chances import board_odds
from wartable.games.age_of_war.presenter.nouns import DICE
from wartable.games.age_of_war.state import Placed, State

BOX = standard_components()
RULES = GAME.rules(2)
ROLL = (1, 1, 2, 3, 4, 5, 6)
START = State(owners=(None,) * len(BOX.castles), turn=0, dice=7, roll=ROLL)


def shown(state: State) -> dict[str, float]:
    """The chances of castles and of losing a die, without those of single lines."""
    found = board_odds(BOX, RULES.observe(state, 0))
    return {name.removeprefix("castle:"): chance.win for name, chance in found.items() if "/" not in name}


def test_before_the_roll_there_is_nothing_to_show():
    assert {} == shown(msgspec.structs.replace(START, roll=None))


def test_every_open_castle_has_the_odds_of_its_best_move():
    expected = {
        castle.id: float(odds.best_move(castle.lines_to_fill(stolen=False), ROLL).odds) for castle in BOX.castles
    }
    found = shown(START)
    assert float(max(odds.of_lines(c.lines_to_fill(stolen=False), 6) for c in BOX.castles)) == found.pop(DICE)
    assert expected == found


def test_own_castles_are_left_out_and_stolen_ones_need_the_special_line():
    state = msgspec.structs.replace(START, owners=(0, 1, *START.owners[2:]))
    found = shown(state)
    assert BOX.castles[0].id not in found
    expected = odds.best_move(BOX.castles[1].lines_to_fill(stolen=True), ROLL).odds
    assert float(expected) == found[BOX.castles[1].id]


def test_a_chosen_castle_is_the_only_one_and_its_filled_lines_count():
    castle = BOX.castles[2]
    state = msgspec.structs.replace(START, target=2, placed=(Placed(0, ()),))
    rest = castle.lines_to_fill(stolen=False)[1:]
    assert {castle.id, DICE} == set(shown(state))
    assert float(odds.best_move(rest, ROLL).odds) == shown(state)[castle.id]


def test_a_line_has_the_odds_of_the_castle_once_it_is_filled():
    castle = BOX.castles[2]
    found = board_odds(BOX, RULES.observe(START, 0))
    for line, battle_line in enumerate(castle.lines):
        dice = battle_line.dice_for(ROLL)
        name = f"castle:{castle.id}/{line}"
        if dice is None:
            assert name not in found
        else:
            rest = (*castle.lines[:line], *castle.lines[line + 1 :])
            assert float(odds.of_lines(rest, 7 - len(dice))) == found[name].win
    assert Line("odds-best", {"castle": Line("castle-gifu")}) == found[DICE].note
