"""The database as a file: made by migrations, upgraded with a copy beside it, checked, copied, put back, refused."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from conftest_table import leaves, service
from typer.testing import CliRunner

from headwaters.cli import app
from headwaters.kernel.errors import HeadwatersError
from headwaters.kernel.facts import facts
from headwaters.table import database, sqlite, store
from headwaters.table.database import Upgrade, database_of
from headwaters.table.sqlite import Sqlite
from postgres import in_a_loop_of_its_own

OLD = Path(__file__).parents[1] / "databases"
COOKIES = {  # of the guests in a stored database, by its revision
    "0001": [f"headwaters=key-of-guest-{n}-of-the-first-database" for n in range(16)],
    "0002": [f"headwaters=key-of-guest-{n}-of-database-0002" for n in range(24)],
    "0003": [f"headwaters=key-of-guest-{n}-of-database-0003" for n in range(24)],
}


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A database as it was at the first revision."""
    return Path(shutil.copy(OLD / "0001.sqlite", tmp_path / "tables.sqlite"))


def upgrade(path: Path) -> Upgrade:
    return Sqlite(path).upgrade()


def content(path: Path) -> dict[str, list[Any]]:
    """Every row of the five tables, as far as the first schema knows them."""
    columns = {
        "guests": "id, token, name, language, palette, created",
        "tables": "id, game, seats, options, creator, public, status, revision, seed, commitment, actors, snapshot",
        "chairs": "table_id, seat, guest, name, bot",
        "events": "table_id, revision, kind, seat, action, text, at",
        "links": "token, table_id, guest, until, used",
    }
    with closing(sqlite3.connect(path)) as connection:
        return {
            name: connection.execute(f"SELECT {some} FROM {name} ORDER BY 1, 2").fetchall()
            for name, some in columns.items()
        }


def revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def run(*words: object) -> tuple[int, str]:
    """Exit code and what was said, by the command or in the one line of its refusal."""
    done = CliRunner().invoke(app, ["database", *map(str, words)])
    if isinstance(done.exception, HeadwatersError):
        said = done.exception.say()
        assert "\n" not in said
        return done.exception.exit_code, said
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


# ---------------------------------------------------------------- migrations


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_new_database_is_made_by_the_migrations_and_is_the_schema_of_the_store(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def differences(made: database.Database) -> list[Any]:
        connections = made.connections()
        found = await connections.read(lambda c: compare_metadata(MigrationContext.configure(c), store.metadata))
        await connections.close()
        return list(found)

    with ExitStack() as stack:
        name = str(tmp_path / "deep" / "tables.sqlite")
        if kind == "postgres":
            name = stack.enter_context(request.getfixturevalue("postgres").database(empty=True))
        made = database_of(name)
        assert made.upgrade() == Upgrade(None, database.NEWEST, None)
        assert in_a_loop_of_its_own(differences(made)) == []
        assert made.check() == database.Health(database.NEWEST, 0, ())
    assert set(store.metadata.tables) == database.OUR_TABLES


def test_the_revisions_are_one_row_and_named_by_their_files() -> None:
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(database.MIGRATIONS))
    assert tuple(each.revision for each in reversed(list(script.walk_revisions()))) == database.REVISIONS
    assert script.get_heads() == [database.NEWEST]


def test_a_database_of_the_first_revision_is_upgraded_with_a_copy_beside_it(first: Path) -> None:
    before = content(first)
    done = upgrade(first)
    assert done == Upgrade("0001", database.NEWEST, first.with_name(f"tables.sqlite.before-{database.NEWEST}"))
    assert content(first) == before and revision(first) == database.NEWEST
    assert done.copy and content(done.copy) == before and Sqlite(done.copy).check().revision == "0001"
    with closing(sqlite3.connect(first)) as connection:
        assert set(connection.execute("SELECT rules FROM tables")) == {(1,)}
        assert set(connection.execute("SELECT emblem FROM chairs")) == {(None,)}
    assert upgrade(first) == Upgrade(database.NEWEST, database.NEWEST, None)


