"""The POST requests: JSON in, JSON out, from pages of this host only. And the few GETs that answer JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel.errors import HeadwatersError
from . import limits, lobby, replay
from .actor import GiveUp, Speak
from .callers import caller, callers, check_origin
from .errors import Refusal
from .guests import PALETTES, set_cookie
from .messages import (
    MOST_BODY,
    ChairFor,
    ComeBack,
    Consent,
    Emblem,
    HandOver,
    Learn,
    LeaveLesson,
    Me,
    NewTable,
    NextCard,
    Nothing,
    Quick,
    Resign,
    Say,
    Sit,
    Stand,
    TakeBack,
    decode,
)
from .service import Service
from .store import Guest
from .table import Table

T = TypeVar("T", bound=Struct)
Answer = dict[str, Any]
LONGEST_NUMBER = 9  # digits
Verb = Callable[[Service, Request, Guest, T], Awaitable[Answer]]


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def answer(value: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


async def body_of(request: Request) -> bytes:
    """The body, or `error-too-large` before it is read."""
    try:
        said = int(request.headers.get("content-length", "0"))
    except ValueError:
        raise Refusal("error-malformed") from None
    if said > MOST_BODY:
        raise Refusal("error-too-large", most=MOST_BODY)
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BODY:
                raise Refusal("error-too-large", most=MOST_BODY)
    except ClientDisconnect:  # nobody is there to hear it
        raise Refusal("error-malformed") from None
    return body


def post(path: str, kind: type[T], verb: Verb[T], *, rate: str = "post") -> Route:
    """A request that may change something: checked, counted, and only then heard."""

    async def handle(request: Request) -> Response:
        service = service_of(request)
        check_origin(request)
        known = await service.guests.of(request)
        who = callers(request, known.id if known else None)
        service.limits.take("post", who)
        wish = decode(await body_of(request), kind)
        if rate != "post":
            service.limits.take(rate, who)
        guest, token = await service.guests.welcome(request)
        service.audience.note(guest.id, caller(request))
        try:
            response = answer(await verb(service, request, guest, wish))
        except Exception as error:
            if token:
                error.token = token  # type: ignore[attr-defined]
            raise
        if token:
            set_cookie(response, token, secure=request.url.scheme == "https")
        return response

    return Route(path, handle, methods=["POST"])


# ---------------------------------------------------------------- verbs


async def me(service: Service, _request: Request, guest: Guest, wish: Me) -> Answer:
    changed = await service.guests.change(guest, wish)
    if changed.language != guest.language:
        for viewer in service.audience.of_guest(guest.id):
            service.registry.tell(viewer.table, Speak(changed.language), viewer)
    return {"name": changed.name, "language": changed.language, "palette": changed.palette}


async def quick(service: Service, _request: Request, guest: Guest, wish: Quick) -> Answer:
    return {"table": await lobby.quick(service, guest, wish)}


async def learn(service: Service, _request: Request, guest: Guest, wish: Learn) -> Answer:
    return {"table": await lobby.learn(service, guest, wish)}


async def new_table(service: Service, _request: Request, guest: Guest, wish: NewTable) -> Answer:
    return {"table": await lobby.create(service, guest, wish)}


Company = Say | Resign | HandOver | ComeBack | TakeBack | Consent
AtTable = Sit | Emblem | Stand | ChairFor | NextCard | LeaveLesson | Company


async def at_table(service: Service, request: Request, guest: Guest, wish: AtTable) -> Answer:
    """What the table itself decides."""
    await service.registry.ask(request.path_params["id"], wish, guest)
    return {}


async def link(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Answer:
    token = await lobby.link(service, guest, request.path_params["id"])
    return {"url": str(request.url.replace(path=f"/move/{token}", query=""))}


async def move(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Answer:
    return {"table": await lobby.move(service, guest, request.path_params["token"])}


async def again(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Answer:
    return {"table": await lobby.again(service, guest, request.path_params["id"])}


async def tidy(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Answer:
    """Take a table from the guest's list; what happens there later brings it back."""
    await lobby.tidy(service, guest, request.path_params["id"])
    return {}


