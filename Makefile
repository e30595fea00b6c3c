# The two commands of the README: `make play` and `make test`. Everything lives in .venv; nothing else is touched.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TESTS := .venv/.tests
FUZZ_MINUTES ?= 10

.PHONY: lessons play test lint bench fuzz load attack faults fuzz-service arena golden clean

play: $(READY)
	@$(BIN)/headwaters serve --open

test: $(TESTS) browser postgres
	@$(MAKE) --no-print-directory --jobs 2 lint compiled
	$(BIN)/pytest -n 4 --maxschedchunk 1  # browser tests wait about as long as they work; one by one, or one would get them all

# Every game's rules and search, the tests' own game too, as they are and with bounds checked, compiled side by side, the
# longest first: otherwise each worker would compile them all.
.PHONY: compiled
compiled: export PYTHONPATH := tests/fourth$(addprefix :,$(PYTHONPATH))
compiled: $(READY)
	@$(BIN)/python -c 'from headwaters.kernel.facts import all_facts; print(*(f"{game} {checked}" for game in sorted(all_facts(), reverse=True) for checked in (0, 1)), sep="\n")' | \
	xargs -P 2 -n 2 sh -c 'HEADWATERS_BOUNDS=$$2 exec $(BIN)/python -m headwaters.table.compiling $$1 looks strong' sh

# What the tests need beside Python is installed where that can be done; where it can't, they are skipped with a word.
INSTALL = test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq

# A chromium for the browser tests, best the one that has no windows.
.PHONY: browser
browser:
	@command -v chromium-headless-shell >/dev/null || { $(INSTALL) chromium-headless-shell; } >/dev/null 2>&1 || \
	command -v chromium >/dev/null || { $(INSTALL) chromium >/dev/null; } || \
	echo "There is no chromium, and it can't be installed without root: the browser tests will be skipped."

# The tests run on PostgreSQL too, in a server of their own.
.PHONY: postgres
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	{ $(INSTALL) postgresql >/dev/null; } || \
	echo "There is no PostgreSQL, and it can't be installed without root: what needs it will be skipped."

# The browser tests once more, their tables kept in PostgreSQL.
.PHONY: test-postgres
test-postgres: $(TESTS) browser postgres compiled
	HEADWATERS_TEST_DATABASE=postgres $(BIN)/pytest -n 2 --maxschedchunk 1 tests/browser

lint: $(TESTS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/headwaters bench

load: $(TESTS)
	$(BIN)/python bench/load.py $(LOAD)

attack: $(TESTS)
	$(BIN)/python bench/load.py --attack $(LOAD)

faults: $(TESTS)
	$(BIN)/python bench/faults.py $(FAULTS)

fuzz-service: $(TESTS)
	$(BIN)/python bench/fuzz_service.py $(FUZZ)

arena: $(READY)
	for game in $$($(BIN)/python -c 'from headwaters.kernel.facts import all_facts; print(*all_facts())'); do $(BIN)/headwaters arena $$game --bots strong,looks,random --games 60 --time 0.1; done

# Every guided game in every language and at every size: the tests take a part of them.
lessons: $(TESTS) browser
	HEADWATERS_EVERY_LESSON=1 $(BIN)/pytest -n 2 tests/browser/test_lessons.py -k by_hand

fuzz: $(TESTS)
	$(BIN)/python tests/fuzz.py --minutes $(FUZZ_MINUTES) $(if $(FUZZ_SEED),--first $(FUZZ_SEED))

golden: $(TESTS)
	$(BIN)/python tests/golden.py

clean:
	rm -rf .venv

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Headwaters needs Python 3.11 or newer: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

# What only the tests need: `make play` does without it.
$(TESTS): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@
