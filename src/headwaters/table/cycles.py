"""Objects that only keep each other alive are looked for a few at a time.

Left to itself Python goes through everything there is whenever that has grown by a quarter: with a thousand tables in
memory all of them stand still for half a second, and nothing is found, because tables and viewers are freed without.
Here what was made lately is looked through often and then set aside; what is set aside is looked through once an hour.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = 700  # objects made since the last look at the youngest
LOOKS = 5  # at the youngest, until what stayed behind is looked through too
NEVER = 1_000_000_000
SOON_S = 2.0
SELDOM_S = 3600.0


async def look() -> None:
    """Until it is cancelled; then Python looks as it did before."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, LOOKS, NEVER)
    try:
        while True:
            for _ in range(int(SELDOM_S / SOON_S)):
                gc.collect()
                gc.freeze()
                await asyncio.sleep(SOON_S)
            gc.unfreeze()
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
