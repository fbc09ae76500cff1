# Needs Python 3.11+ and make. What it makes lies in .venv, .venv-bench, build, web/node_modules and the built pages of
# the server; `make clean` removes it all.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
ARGS ?=
GAME ?= newton
GAMES ?= 100000
SEEDS ?= 1000
ROUNDS ?= 5
# Nothing newer goes into the locks.
LOCK_DATE ?= 2026-10-01

PY := .venv/bin/python
PACKAGES := $(PY) requirements/packages.py
PYTEST := .venv/bin/pytest -q -n 2
SOURCES := $(shell find src docs/rules -type f -not -path '*/__pycache__/*' -not -path 'src/lincei/server/pages/*' 2>/dev/null | LC_ALL=C sort)
NPM := $(PY) requirements/npm.py
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' 2>/dev/null | LC_ALL=C sort)

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal serve test check bench load soak identical balance pictures lock format clean FORCE

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' Makefile

play: .venv/lincei ## set everything up and play in the browser; ARGS="..." goes to `lincei serve`
	@.venv/bin/lincei serve --open $(ARGS)

terminal: .venv/lincei ## set everything up and play in the terminal; ARGS="..." goes to `lincei play`
	@.venv/bin/lincei play $(ARGS)

serve: .venv/lincei ## set everything up and let others play over the network; ARGS="..." goes to `lincei serve`
	@.venv/bin/lincei serve $(ARGS)

test: .venv/dev .venv/npm-dev .venv/lincei ## every test interpreted, then contract and games once more compiled
	@echo "Testing the parts of the browser client ..."
	@$(NPM) --silent test
	@echo "Testing everything, interpreted ..."
	@PYTHONPATH=src LINCEI_EXPECT=interpreted $(PYTEST) tests
	@if [ -e build/*-none-any.whl ]; then \
		echo "The engine is not compiled here (no C compiler, or LINCEI_COMPILE=0): the compiled half is SKIPPED."; \
	else \
		echo "Testing the engine, compiled ..."; \
		env -u PYTHONPATH LINCEI_EXPECT=compiled $(PYTEST) tests/contract tests/games \
			tests/test_house.py::test_the_engine_runs_as_announced; \
	fi

check: .venv/dev .venv/npm-dev ## format, lint, types, message catalogues, rule coverage
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff check .
	@.venv/bin/mypy --strict src tests bench tools hatch_build.py requirements/packages.py
	@PYTHONPATH=src $(PY) -m lincei.words
	@PYTHONPATH=src $(PY) tools/rule_coverage.py
	@PYTHONPATH=src $(PY) tools/web_types.py --check
	@$(NPM) --silent run check

format: .venv/dev .venv/npm-dev ## let ruff and prettier format and mend what they can
	@PYTHONPATH=src $(PY) tools/web_types.py
	@$(NPM) --silent run format
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

bench: .venv-bench/lincei ## speed beside the peers, then `load`, `identical` and `soak`
	@.venv-bench/bin/python -m bench.speed --rounds $(ROUNDS)
	@$(MAKE) load identical soak

load: .venv/lincei ## let 200 tables play against a server: actions/s, times, memory; ARGS="..." goes to `python -m bench.load`
	@$(PY) -m bench.load $(ARGS)
	@$(PY) -m bench.loading

identical: .venv/lincei ## play SEEDS games interpreted and compiled and compare the records
	@$(PY) -m bench.identical --seeds $(SEEDS)

soak: .venv/lincei ## play GAMES random games with every invariant checked after every action
	@$(PY) -m bench.soak --games $(GAMES)

balance: .venv/lincei ## measure the balance targets of GAME=newton or newscience with bots; ARGS="..." goes to `python -m bench.balance_newton`
	@$(PY) -m bench.balance_$(GAME) --out docs/balance-$(GAME).md $(ARGS)

pictures: .venv/dev .venv/npm-dev .venv/lincei ## take the pictures of the documentation anew
	@PYTHONPATH=src:. $(PY) tools/screenshots.py

lock: .venv/uv ## resolve the dependencies anew into requirements/*.txt
	@$(PACKAGES) lock $(LOCK_DATE)

clean: ## remove all that make has made
	@rm -rf .venv .venv-bench build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		web/node_modules src/lincei/server/pages
	@find src tests bench tools requirements -name __pycache__ -prune -exec rm -rf {} +

# -- stamps: each file says that its step is done -----------------------------------------------------------------------

.venv/uv: requirements/uv.txt
	@if [ -z "$(PYTHON)" ] || ! $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		echo "Lincei needs Python 3.11 or newer; found: $$($(or $(PYTHON),python3) --version 2>&1 || true)." \
			"Install one, or name it: make PYTHON=/path/to/python3.11"; exit 1; fi
	@echo "Setting up the Python environment ..."
	@rm -rf .venv
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python could not make an environment; on Debian and Ubuntu install the package python3-venv."; exit 1; }
	@$(PY) -m pip --disable-pip-version-check install -qq --no-deps --require-hashes -r $< || \
		echo "uv cannot be installed here; pip will do, more slowly."
	@touch $@

.venv/play: requirements/play.txt .venv/uv
	@echo "Installing what the game needs ..."
	@$(PACKAGES) install .venv $<
	@touch $@

.venv/dev: requirements/dev.txt .venv/uv
	@echo "Installing what the tests need ..."
	@$(PACKAGES) install .venv $<
	@touch $@

# What the client is built from; with the rest of it, what it is tested with.
.venv/npm: web/package-lock.json | .venv/play
	@echo "Installing what the browser client is built from ..."
	@$(NPM) --silent ci --omit=dev --no-audit --no-fund
	@touch $@

.venv/npm-dev: web/package-lock.json | .venv/dev
	@echo "Installing what the browser client is built from and tested with ..."
	@$(NPM) --silent ci --no-audit --no-fund
	@touch .venv/npm $@

.venv/web: $(WEB) $(wildcard src/lincei/locale/*/*.ftl) .venv/npm .venv/sources
	@echo "Building the browser client ..."
	@$(NPM) --silent run build > .venv/web.log 2>&1 || { cat .venv/web.log; exit 1; }
	@touch $@

# Changes only when a file comes or goes, or a compiler does, so that these rebuild the wheel too.
.venv/sources: FORCE .venv/uv
	@printf '%s\n' "LINCEI_COMPILE=$$LINCEI_COMPILE" "$$(command -v $${CC:-cc} gcc)" $(SOURCES) $(WEB) > $@.now
	@cmp -s $@.now $@ && rm $@.now || mv $@.now $@

.venv/lincei: $(SOURCES) pyproject.toml hatch_build.py .venv/sources .venv/play .venv/web
	@echo "Building; compiling the engine takes two or three minutes ..."
	@rm -rf build
	@LINCEI_CACHE=.venv/compiled $(PY) -m hatchling build -t wheel -d build > .venv/build.log 2>&1 || { cat .venv/build.log; exit 1; }
	@grep '^lincei: ' .venv/build.log || true
	@$(PACKAGES) install .venv build/*.whl
	@touch $@

.venv-bench/peers: requirements/bench.txt .venv/play
	@echo "Installing the engines to compare with ..."
	@rm -rf .venv-bench
	@$(PY) -m venv --without-pip .venv-bench
	@$(PACKAGES) install .venv-bench $< || { \
		echo "The other engines cannot be installed here: measuring Lincei alone."; \
		$(PACKAGES) install .venv-bench requirements/play.txt; }
	@touch $@

.venv-bench/lincei: .venv-bench/peers .venv/lincei
	@$(PACKAGES) install .venv-bench build/*.whl
	@touch $@
