"""What happened, counted, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LOOPBACK = ("127.0.0.0/8", "::1/128")
PULSE_S = 0.25  # how often the event loop is asked whether it is late


class Metrics:
    """Counters and durations by name and one label; with a `process`, where several answer at one address."""

    def __init__(self, process: str = "") -> None:
        self.process = process
        self.counts: dict[tuple[str, str], int] = defaultdict(int)
        self.buckets: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self.sums: dict[tuple[str, str], float] = defaultdict(float)

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] += by

    def took(self, name: str, label: str, seconds: float) -> None:
        self.buckets[name, label][bisect_left(BOUNDS, seconds)] += 1
        self.sums[name, label] += seconds

    @contextmanager
    def timed(self, name: str, label: str = "") -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        finally:
            self.took(name, label, perf_counter() - start)

    async def pulse(self) -> None:
        """Until it is cancelled: how late the event loop is, which is what everybody waits for who waits at all."""
        while True:
            due = perf_counter() + PULSE_S
            await asyncio.sleep(PULSE_S)
            self.took("loop_lag", "", perf_counter() - due)

    def text(self, gauges: Mapping[str, float]) -> str:
        by = self.process
        lines = [f"headwaters_{name}{_labels(process=by)} {value:.10g}" for name, value in gauges.items()]
        for (name, label), value in sorted(self.counts.items()):
            lines.append(f"headwaters_{name}_total{_labels(kind=label, process=by)} {value}")
        for (name, label), buckets in sorted(self.buckets.items()):
            running = 0
            for bound, n in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                running += n
                lines.append(f"headwaters_{name}_seconds_bucket{_labels(kind=label, process=by, le=bound)} {running}")
            lines.append(f"headwaters_{name}_seconds_sum{_labels(kind=label, process=by)} {self.sums[name, label]:.6f}")
            lines.append(f"headwaters_{name}_seconds_count{_labels(kind=label, process=by)} {running}")
        return "\n".join(lines) + "\n"


def _labels(**labels: str) -> str:
    said = ",".join(f'{name}="{value}"' for name, value in labels.items() if value)
    return f"{{{said}}}" if said else ""


def of_this_process() -> dict[str, float]:
    """What the system says about this process; nothing where it can't be asked."""
    proc = Path("/proc/self")
    try:
        pages = int((proc / "statm").read_text().split()[1])
        descriptors = len(os.listdir(proc / "fd"))
    except OSError:
        return {}
    return {"memory_bytes": pages * os.sysconf("SC_PAGE_SIZE"), "descriptors": descriptors}


def may_read(address: str, networks: Sequence[str]) -> bool:
    """Whether somebody at this address may read the metrics."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network, strict=False) for network in networks)
