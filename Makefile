# Everything sets itself up: a virtual environment in .venv, from the locked requirements.

PYTHON ?= python3
BIN := .venv/bin
# The machine's own pip serves the environment: some systems' venv cannot bring one.
INSTALL := $(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check

# The tests start many processes that import the same modules: keep the bytecode, whatever the system's default is.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play web site wheel types check test long lint engine bench bench-peers bench-gpu bench-attacks duel fit train golden api lock clean

help:
	@echo "make play    play in the browser (in this terminal: .venv/bin/bali play)"
	@echo "make check   run the checks and the unit tests, for the daily loop (two minutes)"
	@echo "make test    run all checks and tests"
	@echo "make long    run the slow tests: 100,000 games under the laws, 2,400 twin tables, 50 killed servers, long outages"
	@echo "make lint    run the checks only: ruff, mypy, import-linter, ESLint, Prettier, svelte-check"
	@echo "make bench   measure random play, bots and the server, compared with OpenSpiel and boardgame.io"
	@echo "make bench-peers  measure the research environments, compared with OpenSpiel, RLCard, PettingZoo and Pgx"
	@echo "make bench-gpu    measure the environments on this machine's NVIDIA GPU"
	@echo "make bench-attacks  measure how attacks on a server affect innocent players (ten minutes)"
	@echo "make duel    let our master play 100 games against OpenSpiel's search (an hour)"
	@echo "make setup   set up for development, and for bali arena"
	@echo "make fit     refit the weights of the bots' evaluation (15 minutes)"
	@echo "make golden  regenerate the tests' golden files"
	@echo "make web     build the page for the browser"
	@echo "make site    build the page for any web host, without a server, into build/site"
	@echo "make wheel   build the package, with the page inside, into dist/"
	@echo "make api     regenerate docs/guide/api.md and observations.md"
	@echo "make engine  rebuild the games for the browser, as WebAssembly"
	@echo "make types   regenerate the page's API types and the facts it shares with Python"
	@echo "make lock    recompile the requirements"
	@echo "make clean   remove everything that was set up"

# A stamp says which requirements a set-up has; a changed lock makes it again.
# A lock is complete, so pip need not look for dependencies. Bytecode is written at the first import: writing all of it in
# advance would take as long as the installation.
INSTALL_LOCKED := $(INSTALL) --no-deps --no-compile --require-hashes -r
INSTALL_BALI := $(INSTALL) --no-deps --no-build-isolation -e .

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || (echo "Bali needs Python 3.11 or newer; set PYTHON=..." && exit 1)
	@$(PYTHON) -m venv --without-pip .venv

.venv/play.stamp: requirements/play.txt pyproject.toml | .venv/bin/python
	@echo "Setting up in .venv ..."
	@$(INSTALL_LOCKED) requirements/play.txt
	@$(INSTALL_BALI)
	@touch $@

# These requirements include those of playing.
.venv/dev.stamp: requirements/dev.txt requirements/play.txt pyproject.toml | .venv/bin/python
	@echo "Setting up in .venv, with the tools for development ..."
	@$(INSTALL_LOCKED) requirements/dev.txt
	@$(INSTALL_BALI)
	@touch .venv/play.stamp $@

.venv/peers.stamp: requirements/peers.txt .venv/play.stamp
	@echo "Setting up the libraries to compare with ..."
	@$(INSTALL_LOCKED) requirements/peers.txt
	@touch $@

.venv/gpu.stamp: requirements/gpu.txt .venv/play.stamp
	@echo "Setting up what a GPU needs ..."
	@$(INSTALL_LOCKED) requirements/gpu.txt
	@touch $@

.venv/train.stamp: requirements/train.txt .venv/play.stamp
	@echo "Setting up what training on a GPU needs ..."
	@$(INSTALL_LOCKED) requirements/train.txt
	@touch $@

setup: .venv/dev.stamp

NEEDS_NPM := command -v npm > /dev/null || (echo "The page for the browser is built with Node 20 or newer; in this terminal: .venv/bin/bali play" && exit 1)
# Playing needs only the packages that build the page. The others check it.
NPM_CI := npm ci --prefix web --no-audit --no-fund --loglevel error
web/node_modules/.play.stamp: web/package-lock.json
	@$(NEEDS_NPM)
	@echo "Setting up the tools for the page ..."
	@$(NPM_CI) --omit dev
	@touch $@

web/node_modules/.dev.stamp: web/package-lock.json
	@$(NEEDS_NPM)
	@echo "Setting up the tools for the page and its checks ..."
	@$(NPM_CI)
	@touch web/node_modules/.play.stamp $@

PAGE := src/bali/client/index.html
PAGE_TOOLS := web/node_modules/.play.stamp
$(PAGE): $(PAGE_TOOLS) $(shell find web src/bali/locales -type f -not -path "*/node_modules/*" -not -name "*.test.ts")
	@echo "Building the page ..."
	@npm run build --prefix web --silent -- --logLevel warn

web: $(PAGE)

# BALI_SERVER=https://bali.example names a server for online tables (docs/guide/static-site.md).
site: $(PAGE_TOOLS)
	@echo "Building the static site into build/site ..."
	@npm run site --prefix web --silent -- --logLevel warn

# A fixed date in the archive, so that the same sources make the same file.
wheel: .venv/play.stamp $(PAGE)
	SOURCE_DATE_EPOCH=315532800 $(BIN)/python -m flit_core.wheel --outdir dist

# Python and the page are set up at the same time.
play:
	@$(MAKE) --no-print-directory --jobs 2 .venv/play.stamp $(PAGE)
	@$(BIN)/bali serve --open

engine: .venv/play.stamp
	$(BIN)/python -m bali.wasm

types: .venv/play.stamp web/node_modules/.dev.stamp
	$(BIN)/python -m bali.server.page_facts
	$(BIN)/python -m bali.server.openapi > web/schema.json
	npm run types --prefix web --silent
	rm web/schema.json

lint: .venv/dev.stamp web/node_modules/.dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm run lint --prefix web --silent
	npm run check --prefix web --silent

.venv/browser.stamp: .venv/dev.stamp
	@$(BIN)/python -m tests.browser.chromium
	@touch $@

# Proofs by enumeration and twin tables are left to `make test`: they take half as long again.
PROOFS := tests/altar/test_imagine.py tests/dalang/test_imagine.py tests/table/test_nothing_seen_twice.py
check: lint
	npm test --prefix web --silent
	$(BIN)/pytest tests/altar tests/bots tests/core tests/dalang tests/locales tests/table $(addprefix --ignore=,$(PROOFS))

# The page is built while Python is set up, and the rules are compiled while the checks run.
test:
	@$(MAKE) --no-print-directory --silent --jobs 2 PAGE_TOOLS=web/node_modules/.dev.stamp .venv/dev.stamp $(PAGE)
	@$(BIN)/python -m tests.warm & \
	$(MAKE) --no-print-directory .venv/browser.stamp lint && npm test --prefix web --silent && wait $$!
	$(BIN)/pytest

# All files with a longer form. Outages are measured alone.
LONG_TESTS = $(filter-out tests/server/test_outages.py,$(shell grep -rlE "import LONG$$|mark\.long" tests --include="test_*.py"))
long: $(PAGE) .venv/browser.stamp
	BALI_LONG=1 $(BIN)/pytest -m "long or not long" $(LONG_TESTS)
	BALI_LONG=1 $(BIN)/pytest -n 0 -s tests/server/test_outages.py -k gone_or_hangs

# `python -m bench --help` lists all benchmarks and their options.
BENCH := $(BIN)/python -m bench
bench/boardgame/node_modules: bench/boardgame/package-lock.json
	npm ci --prefix bench/boardgame --no-audit --no-fund
	@touch $@

bench: .venv/peers.stamp bench/boardgame/node_modules
	$(BENCH) altar --peers --cold
	$(BENCH) altar --peers --cold --variants oracle,demon
	$(BENCH) dalang --peers --cold
	$(BENCH) altar --bots
	$(BENCH) dalang --bots
	$(BENCH) server --peers

bench-peers: .venv/peers.stamp
	$(BENCH) peers --out build/peers

bench-gpu: .venv/gpu.stamp
	$(BENCH) gpu

bench-attacks: .venv/play.stamp
	$(BENCH) attacks

duel: .venv/dev.stamp
	$(BENCH) duel --games 100 --seconds 1 --out build/duel.json

# On an NVIDIA GPU. TRAIN="--minutes 10" or other options: `python -m bali.training --help`.
GAME ?= altar
train: .venv/train.stamp
	$(BIN)/python -m bali.training $(GAME) $(TRAIN)

fit: .venv/dev.stamp
	$(BIN)/python -m bali.bots.fit altar --games 5000
	$(BIN)/python -m bali.bots.fit dalang --games 1600

golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden.make

api: .venv/dev.stamp
	$(BIN)/python -m docs.examples.make
	$(BIN)/python -m docs.examples.observations

# Pre-releases are never locked, not even if a package asks for one: --prerelease disallow fails instead.
LOCK = $(BIN)/uv pip compile --quiet --universal --prerelease disallow --no-emit-index-url --no-emit-find-links --python-version 3.11 --generate-hashes --no-header pyproject.toml
lock: .venv/play.stamp
	$(INSTALL) uv
	$(LOCK) --extra build --extra server -o requirements/play.txt
	$(LOCK) --extra build --extra server --extra dev --extra arena --extra cluster --extra postgres --extra research --extra train -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) --extra build --extra server --extra peers -c requirements/dev.txt -o requirements/peers.txt
	$(LOCK) --extra build --extra gpu -o requirements/gpu.txt
	$(LOCK) --extra build --extra train-gpu -c requirements/gpu.txt -o requirements/train.txt

clean:
	rm -rf .venv web/node_modules src/bali/client