async def give_up(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Answer:
    """A table that waits for players is not wanted any more; by whoever opened it."""
    await service.registry.ask(request.path_params["id"], GiveUp(), guest)
    return {}


# ---------------------------------------------------------------- GET


async def work(service: Service, request: Request, cost: float) -> None:
    """Let whoever asks pay for the work; `error-too-many` if they can't."""
    guest = await service.guests.of(request)
    service.limits.take("work", callers(request, guest.id if guest else None), cost)


async def after_paying(request: Request, cost: float, error: HeadwatersError) -> HeadwatersError:
    """What to answer to a request that is refused: this error, or `error-too-many` to whoever can't pay even that."""
    try:
        await work(service_of(request), request, cost)
    except Refusal as refusal:
        return refusal
    return error


def get(path: str, handler: Callable[[Request], Awaitable[Response]], cost: float) -> Route:
    """A request that only looks, and is paid for before it does."""

    async def handle(request: Request) -> Response:
        await work(service_of(request), request, cost)
        return await handler(request)

    return Route(path, handle, methods=["GET"])


async def who_am_i(request: Request) -> Response:
    service = service_of(request)
    guest = await service.guests.of(request)
    return answer(me_facts(service, request, guest))


def me_facts(service: Service, request: Request, guest: Guest | None) -> Answer:
    return {
        "name": guest.name if guest else None,
        "language": service.guests.language_of(request, guest),
        "palette": guest.palette if guest else PALETTES[0],
        "known": guest is not None,
    }


async def of_finished(request: Request, what: str, make: Callable[[Table], Any], *more: Hashable) -> bytes:
    """A costly answer about a finished game, made beside the event loop, paid by its size, and kept.

    The request has paid for asking already (`get`), whatever is found; what was made before costs no more.
    """
    service = service_of(request)
    table = await service.registry.table(request.path_params["id"])
    steps = len(replay.finished(table).steps)
    about = (table.id, table.revision, what, *more)
    if about not in service.keepsakes:
        await work(service, request, limits.EACH_STEP[what] * steps)
    apart = table.apart()
    return await service.keepsakes.get(about, lambda: msgspec.json.encode(make(apart)))


def as_json(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


async def record(request: Request) -> Response:
    service = service_of(request)
    table = await service.registry.table(request.path_params["id"])
    states = request.query_params.get("states") == "1"
    if table.unreadable:
        stored = await service.store.table(table.id)
        finished = stored is not None and stored.status == "over"
        text = replay.written(table, await service.store.events_of(table.id), finished)
    else:
        what, events = "states" if states else "record", await service.store.events_of(table.id)
        made = await of_finished(request, what, lambda apart: replay.record(apart, events, states=states))
        text = msgspec.json.decode(made)
    name = f"{table.game}-{table.id[:6]}.jsonl"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/x-ndjson; charset=utf-8", headers=disposition)


async def steps(request: Request) -> Response:
    language = await _language(service_of(request), request)
    return as_json(await of_finished(request, "steps", lambda apart: replay.steps(apart, language), language))


async def step(request: Request) -> Response:
    language = await _language(service_of(request), request)
    number, shown = request.path_params["step"], request.query_params.get("as", "public")
    if not number.isascii() or not number.isdigit() or len(number) > LONGEST_NUMBER:
        raise Refusal("error-page")
    seat = request.query_params.get("seat", "0")
    at = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else 0

    def shown_step(apart: Table) -> Any:
        return replay.step(apart, int(number), shown, language, at=at)

    return as_json(await of_finished(request, "step", shown_step, int(number), shown[:LONGEST_NUMBER], at, language))


async def check(request: Request) -> Response:
    events = await service_of(request).store.events_of(request.path_params["id"])
    return as_json(await of_finished(request, "check", lambda apart: replay.check(apart, events)))


async def _language(service: Service, request: Request) -> str:
    return service.guests.language_of(request, await service.guests.of(request))


ROUTES = [
    post("/api/me", Me, me),
    get("/api/me", who_am_i, 1),
    post("/api/quick", Quick, quick, rate="table"),
    post("/api/learn", Learn, learn, rate="table"),
    post("/api/tables", NewTable, new_table, rate="table"),
    post("/api/tables/{id}/sit", Sit, at_table),
    post("/api/tables/{id}/emblem", Emblem, at_table),
    post("/api/tables/{id}/stand", Stand, at_table),
    post("/api/tables/{id}/chair", ChairFor, at_table),
    post("/api/tables/{id}/next-card", NextCard, at_table),
    post("/api/tables/{id}/leave-lesson", LeaveLesson, at_table),
    post("/api/tables/{id}/say", Say, at_table, rate="say"),
    post("/api/tables/{id}/resign", Resign, at_table),
    post("/api/tables/{id}/hand", HandOver, at_table),
    post("/api/tables/{id}/come-back", ComeBack, at_table),
    post("/api/tables/{id}/take-back", TakeBack, at_table),
    post("/api/tables/{id}/consent", Consent, at_table),
    post("/api/tables/{id}/tidy", Nothing, tidy),
    post("/api/tables/{id}/give-up", Nothing, give_up),
    post("/api/tables/{id}/link", Nothing, link),
    post("/api/tables/{id}/again", Nothing, again, rate="table"),
    post("/api/move/{token}", Nothing, move),
    get("/api/tables/{id}/record", record, limits.STEP),
    get("/api/tables/{id}/steps", steps, limits.STEP),
    get("/api/tables/{id}/steps/{step}", step, limits.STEP),
    get("/api/tables/{id}/check", check, limits.STEP),
]
