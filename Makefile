# `make run` starts Wartable, `make test` runs all tests; both install what they need into .venv.
PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help run test quick check format bench golden constraints clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

run: $(BIN)/.installed ## Start Wartable
	$(BIN)/wartable

test: $(BIN)/.installed-for-tests check ## Run all checks and all tests
	$(BIN)/pytest -n 2

quick: $(BIN)/.installed-for-tests ## Run the tests that take seconds
	$(BIN)/pytest -n 2 -m "not slow"

check: $(BIN)/.installed-for-tests ## Lint, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(BIN)/.installed-for-tests ## Lay the code out and fix what can be fixed
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BIN)/.installed-for-tests ## Run the benchmarks
	@for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

golden: $(BIN)/.installed-for-tests ## Write the golden playthroughs anew (only when rules are meant to change)
	$(BIN)/python -m tests.conformance.golden

constraints: $(BIN)/.installed-for-tests ## Pin the newest versions of everything into constraints.txt
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --no-emit-index-url --no-header --no-annotate --upgrade \
		--all-extras --group test --group check --python-version 3.11 pyproject.toml -o constraints.txt

clean: ## Remove everything that was built or installed
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Wartable needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"

$(BIN)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(BIN)/.installed-for-tests: $(BIN)/.installed
	$(BIN)/pip install --quiet --constraint constraints.txt --group test --group check
	@touch $@
