"""The POST requests: JSON in, JSON out, from pages of this host only. And the few GETs that answer JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .. import __version__
from ..kernel.errors import HeadwatersError
from ..kernel.facts import all_facts
from . import limits, lobby, replay
from .actor import GiveUp, Speak
from .answers import (
    CheckedShuffle,
    Done,
    GuestFacts,
    Health,
    ReplayedGame,
    ReplayedStep,
    SeatsLink,
    TableId,
    VisitorFacts,
)
from .callers import caller, callers, check_host, check_origin
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
A = TypeVar("A")
LONGEST_NUMBER = 9  # digits
Verb = Callable[[Service, Request, Guest, T], Awaitable[Struct]]


class Json(Response, Generic[A]):
    """An answer of this type, encoded."""

    media_type = "application/json"

    def __init__(self, body: bytes, status: int = 200) -> None:
        super().__init__(body, status, headers={"Cache-Control": "no-store"})


class DescribedRoute(Route):
    """A route, and what `protocol` describes it by: the function behind it and the body that it takes."""

    def __init__(
        self,
        method: str,
        path: str,
        handle: Callable[[Request], Awaitable[Response]],
        verb: Callable[..., Awaitable[object]],
        body: type[Struct] | None = None,
    ) -> None:
        super().__init__(path, handle, methods=[method])
        self.method, self.verb, self.body = method, verb, body


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def answer(value: A, status: int = 200) -> Json[A]:
    return Json(msgspec.json.encode(value), status)


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


def post(path: str, kind: type[T], verb: Verb[T], *, rate: str = "post") -> DescribedRoute:
    """A request that may change something: checked, counted, and only then heard."""

    async def handle(request: Request) -> Response:
        service = service_of(request)
        check_host(request, service.settings.host_names)
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

    return DescribedRoute("POST", path, handle, verb, kind)


# ---------------------------------------------------------------- verbs


async def me(service: Service, _request: Request, guest: Guest, wish: Me) -> GuestFacts:
    changed = await service.guests.change(guest, wish)
    if changed.language != guest.language:
        for viewer in service.audience.of_guest(guest.id):
            service.registry.tell(viewer.table, Speak(changed.language), viewer)
    return GuestFacts(changed.name, changed.language, changed.palette)


async def quick(service: Service, _request: Request, guest: Guest, wish: Quick) -> TableId:
    return TableId(await lobby.quick(service, guest, wish))


async def learn(service: Service, _request: Request, guest: Guest, wish: Learn) -> TableId:
    return TableId(await lobby.learn(service, guest, wish))


async def new_table(service: Service, _request: Request, guest: Guest, wish: NewTable) -> TableId:
    return TableId(await lobby.create(service, guest, wish))


Company = Say | Resign | HandOver | ComeBack | TakeBack | Consent
AtTable = Sit | Emblem | Stand | ChairFor | NextCard | LeaveLesson | Company


async def at_table(service: Service, request: Request, guest: Guest, wish: AtTable) -> Done:
    """What the table itself decides."""
    await service.registry.ask(request.path_params["id"], wish, guest)
    return Done()


async def link(service: Service, request: Request, guest: Guest, _wish: Nothing) -> SeatsLink:
    """A private link that moves the guest's seats at this table to another device."""
    token = await lobby.link(service, guest, request.path_params["id"])
    return SeatsLink(str(request.url.replace(path=f"/move/{token}", query="")))


async def move(service: Service, request: Request, guest: Guest, _wish: Nothing) -> TableId:
    """Take the seats of a private link to this device."""
    return TableId(await lobby.move(service, guest, request.path_params["token"]))


async def again(service: Service, request: Request, guest: Guest, _wish: Nothing) -> TableId:
    """The same table once more: a rematch."""
    return TableId(await lobby.again(service, guest, request.path_params["id"]))


async def tidy(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Done:
    """Take a table from the guest's list; what happens there later brings it back."""
    await lobby.tidy(service, guest, request.path_params["id"])
    return Done()


async def give_up(service: Service, request: Request, guest: Guest, _wish: Nothing) -> Done:
    """A table that waits for players is not wanted any more; by whoever opened it."""
    await service.registry.ask(request.path_params["id"], GiveUp(), guest)
    return Done()


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


def get(path: str, handler: Callable[[Request], Awaitable[Response]], cost: float) -> DescribedRoute:
    """A request that only looks, and is paid for before it does."""

    async def handle(request: Request) -> Response:
        service = service_of(request)
        check_host(request, service.settings.host_names)
        await work(service, request, cost)
        return await handler(request)

    return DescribedRoute("GET", path, handle, handler)


async def who_am_i(request: Request) -> Json[VisitorFacts]:
    """Who asks. It makes no guest."""
    service = service_of(request)
    guest = await service.guests.of(request)
    return answer(me_facts(service, request, guest))


def me_facts(service: Service, request: Request, guest: Guest | None) -> VisitorFacts:
    return VisitorFacts(
        name=guest.name if guest else None,
        language=service.guests.language_of(request, guest),
        palette=guest.palette if guest else PALETTES[0],
        known=guest is not None,
    )


async def health(request: Request) -> Json[Health]:
    """That it can be played here; 503 while no move could be written."""
    service = service_of(request)
    games = {
        name: "ready" if name in service.ready else "failed" if name in service.ready.failed else "compiling"
        for name in all_facts()
    }
    await service.store.check()
    return answer(Health("ok", __version__, games, tables=await service.store.counts()))


async def of_finished(request: Request, what: str, make: Callable[[Table], A], *more: Hashable) -> Json[A]:
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
    return Json(await service.keepsakes.get(about, lambda: msgspec.json.encode(make(apart))))


async def record(request: Request) -> Response:
    """The record of a finished game ([its format](record-format.md)), with `?states=1` also every state."""
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
        text = msgspec.json.decode(made.body, type=str)
    name = f"{table.game}-{table.id[:6]}.jsonl"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/x-ndjson; charset=utf-8", headers=disposition)


async def steps(request: Request) -> Json[ReplayedGame]:
    """A finished game as a whole; with `?lang=` in another language."""
    language = await _language(service_of(request), request)
    return await of_finished(request, "steps", lambda apart: replay.steps(apart, language), language)


async def step(request: Request) -> Json[ReplayedStep]:
    """A finished game after so many steps; `?as=` is a seat, `public` or, with everything shown to `&seat=`, `open`."""
    language = await _language(service_of(request), request)
    number, shown = request.path_params["step"], request.query_params.get("as", "public")
    if not number.isascii() or not number.isdigit() or len(number) > LONGEST_NUMBER:
        raise Refusal("error-page")
    seat = request.query_params.get("seat", "0")
    at = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else 0

    def shown_step(apart: Table) -> ReplayedStep:
        return replay.step(apart, int(number), shown, language, at=at)

    return await of_finished(request, "step", shown_step, int(number), shown[:LONGEST_NUMBER], at, language)


async def check(request: Request) -> Json[CheckedShuffle]:
    """The shuffle of a finished game, checked."""
    events = await service_of(request).store.events_of(request.path_params["id"])
    return await of_finished(request, "check", lambda apart: replay.check(apart, events))


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
    get("/health", health, 1),
]
