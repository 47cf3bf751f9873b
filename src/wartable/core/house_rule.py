"""House rules: where a rulebook can be read in two ways, the reading that a group may choose instead of ours.

A house rule is one key of the game's data files with another value. A match records the ids of those it is played
with; the numbers themselves reach the rules as a variant, so there is no second way to change a game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from wartable.core.errors import BadOptions
from wartable.core.variant import parsed

__all__ = ["HouseRule", "UnknownHouseRule", "chosen_of", "variant_with"]


class HouseRule(msgspec.Struct, frozen=True):
    """Another reading of a rule. Its words are `house-rule-<id>` and `house-rule-<id>-text` in the game's catalogue."""

    id: str
    """"owner-may-sally": what files, tables and `--house-rule` say."""
    key: str
    """"siege.owner_may_sally": what it sets in the game's data files."""
    value: bool | int | str
    rule_id: str
    """The rule that it is the other reading of ("ED-56"); the rules page explains it there."""

    @property
    def name_key(self) -> str:
        """The message that names it in a few words."""
        return f"house-rule-{self.id}"

    @property
    def text_key(self) -> str:
        """The message that says in one sentence what it changes."""
        return f"house-rule-{self.id}-text"


class UnknownHouseRule(BadOptions):
    """The game has no house rule of this id."""

    key = "error-house-rule-unknown"


class HouseRuleAgainstVariant(BadOptions):
    """A variant gives another value to what a house rule sets."""

    key = "error-house-rule-against-variant"


def chosen_of(game_id: str, rules: Sequence[HouseRule], ids: Iterable[str]) -> tuple[HouseRule, ...]:
    """The house rules of these ids, each once and in the game's order, so that the same choice is always the same."""
    wanted = set(ids)
    known = [rule.id for rule in rules]
    for id_ in sorted(wanted.difference(known)):
        names = ", ".join(known)
        has = f"its house rules are: {names}" if known else "it has none"
        message = f"{game_id} has no house rule {id_!r}; {has}"
        raise UnknownHouseRule(message, game=game_id, name=id_, count=len(known), known=names)
    return tuple(rule for rule in rules if rule.id in wanted)


def variant_with(variant: str, rules: Sequence[HouseRule]) -> str:
    """The text of a variant with house rules laid over it: one line for each table that either changes."""
    if not rules:
        return variant
    tables = parsed(variant)
    for rule in rules:
        _lay_over(tables, rule)
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in tables.items())


def _lay_over(tables: dict[str, Any], rule: HouseRule) -> None:
    *above, name = rule.key.split(".")
    table: Any = tables
    for step in above:
        table = table.setdefault(step, {}) if isinstance(table, dict) else None
    if not isinstance(table, dict) or table.setdefault(name, rule.value) != rule.value:
        message = f"the variant gives {rule.key} another value than the house rule {rule.id!r}"
        raise HouseRuleAgainstVariant(message, number=rule.key, name=rule.id)


def _key(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def _value(value: Any) -> str:
    """A value as TOML writes it on one line; texts and lists look as they do in JSON."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(name)} = {_value(inner)}' for name, inner in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(_value(inner) for inner in value)}]"
    if isinstance(value, str | bool):
        return json.dumps(value, ensure_ascii=False)
    return str(value)
