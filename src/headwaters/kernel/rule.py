"""How a rule function runs: interpreted, compiled for the CPU, or woven into a CUDA kernel.

A rule function takes one flat record first, allocates nothing, raises nothing and draws chance only from the
record. `rule` compiles it; `generic` marks a function that speaks of verbs (`legal`, `apply`, …) without saying whose;
`weave` fills in one game's verbs and compiles the result.
"""

from __future__ import annotations

import gc
import hashlib
import inspect
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

INTERPRETED = os.environ.get("HEADWATERS_INTERPRET") == "1"
FORGOTTEN_S = 30 * 24 * 3600.0  # compiled rules that nobody used for so long are cleaned up

F = TypeVar("F", bound=Callable[..., Any])


def cache_home() -> Path:
    """Where compiled rules are kept between runs."""
    base = os.environ.get("HEADWATERS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base) / "headwaters" if base else Path.home() / ".cache" / "headwaters"


@cache
def _digest(folders: tuple[Path, ...]) -> str:
    """A name for the rule sources in these folders: numba would not notice a change in a called function's file."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            source = path.read_bytes()
            if path.name in ("deeds.py", "pieces.py", "state.py") or b"@rule" in source or b"@generic" in source:
                digest.update(path.name.encode() + source)
    return digest.hexdigest()[:16]


def checked() -> bool:
    """Whether rules are compiled so that an index beyond an array is an IndexError instead of somebody else's memory.

    A process decides before it loads its first game; what was compiled before stays as it is.
    """
    return os.environ.get("HEADWATERS_BOUNDS") == "1"


def cache_of(*folders: Path) -> Path:
    """Where the compiled rules of these folders are kept."""
    kernel = Path(__file__).parent
    return _cache_folder(_digest((kernel, *sorted(set(folders) - {kernel}))) + ("-checked" if checked() else ""))


def _compile(function: F, *folders: Path) -> F:
    if INTERPRETED:
        return function
    import numba

    _spare_the_collector()
    folder = cache_of(*folders)
    nogil = getattr(function, "nogil", False)  # set on long searches: other threads may run meanwhile
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:  # numba asks for the folder once, here; other code of this process keeps its own
        njit: Any = numba.njit  # its stubs don't know all of its options
        compiled = njit(
            cache=True,
            error_model="numpy",
            boundscheck=checked(),
            nogil=nogil,
            _nrt=False,  # rules allocate nothing: no reference is ever counted
            no_cfunc_wrapper=True,  # nobody calls them from C: less to compile
        )
        return cast("F", compiled(function))
    finally:
        config.CACHE_DIR = before


@cache
def _spare_the_collector() -> None:
    """No garbage is looked for while something is compiled: there are a million objects then, and nearly all stay."""
    from numba.core import event

    class Pause(event.Listener):
        """Compiling one function compiles those it calls: only the outermost begins and ends the pause."""

        depth = 0
        collecting = False

        def on_start(self, _: Any) -> None:
            if self.depth == 0:
                self.collecting = gc.isenabled()
                gc.disable()
            self.depth += 1

        def on_end(self, _: Any) -> None:
            self.depth -= 1
            if self.depth == 0 and self.collecting:
                gc.enable()

    event.register("numba:compile", Pause())


@cache
def _cache_folder(name: str) -> Path:
    """The folder of these sources, marked as used; when it is new, those that were long forgotten are removed."""
    folder = cache_home() / name
    with suppress(OSError):  # a home that can't be written to: numba will say so, or do without
        if not folder.exists():
            forget_old(cache_home())
            folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    return folder


def forget_old(home: Path) -> None:
    """Remove the compiled rules of sources that were not used for a long time."""
    for folder in home.iterdir() if home.is_dir() else ():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > FORGOTTEN_S:
            shutil.rmtree(folder, ignore_errors=True)


def rule(function: F) -> F:
    """Compile a rule function; its cache lives as long as the sources of its folder and of the kernel stay the same."""
    return _compile(function, Path(inspect.getfile(function)).parent)


def generic(function: F) -> F:
    """Mark a function as written over the verbs; it runs only after `weave` has filled them in."""
    function.generic = True  # type: ignore[attr-defined]
    return function


def weave(module: ModuleType, verbs: Mapping[str, Any], folder: Path) -> SimpleNamespace:
    """The generic functions of a module, compiled together with the verbs of the game in `folder`."""
    names: dict[str, Any] = {**vars(module), **verbs}
    woven: dict[str, Any] = {}
    here = Path(inspect.getfile(module)).parent
    for name, function in list(vars(module).items()):
        if isinstance(function, FunctionType) and getattr(function, "generic", False):
            copy = FunctionType(function.__code__, names, name, function.__defaults__)
            copy.__module__, copy.__qualname__, copy.__doc__ = module.__name__, name, function.__doc__
            copy.__dict__.update(function.__dict__)
            woven[name] = names[name] = _compile(copy, here, folder)
    return SimpleNamespace(**woven)
