"""New tables, and the private links that take seats to another device."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..kernel.facts import facts
from . import lessons
from .actor import TakeOver
from .bots import check_level
from .chairs import FREE, Chair, bot_chair, with_emblems
from .errors import Refusal
from .guests import hashed, new_token
from .messages import Learn, NewTable, Quick
from .store import Guest, StoredTable
from .table import Table, commitment_to

if TYPE_CHECKING:
    from .service import Service

LINK_SECONDS = 24 * 3600


async def create(service: Service, guest: Guest, wish: NewTable) -> str:
    """A new table; the guest sits down at the first free chair."""
    game = facts(wish.game)
    game.check_seats(wish.seats)
    options = game.check_options(wish.seats, wish.options, files=False)
    if len(wish.chairs) > wish.seats:
        raise Refusal("error-malformed")
    levels = [*wish.chairs, *[None] * (wish.seats - len(wish.chairs))]
    chairs = [bot_chair(seat, check_level(level)) if level else FREE for seat, level in enumerate(levels)]
    if FREE in chairs:
        chairs[chairs.index(FREE)] = Chair(guest.id, guest.name)
    return await _open(service, guest, wish.game, options, chairs, wish.public)


async def quick(service: Service, guest: Guest, wish: Quick) -> str:
    """The guest against so many bots of the level for a first game, or as many more as the game needs."""
    bots = max(wish.bots, facts(wish.game).least - 1)
    return await create(
        service, guest, NewTable(game=wish.game, seats=1 + bots, chairs=[None, *[lessons.LEVEL_AFTER] * bots])
    )


async def learn(service: Service, guest: Guest, wish: Learn) -> str:
    """The guided game: the one that the guest has begun, or a new one."""
    lesson = lessons.lesson_of(facts(wish.game).name)
    if lesson is None:
        raise Refusal("error-no-lesson", game=facts(wish.game).title)
    if not wish.anew:
        for stored in await service.store.tables_of(guest.id):
            if stored.game == wish.game and lessons.is_lesson(stored) and stored.status != "over":
                return stored.id
    chairs = lesson.chairs(Chair(guest.id, guest.name))
    return await _open(service, guest, wish.game, lesson.options, chairs, False, lesson.seed)


async def again(service: Service, guest: Guest, table_id: str) -> str:
    """The same table once more: same game, same options, same bots; the other chairs are free again."""
    table = await service.registry.table(table_id)
    table.check_readable()
    if not table.over:
        raise Refusal("error-not-over")
    seated = [replace(chair, bot=None, resigned=False) if chair.guest else chair for chair in table.chairs]
    chairs = [chair if chair.bot or chair.guest == guest.id else FREE for chair in seated]
    mine = next((n for n, chair in enumerate(chairs) if chair.guest == guest.id), None)
    if mine is not None:
        chairs[mine] = replace(chairs[mine], name=guest.name)  # who has another name by now sits down under it
    elif FREE in chairs:
        chairs[chairs.index(FREE)] = Chair(guest.id, guest.name)
    return await _open(service, guest, table.game, table.options, lessons.left(chairs), table.public)


async def _open(
    service: Service,
    guest: Guest,
    game: str,
    options: dict[str, Any],
    chairs: Sequence[Chair],
    public: bool,
    seed: bytes | None = None,
) -> str:
    seed = seed or secrets.token_bytes(lessons.SEED_BYTES)
    now = time.time()
    stored = StoredTable(
        id=secrets.token_urlsafe(16),
        game=game,
        seats=len(chairs),
        options=options,
        creator=guest.id,
        public=public,
        status="open" if FREE in chairs else "playing",
        revision=0,
        seed=seed,
        commitment=commitment_to(seed),
        actors=0,
        snapshot=None,
        created=now,
        touched=now,
        rules=facts(game).version,
        chairs=tuple(with_emblems(chairs, facts(game).emblems)),
    )
    await service.store.add_table(stored)
    service.metrics.count("tables", game)
    service.registry.start(stored)
    return stored.id


async def link(service: Service, guest: Guest, table_id: str) -> str:
    """A token that moves the guest's seats at this table to another device, once."""
    table = await service.registry.table(table_id)
    if not table.seats_of(guest.id):
        raise Refusal("error-not-your-seat")
    token = new_token()
    await service.store.add_link(hashed(token), table.id, guest.id, time.time() + LINK_SECONDS)
    return token


async def linked(service: Service, token: str) -> tuple[Table, str]:
    """Table and guest of a link, or `error-link`."""
    found = await service.store.link(hashed(token)) if len(token) <= 100 else None
    if not found:
        raise Refusal("error-link")
    return await service.registry.table(found[0]), found[1]


async def move(service: Service, guest: Guest, token: str) -> str:
    """Take over the seats of a link."""
    table, before = await linked(service, token)
    await service.registry.ask(table.id, TakeOver(token, before), guest)
    return table.id


async def tidy(service: Service, guest: Guest, table_id: str) -> None:
    """Take a table from the guest's list: one at which the guest sits or that the guest has opened."""
    table = await service.registry.table(table_id)
    if guest.id != table.creator and not table.seats_of(guest.id):
        raise Refusal("error-not-your-seat")
    await service.store.tidy(guest.id, table_id)
