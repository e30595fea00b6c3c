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
_TURNS = np.array([[10, 26], [11, 21], [13, 27], [23, 5], [6, 20], [17, 11], [25, 10], [18, 20]], dtype=np.int64)


def key(seed: int) -> Any:
    """A fresh generator from a seed of up to 128 bits."""
    words = np.zeros(WORDS, np.uint32)
    for i in range(4):
        words[i] = (seed >> (32 * i)) & _M
    return words


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
    for r in range(20):
        a = _TURNS[r & 7, 0]
        b = _TURNS[r & 7, 1]
        if r & 1 == 0:
            x0 = (x0 + x1) & _M
            x1 = (((x1 << a) & _M) | (x1 >> (32 - a))) ^ x0
            x2 = (x2 + x3) & _M
            x3 = (((x3 << b) & _M) | (x3 >> (32 - b))) ^ x2
        else:
            x0 = (x0 + x3) & _M
            x3 = (((x3 << a) & _M) | (x3 >> (32 - a))) ^ x0
            x2 = (x2 + x1) & _M
            x1 = (((x1 << b) & _M) | (x1 >> (32 - b))) ^ x2
        if r & 3 == 3:
            k5 = k0
            k0 = k1
            k1 = k2
            k2 = k3
            k3 = k4
            k4 = k5
            x0 = (x0 + k0) & _M
            x1 = (x1 + k1) & _M
            x2 = (x2 + k2) & _M
            x3 = (x3 + k3 + (r + 1) // 4) & _M
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
