"""PostgreSQL: hints between services, leases that end with their holder, upgrades in turn, and refusals of one line."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from headwaters.cli import app
from headwaters.kernel.errors import HeadwatersError
from headwaters.table import database
from headwaters.table.database import database_of
from headwaters.table.postgres import MOST_BYTES, Postgres, PostgresChanges, payload_of, standings_in
from headwaters.text import LANGUAGES
from postgres import PATIENCE_S, Server, in_a_loop_of_its_own


@pytest.fixture
def shared(postgres: Server) -> Iterator[Postgres]:
    with postgres.database() as url:
        named = database_of(url)
        assert isinstance(named, Postgres)
        yield named


class Hearing:
    """A registry that only listens."""

    def __init__(self, *tables: str) -> None:
        self.tables, self.newest = tables, dict[str, int]()
        self._news = asyncio.Event()

    def heard(self, table_id: str, revision: int, said: int = 0) -> None:
        self.newest[table_id] = max(revision, self.newest.get(table_id, 0))
        self._news.set()

    def watched(self) -> tuple[str, ...]:
        return self.tables

    at_work = watched

    async def until(self, wanted: Callable[[dict[str, int]], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not wanted(self.newest):
                self._news.clear()
                await self._news.wait()


# ---------------------------------------------------------------- hints


def test_hints_are_put_together_and_never_longer_than_a_notification() -> None:
    assert payload_of({"t7": (12, 0), "t9": (4, 3)}) == "t7 12/0,t9 4/3"
    many = {f"table-{n:022}": (n, 2 * n) for n in range(1000)}
    told: dict[str, tuple[int, int]] = {}
    while left := {table: standing for table, standing in many.items() if table not in told}:
        payload = payload_of(left)
        assert len(payload.encode()) <= MOST_BYTES < 8_000
        told |= dict(standings_in(payload))
    assert told == many


def test_whatever_else_is_sent_is_left_out() -> None:
    others = ",,x, 4,t9 -1,t9 ²,t 1.5,t9 4,t9 1/2/3,t9 /,"
    assert list(standings_in(f"t7 12/1{others}t9 4/0")) == [("t7", (12, 1)), ("t9", (4, 0))]
    assert list(standings_in("")) == []


def test_what_one_service_announces_the_others_hear(shared: Postgres) -> None:
    async def heard() -> dict[str, int]:
        here, there = Hearing(), Hearing()
        changes = shared.changes(here), shared.changes(there)
        for each in changes:
            assert isinstance(each, PostgresChanges)
            await each.open()
            await asyncio.wait_for(each.listens.wait(), PATIENCE_S)
        for revision in range(1, 301):
            changes[0].announce(f"t{revision % 7}", revision)
        await there.until(lambda newest: sorted(newest.values()) == list(range(294, 301)))
        for each in changes:
            await each.close()
        return there.newest

    assert in_a_loop_of_its_own(heard()) == {f"t{n % 7}": n for n in range(294, 301)}


def test_a_sweep_finds_what_no_hint_told(shared: Postgres, postgres: Server) -> None:
    """A commit nobody announces, and one made while the listener's connection is cut."""
    name = str(shared.url.database)
    values = "'t1', 'yak', 2, '{}', 'g', false, 'playing', 3, '', '', 0, 0, 0"
    columns = "id, game, seats, options, creator, public, status, revision, seed, commitment, actors, created, touched"
    postgres.run(f"INSERT INTO tables ({columns}) VALUES ({values})", name)

    async def found() -> None:
        hearing = Hearing("t1")
        changes = shared.changes(hearing)
        assert isinstance(changes, PostgresChanges)
        await changes.open()
        await hearing.until(lambda newest: newest == {"t1": 3})
        await asyncio.to_thread(postgres.run, "UPDATE tables SET revision = 4", name)
        await hearing.until(lambda newest: newest == {"t1": 4})
        await asyncio.wait_for(changes.listens.wait(), PATIENCE_S)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
        assert await asyncio.to_thread(postgres.run, f"{cut} '{name}'", name)
        await asyncio.to_thread(postgres.run, "UPDATE tables SET revision = 5", name)
        await hearing.until(lambda newest: newest == {"t1": 5})
        changes.announce("t2", 1)  # the other connection was cut as well, and comes back too
        await hearing.until(lambda newest: newest == {"t1": 5, "t2": 1})
        await changes.close()

    in_a_loop_of_its_own(found())


