"""The fixtures of the service's tests."""

from conftest_table import compiled, served

__all__ = ["compiled", "served"]
