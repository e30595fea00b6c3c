"""The drawings of Yangtze as paths: lanterns, tiles, rafts, symbols. Their colours are classes of `scene.css`."""

from __future__ import annotations

from functools import cache

from ...svg import use
from .pieces import COLOURS

_GLYPHS = {
    "W": '<path d="M2-5.9A5.9 5.9 0 1 0 5.9 2.4A5 5 0 0 1 2-5.9Z"/>',
    "O": '<path d="M0-6.6L1.5-3.7 4.7-4.7 3.7-1.5 6.6 0 3.7 1.5 4.7 4.7 1.5 3.7 0 6.6-1.5 3.7-4.7 4.7-3.7 1.5-6.6 '
    "0-3.7-1.5"
    '-4.7-4.7-1.5-3.7Z"/>',
    "R": '<path d="M0-6.6L5.4 0 0 6.6-5.4 0ZM0-2.6L-2.1 0 0 2.6 2.1 0Z"/>',
    "P": '<path d="M0-6.4a2.6 2.6 0 0 1 2.4 3.1a2.6 2.6 0 0 1 1.2 5a2.6 2.6 0 0 1-3.6 3.6a2.6 2.6 0 0 1-3.6-3.6a2.6 '
    "2.6 0 0 1"
    ' 1.2-5A2.6 2.6 0 0 1 0-6.4ZM0-1.5A1.5 1.5 0 1 0 0 1.5 1.5 1.5 0 1 0 0-1.5Z"/>',
    "B": '<path class="yz-line" d="M-6-2.2q1.5-2.6 3 0t3 0 3 0 3 0M-6 2.6q1.5-2.6 3 0t3 0 3 0 3 0"/>',
    "G": '<path d="M-4.2 6.2L-5.3 5.4-3.8 3.5C-6.4-2-1.6-6.2 5.8-6.2 6.2 1 2.4 5.4-2.8 4.4ZM-2.8 '
    '2.6L2.6-3.4-1.4-.4Z"/>',
    "K": '<path d="M-6.8 5L-2-5 .6-.6 2.2-2.8 6.8 5Z"/>',
}

