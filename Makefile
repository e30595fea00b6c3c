# The two commands of the README: `make play` and `make test`. Everything lives in .venv; nothing else is touched.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
FUZZ_MINUTES ?= 10

.PHONY: play test lint bench fuzz golden clean

play: $(READY)
	@$(BIN)/headwaters serve --open

test: $(READY) lint
	$(BIN)/pytest -n 2

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/headwaters bench

fuzz: $(READY)
	$(BIN)/python tests/fuzz.py --minutes $(FUZZ_MINUTES)

golden: $(READY)
	$(BIN)/python tests/golden.py

clean:
	rm -rf .venv

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Headwaters needs Python 3.11 or newer: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@