def test_what_is_announced_while_the_server_is_gone_is_told_when_it_is_back() -> None:
    server = Server()
    try:
        with server.database() as url:

            async def told() -> None:
                hearing = Hearing()
                changes = database_of(url).changes(hearing)
                assert isinstance(changes, PostgresChanges)
                await changes.open()
                await asyncio.wait_for(changes.listens.wait(), PATIENCE_S)
                await asyncio.to_thread(server.stop)
                changes.announce("t1", 7)
                await asyncio.to_thread(server.start)
                await asyncio.wait_for(changes.listens.wait(), PATIENCE_S)
                changes.announce("t2", 8)
                await hearing.until(lambda newest: newest.get("t2") == 8)
                await changes.close()

            in_a_loop_of_its_own(told())
    finally:
        server.close()


# ---------------------------------------------------------------- leases


def test_one_service_has_a_lease_until_it_releases_it_or_is_gone(shared: Postgres, postgres: Server) -> None:
    async def taken() -> None:
        first, second, third = (shared.leases() for _ in range(3))
        assert await first.mine("t1") and await first.mine("t1") and not await second.mine("t1")
        assert await second.mine("t2") and not await first.mine("t2")
        first.release("t1")
        first.release("t1")
        first.release("never held")
        async with asyncio.timeout(PATIENCE_S):
            while not await second.mine("t1"):
                await asyncio.sleep(0)
        assert not await first.mine("t1") and await first.mine("t3")
        await second.close()
        async with asyncio.timeout(PATIENCE_S):
            while not await third.mine("t1"):
                await asyncio.sleep(0)
        name = str(shared.url.database)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
        await asyncio.to_thread(postgres.run, f"{cut} '{name}'", name)
        async with asyncio.timeout(PATIENCE_S):  # whoever asks first has it again
            while not await first.mine("t1"):
                await asyncio.sleep(0)
        assert not await third.mine("t1")
        for each in (first, third):
            await each.close()

    in_a_loop_of_its_own(taken())


def test_without_a_server_nothing_is_ours_and_nothing_breaks() -> None:
    async def asked() -> list[bool]:
        leases = database_of("postgresql+asyncpg://nobody@/nothing?host=/nowhere").leases()
        answers = [await leases.mine("t1"), await leases.mine("t1")]
        leases.release("t1")
        await leases.close()
        return answers

    assert in_a_loop_of_its_own(asked()) == [False, False]


# ---------------------------------------------------------------- upgrades, copies


def older(url: str, revision: str) -> None:
    """The schema as it was at a revision."""
    from alembic import command
    from alembic.config import Config

    def migrate(connection: Any) -> None:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(database.MIGRATIONS))
        command.upgrade(config, revision)

    async def made() -> None:
        def filled(connection: Any) -> None:
            migrate(connection)
            connection.execute(
                text("INSERT INTO guests (id, token, name, language, palette, created) VALUES ('g','t','n','en','p',0)")
            )

        connections = database_of(url).connections()
        await connections.write(filled)
        await connections.close()

    in_a_loop_of_its_own(made())


