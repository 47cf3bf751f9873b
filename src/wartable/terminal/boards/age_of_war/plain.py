"""Age of War in words: for screen readers, pipes, and the scoring at the end."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.game import Seat
from wartable.games.age_of_war import log
from wartable.games.age_of_war.components import BattleLine, Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.rules import Rules
from wartable.text.words import Words

__all__ = ["plain", "standings"]


def plain(rules: Rules, observation: Observation, words: Words) -> str:
    """The position in words, a castle per line."""
    box = rules.components
    lines = []
    for clan in box.clans:
        lines.append(words.say("plain-clan", clan=log.clan_name(clan.id), points=clan.points))
        lines += [f"  {_castle(box, observation, number, words)}" for number in clan.castles]
    lines += [
        words.say("plain-standing", player=words.name(seat), points=s.points, castles=s.castles, clans=s.clans)
        for seat, s in enumerate(observation.standings)
    ]
    return "\n".join([*lines, *_turn(box, observation, words)])


def standings(rules: Rules, observation: Observation, words: Words) -> tuple[tuple[str, ...], ...]:
    """The scoring: each seat's face-up castles, its conquered clans, its points; the best first (AW-41, AW-42)."""
    box = rules.components
    order = sorted(enumerate(observation.standings), key=lambda pair: pair[1], reverse=True)
    head = tuple(words.say(key) for key in ("noun-player", "noun-castles", "noun-clans", "noun-points"))
    rows = [
        (
            words.name(seat),
            words.joined(_face_up(box, observation, seat, words)),
            words.joined(_conquered(box, observation, seat, words)),
            str(standing.points),
        )
        for seat, standing in order
    ]
    return (head, *rows)


def _castle(box: Components, observation: Observation, number: int, words: Words) -> str:
    castle, owner = box.castles[number], observation.owners[number]
    name, lines = log.castle_name(castle.id), _lines(castle.lines, words)
    said = words.say("plain-castle", castle=name, points=castle.points, lines=lines)
    if owner is None:
        return said
    key = "plain-owner-safe" if number in observation.face_down else "plain-owner"
    return f"{said} {words.say(key, player=words.name(owner))}"


def _turn(box: Components, observation: Observation, words: Words) -> list[str]:
    """The dice and what was filled this turn."""
    if observation.roll is None:
        return []
    said = [words.say("plain-dice", dice=log.faces(observation.roll), lost=observation.lost)]
    if observation.target is not None:
        castle = box.castles[observation.target]
        needed = castle.lines_to_fill(stolen=observation.owners[observation.target] is not None)
        done = {placed.line for placed in observation.placed}
        filled = _lines([line for number, line in enumerate(needed) if number in done], words)
        still = _lines([line for number, line in enumerate(needed) if number not in done], words)
        said.append(words.say("plain-target", castle=log.castle_name(castle.id), filled=filled, open=still))
    return said


def _lines(lines: Sequence[BattleLine], words: Words) -> str:
    return words.say("plain-line-separator").join(words.phrase(log.battle_line(line)) for line in lines)


def _face_up(box: Components, observation: Observation, seat: Seat, words: Words) -> list[str]:
    return [
        words.say("score-part", name=log.castle_name(castle.id), points=castle.points)
        for number, castle in enumerate(box.castles)
        if observation.owners[number] == seat and number not in observation.face_down
    ]


def _conquered(box: Components, observation: Observation, seat: Seat, words: Words) -> list[str]:
    return [
        words.say("score-part", name=log.clan_name(clan.id), points=clan.points)
        for clan in box.clans
        if clan.castles[0] in observation.face_down and observation.owners[clan.castles[0]] == seat
    ]
