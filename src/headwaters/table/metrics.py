"""What happened, counted, in the text format of Prometheus."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters and durations by name and one label."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = defaultdict(int)
        self.buckets: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self.sums: dict[tuple[str, str], float] = defaultdict(float)

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] += by

    def took(self, name: str, label: str, seconds: float) -> None:
        place = next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self.buckets[name, label][place] += 1
        self.sums[name, label] += seconds

    @contextmanager
    def timed(self, name: str, label: str = "") -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        finally:
            self.took(name, label, perf_counter() - start)

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = [f"headwaters_{name} {value:g}" for name, value in gauges.items()]
        for (name, label), value in sorted(self.counts.items()):
            lines.append(f"headwaters_{name}_total{_labels(kind=label)} {value}")
        for (name, label), buckets in sorted(self.buckets.items()):
            running = 0
            for bound, n in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                running += n
                lines.append(f"headwaters_{name}_seconds_bucket{_labels(kind=label, le=bound)} {running}")
            lines.append(f"headwaters_{name}_seconds_sum{_labels(kind=label)} {self.sums[name, label]:.6f}")
            lines.append(f"headwaters_{name}_seconds_count{_labels(kind=label)} {running}")
        return "\n".join(lines) + "\n"


def _labels(**labels: str) -> str:
    said = ",".join(f'{name}="{value}"' for name, value in labels.items() if value)
    return f"{{{said}}}" if said else ""
