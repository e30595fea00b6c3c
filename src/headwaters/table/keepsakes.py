"""Costly answers about finished games: made beside the event loop, one at a time, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_BYTES = 64_000_000


class Keepsakes:
    """Answers by what they are about. Whoever asks for one that is being made waits for it."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()  # the least recently used first
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Semaphore(1)

    def __contains__(self, about: Hashable) -> bool:
        return about in self._kept

    async def get(self, about: Hashable, make: Callable[[], bytes]) -> bytes:
        """The answer, made now if it is not kept."""
        if about in self._kept:
            self._kept.move_to_end(about)
            return self._kept[about]
        if about not in self._making:
            task = self._making[about] = asyncio.create_task(self._make(about, make))
            task.add_done_callback(lambda _: self._making.pop(about, None))
        return await asyncio.shield(self._making[about])

    async def _make(self, about: Hashable, make: Callable[[], bytes]) -> bytes:
        async with self._turn:
            answer = await asyncio.to_thread(make)
        self._kept[about] = answer
        self.bytes += len(answer)
        while self.bytes > self.most_bytes:
            _, old = self._kept.popitem(last=False)
            self.bytes -= len(old)
        return answer
