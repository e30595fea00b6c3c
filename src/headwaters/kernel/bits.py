"""Sets of small numbers as 64-bit words: masks of offered actions, sets of spaces.

The only place where unsigned 64-bit arithmetic is written; everything else counts in signed 64 bits. Sets of up to 192
numbers also come as three words a, b, c in local variables: whole sets are then joined, cut and moved at once.
"""

from __future__ import annotations

import numpy as np

from .rule import INTERPRETED, rule

ZERO = np.uint64(0)
_ONE = np.uint64(1)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_S2, _S4, _S56, _S64 = (np.uint64(n) for n in (2, 4, 56, 64))
_0101 = np.uint64(0x0101010101010101)
_5555 = np.uint64(0x5555555555555555)
_3333 = np.uint64(0x3333333333333333)
_0F0F = np.uint64(0x0F0F0F0F0F0F0F0F)


@rule
def clear(mask):
    for w in range(len(mask)):
        mask[w] = ZERO


@rule
def put(mask, i):
    mask[i >> 6] |= _ONE << np.uint64(i & 63)


@rule
def drop(mask, i):
    mask[i >> 6] &= ~(_ONE << np.uint64(i & 63))


@rule
def has(mask, i):
    return (mask[i >> 6] >> np.uint64(i & 63)) & _ONE != ZERO


@rule
def put_run(mask, start, n):
    """Add the numbers from `start` to `start + n - 1`, word by word."""
    end = start + n
    while start < end:
        w = start >> 6
        part = min(end, (w + 1) << 6) - start
        mask[w] |= (_ALL >> np.uint64(64 - part)) << np.uint64(start & 63)
        start += part


if INTERPRETED:

    def count_word(x):
        """How many bits of one word are set."""
        return int(x).bit_count()

else:

    @rule
    def count_word(x):
        """How many bits of one word are set. Compilers know these lines and make one instruction of them."""
        x = x - ((x >> _ONE) & _5555)
        x = (x & _3333) + ((x >> _S2) & _3333)
        x = (x + (x >> _S4)) & _0F0F
        return np.int64((x * _0101) >> _S56)


@rule
def count(mask):
    n = 0
    for w in range(len(mask)):
        n += count_word(mask[w])
    return n


@rule
def lowest(x):
    """The number of the lowest set bit of a word that is not zero."""
    return count_word(~x & (x - _ONE))


@rule
def nth_of_word(x, k):
    """The number of the k-th lowest set bit of a word that has more than k of them."""
    at, half = 0, 32
    for _ in range(6):
        low = count_word(x & ((_ONE << np.uint64(half)) - _ONE))
        if k >= low:
            k -= low
            x >>= np.uint64(half)
            at += half
        half >>= 1
    return at


@rule
def nth(mask, k):
    """The k-th smallest member, counting from 0; -1 if there are not so many."""
    for w in range(len(mask)):
        n = count_word(mask[w])
        if k < n:
            return (w << 6) + nth_of_word(mask[w], k)
        k -= n
    return -1


@rule
def next_in(mask, i):
    """The smallest member that is i or larger; -1 if there is none."""
    w = i >> 6
    if w >= len(mask):
        return -1
    x = mask[w] & (_ALL << np.uint64(i & 63))
    while x == ZERO:
        w += 1
        if w == len(mask):
            return -1
        x = mask[w]
    return (w << 6) + lowest(x)


@rule
def without_lowest(x):
    """A word that is not zero, without its lowest bit."""
    return x & (x - _ONE)


@rule
def first(x):
    """The lowest set bit of a signed number that is not zero."""
    return lowest(np.uint64(x))


# --- Three words ----------------------------------------------------------------------------------------------------


@rule
def single(i):
    """The set of one number; of none if it is 192."""
    bit = _ONE << np.uint64(i & 63)
    w = i >> 6
    return bit if w == 0 else ZERO, bit if w == 1 else ZERO, bit if w == 2 else ZERO


@rule
def upward(a, b, c, n):
    """Every member made larger by n, an unsigned number from 1 to 63; what would be beyond 191 is lost."""
    m = _S64 - n
    return a << n, (b << n) | (a >> m), (c << n) | (b >> m)


@rule
def downward(a, b, c, n):
    """Every member made smaller by n, an unsigned number from 1 to 63; what would be below 0 is lost."""
    m = _S64 - n
    return (a >> n) | (b << m), (b >> n) | (c << m), c >> n


@rule
def size(a, b, c):
    return count_word(a) + count_word(b) + count_word(c)


@rule
def least(a, b, c):
    """The smallest member of a set that is not empty."""
    if a != ZERO:
        return lowest(a)
    if b != ZERO:
        return 64 + lowest(b)
    return 128 + lowest(c)


@rule
def without_least(a, b, c):
    """A set that is not empty, without its smallest member."""
    if a != ZERO:
        return without_lowest(a), b, c
    if b != ZERO:
        return a, without_lowest(b), c
    return a, b, without_lowest(c)
