"""A review as one HTML page that needs nothing else: the curve, luck and skill, every decision."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from wartable.analysis.grades import Grade
from wartable.analysis.report import account_cells, account_head, decision_sentence, lessons, reason_lines
from wartable.analysis.review import Review
from wartable.core.game import Seat
from wartable.core.match import Match
from wartable.text.words import Words

__all__ = ["curve_svg", "page"]

_BAD = (Grade.MISTAKE, Grade.BLUNDER)

# Every seat has a dash of its own beside its colour.
_DASHES = ("", "8 4", "2 3", "12 4 2 4", "4 2", "1 4")
_WIDTH, _HEIGHT, _LEFT, _TOP = 960, 300, 72, 14

_STYLE = """
:root { color-scheme: light dark; --paper: #f7f3ea; --ink: #1f1d1a; --soft: #6a645a; --line: #d8cfbd; --card: #fffdf7;
  --seat-0: #274472; --seat-1: #c73e1d; --seat-2: #3f7d4e; --seat-3: #8a6d1d; --seat-4: #6b3fa0; --seat-5: #3a3a3a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #161a2b; --ink: #ece6d8; --soft: #aaa595; --line: #333a55; --card: #1e2338;
    --seat-0: #8fb4e8; --seat-1: #f08a6c; --seat-2: #8fcf9f; --seat-3: #dfc06a; --seat-4: #c3a3ee; --seat-5: #cfcfcf; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, "Noto Sans", sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 2rem 1rem 4rem; }
:lang(zh-Hant) body { font-family: system-ui, "Noto Sans TC", "Noto Sans CJK TC", sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
.judge, small { color: var(--soft); } small { display: block; }
figure, .scroll { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: 0; padding: 1rem;
  overflow-x: auto; }
svg { display: block; width: 100%; height: auto; }
figcaption { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; margin-top: .5rem; }
figcaption span { display: flex; align-items: center; gap: .5rem; } figcaption svg { width: 2rem; }
polyline, .key { fill: none; stroke-width: 2.2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
text { font-size: 14px; fill: var(--soft); } .grid { stroke: var(--line); }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { padding: .35rem .4rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: left; }
ul { padding: 0; list-style: none; } li { margin: .5rem 0; padding-left: .7rem; border-left: 4px solid var(--seat); }
.blunder, .mistake { font-weight: 600; } small { font-weight: 400; }
@media (max-width: 40rem) { text { font-size: 26px; } }
"""


def page(review: Review, match: Match, words: Words) -> str:
    """The whole page."""
    title = words.say("review-title", game=words.say("game-title"), judge="").strip(" \N{MIDDLE DOT}")
    judge = words.say("review-judge-exact" if review.is_exact else "review-judge-estimate")
    return "\n".join(
        (
            f'<!doctype html><html lang="{escape(words.language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
            f'<h1>{escape(title)}</h1><p class="judge">{escape(judge)}</p>',
            f"<h2>{escape(words.say('review-curve'))}</h2><figure>{curve_svg(review, words)}",
            *_legend(review, words),
            f"<h2>{escape(words.say('review-luck-and-skill'))}</h2>",
            *_accounts(review, words),
            *_lessons(review, match, words),
            "</body></html>",
        )
    )


def curve_svg(review: Review, words: Words) -> str:
    """Everybody's share of the victory over the events of the match, and where it was thrown away."""
    last = max(point.event for point in review.curve) or 1
    wide, high = _WIDTH - _LEFT - 12, _HEIGHT - 2 * _TOP

    def x(event: int) -> str:
        return f"{_LEFT + wide * event / last:.1f}"

    def y(share: float) -> str:
        return f"{_TOP + high * (1.0 - share):.1f}"

    label = escape(words.say("review-curve"))
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - 12}" y1="{y(share)}" y2="{y(share)}"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y(share)}" dy=".35em" text-anchor="end">{share:.0%}</text>')
    for seat in range(review.players):
        points = " ".join(f"{x(point.event)},{y(point.values[seat])}" for point in review.curve)
        parts.append(f'<polyline {_stroke(seat)} points="{points}"/>')
    for decision in review.decisions:
        if decision.grade in _BAD:
            said = escape(f"{words.name(decision.seat)}: {words.say(f'grade-{decision.grade}')}")
            parts.append(
                f'<circle cx="{x(decision.event + 1)}" cy="{y(decision.value)}" r="5" '
                f'style="fill: var(--seat-{decision.seat})"><title>{said}</title></circle>'
            )
    return "".join((*parts, "</svg>"))


def _stroke(seat: Seat) -> str:
    return f'style="stroke: var(--seat-{seat})" stroke-dasharray="{_DASHES[seat]}"'


def _legend(review: Review, words: Words) -> Iterator[str]:
    yield "<figcaption>"
    for seat in range(review.players):
        line = f'<line class="key" x2="32" y1="3" y2="3" {_stroke(seat)}/>'
        yield f'<span><svg viewBox="0 0 32 6" aria-hidden="true">{line}</svg>{escape(words.name(seat))}</span>'
    yield "</figcaption></figure>"


def _accounts(review: Review, words: Words) -> Iterator[str]:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in account_head(words))
    yield f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>'
    for account in review.accounts:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in account_cells(account, words)) + "</tr>"
    yield "</tbody></table></div>"
    yield f"<p>{escape(words.say('review-books'))}</p>"
    if not review.is_exact:
        yield f"<p>{escape(words.say('review-error', error=words.percent(review.error)))}</p>"


def _lessons(review: Review, match: Match, words: Words) -> Iterator[str]:
    found = lessons(review, most=40)
    if not found:
        return
    yield f"<h2>{escape(words.say('review-lessons'))}</h2><ul>"
    for decision in found:
        marked = decision.grade if decision.grade in _BAD else ""
        why = "".join(f"<small>{escape(line)}</small>" for line in reason_lines(decision, words))
        yield f'<li class="{marked}" style="--seat: var(--seat-{decision.seat})">'
        yield f"{escape(decision_sentence(decision, match, words))}{why}</li>"
    yield "</ul>"
