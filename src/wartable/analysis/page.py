"""A review as one HTML page that needs nothing else: the curve, luck and skill, every decision."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from wartable.analysis.grades import Grade
from wartable.analysis.report import account_cells, account_head, decision_sentence, lessons
from wartable.analysis.review import Review
from wartable.core.match import Match
from wartable.text.words import Words

__all__ = ["curve_svg", "page"]

# Ink on paper; every seat has a dash of its own beside its colour.
_SEATS = (
    ("#274472", ""),
    ("#c73e1d", "8 4"),
    ("#3f7d4e", "2 3"),
    ("#8a6d1d", "12 4 2 4"),
    ("#6b3fa0", "4 2"),
    ("#3a3a3a", "1 4"),
)
_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP = 960, 320, 48, 28, 12

_STYLE = """
:root { --paper: #f7f3ea; --ink: #1f1d1a; --soft: #6a645a; --line: #d8cfbd; --card: #fffdf7; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #161a2b; --ink: #ece6d8; --soft: #aaa595; --line: #333a55; --card: #1e2338; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.55 "Noto Sans", "Noto Sans TC", "Noto Sans CJK TC",
  system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
.judge { color: var(--soft); }
figure, .scroll { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: 0; padding: 1rem;
  overflow-x: auto; }
svg { display: block; width: 100%; min-width: 30rem; height: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: left; }
li { margin: .35rem 0; } .blunder, .mistake { font-weight: 600; }
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
            f"<h2>{escape(words.say('review-curve'))}</h2><figure>{curve_svg(review, words)}</figure>",
            f"<h2>{escape(words.say('review-luck-and-skill'))}</h2>",
            *_accounts(review, words),
            *_lessons(review, match, words),
            "</body></html>",
        )
    )


def curve_svg(review: Review, words: Words) -> str:
    """Everybody's share of the victory over the events of the match."""
    last = max(point.event for point in review.curve) or 1
    wide, high = _WIDTH - _LEFT - 12, _HEIGHT - _BOTTOM - _TOP

    def x(event: int) -> float:
        return _LEFT + wide * event / last

    def y(share: float) -> float:
        return _TOP + high * (1.0 - share)

    label = escape(words.say("review-curve"))
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT + 28}" role="img" aria-label="{label}">']
    parts += [
        f'<line x1="{_LEFT}" x2="{_WIDTH - 12}" y1="{y(share):.1f}" y2="{y(share):.1f}" stroke="var(--line)"/>'
        f'<text x="{_LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end" font-size="12" fill="var(--soft)">'
        f"{share:.0%}</text>"
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for seat in range(review.players):
        colour, dash = _SEATS[seat]
        points = " ".join(f"{x(point.event):.1f},{y(point.values[seat]):.1f}" for point in review.curve)
        stroke = f'stroke="{colour}" stroke-width="2.2" stroke-dasharray="{dash}"'
        parts.append(f'<polyline fill="none" {stroke} stroke-linejoin="round" points="{points}"/>')
        at = _LEFT + seat * 150
        parts.append(
            f'<line x1="{at}" x2="{at + 28}" y1="{_HEIGHT + 12}" y2="{_HEIGHT + 12}" {stroke}/>'
            f'<text x="{at + 34}" y="{_HEIGHT + 16}" font-size="13" fill="var(--ink)">{escape(words.name(seat))}</text>'
        )
    return "".join((*parts, "</svg>"))


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
    yield f"<h2>{escape(words.say('review-lessons'))}</h2><ol>"
    for decision in found:
        marked = decision.grade if decision.grade in (Grade.MISTAKE, Grade.BLUNDER) else ""
        yield f'<li class="{marked}">{escape(decision_sentence(decision, match, words))}</li>'
    yield "</ol>"
