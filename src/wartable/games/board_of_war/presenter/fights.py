"""Attacks as they are seen: announced, rolled, and what they cost (BW-53 to BW-55)."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Name
from wartable.core.presenter import Weight
from wartable.games.board_of_war.actions import Attack, Fought
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import kinds
from wartable.games.board_of_war.presenter.kinds import BoardOfWarHappening, FightEnd
from wartable.games.board_of_war.presenter.nouns import square_id
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.fighting import Clash, clash_of

__all__ = ["begun", "fought"]


def begun(box: Box, before: Observation, attack: Attack) -> kinds.AttackBegun:
    """An attack is announced."""
    clash = clash_of(box, before, attack)
    args: dict[str, Arg] = {
        "player": Name(before.turn),
        "army": attack.army,
        "square": attack.target,
        "enemy": Name(clash.defender),
    }
    return kinds.AttackBegun(
        seat=before.turn,
        weight=Weight.MAJOR,
        line=Line("log-besieges" if clash.siege else "log-attacks", args),
        targets=(square_id(attack.army), square_id(attack.target)),
        army=attack.army,
        square=attack.target,
        defender=clash.defender,
        siege=clash.siege,
    )


def fought(box: Box, before: Observation, dice: Fought, after: Observation) -> tuple[BoardOfWarHappening, ...]:
    """The dice of an attack, and what came of it."""
    attack = before.attack
    assert attack is not None
    clash = clash_of(box, before, attack)
    totals = (clash.attack_power + dice.attacker, clash.defence_power + dice.defender)
    result = _result(before, attack, clash, totals[0] - totals[1], after)
    assert result.line is not None
    fight = kinds.Fight(
        seat=before.turn,
        weight=Weight.NOTABLE,
        line=_rolled(before.turn, clash, dice, totals),
        targets=(square_id(attack.army), square_id(attack.target)),
        defender=clash.defender,
        army=attack.army,
        square=attack.target,
        siege=clash.siege,
        far=clash.far,
        dice=(dice.attacker, dice.defender),
        faces=box.components.fighting.die,
        powers=(clash.attack_power, clash.defence_power),
        totals=totals,
        end=FightEnd.TIED if totals[0] == totals[1] else FightEnd.WON if totals[0] > totals[1] else FightEnd.LOST,
        outcome=result.line,
    )
    return fight, result


def _rolled(seat: Seat, clash: Clash, dice: Fought, totals: tuple[int, int]) -> Line:
    return Line(
        "log-fought",
        {
            "player": Name(seat),
            "enemy": Name(clash.defender),
            "die": dice.attacker,
            "power": clash.attack_power,
            "total": totals[0],
            "enemydie": dice.defender,
            "enemypower": clash.defence_power,
            "enemytotal": totals[1],
        },
    )


def _result(
    before: Observation, attack: Attack, clash: Clash, margin: int, after: Observation
) -> kinds.Tied | kinds.ArmyHurt | kinds.SiegeWon | kinds.KingdomFallen:
    seat = before.turn
    player, enemy = Name(seat), Name(clash.defender)
    if margin == 0:
        tie = Line("log-tie-siege", {"player": player, "enemy": enemy}) if clash.siege else Line("log-tie")
        return kinds.Tied(seat=seat, weight=Weight.NOTABLE, line=tie)
    if margin < 0 and clash.far:
        return kinds.Tied(seat=seat, weight=Weight.NOTABLE, line=Line("log-far-loss", {"player": player}))
    if margin < 0:
        return _hurt(seat, attack.army, -margin, after, siege=clash.siege)
    if not clash.siege:
        return _hurt(clash.defender, attack.target, margin, after, siege=False)
    if not after.kingdoms[clash.defender].squares:
        line = Line("log-fallen", {"player": enemy})
        return kinds.KingdomFallen(seat=seat, weight=Weight.MAJOR, line=line, victim=clash.defender)
    line = Line("log-loses-squares", {"player": player, "enemy": enemy, "count": margin})
    return kinds.SiegeWon(seat=seat, weight=Weight.MAJOR, line=line, victim=clash.defender, squares=margin)


def _hurt(owner: Seat, square: Square, loss: int, after: Observation, *, siege: bool) -> kinds.ArmyHurt:
    args: dict[str, Arg] = {"player": Name(owner), "square": square, "loss": loss}
    is_gone = army_at(after.kingdoms[owner], square) is None
    # BW-53: an army that loses to an army loses power, one that loses a siege loses soldiers.
    key = "log-army-lost" if is_gone else "log-army-thinned" if siege else "log-army-weakened"
    return kinds.ArmyHurt(
        seat=owner,
        weight=Weight.MAJOR,
        line=Line(key, args),
        targets=(square_id(square),),
        square=square,
        loss=loss,
        is_gone=is_gone,
    )
