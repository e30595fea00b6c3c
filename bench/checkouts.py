"""What is measured, and what it is measured against: this repository, and another folder or commit of it."""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parents[1]


@contextmanager
def checkouts(against: str | None) -> Iterator[list[Path]]:
    """This repository and, where one is named, the other: a folder, or a commit, unpacked for as long as it takes."""
    if against is None:
        yield [HERE]
    elif Path(against).is_dir():
        yield [HERE, Path(against).resolve()]
    else:
        packed = subprocess.run(["git", "archive", against], cwd=HERE, check=True, capture_output=True).stdout
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(fileobj=io.BytesIO(packed)) as files:
                files.extractall(folder, filter="data")
            yield [HERE, Path(folder)]
