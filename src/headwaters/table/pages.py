"""The pages: templates of `headwaters/web/templates`, with the variables that docs/table-protocol.md lists.

Every template gets: `language`, `languages`, `say`, `static`, `scene_css`, `me`, `games`, `levels`, `path`.
front.html: `open_tables`, `my_tables`, `next_table`, `lessons`, `minutes`. table.html: `table`, `game`, `shown`,
`emblems`, `live`, `invite`.
replay.html: `table`, `game`, `steps`, `result`, `names`. rules.html: `game`, `learn`, `intro`, `sections`,
`pictures`.
aid.html, aid_text.html: `game`, `html`, `text_language`.
move.html: `table`, `token`, `seats`, `used`. error.html: `error`, `status`.
No GET changes anything: a page makes no guest, reads no link and touches no table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response

from ..bots.skills import LEVELS
from ..kernel.engine import load
from ..kernel.errors import HeadwatersError
from ..kernel.facts import Facts, all_facts, facts
from ..text import LANGUAGES, say
from . import frames, lessons, lobby, outcome, replay, rulebook
from .api import after_paying, get, me_facts, service_of
from .callers import address
from .chairs import names
from .errors import Refusal, status_of
from .limits import PAGE
from .metrics import LOOPBACK, may_read
from .service import Service
from .store import Guest, StoredTable

WEB = Path(__file__).resolve().parents[1] / "web"
STATIC = WEB / "static"
YEAR = 31_536_000

templates = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=True,
)


# ---------------------------------------------------------------- what templates are given


@lru_cache(maxsize=500)
def _mark(path: str, _changed: float) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:10]


def _marked(url: str, path: Path) -> str:
    """A URL that changes when the file does, so that browsers may keep it for a year."""
    return f"{url}?v={_mark(str(path), path.stat().st_mtime)}" if path.is_file() else url


def static(file: str) -> str:
    return _marked(f"/static/{file}", STATIC / file)


def game_file(game: str, file: str) -> str:
    """The URL of a file in a game's folder."""
    return _marked(f"/games/{game}/{file}", facts(game).folder / file)


def scene_css(game: str) -> str:
    return game_file(game, "scene.css")


def game_facts(service: Service, game: Facts, language: str) -> dict[str, Any]:
    prefix = game.rules.lower()
    return {
        "name": game.name,
        "title": game.title,
        "designer": game.designer,
        "least": game.least,
        "most": game.most,
        "age": game.age,
        "minutes": game.minutes,
        "rules": game.rules,
        "lead": frames.words_or_nothing(f"{prefix}-lead", language),
        "picture": game_file(game.name, "picture.svg"),
        "ready": game.name in service.ready,
        "aid": rulebook.has(game.name, "aid"),
        "lesson": lessons.lesson_of(game.name) is not None,
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "kind": option.kind,
                "default": option.default,
                "seats": list(getattr(option, "seats", ())),
                "low": getattr(option, "low", 0),
                "high": getattr(option, "high", 0),
                "choices": list(getattr(option, "choices", ())),
                "label": frames.option_words(prefix, option.name, "", language),
                "help": frames.option_words(prefix, option.name, "-help", language),
            }
            for option in game.options
        ],
    }


def level_facts(language: str) -> list[dict[str, str]]:
    return [
        {"name": level, "label": frames.level_name(level, language), "help": say(f"table-level-{level}-help", language)}
        for level in LEVELS
    ]


async def render(request: Request, template: str, code: int = 200, **more: Any) -> Response:
    service = service_of(request)
    guest = await service.guests.of(request)
    language = service.guests.language_of(request, guest)
    games = [game_facts(service, game, language) for game in all_facts().values()]
    text = templates.get_template(template).render(
        language=language,
        languages=list(LANGUAGES),
        say=partial(_say, language),
        static=static,
        scene_css=scene_css,
        me=me_facts(service, request, guest),
        games=games,
        levels=level_facts(language),
        first_level=lessons.LEVEL_AFTER,
        path=request.url.path,
        **more,
    )
    return HTMLResponse(text, code, headers={"Cache-Control": "no-store", "Content-Language": language})


def _say(language: str, message_id: str, **args: Any) -> str:
    """A message for a template; a page with a missing word is better than none, and a test finds it."""
    try:
        return say(message_id, language, **args)
    except KeyError:
        return message_id


