"""The generator in the record: Threefry-4x32 with 20 rounds (Salmon et al., 2011), counter-based, 128 bits of key.

It is written in signed 64-bit arithmetic that never overflows, so that Python, numba and CUDA give the same numbers.
A generator is nine 32-bit words: four of key, the number of words drawn so far, the four words of the current block.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .rule import rule

WORDS = 9
_M = 0xFFFFFFFF
_PARITY = 0x1BD11BDA
# By how much is turned in four rounds and in the next four: as constants that a compiler sees.
_FIRST = tuple(np.int64(n) for n in (10, 26, 11, 21, 13, 27, 23, 5))
_THEN = tuple(np.int64(n) for n in (6, 20, 17, 11, 25, 10, 18, 20))


def key(seed: int) -> Any:
    """A fresh generator from a seed of up to 128 bits."""
    words = np.zeros(WORDS, np.uint32)
    for i in range(4):
        words[i] = (seed >> (32 * i)) & _M
    return words


@rule
def _turned(x, n):
    """32 bits turned left by n."""
    return ((x << n) & _M) | (x >> (32 - n))


@rule
def _block(rng, number):
    """Write the block with this number behind the counter."""
    k0 = np.int64(rng[0])
    k1 = np.int64(rng[1])
    k2 = np.int64(rng[2])
    k3 = np.int64(rng[3])
    k4 = _PARITY ^ k0 ^ k1 ^ k2 ^ k3
    x0 = (number + k0) & _M
    x1 = k1
    x2 = k2
    x3 = k3
    # Four rounds, the key, four more rounds, the key: two and a half times.
    for times in range(0, 6, 2):
        x0 = (x0 + x1) & _M
        x1 = _turned(x1, _FIRST[0]) ^ x0
        x2 = (x2 + x3) & _M
        x3 = _turned(x3, _FIRST[1]) ^ x2
        x0 = (x0 + x3) & _M
        x3 = _turned(x3, _FIRST[2]) ^ x0
        x2 = (x2 + x1) & _M
        x1 = _turned(x1, _FIRST[3]) ^ x2
        x0 = (x0 + x1) & _M
        x1 = _turned(x1, _FIRST[4]) ^ x0
        x2 = (x2 + x3) & _M
        x3 = _turned(x3, _FIRST[5]) ^ x2
        x0 = (x0 + x3) & _M
        x3 = _turned(x3, _FIRST[6]) ^ x0
        x2 = (x2 + x1) & _M
        x1 = _turned(x1, _FIRST[7]) ^ x2
        x0 = (x0 + k1) & _M
        x1 = (x1 + k2) & _M
        x2 = (x2 + k3) & _M
        x3 = (x3 + k4 + times + 1) & _M
        if times == 4:
            break
        x0 = (x0 + x1) & _M
        x1 = _turned(x1, _THEN[0]) ^ x0
        x2 = (x2 + x3) & _M
        x3 = _turned(x3, _THEN[1]) ^ x2
        x0 = (x0 + x3) & _M
        x3 = _turned(x3, _THEN[2]) ^ x0
        x2 = (x2 + x1) & _M
        x1 = _turned(x1, _THEN[3]) ^ x2
        x0 = (x0 + x1) & _M
        x1 = _turned(x1, _THEN[4]) ^ x0
        x2 = (x2 + x3) & _M
        x3 = _turned(x3, _THEN[5]) ^ x2
        x0 = (x0 + x3) & _M
        x3 = _turned(x3, _THEN[6]) ^ x0
        x2 = (x2 + x1) & _M
        x1 = _turned(x1, _THEN[7]) ^ x2
        x0 = (x0 + k2) & _M
        x1 = (x1 + k3) & _M
        x2 = (x2 + k4) & _M
        x3 = (x3 + k0 + times + 2) & _M
        k0, k1, k2, k3, k4 = k2, k3, k4, k0, k1
    rng[5] = x0
    rng[6] = x1
    rng[7] = x2
    rng[8] = x3


@rule
def word(rng):
    """The next 32 random bits."""
    drawn = np.int64(rng[4])
    if drawn & 3 == 0:
        _block(rng, drawn >> 2)
    rng[4] = (drawn + 1) & _M
    return np.int64(rng[5 + (drawn & 3)])


@rule
def below(rng, n):
    """A fair number from 0 to n-1 (Lemire's multiplication, with his rejection)."""
    floor = -1
    while True:
        product = word(rng) * n
        low = product & _M
        if low >= n or low >= floor >= 0:
            return product >> 32
        if floor < 0:
            floor = (0x100000000 - n) % n
            if low >= floor:
                return product >> 32


@rule
def rekey(rng, other):
    """Start `rng` anew with a key drawn from `other`."""
    for i in range(4):
        rng[i] = word(other)
    rng[4] = 0
