"""Logs: as lines for people, or one JSON object a line for whoever collects them. They never hold a secret.

What is secret (seeds, hands, cookies, private links) is never given to a logger; parameters of SQL are hidden by the
store, and what looks like a private link or a cookie is crossed out here all the same.
"""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

TEXT, JSON = "text", "json"
KINDS = (TEXT, JSON)
SECRETS = re.compile(r"(/move/|headwaters=|(?<=\w)://[^\s:/@]+:)[^\s;,\"'/@]+")
CROSSED_OUT = r"\1***"

table: ContextVar[str | None] = ContextVar("table", default=None)  # the table that the present task works for


def discreet(text: str) -> str:
    """The text with private links, cookies and passwords of URLs crossed out."""
    return SECRETS.sub(CROSSED_OUT, text)


class Lines(logging.Formatter):
    """Time, level, logger and message; the table, if there is one; a traceback below."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if at := table.get():
            said["table"] = at
        if record.exc_info and record.exc_info[0]:
            said["error"] = record.exc_info[0].__name__
            said["traceback"] = discreet(self.formatException(record.exc_info))
        return msgspec.json.encode(said).decode()


def configure(kind: str) -> None:
    """Everything that is logged from here on goes to the standard error, from warnings up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == JSON else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # whatever set them up before: they speak here too
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