def test_an_upgrade_that_fails_changes_nothing_and_leaves_no_copy(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate = database.migrate

    def broken(*args: Any) -> None:
        migrate(*args)
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(sqlite, "migrate", broken)
    before = first.read_bytes()
    with pytest.raises(HeadwatersError, match="the disk is full"):
        upgrade(first)
    assert first.read_bytes() == before and [path.name for path in first.parent.iterdir()] == [first.name]


def test_an_earlier_copy_is_never_overwritten(first: Path) -> None:
    earlier = first.with_name(f"tables.sqlite.before-{database.NEWEST}")
    earlier.write_text("precious")
    assert upgrade(first).copy == first.with_name(f"tables.sqlite.before-{database.NEWEST}-2")
    assert earlier.read_text() == "precious"


def test_of_several_that_open_it_at_once_one_upgrades(first: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        done = list(threads.map(lambda _: upgrade(first), range(4)))
    assert sorted(each.before or "" for each in done) == ["0001", *[database.NEWEST] * 3]
    assert len(list(first.parent.glob("*.before-*"))) == 1


# ---------------------------------------------------------------- old databases, opened by every later version


def test_there_is_a_database_of_every_revision_but_the_newest() -> None:
    assert sorted(path.stem for path in OLD.glob("*.sqlite")) == [*database.REVISIONS[:-1]] == sorted(COOKIES)
    for revision in COOKIES:
        assert Sqlite(OLD / f"{revision}.sqlite").check().revision == revision


@pytest.mark.parametrize("old", COOKIES)
def test_every_table_of_an_old_database_is_shown_and_those_of_todays_rules_go_on(tmp_path: Path, old: str) -> None:
    first = Path(shutil.copy(OLD / f"{old}.sqlite", tmp_path / "tables.sqlite"))
    before = content(first)
    with closing(sqlite3.connect(first)) as connection:
        version = "1" if old == "0001" else "rules"
        rules = dict(connection.execute(f"SELECT id, {version} FROM tables").fetchall())
    with service(first) as served:
        visitors = [served.visitor() for _ in COOKIES[old]]
        for cookie, visitor in zip(COOKIES[old], visitors, strict=True):
            visitor.cookie = cookie
        moved, over, lobby = set(), set(), set()
        for row in before["tables"]:
            table_id, game, status = row[0], row[1], row[6]
            page = visitors[0].get(f"/t/{table_id}")
            assert page.status_code == 200
            table = served.table(table_id)
            assert table.rules == rules[table_id]
            assert {option.name for option in table.facts.options} == set(table.options)
            if table.unreadable:
                assert facts(game).version > rules[table_id], "under the same rules nothing may be lost"
                assert visitors[0].get(f"/api/tables/{table_id}/record").status_code == 200
                continue
            assert table.status == status
            if status == "open":
                lobby.add(game)
                sitting = served.visitor()
                sitting.post(f"/api/tables/{table_id}/sit", {"seat": 2})
                begun = served.table(table_id)
                assert begun.status == "playing" and begun.rules == facts(game).version
            elif status == "over":
                over.add(game)
                assert visitors[0].get(f"/api/tables/{table_id}/check").json()["ok"]
            else:
                for visitor in visitors:
                    with visitor.live(table_id) as live:
                        frame = live.hello()
                        if frame["offers"]:
                            live.play(leaves(frame["offers"])[0], frame["seat"])
                            moved.add(game)
                            break
        games = {row[1] for row in before["tables"]}
        assert lobby == games == {"yellow-yangtze", "yangtze", "yak"}
        assert {game for table, game, *_ in before["tables"] if facts(game).version == rules[table]} <= moved & over
    with service(first) as again:
        for row in before["tables"]:
            assert again.table(row[0]).revision >= row[7]


# ---------------------------------------------------------------- the commands


def test_check_and_upgrade_say_what_they_find(first: Path) -> None:
    code, said = run("check", "--database", first)
    assert code == 1 and "revision 0001" in said and "not the newest" in said and "whole" in said
    code, said = run("upgrade", "--database", first)
    assert code == 0 and f"from revision 0001 to {database.NEWEST}" in said and ".before-" in said
    code, said = run("check", "--database", f"sqlite:///{first}")
    assert code == 0 and f"revision {database.NEWEST}, the newest; 13 tables; whole" in said
    assert run("upgrade", "--database", first) == (0, f"{first}: revision {database.NEWEST}, the newest\n")


def test_a_copy_is_put_back_only_where_nothing_is_or_with_force(first: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.sqlite", tmp_path / "new" / "other.sqlite"
    assert run("backup", copy, "--database", first)[0] == 0
    assert run("restore", copy, "--database", other)[0] == 0
    assert content(other) == content(first)
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("DELETE FROM events")
    before = other.read_bytes()
    code, said = run("restore", copy, "--database", other)
    assert code == 2 and "--force" in said and other.read_bytes() == before
    code, said = run("restore", copy, "--database", other, "--force")
    kept = other.with_name("other.sqlite.before-restore")
    assert code == 0 and str(kept) in said
    assert content(other) == content(first) and content(kept)["events"] == []


def damaged(path: Path) -> None:
    """Pages in the middle of the file overwritten."""
    data = bytearray(path.read_bytes())
    data[40_000:60_000] = b"\xff" * 20_000
    path.write_bytes(data)


def test_a_database_that_cannot_be_used_gets_one_line_and_stays_as_it_is(first: Path, tmp_path: Path) -> None:
    text, foreign, newer, broken, folder = (
        tmp_path / name for name in ("text", "foreign", "newer", "broken", "folder")
    )
    text.write_text("dear diary, " * 1000)
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    shutil.copy(first, newer)
    upgrade(newer)
    newer.with_name(f"newer.before-{database.NEWEST}").unlink()
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    shutil.copy(first, broken)
    damaged(broken)
    folder.mkdir()
    before = {path: path.read_bytes() for path in (text, foreign, newer, broken, first)}
    for path, word in ((text, "not a database"), (foreign, "not one of Headwaters"), (newer, "9999")):
        for words in (["upgrade"], ["check"], ["backup", tmp_path / "copy"]):
            code, said = run(*words, "--database", path)
            assert code == 2 and word in said and str(path) in said, words
        code, said = run("restore", path, "--database", first, "--force")
        assert code == 2 and word in said
        served = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(path)])
        assert isinstance(served.exception, HeadwatersError) and word in str(served.exception)
        with pytest.raises(HeadwatersError, match=word), service(path, games=()):
            pass
    assert run("restore", broken, "--database", first, "--force")[0] == 2
    code, said = run("check", "--database", broken)
    assert code != 0 and "whole" not in said
    for words in (["check"], ["upgrade"], ["backup", tmp_path / "copy"]):
        code, said = run(*words, "--database", tmp_path / "nowhere")
        assert code == 2 and "does not exist" in said
    assert run("upgrade", "--database", folder)[0] == 2
    assert run("backup", first, "--database", first)[0] == 2
    assert run("backup", text, "--database", first)[0] == 2
    for url in ("mysql://me:secret@host/tables", "sqlite://", "sqlite:///:memory:", "http://example.org", "://"):
        code, said = run("check", "--database", url)
        assert code == 2 and "postgresql+asyncpg://" in said and "secret" not in said
    assert {path: path.read_bytes() for path in before} == before
    assert not (tmp_path / "nowhere").exists() and not (tmp_path / "copy").exists()


# ---------------------------------------------------------------- whose file it is


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_files_of_a_database_are_readable_by_their_owner_alone(first: Path, tmp_path: Path) -> None:
    first.chmod(0o644)
    new = tmp_path / "new" / "tables.sqlite"
    for path in (first, new):
        with service(path, games=()) as served:
            served.visitor().post("/api/me", {"name": "Ada"})
            assert {mode(each) for each in path.parent.glob(f"{path.name}*")} == {0o600}
            assert Path(f"{path}-wal").exists() and Path(f"{path}-shm").exists()
    run("backup", tmp_path / "copy", "--database", new)
    assert mode(tmp_path / "copy") == 0o600


def test_a_second_service_on_one_file_says_that_it_will_not(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with service(path, games=()) as served:
        refused = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(path)])
        assert isinstance(refused.exception, database.DatabaseInUse) and refused.exception.exit_code == 1
        assert str(path) in str(refused.exception) and "\n" not in str(refused.exception)
        with pytest.raises(database.DatabaseInUse), service(path, games=()):
            pass
        assert run("backup", tmp_path / "copy", "--database", path)[0] == 0
        assert run("restore", tmp_path / "copy", "--database", path, "--force")[0] == 1
        served.visitor().post("/api/me", {"name": "Ada"})
    assert run("restore", tmp_path / "copy", "--database", path, "--force")[0] == 0
    with service(path, games=()):
        pass


HOLDING = """
import sys
from headwaters.table.database import database_of
database_of(sys.argv[1]).hold()
print("held", flush=True)
sys.stdin.read()
"""


def test_a_service_that_was_killed_holds_its_file_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    command = [sys.executable, "-c", HOLDING, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout and other.stdout.readline() == "held\n"
        with pytest.raises(database.DatabaseInUse):
            database_of(str(path)).hold()
        other.kill()
        other.wait()
        named = database_of(str(path))
        named.hold()
        named.hold()
        named.release()
