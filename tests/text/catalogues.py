"""What the catalogues say and what the code asks for, both read as text: nothing is run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wartable.registry import game_ids

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "wartable"
WEB = ROOT / "web" / "src"

PLATFORM = "platform"
LAB = "lab"
"""The catalogue of the lab: a part of the platform's words with a file of its own."""
ON_THE_WEB = "web"
"""The catalogue that only the web pages read."""
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
ALWAYS_KEYS = ("ui-", "error-", "cmd-", "log-", "choice-", "refusal-")
"""A string in the code that begins so is a key, wherever it stands."""


class Asked:
    """The keys that some files ask for."""

    def __init__(self) -> None:
        self.literals: set[str] = set()
        """Every string that looks like a key: a key among them is in use."""
        self.certain: set[str] = set()
        """Strings that stand where only a key can stand: they must exist."""
        self.patterns: set[re.Pattern[str]] = set()
        """Keys put together in f-strings."""
        self.vocabulary: set[str] = set()
        """Everything that could be put into a gap of a pattern."""

    def uses(self, key: str) -> bool:
        return key in self.literals or any(self._fits(pattern, key) for pattern in self.patterns)

    def joined(self, other: Asked) -> Asked:
        """What both ask for: shared code puts words of a game into its own patterns (the bots' names)."""
        both = Asked()
        for name in vars(both):
            setattr(both, name, getattr(self, name) | getattr(other, name))
        return both

    def _fits(self, pattern: re.Pattern[str], key: str) -> bool:
        found = pattern.fullmatch(key)
        return found is not None and all(part.isdecimal() or part in self.vocabulary for part in found.groups())


@lru_cache(maxsize=64)
def messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """The keys of a catalogue with the variables of each; duplicates and junk are errors."""
    resource = FluentParser().parse((SOURCE / "text" / language / f"{name}.ftl").read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl: cannot be read: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} is there twice"
            found[entry.id.name] = _variables(entry)
    return found


def catalogue_names() -> list[str]:
    """The names of all catalogues, by the English files."""
    return sorted(path.stem for path in (SOURCE / "text" / "en").glob("*.ftl"))


def known(*names: str) -> set[str]:
    """The English keys of these catalogues; one that is not there has none."""
    there = catalogue_names()
    return {key for name in names if name in there for key in messages("en", name)}


@lru_cache(maxsize=16)
def asked_in_python(scope: str) -> Asked:
    """What the Python code of a game asks for, or with "platform" what all other Python code does."""
    asked = Asked()
    for path in SOURCE.rglob("*.py"):
        if _scope(path.relative_to(SOURCE)) == scope:
            _read_python(path, asked)
    for path in SOURCE.rglob("*.toml"):
        if _scope(path.relative_to(SOURCE)) == scope:
            asked.vocabulary |= _words(path.read_text(encoding="utf-8"))
    return asked


@lru_cache(maxsize=16)
def asked_on_the_web(scope: str) -> Asked:
    """The same for the web pages."""
    asked = Asked()
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        if _scope(path.relative_to(WEB)) == scope and not path.name.endswith(".test.ts"):
            _read_web(path, asked)
    return asked


def asked_by(scope: str) -> Asked:
    """What anything asks for."""
    return asked_in_python(scope).joined(asked_on_the_web(scope))


def _scope(path: Path) -> str:
    """The game whose room a file is in, or the platform."""
    parts = [part.replace("_", "-") for part in (*path.parts[:-1], path.stem)]
    return next((game for game in game_ids() if game in parts), PLATFORM)


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))


def _variables(message: ftl.Message) -> frozenset[str]:
    names: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Finder().visit(message)
    return frozenset(names)


def _read_python(path: Path, asked: Asked) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            asked.vocabulary |= _words(node.value)
            if KEY.fullmatch(node.value):
                asked.literals.add(node.value)
                if node.value.startswith(ALWAYS_KEYS):
                    asked.certain.add(node.value)
        elif isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
            asked.patterns.add(pattern)
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            asked.vocabulary.add(name.lower().replace("_", "-"))
        for place in _key_places(node):
            asked.certain |= {
                str(inner.value)
                for inner in ast.walk(place)
                if isinstance(inner, ast.Constant) and _is_key(inner.value)
            }


def _is_key(value: object) -> bool:
    return isinstance(value, str) and KEY.fullmatch(value) is not None


def _key_places(node: ast.AST) -> Iterator[ast.AST]:
    """Where only keys stand: in Line("…") and say("…"), as help="…", and in a variable called key."""
    match node:
        case ast.Call(func=ast.Name("Line") | ast.Attribute(attr="say" | "has"), args=[first, *_]):
            if not isinstance(first, ast.JoinedStr):
                yield first
        case ast.keyword(arg="help" | "metavar", value=ast.Constant() as value):
            yield value
        case ast.Assign(targets=[ast.Name("key")], value=value):
            if not isinstance(value, ast.JoinedStr):
                yield value
        case ast.comprehension(target=ast.Name("key"), iter=ast.Tuple() as keys):
            yield keys


def _pattern(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """The keys an f-string can make, if it begins like one."""
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and re.match(r"[a-z][a-z0-9]*-", str(first.value))):
        return None
    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "([a-z0-9-]+?)" for v in node.values]
    return re.compile("".join(parts))


def _read_web(path: Path, asked: Asked) -> None:
    text = path.read_text(encoding="utf-8")
    quoted = set(re.findall(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]""", text))
    asked.vocabulary |= _words(text)
    keys = {word for word in quoted if KEY.fullmatch(word)}
    asked.literals |= keys
    asked.certain |= {key for key in keys if key.startswith(ALWAYS_KEYS)}
    for template in re.findall(r"`([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^}`]*\})*)`", text):
        parts = re.split(r"\$\{[^}]*\}", template)
        if len(parts) > 1:
            asked.patterns.add(re.compile("([a-z0-9-]+?)".join(re.escape(part) for part in parts)))
