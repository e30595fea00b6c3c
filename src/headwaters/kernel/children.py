"""Child processes: whatever becomes of the service or of an arena, none of them stays behind."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def end_with_parent(parent: int) -> None:
    """In a child of the process `parent`: be ended by the system as soon as that is gone, also if it was killed.

    Only Linux can be asked for this. Elsewhere a child notices the end of its pipe (`bot_worker`) or of its work.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it was gone before we asked; in a container the parent may well be process 1
            os._exit(1)
