"""What is true of every state between two events; tests ask after each."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules.clash import all_units
from wartable.games.epic_dice_battles.rules.mat import armies_in, foreign_regions, supply
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import (
    Battle,
    BattleKind,
    Calling,
    DrawingFirst,
    Feeding,
    Fighting,
    Marching,
    Mat,
    Naming,
    Over,
    Phase,
    Slot,
    Spring,
    State,
    TurnOver,
    Villages,
)

__all__ = ["check_invariants"]


def check_invariants(rules: Rules, state: State) -> None:
    """AssertionError says what is wrong with a state."""
    assert not isinstance(state.stage, TurnOver), "the calendar stands still between two turns"
    assert len(state.mats) == rules.players, "a mat per player"
    _check_seats(state)
    _check_stage(rules.components, state)
    unsettled = _unsettled_slots(state)
    for seat, mat in enumerate(state.mats):
        _check_mat(rules.components, mat)
        for place, slot in enumerate(mat.slots):
            if slot is not None:
                _check_slot(rules.components, slot, is_settled=(seat, place) not in unsettled)
    _check_castles(state)
    _check_battle(rules.components, state)
    if isinstance(state.stage, Over):
        assert state.stage.winners, "somebody wins"


def _unsettled_slots(state: State) -> set[tuple[int, int]]:
    """Armies that owe a token (ED-42), or are counted anew after the battle (ED-68)."""
    match state.stage:
        case Fighting(battle=battle):
            return {(side.seat, place) for side in battle.sides for place in side.slots}
        case Feeding(seat, slot=int(place)):
            return {(seat, place)}
        case _:
            return set()


def _check_mat(components: Components, mat: Mat) -> None:
    economy = components.economy
    assert min(mat.rice, mat.money, mat.honor, mat.officers, mat.villages, mat.tokens_left) >= 0, "nothing is owed"
    assert mat.rice_marker <= economy.winter.rice_marker_top, "ED-12: the ladder has a top"
    if mat.is_out:
        assert not mat.castles, "ED-71: who is out has no castle"
        assert not any(mat.slots), "ED-71: who is out has no army"
        return
    assert supply(components, mat) >= 0, "ED-1: no more dice than a player has"
    assert mat.action_dice <= economy.action_dice, "ED-20: no more action dice than three"
    assert len(mat.slots) == len(mat.regions) == economy.armies, "ED-6: at most four armies"
    numbers = [slot.number for slot in mat.slots if slot is not None]
    on_board = [number for number, region in enumerate(mat.regions, start=1) if region is not None]
    assert sorted(numbers) == on_board, "ED-15: every army has its own number, and a die on the board shows it"
    places = {region for region in mat.regions if region is not None} | set(mat.castles)
    assert all(0 <= region < len(components.regions) for region in places), "ED-15: armies and castles stand on the map"


def _check_slot(components: Components, slot: Slot, *, is_settled: bool) -> None:
    main, flank1, flank2 = slot.dice
    assert main > 0, "an army has dice"
    assert min(slot.dice) >= 0, "no line owes a die"
    assert main + flank1 + flank2 <= components.economy.army_dice, "ED-6: at most twelve dice in an army"
    assert flank1 + flank2 <= main, "ED-6: no more dice in the flanks than in the main line"
    assert slot.tokens[0] == 0, "ED-3: footmen have no token"
    assert not is_settled or sum(slot.tokens) <= sum(slot.dice), "ED-6: no more tokens than dice"
    assert all(0 <= up <= held for up, held in zip(slot.face_up, slot.tokens, strict=True)), "face-up tokens are there"
    assert slot.shields >= 0, "no shield is owed"
    if slot.is_number_up:
        assert slot.number_seen is not None, "ED-16: what was revealed is remembered"
        assert slot.number_seen.number == slot.number, "ED-16: as it is"


def _check_seats(state: State) -> None:
    """Whoever is named plays: somebody is looked for among those who do, until there is nobody left to ask."""
    stage = state.stage
    is_anybody_there = not all(mat.is_out for mat in state.mats)
    assert is_anybody_there or isinstance(stage, Over), "ED-72: with nobody left the game is over"
    named: list[Seat | None] = [state.first, stage.seat]
    match stage:
        case Spring(spied=spied):
            named.append(spied)
        case Villages(seat=seat, owner=owner):
            named.append(owner)
            assert seat in (None, owner), "ED-70: whose dice return says where they go"
        case Calling(questions=questions):
            named += [seat for seat, _ in questions]
        case Fighting(battle=battle, namer=namer):
            named += [namer, *(side.seat for side in battle.sides)]
        case DrawingFirst():
            assert stage.seat is None, "ED-14: nobody chooses who begins"
        case Over(winners=winners, scores=scores):
            assert stage.seat is None, "ED-72: nobody has a turn when the game is over"
            named += winners
            assert len(scores) == len(state.mats), "ED-73: everybody has points"
        case _:
            pass
    players = len(state.mats)
    assert all(seat is None or 0 <= seat < players for seat in named), "ED-14: every seat is that of a player"
    assert stage.seat is None or not state.mats[stage.seat].is_out, "ED-71: nobody who is out has a turn"


def _check_stage(components: Components, state: State) -> None:
    """What is being decided is there: armies by their slots or numbers, regions, dice."""
    armies, stage = components.economy.armies, state.stage
    regions: list[int | None] = []
    match stage:
        case Spring(seat=seat, supported=supported, numbers=handed_out):
            assert {*supported, *handed_out} <= set(range(1, armies + 1)), "ED-22: armies have numbers"
            assert len(handed_out) < max(1, len([slot for slot in state.mats[seat].slots if slot])), "ED-22: one each"
        case Feeding(seat=seat, slot=slot):
            assert slot is None or state.mats[seat].slots[slot] is not None, "ED-42: an army gives up a token"
        case Marching(passed=passed, tired=tired, leading=leading, relieved=relieved):
            assert len(passed) == len(tired) == len(state.mats), "ED-50: everybody passes or marches"
            numbers = {number for each in tired for number in each} | ({leading} if leading is not None else set())
            assert numbers <= set(range(1, armies + 1)), "ED-50: armies have numbers"
            regions += relieved
        case Calling(region=region, questions=questions, fights=fights):
            regions += [region, *(each for _, each in questions), *(fight.region for fight in fights)]
        case Naming(fights=fights):
            assert len({fight.region for fight in fights}) == len(fights) > 0, "ED-55: one battle in a region"
            regions += [fight.region for fight in fights]
        case Fighting(battle=battle, fights=fights):
            _check_sides(state, battle)
            regions += [battle.region, *(fight.region for fight in fights)]
        case Villages(owner=owner, returning=returning):
            assert (stage.seat is None) == (returning == 0), "ED-70: dice return, or are rolled"
            assert stage.seat is not None or state.mats[owner].villages, "ED-70: there is something to roll"
        case _:
            pass
    assert all(region is None or 0 <= region < len(components.regions) for region in regions), "a region of the map"


def _check_sides(state: State, battle: Battle) -> None:
    """Each has armies of its own."""
    seats = [side.seat for side in battle.sides]
    assert len(seats) == len(set(seats)) > 1, "ED-55: a battle has sides"
    assert len(seats) == 2 or battle.kind is not BattleKind.SIEGE, "ED-80: a siege has two sides"
    assert set(battle.fighters) <= set(range(len(seats))), "who fights is a side"
    assert 0 <= battle.attacker < len(seats), "who attacks is a side"
    assert battle.flank in (1, 2), "ED-63: there are two flanks"
    for side in battle.sides:
        slots = state.mats[side.seat].slots
        assert all(0 <= place < len(slots) for place in side.slots), "ED-15: an army of the mat"
        assert len(set(side.slots)) == len(side.slots), "each army once"
    assert battle.regroup is None or 0 <= battle.regroup.side < len(seats), "who regroups is a side"


def _check_castles(state: State) -> None:
    castles = [castle for mat in state.mats for castle in mat.castles]
    assert len(set(castles)) == len(castles), "ED-35: one castle in a region"
    for mat in state.mats:
        assert list(mat.castles) == sorted(mat.castles), "castles are listed in order"


def _check_battle(components: Components, state: State) -> None:
    if not isinstance(state.stage, Fighting):
        return
    battle = state.stage.battle
    for side in battle.sides:
        units = all_units(side)
        assert min(units) >= 0, "nobody falls twice"
        assert side.absorbed <= side.shields * components.shield_absorbs, "ED-62: a shield absorbs two hits"
        if battle.phase is not Phase.STARS and battle.kind is not BattleKind.FINAL:
            assert side.lines[0][3] == 0 or battle.phase in (Phase.MAIN, Phase.REGROUP, Phase.FOLLOW_UP), (
                "ED-61: no ninja in the main line"
            )
    if battle.kind is BattleKind.SIEGE and battle.phase is not Phase.REGROUP:
        attacker = battle.sides[battle.attacker].seat
        assert battle.region is not None
        assert armies_in(state.mats[attacker], battle.region), "a siege has a besieger"
        assert battle.region in foreign_regions(state, battle.sides[1 - battle.attacker].seat), "before the walls"
