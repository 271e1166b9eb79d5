# What a person or CI types here. Every target does its own set-up; a second time costs nothing.
#
#   PYTHON=python3.12     the Python to build the environment with (3.11 or newer; the system's, unless named)
#   ARGS="--port 8000"    more words for `runabout serve`, `make mutate`, `make bench`, `make load` or `make endure`
#   PYTEST_ARGS="-k chance" words for pytest in `make test`, in place of those below
#   GAME=~/kuhn_poker    the folder of a package with a game, for `make add-game`
#   PIN_ARGS=--upgrade    more words for `uv pip compile` in `make pins`

# The system's Python where it is new enough: distributions build theirs with profile-guided optimisation, without which
# the rules as plain Python take a quarter to a third longer.
ifeq ($(origin PYTHON),undefined)
PYTHON := $(shell /usr/bin/python3 -c 'import ensurepip, sys; print(sys.executable if sys.version_info >= (3, 11) else "python3")' \
	2>/dev/null || echo python3)
endif
ARGS ?=
PYTEST_ARGS ?= -n auto --dist loadfile --durations 25
PIN_ARGS ?=

MAKEFLAGS += --no-print-directory
BIN := .venv/bin

# uv from the PATH where it works; otherwise our own copy in .uv/, brought by pip.
ifeq ($(shell uv --version 2>/dev/null),)
UV := .uv/bin/uv
OWN_UV := .uv/stamp
else
UV := uv
OWN_UV :=
endif

# The page is built into the package by web/build.py, which knows better than the time of files whether it is out
# of date. It uses the machine's Node where that is new enough; otherwise our own copy in .node/, from PyPI.
PAGE := src/runabout/server/page/made-from.txt
PAGE_SOURCES := $(shell find web -type d \( -name node_modules -o -name tests -o -name '.?*' \) -prune -o -print) \
	src/runabout/core/language/grammar.json $(shell find src/runabout/games -path '*/pictures/*' -type f) \
	$(shell find src/runabout -path src/runabout/server/page -prune -o -name '*.ftl' -print)

# Trust the certificates that the machine trusts, as pip and git do; never download another Python.
export UV_SYSTEM_CERTS ?= 1
export UV_PYTHON_DOWNLOADS ?= never
# What the pins name as their origin (instead of a command line with this machine's paths in it).
export UV_CUSTOM_COMPILE_COMMAND := make pins

# A Python that keeps the bytecode of what it imports starts in a third of the time, and the tests start hundreds: here
# it is kept, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play add-game page quick test test-services test-page check subjects lint types imports trace messages uptodate \
	check-page attack cluster ptx endure secrets saturation coverage mutate bench bench-page load pages picture lab-reports \
	whole-games name-sheets screenshots format pins audit sbom pin-images clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/run.stamp ## open the page on this machine and play (in the terminal: .venv/bin/runabout play)
	@$(BIN)/runabout serve --open --port 0 --log-level warning $(ARGS)

add-game: $(if $(wildcard $(BIN)/python),,.venv/run.stamp) | $(OWN_UV) ## install somebody's package with a game, in place: make add-game GAME=FOLDER
	@test -f "$(GAME)/pyproject.toml" || { echo "add-game: name the folder of the package, the one that holds" \
		"pyproject.toml: make add-game GAME=FOLDER; GAME is \"$(GAME)\""; exit 2; }
	@$(UV_PIP) install --quiet --python $(BIN)/python --no-build-isolation --no-deps -e "$(GAME)"
	@echo "add-game: installed from $(GAME); runabout games lists it"

page: $(PAGE) ## build the page, where it is out of date

# --------------------------------------------------------------------------------- tests and checks
# `make test` runs every test once. Those of core and games run as plain Python, which alone shows the branches of a rule
# that they reach; all others run compiled, as players run the rules, the laws among them that hold one against the other.
# Tests of core and games that are about compiled code, or are marked `plain`, since they are long and would be longer
# where coverage is measured, run among the others.
# `make check` runs what is not a test.
# With PYTEST_ARGS given, `make test` runs nothing but pytest, and everything compiled.

