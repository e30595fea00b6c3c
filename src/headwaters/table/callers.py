"""Where a request comes from: only pages of this host may change anything."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .errors import Refusal


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a request or a handshake that another site's page, or no page, has made."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    try:
        came_from = urlsplit(origin).netloc
    except ValueError:
        came_from = ""
    if not host or came_from.lower() != host.lower():
        raise Refusal("error-origin")


def caller(connection: HTTPConnection) -> str:
    """Whom limits are counted for."""
    return connection.client.host if connection.client else "?"
