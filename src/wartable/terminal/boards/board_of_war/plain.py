"""Board of War in words: for screen readers, pipes, and the scoring at the end."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.games.board_of_war.components import CourtRank
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.nouns import court_card, court_text, unit_name
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.abilities import army_power
from wartable.text.words import Words

__all__ = ["hand_line", "plain", "standings"]


def plain(presenter: BoardOfWarPresenter, observation: Observation, words: Words) -> str:
    """The position in words: the round, then a paragraph per kingdom, then the own hand."""
    rules = presenter.rules
    if not observation.kingdoms:
        return words.say("board-round", round=observation.round, cards=observation.deck_size)
    lines = [words.say("board-round", round=observation.round, cards=observation.deck_size)]
    for seat in observation.order or range(observation.players):
        lines += _kingdom(rules, observation, seat, words)
    captured = [
        words.say("plain-captured", square=square, player=words.name(owner))
        for square, owner in zip(rules.box.board.centre, observation.centre, strict=False)
        if owner is not None
    ]
    lines += captured
    lines += _missing(rules, observation, words)
    if observation.hand:
        lines.append(hand_line(rules, observation, words))
    return "\n".join(lines)


def standings(_presenter: BoardOfWarPresenter, observation: Observation, words: Words) -> tuple[tuple[str, ...], ...]:
    """At the end: how far everybody came on the three ways to win."""
    head = tuple(words.say(key) for key in ("noun-player", "victory-gold", "victory-expansion", "victory-centre"))
    rows = [
        (
            words.name(seat),
            f"{track.gold}/{track.gold_goal}",
            f"{track.expansion}/{track.expansion_goal}",
            f"{track.centre}/{track.centre_goal}",
        )
        for seat, track in enumerate(observation.tracks)
    ]
    return (head, *rows)


def hand_line(rules: Rules, observation: Observation, words: Words) -> str:
    """The viewer's own cards, with what each brings."""
    cards = []
    for card in observation.hand or ():
        unit = rules.box.unit_of[card]
        assert unit is not None
        cards.append(f"{format_card(card)} {words.line(unit_name(unit))}")
    return words.say("board-hand", cards=words.joined(cards))


def _kingdom(rules: Rules, observation: Observation, seat: Seat, words: Words) -> Iterator[str]:
    kingdom, track = observation.kingdoms[seat], observation.tracks[seat]
    name = words.name(seat)
    if not kingdom.squares:
        yield words.say("plain-fallen", player=name)
        return
    yield words.say(
        "plain-kingdom",
        player=name,
        gold=track.gold,
        goldgoal=track.gold_goal,
        income=track.income,
        land=track.expansion,
        landgoal=track.expansion_goal,
        centre=track.centre,
        centregoal=track.centre_goal,
    )
    yield "  " + words.say("plain-squares", squares=words.joined(kingdom.squares))
    for key, squares in (
        ("plain-merchants", kingdom.merchants),
        ("plain-farmers", kingdom.farmers),
        ("plain-upgrades", kingdom.upgrades),
    ):
        if squares:
            yield "  " + words.say(key, squares=words.joined(squares))
    recruits = kingdom.barracks + kingdom.barracks_upgraded
    yield "  " + words.say("plain-beside", builders=kingdom.builders, soldiers=recruits)
    for army in kingdom.armies:
        power = army_power(rules.box, observation, seat, army)
        yield "  " + words.say("plain-army", square=army.square, power=power, stayed=army.stayed)
    yield from (f"  {line}" for line in _cards(rules, observation, seat, words))


def _cards(rules: Rules, observation: Observation, seat: Seat, words: Words) -> Iterator[str]:
    for rank, by_seat in zip(CourtRank, (observation.kings, observation.queens, observation.jacks), strict=True):
        if by_seat:
            card = words.line(court_card(rank, by_seat[seat]))
            yield f"{card}: {words.line(court_text(rules.box.numbers, rank, by_seat[seat]))}"
    marker = observation.kingdoms[seat].marker
    if marker is not None:
        where = marker.square or ""
        yield words.say("plain-marker", player=words.name(marker.seat), square=where)


def _missing(rules: Rules, observation: Observation, words: Words) -> list[str]:
    """The squares of the viewer's goal that are not yet held."""
    viewer = observation.viewer
    if viewer is None or not observation.sides:
        return []
    held = set(observation.kingdoms[viewer].squares)
    missing = [square for square in rules.box.board.goal[observation.sides[viewer]] if square not in held]
    return [words.say("plain-missing", squares=words.joined(missing))] if missing else []
