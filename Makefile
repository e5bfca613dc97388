# Two commands are enough on a machine with Python, make and a shell:
#   make play    install the companion in .venv, once, and start it
#   make test    install the tests' tools as well, once, and run them
# The tests with real sound, on virtual devices that it installs if it may:
#   make test-sound
# PYTHON=python3.12 make play takes a Python of your choice.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Each process takes what stands side by side, so that it loads little that others load.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
# Tests with sound mostly wait for what is spoken; those that last longest begin first.
LISTENING := $(BIN)/python -m pytest -n 3 --dist load --maxschedchunk 1

# The tests start the companion hundreds of times: it is compiled once for all of them.
export PYTHONDONTWRITEBYTECODE :=

# What sound needs besides Python: PortAudio to play and hear, PulseAudio for a sound
# card that is not there, and Czech voices that speak to the companion.
SOUND := libasound2-plugins libportaudio2 pulseaudio pulseaudio-utils \
  festival festival-czech festvox-czech-machac festvox-czech-ph

.PHONY: play demo test test-sound check bench manual soak clean

play: $(VENV)/play.stamp
	@$(BIN)/python -m companion

demo: $(VENV)/play.stamp
	@$(BIN)/python -m companion demo

test: $(VENV)/test.stamp
	$(PYTEST) -m "not sound"

test-sound: $(VENV)/test.stamp
	@.ci/packages $(SOUND)
	$(LISTENING) -m sound

check: $(VENV)/test.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/test.stamp
	@$(BIN)/python -m bench

manual: $(VENV)/test.stamp
	$(BIN)/python -m pytest -q -n 0 --accept tests/house/test_manual.py

soak: $(VENV)/test.stamp
	SOAK=1 $(PYTEST) --durations=10

clean:
	rm -rf $(VENV)

$(VENV)/play.stamp: pyproject.toml | $(VENV)/made.stamp
	@echo "Installing the companion, once. This takes a minute."
	@$(PIP) --editable . || { $(OFFLINE); }
	@touch $@

$(VENV)/test.stamp: pyproject.toml | $(VENV)/made.stamp
	@echo "Installing the companion and what its tests need, once."
	@$(PIP) --editable '.[test]' || { $(OFFLINE); }
	@touch $(VENV)/play.stamp $@

OFFLINE := echo "The installation did not finish; connect to the network, then start again." >&2; exit 1

# Some systems ship Python without the part of venv that brings pip.
$(VENV)/made.stamp:
	@if $(BIN)/python -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' \
	  2>/dev/null; then touch $@; exit; fi; \
	found=; \
	for one in $(if $(PYTHON),"$(PYTHON)",python3 python3.13 python3.12 python3.11 python); do \
	  if "$$one" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$one; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Python 3.11 or newer is missing$(if $(PYTHON), under the name $(PYTHON)); install it, for example: sudo apt install python3" >&2; \
	  exit 1; \
	fi; \
	rm -rf $(VENV); \
	if "$$found" -c 'import venv, ensurepip' 2>/dev/null; then \
	  "$$found" -m venv $(VENV); \
	elif "$$found" -c 'import venv, pip' 2>/dev/null; then \
	  "$$found" -m venv --without-pip $(VENV) && \
	  "$$found" -m pip --python $(BIN)/python install --quiet pip; \
	else \
	  echo "Python lacks venv and pip; install them, for example: sudo apt install python3-venv" >&2; \
	  exit 1; \
	fi || { $(OFFLINE); }
	@touch $@
