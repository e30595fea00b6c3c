"""The command `headwaters`: one file per command, and five that they share.

`main` puts the commands together and turns whatever a person got wrong into one line on stderr, never a traceback.
`console` is where answers, progress and complaints go, `ready` loads a game and says so when its rules are being
compiled, `inputs` reads options and files, `random_play` plays a game at random. Nothing slow is imported before a
command needs it.
"""

from .main import app, run

__all__ = ["app", "run"]
