"""Board of War in words: for screen readers, pipes, and the scoring at the end."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import BoardOfWarPresenter
from wartable.games.board_of_war.presenter.facts import BoardOfWarFacts
from wartable.text.words import Words

__all__ = ["hand_line", "plain"]


def plain(presenter: BoardOfWarPresenter, observation: Observation, words: Words) -> str:
    """The position in words: the round, then a paragraph per kingdom, then the own hand."""
    if not observation.kingdoms:
        return words.say("board-round", round=observation.round, cards=observation.deck_size)
    facts = presenter.facts(observation, ())
    lines = [words.say("board-round", round=observation.round, cards=observation.deck_size)]
    for seat in observation.order or range(observation.players):
        lines += _kingdom(facts, observation, seat, words)
    lines += [
        words.say("plain-captured", square=square, player=words.name(owner))
        for square, owner in zip(facts.centre, observation.centre, strict=False)
        if owner is not None
    ]
    lines += _missing(facts, observation, words)
    if observation.hand:
        lines.append(hand_line(presenter, observation, words))
    return "\n".join(lines)


def hand_line(presenter: BoardOfWarPresenter, observation: Observation, words: Words) -> str:
    """The viewer's own cards, with what each brings."""
    known = presenter.numbers().cards
    cards = [f"{known[card - 1].sign} {words.line(known[card - 1].name)}" for card in observation.hand or ()]
    return words.say("board-hand", cards=words.joined(cards))


def _kingdom(facts: BoardOfWarFacts, observation: Observation, seat: Seat, words: Words) -> Iterator[str]:
    kingdom, track = observation.kingdoms[seat], observation.tracks[seat]
    name = words.name(seat)
    if seat in facts.out:
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
    for army in facts.armies:
        if army.seat == seat:
            yield "  " + words.say("plain-army", square=army.square, power=army.power, stayed=army.stayed)
    yield from (f"  {line}" for line in _cards(facts, observation, seat, words))


def _cards(facts: BoardOfWarFacts, observation: Observation, seat: Seat, words: Words) -> Iterator[str]:
    for card in facts.court[seat]:
        yield f"{words.say('court-card', sign=card.sign, name=card.name)}: {words.line(card.text)}"
    marker = observation.kingdoms[seat].marker
    if marker is not None:
        yield words.say("plain-marker", player=words.name(marker.seat), square=marker.square or "")


def _missing(facts: BoardOfWarFacts, observation: Observation, words: Words) -> list[str]:
    """The squares of the viewer's goal that are not yet held."""
    viewer = observation.viewer
    missing = facts.missing[viewer] if viewer is not None and facts.missing else ()
    return [words.say("plain-missing", squares=words.joined(missing))] if missing else []
