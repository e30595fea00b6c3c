"""Cards and fish, counted by their number: how many there are of 0 (none), 1, 2, 3 and so on."""

import numpy as np

CARDS = np.array([0, 5, 5, 5, 5, 5, 5], np.int64)  # HE-01
HAND = 3  # HE-01
FISH = np.array([0, 2, 2, 2, 2, 2], np.int64)  # HE-02
