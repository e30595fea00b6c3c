"""Herons drawn as SVG: the stream and its shallows, the own cards, and a panel for each player."""

from collections.abc import Sequence

from headwaters.kernel.deeds import Deed
from headwaters.kernel.parts import Message, Travel, View
from headwaters.svg import at, picture, text
from headwaters.text import say, sentence

FRONT = (1, 12, "0 0 640 400")  # the picture of the front page: seed, steps played, what is seen of the board
FISH = '<path class="fish" d="M-26 0c10-19 34-19 44 0l14-13v26l-14-13c-10 19-34 19-44 0z"/>'
BACK = '<rect class="back" x="-22" y="-32" width="44" height="64" rx="6"/>'


def _fish(points: int, x: float = 0, y: float = 0) -> str:
    return f"<g {at(x, y)}>{FISH}{text(points, -3, 8, 'on-dark')}</g>"


def _card(number: int) -> str:
    """A card around the origin: the higher its number, the longer the neck."""
    neck = f'<path class="neck" d="M-8 24q14 0 6-{5 * number}t10-8l8 3"/>'
    return f'<rect class="card" x="-22" y="-32" width="44" height="64" rx="6"/>{neck}{text(number, -12, -12)}'


def draw(view: View, seat: int | None, names: Sequence[str], language: str) -> dict[str, str]:
    """The named parts of the table as seen by the seat, or by a spectator."""
    parts = {"board": _board(view, language)}
    if seat is not None:
        parts["hand"] = _hand(view, seat, language)
    for other in range(view["seats"]):
        parts[f"seat-{other}"] = _panel(view, other, names, language)
    return parts


def _board(view: View, language: str) -> str:
    coming = "".join(_fish(fish, 50 + n % 5 * 70, 55 + n // 5 * 60) for n, fish in enumerate(view["stream"]))
    waiting = _fish(view["shallows"]) if view["shallows"] else ""
    body = (
        '<rect class="water" width="640" height="400"/><path class="shallow" d="M0 400v-190q320 60 640-60v250z"/>'
        f'<g id="stream">{coming}</g><g id="pile" {at(585, 70)}>{BACK}</g>'
        f'<g id="shallows" {at(320, 300, 2)}><ellipse class="halo" rx="80" ry="36"/>{waiting}</g>'
    )
    return picture(640, 400, say("he-title-board", language), "scene-he", body)


def _hand(view: View, seat: int, language: str) -> str:
    cards = ""
    for n, card in enumerate(sorted(set(view["hands"][seat]))):
        css = "taken" if card == view["chosen"] else ""
        times = view["hands"][seat].count(card)
        cards += f'<g id="card-{card}" class="{css}" {at(60 + n * 110, 55)}>{_card(card)}'
        cards += (text(f"×{times}", 40, 8) if times > 1 else "") + '<rect class="halo" x="-28" y="-38"/></g>'
    return picture(340, 110, say("he-title-hand", language), "scene-he", cards)


def _panel(view: View, seat: int, names: Sequence[str], language: str) -> str:
    held = view["hands"][seat]
    cards = [BACK] * held if isinstance(held, int) else [_card(card) for card in held]
    body = "".join(f"<g {at(160 + n * 30, 45)}>{card}</g>" for n, card in enumerate(cards))
    body = f'<g id="points-{seat}" {at(45, 45)}>{_fish(view["points"][seat])}</g><g id="cards-{seat}">{body}</g>'
    shown = _card(view["shown"][seat]) if view["shown"][seat] else ""
    choice = shown if view["over"] or seat in view["choosing"] else BACK
    body += f'<g id="choice-{seat}" {at(290, 45)}><rect class="halo" x="-28" y="-38"/>{choice}</g>'
    return picture(330, 90, say("he-title-seat", language, name=names[seat]), "scene-he", body)


def path(view: View, action: str) -> list[str]:
    """The id to click for an offered action."""
    return [action.replace("stretch ", "card-")]


def wanted(view: View, ids: Sequence[str]) -> str | None:
    """The action that clicks on these ids would mean, offered or not."""
    return ids[0].replace("card-", "stretch ") if ids[0].startswith("card-") else None


def label(view: View, id: str) -> Message:
    """A card in words."""
    return "he-label-card", {"card": int(id.removeprefix("card-"))}


def prompt(view: View, seat: int | None) -> Message:
    """What is asked, and of whom."""
    if view["over"]:
        winners = view["winners"]
        return "he-over", {"count": len(winners), "seat": winners[0], "points": max(view["points"])}
    if seat in view["choosing"]:
        return "he-ask", {"points": view["shallows"]}
    return "he-wait", {"count": len(view["choosing"]), "seat": view["choosing"][0]}


def read(view: View, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as plain text, for screen readers."""
    lines = [prompt(view, seat), ("he-read-water", {"points": view["shallows"], "count": len(view["stream"])})]
    lines += [("he-read-seat", {"seat": other, "points": points}) for other, points in enumerate(view["points"])]
    lines += [label(view, f"card-{card}") for card in view["hands"][seat]] if seat is not None else []
    return "\n".join(sentence(message, args, names, language) for message, args in lines)


def marks(deed: Deed) -> list[str]:
    """The ids that a deed touched."""
    match deed.name:
        case "chose" | "showed":
            return [f"choice-{deed['seat']}"]
        case "caught":
            return ["shallows", f"points-{deed['seat']}"]
        case "swam_in" | "missed":
            return ["shallows"]
    return []


def travels(deed: Deed) -> list[Travel]:
    """Fish from the stream into the shallows and to their heron, cards from hand to choice to pile to hand."""
    match deed.name:
        case "chose":
            return [(f"cards-{deed['seat']}", f"choice-{deed['seat']}", BACK)]
        case "showed":
            return [(f"choice-{deed['seat']}", "pile", _card(deed["card"]))]
        case "caught":
            return [("shallows", f"points-{deed['seat']}", _fish(deed["points"]))]
        case "drew":
            return [("pile", f"cards-{deed['seat']}", BACK)]
        case "swam_in":
            return [("stream", "shallows", _fish(deed["fish"]))]
    return []
