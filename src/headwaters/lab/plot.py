"""The standings as a picture: one bar a bot, its 95 % interval, the fair share as a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

ROW, LEFT, WIDTH, TOP = 34, 190, 440, 56


def svg(title: str, rows: Sequence[dict[str, Any]], fair: float) -> str:
    """An SVG of the standings."""
    height = TOP + ROW * len(rows) + 40

    def x(share: float) -> float:
        return LEFT + WIDTH * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" '
        'font-family="system-ui, sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="16" y="28" font-size="16" font-weight="600">{escape(title)}</text>',
    ]
    bottom = TOP + ROW * len(rows)
    for tenth in range(0, 11, 2):
        at = x(tenth / 10)
        parts.append(f'<line x1="{at:.1f}" y1="{TOP - 8}" x2="{at:.1f}" y2="{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{at:.1f}" y="{bottom + 20}" text-anchor="middle" fill="#555">{tenth * 10} %</text>')
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        low, high, share = x(row["low"]), x(row["high"]), x(row["win_share"])
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(row["name"])}</text>',
            f'<rect x="{LEFT}" y="{y - 9:.1f}" width="{share - LEFT:.1f}" height="18" rx="3" fill="#3b7a8c"/>',
            f'<path d="M{low:.1f} {y - 5:.1f}v10m0 -5H{high:.1f}m0 -5v10" fill="none" stroke="#111" stroke-width="2"/>',
            f'<text x="{LEFT + WIDTH + 14}" y="{y + 5:.1f}">{row["win_share"]:.1%}</text>',
        ]
    fair_at = x(fair)
    parts.append(
        f'<line x1="{fair_at:.1f}" y1="{TOP - 8}" x2="{fair_at:.1f}" y2="{bottom}" '
        'stroke="#b4532a" stroke-width="2" stroke-dasharray="5 4"/>'
    )
    return "\n".join([*parts, "</svg>", ""])
