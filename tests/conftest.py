"""Tests run alike everywhere: hypothesis draws the same examples each time and does not look at the clock.

That this file is here also puts `tests/` on the path, so that any test can import `tables`, `golden` and `referee`.
"""

from hypothesis import settings

settings.register_profile("headwaters", deadline=None, derandomize=True)
settings.load_profile("headwaters")
