"""The standings as a picture: one bar a bot, its 95 % interval, the fair share as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..svg import NAMESPACE, number, text
from ..svg import title as title_of

ROW, LEFT, WIDTH, TOP = 34, 190, 440, 56
STYLE = (
    "text{font:14px system-ui,sans-serif}.title{font-size:16px;font-weight:600}.end{text-anchor:end}"
    ".tick{text-anchor:middle;fill:#555}.bar{fill:#3b7a8c}.span{fill:none;stroke:#111;stroke-width:2}"
    ".grid{stroke:#ddd}.fair{stroke:#b4532a;stroke-width:2;stroke-dasharray:5 4}"
)


def svg(title: str, rows: Sequence[dict[str, Any]], fair: float) -> str:
    """An SVG of the standings."""
    bottom = TOP + ROW * len(rows)

    def x(share: float) -> float:
        return LEFT + WIDTH * share

    def upright(at: float, css: str) -> str:
        return f'<path class="{css}" d="M{number(at)} {TOP - 8}V{bottom}"/>'

    parts = [
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {LEFT + WIDTH + 90} {bottom + 40}">{title_of(title)}',
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>',
        text(title, 16, 28, "title"),
    ]
    for tenth in range(0, 11, 2):
        parts += [upright(x(tenth / 10), "grid"), text(f"{tenth * 10} %", x(tenth / 10), bottom + 20, "tick")]
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        low, high, share = x(row["low"]), x(row["high"]), x(row["win_share"])
        bar = f'x="{LEFT}" y="{number(y - 9)}" width="{number(share - LEFT)}" height="18" rx="3"'
        parts += [
            text(row["name"], LEFT - 12, y + 5, "end"),
            f'<rect class="bar" {bar}/>',
            f'<path class="span" d="M{number(low)} {number(y - 5)}v10m0 -5H{number(high)}m0 -5v10"/>',
            text(f"{row['win_share']:.1%}", LEFT + WIDTH + 14, y + 5),
        ]
    return "\n".join([*parts, upright(x(fair), "fair"), "</svg>", ""])


INKS = ("#3b7a8c", "#b4532a", "#6b7a2a", "#7a3b8c")


def curves(title: str, series: Mapping[str, Sequence[float]]) -> str:
    """An SVG of shares that change with time, one line each, named at its end."""
    height = 6 * ROW
    bottom = TOP + height
    parts = [
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {LEFT + WIDTH + 90} {bottom + 40}">{title_of(title)}',
        f'<style>{STYLE}.line{{fill:none;stroke-width:2}}</style><rect width="100%" height="100%" fill="#fff"/>',
        text(title, 16, 28, "title"),
    ]
    for tenth in range(0, 11, 2):
        y = bottom - height * tenth / 10
        parts += [
            f'<path class="grid" d="M{LEFT} {number(y)}h{WIDTH}"/>',
            text(f"{tenth * 10} %", LEFT - 12, y + 5, "end"),
        ]
    for (name, shares), ink in zip(series.items(), INKS, strict=False):
        step = WIDTH / max(1, len(shares) - 1)
        points = [f"{number(LEFT + i * step)} {number(bottom - height * share)}" for i, share in enumerate(shares)]
        if points:
            parts += [
                f'<path class="line" stroke="{ink}" d="M{"L".join(points)}"/>',
                text(name, LEFT + WIDTH + 8, bottom - height * shares[-1] + 5),
            ]
    return "\n".join([*parts, "</svg>", ""])