def test_of_several_that_start_at_once_one_upgrades_after_a_copy(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with postgres.database(empty=True) as url, postgres.database(empty=True) as other:
        older(url, "0001")
        with ThreadPoolExecutor(4) as threads:
            done = list(threads.map(lambda _: database_of(url).upgrade(), range(4)))
        assert sorted(each.before or "" for each in done) == ["0001", *[database.NEWEST] * 3]
        (copy,) = [each.copy for each in done if each.copy]
        assert copy.parent == tmp_path / "headwaters" and copy.stat().st_mode & 0o777 == 0o600
        assert database_of(other).restore(copy) is None
        assert database_of(other).check().revision == "0001"
        said = CliRunner().invoke(app, ["database", "upgrade", "--no-copy", "--database", other])
        assert said.exit_code == 0 and "from revision 0001" in said.output and "before:" not in said.output
        kept = database_of(other).restore(copy, force=True)
        assert kept and kept.exists()
        assert database_of(other).check().revision == "0001"


def test_without_the_client_programs_there_is_a_sentence_and_no_change(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with postgres.database(empty=True) as url:
        older(url, "0002")
        monkeypatch.setenv("PATH", str(tmp_path))
        for deed in (
            lambda: database_of(url).upgrade(),
            lambda: database_of(url).backup(tmp_path / "copy"),
            lambda: database_of(url).restore(Path(__file__)),
        ):
            with pytest.raises(HeadwatersError, match=r"pg_(dump|restore) is not installed") as refused:
                deed()
            assert "tea" not in str(refused.value) and "\n" not in str(refused.value)
        assert database_of(url).check().revision == "0002"


def test_a_file_that_is_no_copy_is_not_restored(postgres: Server, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    with postgres.database() as url:
        for file in (tmp_path / "diary", tmp_path / "nowhere", tmp_path):
            with pytest.raises(HeadwatersError):
                database_of(url).restore(file, force=True)
        assert database_of(url).check().tables == 0


# ---------------------------------------------------------------- refusals


def said_by(*words: str, code: int = 2) -> str:
    """The one line of a command that is refused."""
    done = CliRunner().invoke(app, words)
    assert isinstance(done.exception, HeadwatersError), (words, done.exception, done.output)
    assert done.exception.exit_code == code
    lines = {done.exception.words(language) for language in LANGUAGES}
    assert len(lines) == len(LANGUAGES) and not any("\n" in line or "secret" in line for line in lines)
    return done.exception.say()


@pytest.mark.parametrize("command", [("database", "check"), ("database", "upgrade"), ("serve", "--port", "0")])
def test_a_database_that_cannot_be_reached_is_one_line_that_names_what_is_wrong(
    postgres: Server, tmp_path: Path, command: tuple[str, ...]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for named, word in (
        (postgres.url("no_such_database"), "does not exist"),
        (postgres.url(password="a-wrong-secret"), "password authentication failed"),
        (postgres.url(user="nobody-secret").replace("nobody-secret", "nobody"), "password authentication failed"),
        ("postgresql+asyncpg://me:secret@/tables?host=/nowhere", "No such file"),
        ("postgresql://me:secret@127.0.0.1:1/tables", "Connect call failed"),
        ("mysql://me:secret@localhost/tables", "PostgreSQL URL"),
        ("sqlite://", "PostgreSQL URL"),
        (str(folder), "it is a folder"),
    ):
        line = said_by(*command, "--database", named)
        assert word in line, line


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install 'headwaters-games[postgres]'" in said_by("serve", "--database", "postgresql+asyncpg://h/tables")


AS_NOBODY = """
import os, sys
from typer.testing import CliRunner
from headwaters.cli import app, run
CliRunner().invoke(app, ["database", "check", *sys.argv[-2:]])  # loads what is needed, while it can be read
import headwaters.cli.processes, headwaters.table.app
if os.geteuid() == 0:  # root may write everything
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
run()
"""


@pytest.mark.parametrize("command", [("database", "upgrade"), ("serve", "--port", "0")])
def test_a_file_that_may_only_be_read_is_refused(command: tuple[str, ...]) -> None:
    with TemporaryDirectory() as name:
        folder, file = Path(name), Path(name) / "tables.sqlite"
        shutil.copy(Path(__file__).parents[1] / "databases" / "0002.sqlite", file)
        file.chmod(0o444)
        folder.chmod(0o555)
        words = [sys.executable, "-c", AS_NOBODY, *command, "--database", str(file)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        folder.chmod(0o755)
    assert done.returncode == 2 and not done.stdout
    (line,) = done.stderr.splitlines()
    assert str(file) in line and ("readonly" in line or "Permission denied" in line)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert str(file) in said_by("serve", "--processes", "2", "--database", str(file))
    assert not file.exists()
