"""Who is who: a guest is known by a cookie whose hash is kept; a name and a language are enough."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterable
from dataclasses import replace
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

from ..text import LANGUAGES, say
from .errors import Refusal
from .messages import Me
from .store import Guest, Store

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

COOKIE = "headwaters"
# Over https: browsers take a cookie of this name from this host alone, so no other host of its domain can plant one.
SECURE_COOKIE = f"__Host-{COOKIE}"
PALETTES = ("default", "dark", "contrast", "safe")
DAY = 24 * 3600
YEAR = 365 * DAY
TOKEN_BYTES = 24


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def wanted_language(asked: str | None, accepted: str) -> str:
    """`?lang=`, else the first language of Accept-Language that is spoken here, else English."""
    if asked in LANGUAGES:
        return str(asked)
    ranked: list[tuple[float, int, str]] = []
    for place, item in enumerate(accepted[:400].split(",")):
        tag, _, rest = item.strip().partition(";")
        weight = 1.0
        if rest.strip().startswith("q="):
            try:
                weight = float(rest.strip()[2:])
            except ValueError:
                weight = 0.0
        ranked.append((-weight, place, tag.lower()[:2]))
    spoken = [tag for weight, _, tag in sorted(ranked) if tag in LANGUAGES and weight < 0]
    return spoken[0] if spoken else "en"


def tidy(name: str) -> str:
    """A name as it is shown: one line of printable characters."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:24]
    if not clean:
        raise Refusal("error-name")
    return clean


class Guests:
    """The guests, found by cookie; kept in memory once seen, where no other service can change them meanwhile."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, str] = {}  # token hash -> guest id
        self._by_id: dict[str, Guest] = {}

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request, or None for a visitor who has done nothing yet."""
        token = _token(connection)
        if not token:
            return None
        key = hashed(token)
        if known := self._by_id.get(self._known.get(key, "")):
            return known
        guest = await self.store.guest_by_token(key)
        if guest:
            self._remember(guest, key)
        return guest

    async def by_id(self, guest: str) -> Guest | None:
        if guest in self._by_id:
            return self._by_id[guest]
        stored = await self.store.guest_by_id(guest)
        if stored:
            self._remember(stored)
        return stored

    def _remember(self, guest: Guest, key: str | None = None) -> None:
        if self.store.database.shared:
            return
        if len(self._by_id) > 20_000:
            self._by_id.clear()
            self._known.clear()
        self._by_id[guest.id] = guest
        if key:
            self._known[key] = guest.id

    def language_of(self, connection: HTTPConnection, guest: Guest | None) -> str:
        asked = connection.query_params.get("lang")
        if asked not in LANGUAGES and guest:
            return guest.language
        return wanted_language(asked, connection.headers.get("accept-language", ""))

    async def welcome(self, connection: HTTPConnection) -> tuple[Guest, str | None]:
        """The guest of a POST, made now if need be; then also the token for the cookie."""
        guest = await self.of(connection)
        if guest and await self._is_seen(guest):
            return guest, None
        token = new_token()
        language = self.language_of(connection, None)
        name = say("table-guest", language, number=str(secrets.randbelow(9000) + 1000))
        guest = Guest(secrets.token_hex(8), name, language, PALETTES[0], time.time())
        await self.store.add_guest(guest, hashed(token))
        self._remember(guest, hashed(token))
        return guest, token

    async def _is_seen(self, guest: Guest) -> bool:
        """Note once a day that a guest does something; False for one whom the housekeeping has forgotten meanwhile."""
        now = time.time()
        if abs(now - guest.seen) < DAY:
            return True
        if await self.store.see_guest(guest.id, now):
            self._remember(replace(guest, seen=now))
            return True
        self._by_id.pop(guest.id, None)
        return False

    async def change(self, guest: Guest, wish: Me) -> Guest:
        """Another name, language or palette."""
        if wish.language is not None and wish.language not in LANGUAGES:
            raise Refusal("error-language", language=wish.language, known=", ".join(LANGUAGES))
        if wish.palette is not None and wish.palette not in PALETTES:
            raise Refusal("error-malformed")
        changed = replace(
            guest,
            name=guest.name if wish.name is None else tidy(wish.name),
            language=wish.language or guest.language,
            palette=wish.palette or guest.palette,
        )
        if changed != guest:
            await self.store.change_guest(changed)
            self._remember(changed)
        return changed


def _token(connection: HTTPConnection) -> str | None:
    """The token of a request's cookie, of either name: whoever came before https, or before it had its own, stays."""
    headers: Iterable[str] = connection.headers.getlist("cookie")
    for name in (SECURE_COOKIE, COOKIE):
        for header in headers:
            try:
                cookie = SimpleCookie(header).get(name)
            except CookieError:
                continue
            if cookie and len(cookie.value) <= 100:
                return cookie.value
    return None


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