def table_line(service: Service, stored: StoredTable, guest: Guest | None, language: str) -> dict[str, Any]:
    """A table in a list."""
    mine = [seat for seat, chair in enumerate(stored.chairs) if guest and chair.guest == guest.id]
    table, here = service.registry.in_memory(stored.id), service.registry.here(stored.id)
    unreadable = stored.unreadable if table is None else table.unreadable is not None
    acting = [seat for seat in range(stored.seats) if stored.actors >> seat & 1 and not unreadable]
    return {
        "id": stored.id,
        "game": stored.game,
        "title": facts(stored.game).title,
        "status": "unreadable" if unreadable else stored.status,
        "seats": frames.seat_facts(stored.chairs, guest.id if guest else None, here, acting, (), language),
        "waiting": any(seat in acting for seat in mine),
        "public": stored.public,
        "creator": guest is not None and stored.creator == guest.id,
        "lesson": lessons.is_lesson(stored),
        "touched": datetime.fromtimestamp(stored.touched, UTC).isoformat(timespec="seconds"),
        "result": ended(service, stored, mine) if stored.status == "over" and not unreadable else None,
    }


def ended(service: Service, stored: StoredTable, mine: Sequence[int]) -> dict[str, Any] | None:
    """How the game of a table ended, from its snapshot; None where today's rules can't read it."""
    if stored.game not in service.ready or stored.rules != facts(stored.game).version or stored.snapshot is None:
        return None
    engine = load(stored.game)
    if len(stored.snapshot) != engine.dtype.itemsize:
        return None
    position = np.frombuffer(bytearray(stored.snapshot), engine.dtype)[0]
    winners, named = outcome.winners(engine, position, stored.chairs), names(stored.chairs)
    points = outcome.points(engine, position)
    return {
        "mine": any(seat in winners for seat in mine),
        "winners": ", ".join(named[seat] for seat in winners),
        "points": " · ".join(f"{name} {total}" for name, total in zip(named, points, strict=True)),
    }


def lesson_minutes(game: str) -> int:
    """About how long a game's lesson takes; 0 if it has none."""
    lesson = lessons.lesson_of(game)
    return lesson.minutes if lesson else 0


def lesson_states(mine: list[StoredTable]) -> dict[str, str]:
    """By game with a lesson: `new`, `begun` or, for whoever has finished it or a whole game, `done`."""
    states = {}
    for game in all_facts():
        if lessons.lesson_of(game):
            tables = [stored for stored in mine if stored.game == game]
            begun = any(lessons.is_lesson(stored) and stored.status != "over" for stored in tables)
            done = any(lessons.was_lesson(stored) or stored.status == "over" for stored in tables)
            states[game] = "begun" if begun else "done" if done else "new"
    return states


# ---------------------------------------------------------------- pages


async def front(request: Request) -> Response:
    service = service_of(request)
    guest = await service.guests.of(request)
    language = service.guests.language_of(request, guest)

    def lines(some: list[StoredTable]) -> list[dict[str, Any]]:
        return [table_line(service, stored, guest, language) for stored in some if stored.game in all_facts()]

    waiting = await service.store.waiting_for(guest.id) if guest else []  # those that have waited longest come first
    touched = await service.store.tables_of(guest.id) if guest else []
    mine = lines([*waiting, *(stored for stored in touched if stored.id not in {each.id for each in waiting})])
    return await render(
        request,
        "front.html",
        open_tables=lines(await service.store.open_tables()),
        my_tables=mine,
        next_table=next((line["id"] for line in mine if line["waiting"]), None),
        lessons=lesson_states(touched),
        minutes=lesson_minutes,
    )


async def next_table(request: Request) -> Response:
    """On to the table that waits longest for me; it only shows the way."""
    service = service_of(request)
    guest = await service.guests.of(request)
    waiting = await service.store.waiting_for(guest.id, 1) if guest else []
    return RedirectResponse(f"/t/{waiting[0].id}" if waiting else "/", 303)


async def table(request: Request) -> Response:
    service = service_of(request)
    table = await service.registry.table(request.path_params["id"])
    guest = await service.guests.of(request)
    language = service.guests.language_of(request, guest)
    return await render(
        request,
        "table.html",
        table=frames.table_facts(table, guest.id if guest else None, service.registry.here(table.id), 0, language),
        game=game_facts(service, table.facts, language),
        shown=table.unreadable is None or bool(frames.kept_picture(table, None, language).parts),
        emblems=frames.emblem_facts(table.facts, language, drawn=table.game in service.ready),
        live=f"/t/{table.id}/live",
        invite=str(request.url.replace(query="")),
    )


