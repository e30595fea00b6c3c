"""The first compilation of a game's rules: processor seconds of the commands that bring it about, with an empty cache.

    python bench/compile.py [GAME ...] [--runs N] [--against COMMIT]

`simulate` compiles what random play needs, `record` what a game that is written down needs (rules that take notes),
`search` what the bots need. What the same commands take with everything compiled is taken off. With `--against` another
commit of this repository (or the folder of a checkout) is measured too, run by run in turn, so that a busy machine hits
both alike; the smallest of the runs counts, which is the least disturbed one.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from checkouts import checkouts

COMMANDS = {
    "simulate": ("simulate", "{game}", "--seats", "2", "--games", "1", "--seed", "1", "--json"),
    "record": ("record", "random", "{game}", "--seats", "2", "--seed", "1"),
    "search": ("arena", "{game}", "--bots", "strong,strong", "--games", "2", "--sims", "1", "--workers", "0", "--json"),
}


def spent(checkout: Path, command: tuple[str, ...], cache: str) -> float:
    """Processor seconds of a command and its children."""
    known = {**os.environ, "PYTHONPATH": str(checkout / "src"), "HEADWATERS_CACHE": cache}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "headwaters", *command], env=known, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compiling(checkout: Path, command: tuple[str, ...]) -> float:
    """Processor seconds that a command takes more with an empty cache than with a filled one."""
    with tempfile.TemporaryDirectory() as cache:
        return spent(checkout, command, cache) - spent(checkout, command, cache)


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("games", nargs="*", metavar="GAME", default=["yellow-yangtze", "yangtze", "yak"])
    words.add_argument("--only", choices=COMMANDS, action="append", help="only this command")
    words.add_argument("--runs", type=int, default=3)
    words.add_argument("--against", metavar="COMMIT", help="or the folder of a checkout")
    asked = words.parse_args()
    with checkouts(asked.against) as both:
        for game in asked.games:
            for name in asked.only or COMMANDS:
                command = tuple(word.format(game=game) for word in COMMANDS[name])
                took: list[list[float]] = [[] for _ in both]
                for _ in range(asked.runs):
                    for runs, checkout in zip(took, both, strict=True):
                        runs.append(compiling(checkout, command))
                least = [min(runs) for runs in took]
                line = f"{game:16} {name:9} {least[0]:6.1f} s  ({' '.join(f'{one:.1f}' for one in took[0])})"
                if asked.against:
                    line += f"   there {least[1]:6.1f} s  ({' '.join(f'{one:.1f}' for one in took[1])})"
                    line += f"   {least[0] / least[1]:.2f} ×"
                print(line, flush=True)


if __name__ == "__main__":
    main()
