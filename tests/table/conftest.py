"""The fixtures of the service's tests."""

from conftest_table import compiled, database, no_looks, postgres, served

__all__ = ["compiled", "database", "no_looks", "postgres", "served"]
