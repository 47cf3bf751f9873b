"""The lines on which keys stand."""

from __future__ import annotations

import tomllib

from wartable.core.toml_lines import lines_of

TEXT = '''# a comment with [brackets]
top = 1

[economy.start]      # another one
rice = 5
"honor" = 2
list = [
  1, # ]
  "]",
]
after.it = """
[not.a.table]
key = 1
"""
last = 'x'
[[castle]]
id = "azuchi"
points = 4
[[castle]]
  id = "odani"
  lines = [[1], [2]]
[castle.inside]
deep = { a = 1 }
'''


def test_every_key_has_its_line() -> None:
    tomllib.loads(TEXT)
    assert {
        ("top",): 2,
        ("economy", "start"): 4,
        ("economy", "start", "rice"): 5,
        ("economy", "start", "honor"): 6,
        ("economy", "start", "list"): 7,
        ("economy", "start", "after", "it"): 11,
        ("economy", "start", "last"): 15,
        ("castle", 0): 16,
        ("castle", 0, "id"): 17,
        ("castle", 0, "points"): 18,
        ("castle", 1): 19,
        ("castle", 1, "id"): 20,
        ("castle", 1, "lines"): 21,
        ("castle", 1, "inside"): 22,
        ("castle", 1, "inside", "deep"): 23,
    } == lines_of(TEXT)


def test_an_empty_text_has_no_keys() -> None:
    assert {} == lines_of("")