_SYMBOLS = {
    "flower": '<path class="yz-leaf" d="M-10.5 5.5Q0 12 10.5 5.5 0 8-10.5 5.5Z"/>'
    '<path class="yz-rose yz-ink" d="M-2 5.6C-8.4 5.8-11.4.8-10.8-3.4-7-3.2-4.4-.8-3 2.4ZM2 5.6C8.4 5.8 11.4.8 '
    "10.8-3.4 7-3.2 4.4-.8 3 "
    '2.4Z"/><path class="yz-rose yz-ink" d="M-.6 5.8C-6.4 3.4-7.2-2.6-5.6-7-2.4-5-.8-2.4 0 0 .8-2.4 2.4-5 5.6-7 '
    '7.2-2.6 6.4 3.4.6 5.8Z"/>'
    '<path class="yz-petal yz-ink" d="M0-9.6C3.6-5.6 3.6 1.8 0 6-3.6 1.8-3.6-5.6 0-9.6Z"/>',
    "koi": '<path class="yz-rose yz-ink" d="M-2.8-4.8C-3.6-8 .2-9.4 2.6-8.4 2-6.8 2-5.4 2.6-4ZM-1 4C-1.2 6.8-4 7.6-6 '
    '6.6-5 5.6-4.6 4.4-4.6 3Z"/>'
    '<path class="yz-petal yz-ink" d="M-10.6 1.6C-8.6-5.4.2-8 5-2.4 6.4-.8 7.2.6 8.2 1.4 9.6 1 11.2-.6 11-4.6 12.2.4 '
    "12 5.8 8 9.4 9.2 6.4 "
    '8.4 4.8 6.8 3.8 2.4 6.2-5 7-10.6 1.6Z"/><path class="yz-rose" d="M-4.2-3.6C-.6-5.6 2-4.8 4-2.6 '
    "1.6-.6-2.6-.8-4.2-3.6ZM1 4.8C2.6 2.4 "
    '5 2 6.4 2.8 5.4 4 3.2 4.8 1 4.8Z"/><circle class="yz-dot" cx="-7" cy=".4" r="1.1"/>',
    "dragon": '<path class="yz-coil" d="M-9.4 6.6C-5.6 11-.4 8.2-1.8 4.2-3 .6-9.4.8-8.6-4-8-7.6-2.8-8.6.6-6.6"/>'
    '<path class="yz-coil-in" d="M-9.4 6.6C-5.6 11-.4 8.2-1.8 4.2-3 .6-9.4.8-8.6-4-8-7.6-2.8-8.6.6-6.6"/>'
    '<path class="yz-jade yz-ink" d="M-1.6-8.8C.8-11 3.4-9.6 4.6-7.8L10.6-5.6C11.6-4.4 10.8-3.2 9.6-3L5-3.4 '
    "8.6-1.2C7-.2 3.6-.4 "
    '1.4-2.4-.4-4-2.4-5.6-1.6-8.8Z"/><path class="yz-hair" d="M2.6-9.6C2.8-11.6 1.2-12.4-.6-12.2M4.6-8.4C5.8-10 '
    "4.8-11.8 "
    '3.4-12.4M10-5.4C12-6 12.6-8 11.4-9.6M4.4-1C4.6 1.6 6.8 2.6 8.6 1.4M1.8-1.6C.6.6 1.6 2.6 3.4 3.4"/>'
    '<circle class="yz-dot" cx="4" cy="-6" r="1"/>'
    '<path class="yz-rose" d="M6.6 5.6a2.6 2.6 0 1 0 .1 0ZM6.7 4.4L7.6 6 5.8 6ZM10 8.2L8.4 9 8.4 7.2Z"/>',
    "panda": '<path class="yz-soot" d="M-10.4-6.6a3.7 3.7 0 1 1 5.8-2.4ZM10.4-6.6a3.7 3.7 0 1 0-5.8-2.4Z"/>'
    '<path class="yz-petal yz-ink" d="M0-9.4C6.6-9.4 10.6-5 10.6.6 10.6 6.2 6.2 9.4 0 9.4S-10.6 '
    '6.2-10.6.6C-10.6-5-6.6-9.4 0-9.4Z"/>'
    '<path class="yz-soot" d="M-3-2.8C-5.2-4-8.4-1-7.6 1.8-6.8 4-3.4 3-2.4.4-2-1-2.2-2.3-3-2.8ZM3-2.8C5.2-4 8.4-1 '
    "7.6 1.8 6.8 4 3.4 3 "
    '2.4.4 2-1 2.2-2.3 3-2.8ZM-1.9 3.3H1.9C1.9 5 .9 5.8 0 5.8S-1.9 5-1.9 3.3Z"/>'
    '<path class="yz-hair" d="M0 5.6V7M-2.6 7.6Q-1 8 0 6.8 1 8 2.6 7.6"/>'
    '<circle class="yz-shine" cx="-4.9" cy="-.2" r="1"/><circle class="yz-shine" cx="4.9" cy="-.2" r="1"/>',
    "boat": '<path class="yz-timber yz-ink" d="M-13.6 4.6C-9 6-6 6.2 0 6.2S9 5.8 14 3.6C13 8-9.2 11-10 10.6-12.6 '
    '9.4-13.4 7-13.6 4.6Z"/>'
    '<path class="yz-hair" d="M-.6 6V-14M7.4 5.6V-5"/>'
    '<path class="yz-sail yz-ink" d="M-1.6-13.4C-7.4-9.6-10-3-9.8 3.2L-1 4.2ZM.6-12.6C4.6-10 6.2-4 5.4 4.2L.6 '
    "4.4ZM8.6-5.4C11.6-3 12 1 "
    '11 4L8.4 4.4Z"/><path class="yz-hair" d="M-5-9.4L-1.4-8.8M-7.8-5L-1.2-4.4M-9.4-.4L-1 '
    '0M.8-8L4.2-7.6M.8-3.4L5.6-3M.8.8L5.6.8"/>',
}

