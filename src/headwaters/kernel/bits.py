"""Sets of small numbers as 64-bit words: masks of offered actions, sets of spaces.

The only place where unsigned 64-bit arithmetic is written; everything else counts in signed 64 bits.
"""

from __future__ import annotations

import numpy as np

from .rule import rule

_ONE = np.uint64(1)
_ZERO = np.uint64(0)
_S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)
_5555 = np.uint64(0x5555555555555555)
_3333 = np.uint64(0x3333333333333333)
_0F0F = np.uint64(0x0F0F0F0F0F0F0F0F)


@rule
def clear(mask):
    for w in range(len(mask)):
        mask[w] = _ZERO


@rule
def put(mask, i):
    mask[i >> 6] |= _ONE << np.uint64(i & 63)


@rule
def drop(mask, i):
    mask[i >> 6] &= ~(_ONE << np.uint64(i & 63))


@rule
def has(mask, i):
    return (mask[i >> 6] >> np.uint64(i & 63)) & _ONE != _ZERO


@rule
def put_run(mask, start, n):
    """Add the numbers from `start` to `start + n - 1`."""
    for i in range(start, start + n):
        mask[i >> 6] |= _ONE << np.uint64(i & 63)


@rule
def count_word(x):
    """How many bits of one word are set."""
    x = x - ((x >> _S1) & _5555)
    x = (x & _3333) + ((x >> _S2) & _3333)
    x = (x + (x >> _S4)) & _0F0F
    x = x + (x >> np.uint64(8))
    x = x + (x >> np.uint64(16))
    x = x + (x >> np.uint64(32))
    return np.int64(x & np.uint64(127))


@rule
def count(mask):
    n = 0
    for w in range(len(mask)):
        if mask[w] != _ZERO:
            n += count_word(mask[w])
    return n


@rule
def lowest(x):
    """The number of the lowest set bit of a word that is not zero."""
    return count_word((x & (~x + _ONE)) - _ONE)


@rule
def nth(mask, k):
    """The k-th smallest member, counting from 0; -1 if there are not so many."""
    for w in range(len(mask)):
        x = mask[w]
        if x != _ZERO:
            n = count_word(x)
            if k < n:
                base = w << 6
                half = count_word(x & np.uint64(0xFFFFFFFF))
                if k >= half:
                    k -= half
                    x >>= np.uint64(32)
                    base += 32
                for _ in range(k):
                    x &= x - _ONE
                return base + lowest(x)
            k -= n
    return -1


@rule
def put_both(mask, start, a, b):
    """Add the members common to the sets `a` and `b`, shifted by 64 * `start`."""
    for w in range(len(a)):
        mask[start + w] |= a[w] & b[w]


@rule
def put_all(mask, start, a):
    """Add the members of the set `a`, shifted by 64 * `start`."""
    for w in range(len(a)):
        mask[start + w] |= a[w]


@rule
def common(a, b, c, w):
    """Word w of what three sets have in common; walk through it with `lowest` and `without_lowest`."""
    return a[w] & b[w] & c[w]


@rule
def without_lowest(x):
    """A word that is not zero, without its lowest bit."""
    return x & (x - _ONE)
