"""What must hold in every state of Board of War, whatever has happened; tests ask it."""

from __future__ import annotations

from wartable.games.board_of_war.components import CLUBS, DIAMONDS
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.abilities import markers_returned
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.state import Kingdom, Phase, State

__all__ = ["check_invariants"]


def check_invariants(rules: Rules, state: State) -> None:
    """Raise AssertionError if a state cannot have come from play."""
    box = rules.box
    _check_cards(box, state)
    _check_ground(box, state)
    for kingdom in state.kingdoms:
        _check_kingdom(box, kingdom)
    _check_turn(box, state)
    assert markers_returned(state.jacks, state.kingdoms) == state.kingdoms, "a marker lies on nothing"


def _check_cards(box: Box, state: State) -> None:
    held = [card for hand in state.hands for card in hand]
    assert len(state.deck) == len(state.discard) == box.ranks, "BW-11: a pile by rank"
    assert all(1 <= card <= box.ranks for card in held), "BW-11: a card of the deck"
    assert state.played is None or 1 <= state.played <= box.ranks, "BW-22: a card of the deck"
    assert len(state.hands) in (0, box.players), "BW-11: a hand each"
    for rank in range(1, box.ranks + 1):
        count = state.deck[rank - 1] + state.discard[rank - 1] + held.count(rank)
        assert count == box.copies, f"BW-11: {count} cards of rank {rank}"
    for seat, hand in enumerate(state.hands):
        assert list(hand) == sorted(hand), "hands are sorted, so that their order tells nothing"
        waits = state.phase in (Phase.PLACE, Phase.DRAW) and seat == state.turn
        if state.phase is not Phase.DEAL:
            assert len(hand) == box.components.deck.hand - waits, "BW-11: a hand has so many cards"
    for suits in (state.kings, state.queens, state.jacks):
        assert len(set(suits)) == len(suits) in (0, box.players), "BW-10: everybody has another suit"


def _check_ground(box: Box, state: State) -> None:
    """No two kingdoms share a square, no two armies either, and nobody stands in a foreign kingdom."""
    squares = [square for kingdom in state.kingdoms for square in kingdom.squares]
    assert len(set(squares)) == len(squares), "BW-40: a builder adds a free square"
    assert not set(squares) & set(box.board.centre), "BW-40: no builder reaches the centre"
    armies = [army.square for kingdom in state.kingdoms for army in kingdom.armies]
    assert len(set(armies)) == len(armies), "BW-52: one army on a square"
    for kingdom in state.kingdoms:
        foreign = set(squares) - set(kingdom.squares)
        assert not foreign & {army.square for army in kingdom.armies}, "BW-52: no army enters a foreign kingdom"
    assert len(state.centre) in (0, len(box.board.centre))
    for owner in state.centre:
        assert owner is None or 0 <= owner < len(state.kingdoms), "BW-13: a player"
        assert owner is None or state.kingdoms[owner].squares, "a centre square of a kingdom that is out"


def _check_kingdom(box: Box, kingdom: Kingdom) -> None:
    if not kingdom.squares:
        assert kingdom == Kingdom(squares=()), "out of the game with all its pieces"
        return
    for squares in (kingdom.squares, kingdom.merchants, kingdom.farmers, kingdom.upgrades):
        assert squares == box.board.squares_of(box.board.mask(squares)), "squares stand in board order, each once"
        assert set(squares) <= set(kingdom.squares), "BW-23: pieces stand in the own kingdom"
    assert not set(kingdom.merchants) & set(kingdom.farmers), "BW-23: one piece on a square"
    counts = (kingdom.gold, kingdom.builders, kingdom.barracks, kingdom.barracks_upgraded)
    assert min(counts) >= 0
    places = tuple(army.square for army in kingdom.armies)
    assert places == box.board.squares_of(box.board.mask(places)), "armies stand in board order"
    for army in kingdom.armies:
        assert min(army.soldiers, army.upgraded) >= 0
        assert army.soldiers + army.upgraded > 0
        assert 0 <= army.stayed < box.components.victory.rounds_to_capture
        assert army.stayed == 0 or army.square in box.board.centre


def _check_turn(box: Box, state: State) -> None:
    assert (state.phase is Phase.OVER) == (state.victory is not None)
    assert (state.phase is Phase.FIGHT) == (state.attack is not None)
    assert (state.phase is Phase.RAZE) == (state.besieged is not None) == (state.to_raze > 0)
    assert (state.phase is Phase.PLACE) == (state.played is not None)
    if state.phase is Phase.DEAL:
        return
    assert sorted(state.order) == list(range(box.players))
    assert len(state.kingdoms) == len(state.hands) == len(state.kings) == box.players, "BW-10: everybody has everything"
    named = [state.turn, *state.repulsed_by, *(() if state.besieged is None else (state.besieged,))]
    markers = [kingdom.marker for kingdom in state.kingdoms if kingdom.marker is not None]
    assert all(0 <= seat < box.players for seat in (*named, *(marker.seat for marker in markers))), "BW-13: a player"
    squares = {marker.square for marker in markers if marker.square is not None}
    squares |= {state.attack.army, state.attack.target} if state.attack is not None else set()
    assert squares <= set(box.board.squares), "a square of the board"
    own = state.kingdoms[state.turn]
    assert own.squares, "a kingdom that is out has no turn"
    assert 0 <= state.built <= own.builders
    assert state.extra == 0 or state.kings[state.turn] is DIAMONDS
    if state.round < box.components.jacks.from_round:
        assert not any(kingdom.marker for kingdom in state.kingdoms), "a Jack before its round"
    assert state.turn not in state.repulsed_by
    assert len(set(state.repulsed_by)) == len(state.repulsed_by), "a kingdom that tied is besieged again"
    assert not state.spied or state.jacks[state.turn] is CLUBS
    if state.besieged is not None:
        assert state.to_raze < len(state.kingdoms[state.besieged].squares)