_RAFT = (
    '<path class="yz-timber yz-ink" d="M-12-6.6H13A2.1 2.1 0 0 1 13-2.4H-12A2.1 2.1 0 0 1-12-6.6ZM-14-2.4H11A2.1 2.1 '
    "0 0 1 11 1.8H-14A2.1 2.1 "
    '0 0 1-14-2.4ZM-16 1.8H9A2.1 2.1 0 0 1 9 6H-16A2.1 2.1 0 0 1-16 1.8Z"/>'
    '<path class="yz-hair" d="M-7.5-7L-11.5 6.4M7.6-7L3.6 6.4"/><path class="yz-hair" d="M1-6.4V-16"/>'
    '<path class="yz-rose yz-ink" d="M1-16L8.6-13.6 1-11Z"/>'
)
_SEAL = (
    '<rect class="yz-seal" x="-12" y="-12" width="24" height="24" rx="4"/>'
    '<path class="yz-seal-in" d="M0-8.4C3.4-5 3.4-2.8 2.4-.8 4.6-2.2 6.6-2 8.4 0 5.6 3 3.4 3 1.4 2L1.2 8.6H-1.2L-1.4 '
    "2C-3.4 3-5.6 3-8.4 0"
    '-6.6-2-4.6-2.2-2.4-.8-3.4-2.8-3.4-5 0-8.4Z"/>'
)