# `make quick` is for the minutes between two changes: rules as plain Python, nothing compiled, no browser, no services.
QUICK_TESTS = tests/core tests/match tests/test_generic_code.py tests/games/test_list.py \
	$(wildcard tests/games/*/test_rules_turn.py tests/games/race_2_live/test_rules_*.py tests/games/road_wolf/test_acts_turn.py) \
	$(wildcard tests/server/test_app.py tests/server/test_table.py tests/server/test_undo.py tests/server/test_guests.py)

quick: .venv/dev.stamp ## a fast part of the tests, within a minute: core, matches, some of each game, server and page
	@RUNABOUT_INTERPRET=1 $(BIN)/python -m pytest --quiet -n 2 --dist loadfile \
		--ignore tests/core/test_compile.py --ignore tests/core/test_sayings.py -k "not compiled" $(QUICK_TESTS)
	@$(NPM) run test -- --reporter=dot --exclude 'src/games/**'
	@echo "quick: left out are compiled code, the laws over every game, most of each game's rules, bots, lab, the command"
	@echo "quick: line, the server under load, with PostgreSQL and with Redis, games' own tables, and the browser;"
	@echo "quick: make test runs them all"

test: .venv/dev.stamp $(if $(filter file,$(origin PYTEST_ARGS)),test-services test-page coverage) ## run all tests
	@$(BIN)/python -m pytest $(PYTEST_ARGS) $(if $(filter file,$(origin PYTEST_ARGS)),--part rest)

test-services:
	@scripts/test-services

test-page: .venv/dev.stamp
	@$(NPM) run test

coverage: .venv/dev.stamp
	@echo "test: the rules, as plain Python, and their branch coverage"
	@$(BIN)/coverage erase
	@RUNABOUT_INTERPRET=1 $(BIN)/coverage run -m pytest --quiet -n auto --dist loadfile --part plain tests/core tests/games
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --include 'src/runabout/core/*,src/runabout/games/*' --fail-under=95

# Two of them at a time, each with its lines together where make can do that (4.0 and newer).
READS := subjects lint types imports trace messages uptodate check-page
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

check: .venv/dev.stamp ## style, types, imports, rules, messages, made files
	@$(MAKE) --jobs 2 $(TOGETHER) $(READS)

subjects: .venv/dev.stamp
	@echo "check: first lines of commits"
	@$(BIN)/python scripts/check-subjects

lint: .venv/dev.stamp
	@echo "check: style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@if git grep -nE '^[<>]{7} ' 2>/dev/null; then echo "check: a merge left its marks in these lines"; exit 1; fi

types: .venv/dev.stamp
	@echo "check: types"
	@$(BIN)/mypy

imports: .venv/dev.stamp
	@echo "check: imports"
	@$(BIN)/lint-imports --no-logo

trace: .venv/dev.stamp
	@echo "check: every rule has code and a test"
	@$(BIN)/python -m runabout.testing.trace --check

messages: .venv/dev.stamp
	@echo "check: the messages of games, terminal, server and page"
	@$(BIN)/python -m runabout.testing.all_messages

uptodate: .venv/dev.stamp
	@echo "check: what is made from the code and the rules, or names lines of it, is up to date"
	@$(BIN)/python -m docs.pages --check
	@$(BIN)/python -m scripts.mutation --check

check-page: .venv/dev.stamp
	@echo "check: the page's types, and that those of the server's messages are up to date"
	@export RUNABOUT_PYTHON=$(CURDIR)/$(BIN)/python; $(NPM) run types -- --check
	@$(NPM) run check


mutate: .venv/dev.stamp ## small faults put into the rules: how many do the tests notice (some hours; ARGS="--help")
	@$(BIN)/python -m scripts.mutation $(ARGS)

bench: .venv/run.stamp .venv-bench/stamp ## random play and environments of every game beside their peers, on one core
	@.venv-bench/bin/python benchmarks/side_by_side.py $(ARGS)

cluster: .venv-cluster/stamp ## a study on two Ray nodes of this machine, one of which is killed on the way
	@.venv-cluster/bin/python -m pytest --quiet -n 0 tests/lab/nodes.py

ptx: .venv-gpu/stamp ## the rules compiled and assembled for a GPU, without one, into build/ptx/ (many minutes; ARGS="riverdale" for one game)
	@.venv-gpu/bin/python -m runabout.envs.gpu.ptx build/ptx $(ARGS)

attack: .venv/dev.stamp ## what an honest guest feels while others take all that the limits let them
	@$(BIN)/python -m benchmarks.attack $(ARGS)

endure: .venv/dev.stamp test-services ## servers and databases are killed 330 times, and nothing acknowledged may be lost
	@$(BIN)/python -m benchmarks.endure $(ARGS)

secrets: .venv/dev.stamp ## tables that differ only in a secret: are the times that others notice distributed alike?
	@$(BIN)/python -m benchmarks.secrecy $(ARGS)

saturation: .venv/dev.stamp ## a server asked for twice what it bears: latency, and what is refused
	@$(BIN)/python -m benchmarks.saturation $(ARGS)

load: .venv/dev.stamp ## the server under load, beside a boardgame.io server
	@$(BIN)/python -m benchmarks.server $(ARGS)

bench-page: .venv/dev.stamp test-services ## how soon the page is there, and a card moves when it is clicked
	@$(BIN)/python -m benchmarks.page $(ARGS)

pages: .venv/run.stamp ## write the pages in docs/ that are made from the code and the rules again
	@$(BIN)/python -m docs.pages

lab-reports: .venv/dev.stamp ## ask the lab five questions of each game, and write docs/lab/ (a minute or two a game; GAME=... for one)
	@$(BIN)/python -m docs.lab.reports $(GAME)

picture: .venv/run.stamp ## draw the pictures of the games again
	@$(BIN)/python docs/images/terminal.py

whole-games: .venv/dev.stamp test-services ## whole games at two drawn tables by pressing alone, by touch and by keyboard (a quarter of an hour)
	@$(BIN)/python -m pytest -n auto --dist load $(ARGS) tests/browser/whole_games.py

name-sheets: .venv/dev.stamp test-services ## pictures at 48 pixels without their names, for somebody to name: make name-sheets ARGS=FOLDER
	@$(BIN)/python -m docs.images.name_sheets $(ARGS)

screenshots: .venv/dev.stamp test-services ## take the pictures of the page again
	@$(BIN)/python -m docs.images.page
	@$(BIN)/python -m docs.images.wardrobe

format: .venv/dev.stamp ## format the code
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

# -------------------------------------------------------------------------------------------- set-up
# One environment, .venv/. The run stamp says that it can play; the dev stamp, that it can test as well.
# Both are out of date as soon as the pins or pyproject.toml change, or the environment is made anew.

NEED_PYTHON = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Runabout needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3"; exit 1; }
UV_PIP = VIRTUAL_ENV= $(UV) pip
INSTALL_SELF = $(UV_PIP) install --quiet --python $(BIN)/python \
	--no-build-isolation --no-deps --reinstall-package runabout -e .

.venv/run.stamp: requirements/run.txt pyproject.toml .venv/here | $(PAGE)
	@echo "set-up: installing what playing needs"
	@$(UV_PIP) install --quiet --python $(BIN)/python --require-hashes -r requirements/run.txt
	@$(INSTALL_SELF)
	@touch $@

.venv/dev.stamp: requirements/dev.txt pyproject.toml .venv/here | $(PAGE)
	@echo "set-up: installing what playing and testing need"
	@$(UV_PIP) sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(INSTALL_SELF)
	@touch .venv/run.stamp $@

HAVE_NODE = $(BIN)/python web/build.py --has-node || { echo "set-up: bringing Node into .node"; \
	$(UV_PIP) install --quiet --python $(BIN)/python --target .node --require-hashes -r requirements/node.txt; }
NPM = $(HAVE_NODE) && $(BIN)/python web/build.py

$(PAGE): $(PAGE_SOURCES) | .venv/here
	@$(HAVE_NODE)
	@$(BIN)/python web/build.py

# An environment is made anew where its Python has gone, or where it was made in another place (a
# checkout that was moved or copied: scripts in an environment name the folder that they were made in).
ifneq ($(shell test -x $(BIN)/python && cat .venv/here 2>/dev/null),$(CURDIR))
.PHONY: .venv/here
endif
.venv/here: | $(OWN_UV)
	@$(NEED_PYTHON)
	@echo "set-up: making the environment .venv"
	@VIRTUAL_ENV= $(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@echo "$(CURDIR)" > $@

# An environment beside .venv: made anew, with what its file in requirements/ pins. $(call environment,NAME,words for pip sync)
define environment
@echo "set-up: making the environment .venv-$(1)"
@VIRTUAL_ENV= $(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv-$(1)
@VIRTUAL_ENV= $(UV) pip sync --quiet --python .venv-$(1)/bin/python --require-hashes $(2) requirements/$(1).txt
endef

.venv-bench/stamp: requirements/bench.txt | $(OWN_UV)
	$(call environment,bench,--build-constraints requirements/bench.txt)
	@touch $@

.venv-audit/stamp: requirements/audit.txt | $(OWN_UV)
	$(call environment,audit)
	@touch $@

# These two have Runabout beside Ray, and beside numba-cuda.
.venv-cluster/stamp .venv-gpu/stamp: .venv-%/stamp: requirements/%.txt pyproject.toml | $(OWN_UV) $(PAGE)
	$(call environment,$*)
	@VIRTUAL_ENV= $(UV) pip install --quiet --python .venv-$*/bin/python --no-build-isolation --no-deps -e .
	@touch $@

.uv/stamp: requirements/uv.txt
	@$(NEED_PYTHON)
	@echo "set-up: bringing uv into .uv"
	@$(PYTHON) -m venv --clear .uv
	@.uv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# The pins hold for every platform and every Python from 3.11 on. What is pinned stays as it is unless
# pyproject.toml no longer allows it or PIN_ARGS=--upgrade asks for the newest.
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links $(PIN_ARGS)

pins: .venv/here ## choose the versions in requirements/ again
	@echo "pins: dev, run, host, cluster, gpu, node, audit, uv, bench"
	@$(COMPILE) pyproject.toml --group dev -o requirements/dev.txt
	@$(COMPILE) pyproject.toml --group build -c requirements/dev.txt -o requirements/run.txt
	@$(COMPILE) pyproject.toml --group build --extra postgres --extra redis --extra thinkers -c requirements/dev.txt \
		-o requirements/host.txt
	@$(COMPILE) pyproject.toml --group dev --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	@$(COMPILE) pyproject.toml --group build --extra gpu -c requirements/dev.txt -o requirements/gpu.txt
	@$(COMPILE) --no-header --group node -o requirements/node.txt
	@$(COMPILE) --no-header --group audit -o requirements/audit.txt
	@echo uv | $(COMPILE) - -o requirements/uv.txt
	@$(COMPILE) --no-header requirements/bench.in -o requirements/bench.txt

audit: .venv/run.stamp .venv-audit/stamp ## known vulnerabilities of the pinned packages, where the services that list them can be reached
	@$(HAVE_NODE)
	@.venv-audit/bin/python scripts/audit

sbom: .venv/run.stamp .venv-audit/stamp ## list all that the image is made of, as CycloneDX, in build/sbom/
	@mkdir -p build/sbom
	@.venv-audit/bin/cyclonedx-py requirements requirements/host.txt --pyproject pyproject.toml --mc-type application \
		--output-reproducible --output-format JSON --output-file build/sbom/server.cdx.json
	@$(NPM) prefix > /dev/null  # where it has to install something, it says so
	@$(NPM) sbom --package-lock-only --sbom-format cyclonedx > build/sbom/page.cdx.json
	@echo "sbom: build/sbom/server.cdx.json, build/sbom/page.cdx.json"

pin-images: ## add the digests of the images to Dockerfile and deploy/compose.yaml (needs docker, skopeo or crane)
	@$(PYTHON) scripts/pin-images $(ARGS)

clean: ## remove everything that make made here
	rm -rf .venv .venv-bench .venv-cluster .venv-gpu .venv-audit .uv .node web/node_modules src/runabout/server/page build dist \
		.coverage .coverage.* .mutation .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
