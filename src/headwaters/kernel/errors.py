"""Named errors. Each has a message id, the arguments of the message, and where it applies the id of a rule.

The words are Fluent messages in `headwaters/text/<language>.ftl`, so that one error reads in every language.
"""

from __future__ import annotations

from typing import Any


class Reason(str):
    """Why something is refused: reads as English, and can be said in every language."""

    message_id: str
    args_: dict[str, Any]

    def __new__(cls, message_id: str, /, **args: Any) -> Reason:
        from ..text import say

        reason = super().__new__(cls, say(message_id, "en", **args))
        reason.message_id, reason.args_ = message_id, args
        return reason

    def say(self, language: str = "en") -> str:
        from ..text import say

        return say(self.message_id, language, **self.args_)


class HeadwatersError(Exception):
    """Anything a person did that can't be done; never a fault of the program."""

    exit_code = 2

    def __init__(self, message_id: str, *, rule: str | None = None, **args: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.rule = rule
        self.args_ = args

    def say(self, language: str = "en") -> str:
        text = self.words(language)
        return f"{text} [{self.rule}]" if self.rule else text

    def words(self, language: str = "en") -> str:
        """The message without the rule."""
        from ..text import say

        def in_words(arg: Any) -> Any:
            if isinstance(arg, HeadwatersError):
                return arg.words(language)
            return arg.say(language) if isinstance(arg, Reason) else arg

        return say(self.message_id, language, **{name: in_words(arg) for name, arg in self.args_.items()})

    def __str__(self) -> str:
        return self.say()


class UnknownGame(HeadwatersError):
    """A game that is not in the registry."""


class BadOption(HeadwatersError):
    """An option the game does not have, or a value out of range."""


class BadMap(HeadwatersError):
    """A map that the checker refuses."""


class IllegalAction(HeadwatersError):
    """An action that is not offered to that seat now."""


class BadRecord(HeadwatersError):
    """A game record that is damaged, foreign, or disagrees with the rules; `line` counts from 1."""

    exit_code = 1

    def __init__(self, message_id: str, *, line: int, rule: str | None = None, **args: Any) -> None:
        super().__init__(message_id, rule=rule, line=line, **args)
        self.line = line


class Disagreement(BadRecord):
    """A record that is whole, but at this line not what the rules say."""


class OlderRules(BadRecord):
    """A record played under an older version of the rules, at the line from which today's rules differ."""

    def __init__(self, difference: BadRecord, version: int, today: int) -> None:
        args = {"difference": difference, "version": version, "today": today}
        super().__init__("error-record-older", line=difference.line, rule=difference.rule, **args)
        self.version, self.today = version, today
