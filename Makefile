# `make run` starts Wartable, `make test` runs all tests; both install what they need into .venv.
PYTHON ?= python3
BIN := .venv/bin
STATIC := src/wartable/server/static/index.html
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of processes: each would compile the whole program anew where bytecode is not kept.
export PYTHONDONTWRITEBYTECODE :=
# For two cores: tests wait for browsers, servers and databases longer than they compute.
WORKERS ?= 6
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help run test quick exhaustive kernels web-types web-tests check format types recordings bench screenshots golden constraints sbom clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

run: $(BIN)/.installed $(STATIC) ## Start Wartable
	$(BIN)/wartable

test: $(BIN)/.installed-for-tests $(STATIC) ## Run all checks and all tests
	./scripts/install-for-tests
	@$(MAKE) --no-print-directory -j4 --output-sync=target kernels $(BIN)/.tests-read check web-types web-tests
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not exhaustive"

quick: $(BIN)/.installed-for-tests $(STATIC) ## Run the tests that take seconds: no browsers, no servers, nothing marked slow
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/e2e -m "not slow and not exhaustive and not browser and not server"

exhaustive: $(BIN)/.installed-for-tests ## Run the tests that look everywhere or very often where `make test` takes a sample
	$(BIN)/pytest -n 2 --dist worksteal -m exhaustive

kernels: $(BIN)/.installed-for-tests
	$(BIN)/python -m tools.kernels

# Every worker would rewrite the assertions of all tests for itself.
$(BIN)/.tests-read: $(shell find tests -name '*.py') | $(BIN)/.installed-for-tests
	@$(BIN)/pytest --collect-only --quiet >$@ || { cat $@; rm $@; exit 1; }

web-types: $(STATIC)
	cd web && npm run --silent check

web-tests: $(STATIC)
	cd web && npm run --silent test

check: $(BIN)/.installed-for-tests ## Lint, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(BIN)/.installed-for-tests ## Lay the code out and fix what can be fixed
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: $(BIN)/.installed-for-tests ## Write the browser's types anew
	$(BIN)/python -m tools.types
	$(BIN)/python -m tools.wire_types

recordings: $(BIN)/.installed-for-tests ## Record the matches of lessons, examples and board tests anew
	$(BIN)/python -m tools.recorded

bench: $(BIN)/.installed-for-tests ## Run the benchmarks
	@for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

screenshots: $(BIN)/.installed-for-tests $(STATIC) ## Take pictures of every page into screenshots/
	./scripts/install-for-tests
	$(BIN)/python -m tests.e2e.screenshots

golden: $(BIN)/.installed-for-tests ## Write the golden playthroughs anew (only when rules are meant to change)
	$(BIN)/python -m tests.conformance.golden

constraints: $(BIN)/.installed-for-tests ## Pin the newest versions of everything into constraints.txt
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --no-emit-index-url --no-header --no-annotate --upgrade \
		--all-extras --group test --group check --python-version 3.11 pyproject.toml -o constraints.txt

sbom: $(BIN)/.installed ## Write what the program is made of (CycloneDX) to sbom.json
	$(BIN)/pip install --quiet "cyclonedx-bom>=7"
	$(BIN)/cyclonedx-py environment --output-reproducible --of JSON -o sbom.json .venv

clean: ## Remove everything that was built or installed
	rm -rf .venv dist build web/node_modules src/wartable/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Wartable needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"

$(STATIC): $(shell find web/src web/public web/index.html web/package-lock.json src/wartable/text -type f ! -name '*.py*' 2>/dev/null) | $(BIN)/.installed
	./scripts/build-web

$(BIN)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(BIN)/.installed-for-tests: $(BIN)/.installed
	$(BIN)/pip install --quiet --constraint constraints.txt --group test --group check
	@touch $@
