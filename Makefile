# Everything sets itself up: a virtual environment in .venv, from the locked requirements.

PYTHON ?= python3
BIN := .venv/bin
# The machine's own pip serves the environment: some systems' venv cannot bring one.
INSTALL := $(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check

.PHONY: help setup play test lint bench fit golden api lock clean

help:
	@echo "make play    play altar in this terminal (dalang: .venv/bin/bali play dalang)"
	@echo "make test    run all checks and tests"
	@echo "make lint    run the checks only: ruff, mypy, import-linter"
	@echo "make bench   measure random play, bots and the server, beside OpenSpiel and boardgame.io"
	@echo "make setup   set up for development, and for bali arena"
	@echo "make fit     fit the weights of the bots' estimates anew (15 minutes)"
	@echo "make golden  write the tests' golden files anew"
	@echo "make api     write docs/guide/api.md anew"
	@echo "make lock    compile the requirements anew"
	@echo "make clean   remove what was set up"

# A stamp says which requirements a set-up has; a changed lock makes it again.
.venv/play.stamp: requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || (echo "Bali needs Python 3.11 or newer; set PYTHON=..." && exit 1)
	@echo "Setting up in .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv --without-pip .venv
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/play.stamp
	@echo "Setting up the tools for development ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/peers.stamp: requirements/peers.txt .venv/play.stamp
	@echo "Setting up the peers to measure beside ..."
	@$(INSTALL) --require-hashes -r requirements/peers.txt
	@touch $@

setup: .venv/dev.stamp

play: .venv/play.stamp
	@$(BIN)/bali play

lint: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint
	$(BIN)/pytest

bench/boardgame/node_modules: bench/boardgame/package-lock.json
	npm ci --prefix bench/boardgame --no-audit --no-fund
	@touch $@

bench: .venv/peers.stamp bench/boardgame/node_modules
	$(BIN)/bali bench altar --peers
	$(BIN)/bali bench altar --peers --variants oracle,demon
	$(BIN)/bali bench dalang --peers
	$(BIN)/bali bench altar --bots
	$(BIN)/bali bench dalang --bots
	$(BIN)/bali bench server --peers

fit: .venv/dev.stamp
	$(BIN)/python -m bali.bots.fit altar --games 5000
	$(BIN)/python -m bali.bots.fit dalang --games 1600

golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden.make

api: .venv/dev.stamp
	$(BIN)/python -m docs.examples.make

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml
lock: .venv/play.stamp
	$(INSTALL) uv
	$(LOCK) --extra build -o requirements/play.txt
	$(LOCK) --extra build --extra dev --extra arena --extra cluster --extra postgres -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) --extra build --extra peers -c requirements/play.txt -o requirements/peers.txt

clean:
	rm -rf .venv
