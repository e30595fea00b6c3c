"""The fixtures of the service's tests."""

from conftest_table import compiled, database, postgres, served

__all__ = ["compiled", "database", "postgres", "served"]