async def replay_page(request: Request) -> Response:
    service = service_of(request)
    table = await service.registry.table(request.path_params["id"])
    play = replay.finished(table)
    guest = await service.guests.of(request)
    language = service.guests.language_of(request, guest)
    return await render(
        request,
        "replay.html",
        table=frames.table_facts(table, guest.id if guest else None, service.registry.here(table.id), 0, language),
        game=game_facts(service, table.facts, language),
        steps=len(play.steps),
        seat=next(iter(table.seats_of(guest.id if guest else None)), 0),
        result=frames.result(table, language),
        names=table.names,
    )


async def rules(request: Request) -> Response:
    service = service_of(request)
    game = facts(request.path_params["game"])
    language = service.guests.language_of(request, await service.guests.of(request))
    return await render(
        request,
        "rules.html",
        game=game_facts(service, game, language),
        **rulebook.rulebook(game.name, language, game.name in service.ready),
    )


async def aid(request: Request) -> Response:
    """The player aid: a page of its own, or with `?sheet=1` only its text, for the sheet at the table."""
    service = service_of(request)
    game = facts(request.path_params["game"])
    if not rulebook.has(game.name, "aid"):
        raise Refusal("error-page")
    language = service.guests.language_of(request, await service.guests.of(request))
    return await render(
        request,
        "aid_text.html" if "sheet" in request.query_params else "aid.html",
        game=game_facts(service, game, language),
        **rulebook.aid(game.name, language, game.name in service.ready),
    )


async def move(request: Request) -> Response:
    service = service_of(request)
    token = request.path_params["token"]
    guest = await service.guests.of(request)
    language = service.guests.language_of(request, guest)
    try:
        table, owner = await lobby.linked(service, token)
    except Refusal:
        return await render(request, "move.html", 404, table=None, token=token, seats=[], used=True)
    names = [table.names[seat] for seat in table.seats_of(owner)]
    described = frames.table_facts(table, guest.id if guest else None, set(), 0, language)
    return await render(request, "move.html", table=described, token=token, seats=names, used=False)


GAME_FILES = {"scene.css": "text/css", "picture.svg": "image/svg+xml"}


async def game_asset(request: Request) -> Response:
    """The style and the picture of a game, from its folder."""
    file = request.path_params["file"]
    path = facts(request.path_params["game"]).folder / file
    if file not in GAME_FILES or not path.is_file():
        raise Refusal("error-page")
    return FileResponse(path, media_type=GAME_FILES[file], headers=kept_for(request))


def kept_for(request: Request) -> dict[str, str]:
    """A marked file may be kept for a year, any other must be asked for again."""
    marked = "v" in request.query_params
    return {"Cache-Control": f"public, max-age={YEAR}, immutable" if marked else "no-cache"}


async def metrics(request: Request) -> Response:
    """For whoever runs it: for this machine, and networks that were named; a proxy that was not stands for anybody."""
    service = service_of(request)
    is_forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    through_stranger = is_forwarded and not service.settings.proxies
    if through_stranger or not may_read(address(request), (*LOOPBACK, *service.settings.metrics)):
        raise Refusal("error-page")
    counts = {f"tables_{status}": float(n) for status, n in (await service.store.counts()).items()}
    text = service.metrics.text({**service.gauges(), **counts})
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def error_page(request: Request, error: HeadwatersError) -> Response:
    """The page that says what is wrong; drawing it costs what any page costs."""
    service = service_of(request)
    if error.message_id != "error-too-many":
        error = await after_paying(request, PAGE, error)
    if error.message_id == "error-too-many":  # a page would cost what was just refused
        return PlainTextResponse(error.words(service.guests.language_of(request, None)), status_of(error))
    language = service.guests.language_of(request, await service.guests.of(request))
    said = {"id": error.message_id, "text": error.words(language), "rule": error.rule}
    return await render(request, "error.html", status_of(error), error=said, status=status_of(error))


ROUTES = [
    get("/", front, PAGE),
    get("/next", next_table, 1),
    get("/t/{id}", table, PAGE),
    get("/t/{id}/replay", replay_page, PAGE),
    get("/rules/{game}", rules, PAGE),
    get("/rules/{game}/aid", aid, PAGE),
    get("/move/{token}", move, PAGE),
    get("/games/{game}/{file}", game_asset, 1),
    get("/metrics", metrics, 1),
]
