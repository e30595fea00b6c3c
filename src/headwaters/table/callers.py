"""Where a request comes from: only pages of this host may change anything, and everybody pays for what they do."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .errors import Refusal

HOME = 64  # bits of an IPv6 address that are given to one household: the rest it chooses itself


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a request or a handshake that another site's page, or no page, has made."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    try:
        came_from = urlsplit(origin).netloc
    except ValueError:
        came_from = ""
    if not host or came_from.lower() != host.lower():
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
