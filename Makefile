# The task menu. `make run` and `make test` set up what they need by themselves.

SWIFT_FLAGS := --explicit-target-dependency-import-check error
PYTEST := .venv/bin/python -m pytest -q

.PHONY: subset theming help setup setup-test build programs run sign-in demo test test-swift test-interop test-linkage test-browser screens bench-webui gallery bench lint format docs clean

help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

## make run           open an account's security in a browser, with a local tenant inside
run: setup
	@swift build $(SWIFT_FLAGS) --quiet --product AccountSecurity
	@.build/debug/AccountSecurity

## make sign-in       start a local tenant and sign in with a code, typing at the terminal
sign-in: setup programs
	@scripts/local-sign-in

## make demo          the same without a person: every step checked and timed
demo: setup programs
	@.build/debug/CodeSignIn --demo
	@scripts/local-sign-in --demo

## make test          set up, lint, build and run every test
test: setup-test lint test-swift test-interop test-linkage test-browser

## make test-swift    only the Swift tests
test-swift: build
	scripts/test-swift $(SWIFT_FLAGS)
	scripts/swiftui-subset --check
	scripts/theming --check

## make test-interop  only other people's clients and verifiers against ours
test-interop: setup-test build
	$(PYTEST) Tests/Interop

## make test-linkage  only what each product may load
test-linkage: setup-test build
	$(PYTEST) Tests/Linkage

## make test-browser  only the view layer and the login page in a real Chromium
test-browser: setup-test build
	$(PYTEST) Tests/Browser

## make screens       take the pictures in docs/screens again
screens: setup-test build
	SCREENS=1 $(PYTEST) Tests/Browser/account

## make bench-webui   time the view layer in a real Chromium, side by side with NiceGUI
bench-webui: setup-test
	@scripts/bench webui

## make gallery       show every control of the view layer in your browser
gallery: setup
	@swift run $(SWIFT_FLAGS) --quiet Gallery

## make lint          check the format
lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Examples

## make format        put the format right
format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Examples

## make subset        write docs/swiftui-subset.md from the code
subset: build
	scripts/swiftui-subset

## make theming       write docs/theming.md from the code
theming:
	scripts/theming

## make docs          check that the documentation builds
docs: setup
	scripts/docs

## make bench         measure against the bare libraries and other tools
bench: setup-test
	@scripts/bench

# What `sign-in` and `demo` start; nothing else is built for them.
programs:
	@for program in auth0-tenant auth0-user CodeSignIn; do \
	    swift build $(SWIFT_FLAGS) --quiet --product $$program || exit 1; done

build:
	swift build --build-tests $(SWIFT_FLAGS)

setup:
	@scripts/setup

setup-test:
	@scripts/setup --test

clean:
	rm -rf .build .build-linkage .venv
