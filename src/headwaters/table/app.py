"""The service as one ASGI application: routes, security headers, errors with names."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..kernel.errors import HeadwatersError
from . import api, live, pages
from .errors import Refusal, status_of, worded
from .guests import set_cookie
from .limits import NOTHING_THERE
from .service import Service, Settings

log = logging.getLogger("headwaters.app")

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


class Guarded(Starlette):
    """An application whose every answer has the security headers, those of its faults too."""

    def build_middleware_stack(self) -> ASGIApp:
        return SecurityHeaders(super().build_middleware_stack())


class KeptFiles(StaticFiles):
    """Static files; those with a mark in their URL may be kept for a year."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(pages.kept_for(Request(scope)))
        return response


async def _refused(request: Request, error: Exception) -> Response:
    """A named error: JSON for requests, a page for pages."""
    assert isinstance(error, HeadwatersError)
    service = api.service_of(request)
    service.metrics.count("refused", error.message_id)
    if not service.store.is_readable:  # nobody can be asked who this is
        language = service.guests.language_of(request, None)
        if request.url.path.startswith("/api/"):
            return api.answer(worded(error, language), status_of(error))
        return PlainTextResponse(error.words(language), status_of(error))
    if request.url.path.startswith("/api/"):
        language = service.guests.language_of(request, await service.guests.of(request))
        response = api.answer(worded(error, language), status_of(error))
        if token := getattr(error, "token", None):
            set_cookie(response, token, secure=request.url.scheme == "https")
        return response
    return await pages.error_page(request, error)


async def _no_such_page(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    refusal: HeadwatersError = Refusal("error-page" if status == 404 else "error-method")
    if request.url.path.startswith("/api/"):  # a page that does not exist is paid for where it is drawn
        refusal = await api.after_paying(request, NOTHING_THERE, refusal)
    return await _refused(request, refusal)


async def _broken(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return await _refused(request, Refusal("error-inside"))


async def _live(socket: WebSocket) -> None:
    await live.serve(socket.app.state.service, socket)


def make_app(settings: Settings | None = None) -> Starlette:
    """The application; its service opens and closes with it."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        service = Service(chosen)
        app.state.service = service
        await service.open()
        try:
            yield
        finally:
            await service.close()

    handlers: dict[Any, Any] = {HeadwatersError: _refused, HTTPException: _no_such_page, Exception: _broken}
    return Guarded(
        routes=[
            *pages.ROUTES,
            *api.ROUTES,
            WebSocketRoute("/t/{id}/live", _live),
            Mount("/static", KeptFiles(directory=pages.STATIC, check_dir=False), name="static"),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
