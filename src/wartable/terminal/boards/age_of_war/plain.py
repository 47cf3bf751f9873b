"""Age of War in words: for screen readers, pipes, and the scoring at the end."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.game import Seat
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.presenter import AgeOfWarPresenter, nouns
from wartable.games.age_of_war.presenter.facts import AgeOfWarNumbers
from wartable.text.words import Words

__all__ = ["plain", "standings"]


def plain(presenter: AgeOfWarPresenter, observation: Observation, words: Words) -> str:
    """The position in words, a castle per line."""
    numbers = presenter.numbers()
    lines = []
    for clan in numbers.clans:
        lines.append(words.say("plain-clan", clan=nouns.clan_name(clan.id), points=clan.points))
        lines += [f"  {_castle(numbers, observation, number, words)}" for number in clan.castles]
    lines += [
        words.say("plain-standing", player=words.name(seat), points=s.points, castles=s.castles, clans=s.clans)
        for seat, s in enumerate(observation.standings)
    ]
    return "\n".join([*lines, *_turn(presenter, observation, words)])


def standings(presenter: AgeOfWarPresenter, observation: Observation, words: Words) -> tuple[tuple[str, ...], ...]:
    """The scoring: each seat's face-up castles, its conquered clans, its points; the best first (AW-41, AW-42)."""
    numbers = presenter.numbers()
    order = sorted(enumerate(observation.standings), key=lambda pair: pair[1], reverse=True)
    head = tuple(words.say(key) for key in ("noun-player", "noun-castles", "noun-clans", "noun-points"))
    rows = [
        (
            words.name(seat),
            words.joined(_face_up(numbers, observation, seat, words)),
            words.joined(_conquered(numbers, observation, seat, words)),
            str(standing.points),
        )
        for seat, standing in order
    ]
    return (head, *rows)


def _castle(numbers: AgeOfWarNumbers, observation: Observation, number: int, words: Words) -> str:
    castle, owner = numbers.castles[number], observation.owners[number]
    name, lines = nouns.castle_name(castle.id), _lines(castle.lines[:-1], words)
    said = words.say("plain-castle", castle=name, points=castle.points, lines=lines)
    if owner is None:
        return said
    key = "plain-owner-safe" if number in observation.face_down else "plain-owner"
    return f"{said} {words.say(key, player=words.name(owner))}"


def _turn(presenter: AgeOfWarPresenter, observation: Observation, words: Words) -> list[str]:
    """The dice and what was filled this turn."""
    if observation.roll is None:
        return []
    said = [words.say("plain-dice", dice=nouns.faces(observation.roll), lost=observation.lost)]
    if observation.target is not None:
        castle = presenter.numbers().castles[observation.target]
        needed = presenter.facts(observation, ()).lines_to_fill[observation.target]
        done = {placed.line for placed in observation.placed}
        filled = _lines([castle.lines[number] for number in needed if number in done], words)
        still = _lines([castle.lines[number] for number in needed if number not in done], words)
        said.append(words.say("plain-target", castle=nouns.castle_name(castle.id), filled=filled, open=still))
    return said


def _lines(lines: Sequence[nouns.AnyLine], words: Words) -> str:
    return words.say("plain-line-separator").join(words.phrase(nouns.battle_line(line)) for line in lines)


def _face_up(numbers: AgeOfWarNumbers, observation: Observation, seat: Seat, words: Words) -> list[str]:
    return [
        words.say("score-part", name=nouns.castle_name(castle.id), points=castle.points)
        for number, castle in enumerate(numbers.castles)
        if observation.owners[number] == seat and number not in observation.face_down
    ]


def _conquered(numbers: AgeOfWarNumbers, observation: Observation, seat: Seat, words: Words) -> list[str]:
    return [
        words.say("score-part", name=nouns.clan_name(clan.id), points=clan.points)
        for clan in numbers.clans
        if clan.castles[0] in observation.face_down and observation.owners[clan.castles[0]] == seat
    ]
