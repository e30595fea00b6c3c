"""Where a request comes from: only pages of this host may change anything, and everybody pays for what they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .errors import Refusal

LOCALHOST = "localhost"
LONGEST_TOLD = 60  # of a host name that is refused
HOME = 64  # bits of an IPv6 address that are given to one household: the rest it chooses itself


def check_host(connection: HTTPConnection, names: Sequence[str] | None) -> None:
    """Refuse whoever asks for this service by a name that it does not have; None: it may have any.

    The name of a stranger can lead here (DNS rebinding): then pages of theirs would be pages of this host. Nobody can
    make an address lead elsewhere, nor `localhost`.
    """
    host = connection.headers.get("host", "")
    if names is not None and not _is_known(host, names):
        raise Refusal("error-host", host=host[:LONGEST_TOLD])


def _is_known(host: str, names: Sequence[str]) -> bool:
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    return name in (LOCALHOST, *names) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a request or a handshake that another site's page, or no page, has made.

    To a service that is reached by https, a page that came by http may be anybody's. That of https is welcome also
    where http is seen here: before it may be a proxy that was not named.
    """
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    schemes = ("https",) if connection.scope["scheme"] in ("https", "wss") else ("https", "http")
    try:
        came_from = urlsplit(origin)
    except ValueError:
        raise Refusal("error-origin") from None
    if not host or came_from.netloc.lower() != host.lower() or came_from.scheme not in schemes:
        raise Refusal("error-origin")


def address(connection: HTTPConnection) -> str:
    """The address of the other side; behind a proxy that was named, what the proxy says."""
    return connection.client.host if connection.client else "?"


def caller(connection: HTTPConnection) -> str:
    """Whom limits are counted for: an IPv4 address, or the network of an IPv6 address."""
    return household(address(connection))


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """An address, or for IPv6 the network from which one caller takes as many as it likes."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return str(ip_network((number, HOME), strict=False))


def callers(connection: HTTPConnection, guest: str | None) -> list[str]:
    """Who pays for a request: the address it comes from, and the guest if there is one."""
    return [caller(connection), *([f"guest {guest}"] if guest else [])]