@cache
def defs() -> str:
    """Everything that is drawn more than once; the other parts use what the board defines."""
    parts = [
        '<linearGradient id="yz-water" x1="0" y1="0" x2=".25" y2="1"><stop class="yz-w0" offset="0"/>'
        '<stop class="yz-w1" offset=".42"/>'
        '<stop class="yz-w2" offset="1"/></linearGradient>'
        '<linearGradient id="yz-lacquer" x1="0" y1="0" x2=".3" y2="1"><stop class="yz-l0" offset="0"/>'
        '<stop class="yz-l1" offset="1"/>'
        "</linearGradient>"
        '<linearGradient id="yz-slate" x1="0" y1="0" x2=".3" y2="1"><stop class="yz-p0" offset="0"/>'
        '<stop class="yz-p1" offset="1"/></linearGradient>'
        '<g id="yz-lantern"><path class="yz-cap" d="M-6-11.8H6V-8.2H-6ZM-6 8.2H6V11.8H-6Z"/>'
        '<path class="yz-cord" d="M0 11.8V15"/>'
        '<path class="yz-body" d="M-8.6-9.2H8.6C14.8-6.6 14.8 6.6 8.6 9.2H-8.6C-14.8 6.6-14.8-6.6-8.6-9.2Z"/>'
        '<path class="yz-rib" d="M-5.6-9C-10-4-10 4-5.6 9M5.6-9C10-4 10 4 5.6 9"/>'
        '<path class="yz-sheen" d="M-9.6-4.6C-8.8-6.4-7.4-7.6-5-8H5C7.4-7.6 8.8-6.4 9.6-4.6 4-6-4-6-9.6-4.6Z"/></g>'
        '<radialGradient id="yz-warm"><stop class="yz-warmth" offset=".3" stop-opacity=".5"/>'
        '<stop class="yz-warmth" offset=".62" stop-opacity=".16"/><stop class="yz-warmth" offset="1" stop-opacity="0"/>'
        '</radialGradient><circle id="yz-shine" fill="url(#yz-warm)" r="98"/>'
        '<g id="yz-tile"><rect class="yz-under" x="-47" y="-44" width="96" height="96" rx="11"/>'
        '<rect class="yz-slate" x="-48" y="-48" width="96" height="96" rx="10"/></g>'
        '<g id="yz-rim"><rect class="yz-rim" x="-47.2" y="-47.2" width="94.4" height="94.4" rx="9.4"/></g>'
        '<circle id="yz-stone" class="yz-stone" r="14.6"/>'
        '<g id="yz-card"><rect class="yz-under" x="-24" y="-31" width="50" height="66" rx="7"/>'
        '<rect class="yz-lacquer" x="-25" y="-33" width="50" height="66" rx="7"/>'
        '<rect class="yz-card-rim" x="-21.5" y="-29.5" width="43" height="59" rx="4.5"/></g>'
        '<rect id="yz-hollow" class="yz-hollow" x="-25" y="-33" width="50" height="66" rx="7"/>'
        '<g id="yz-tablet"><rect class="yz-under" x="-29" y="-31" width="60" height="66" rx="9"/>'
        '<rect class="yz-tablet" x="-30" y="-33" width="60" height="66" rx="9"/>'
        '<rect class="yz-card-rim" x="-26" y="-29" width="52" height="58" rx="6"/></g>'
        '<g id="yz-back"><rect class="yz-under" x="-32" y="-29" width="66" height="66" rx="9"/>'
        '<rect class="yz-lacquer" x="-33" y="-33" width="66" height="66" rx="9"/>'
        '<rect class="yz-card-rim" x="-28.5" y="-28.5" width="57" height="57" rx="6"/>'
        '<path class="yz-swell" d="M-20-8q5-7 10 0t10 0 10 0 10 0M-20 2q5-7 10 0t10 0 10 0 10 0M-20 12q5-7 10 0t10 0 '
        '10 0 10 0"/></g>'
        f'<g id="yz-raft">{_RAFT}</g><g id="yz-seal">{_SEAL}</g>'
        '<g id="yz-square"><rect class="yz-lacquer" x="-12" y="-12" width="24" height="24" rx="4"/>'
        '<path class="yz-cream" d="M-3-10H3V-7H-3ZM-3 7H3V10H-3ZM-10-3H-7V3H-10ZM7-3H10V3H7Z"/></g>'
        '<g id="yz-laurel"><path class="yz-seal-in" d="M0-11L3-3.6 11-3 4.8 2 6.8 9.6 0 5.4-6.8 9.6-4.8 '
        '2-11-3-3-3.6Z"/></g>'
        '<g id="yz-lotus"><path class="yz-pad" d="M0 0L26-9A27 13 0 1 0 27 4Z"/>'
        '<path class="yz-pad-line" d="M0 0L-22-5M0 0L-16 9M0 0L4 12M0'
        ' 0L-4-11"/></g>'
    ]
    for colour in COLOURS:
        parts.append(
            f'<radialGradient id="yz-light-{colour}" gradientUnits="userSpaceOnUse" cx="0" cy="-29" r="50">'
            f'<stop class="yz-h{colour}" offset="0"/><stop class="yz-h{colour}" offset=".34"/>'
            f'<stop class="yz-s{colour}" offset=".62"/>'
            f'<stop class="yz-s{colour}" offset="1" stop-opacity=".82"/></radialGradient>'
            f'<path id="yz-glow-{colour}" class="yz-side" fill="url(#yz-light-{colour})" '
            'd="M-44.5-44.5Q-42-48-38-48H38Q42-48 44.5-44.5L6-6H-6Z"/>'
            f'<g id="yz-{colour}"><use href="#yz-lantern" class="yz-c{colour}"/><g class="yz-g{colour}">'
            f"{_GLYPHS[colour]}</g></g>"
            f'<g id="yz-sign-{colour}">{_GLYPHS[colour]}</g>'
            f'<g id="yz-link-{colour}"><rect class="yz-c{colour} yz-link" x="-24" y="-4" width="48" height="8" '
            'rx="4"/></g>'
        )
    parts += [f'<g id="yz-{name}">{drawing}</g>' for name, drawing in _SYMBOLS.items()]
    return f"<defs>{''.join(parts)}</defs>"


def drawn(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A drawing of this file, placed."""
    return use(f"yz-{name}", x, y, scale)
