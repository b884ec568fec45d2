"""How the app starts: arguments, ports, and a tenant of one's own."""

import os
import pathlib
import socket
import subprocess
import time

import pytest

from account_app import AccountApp, binary


def run(*arguments, **environment):
    """Starts the app and expects it to end by itself."""
    environment = {**os.environ, "BROWSER": "true", **environment}
    return subprocess.run([binary(), *arguments], env=environment, capture_output=True, text=True, timeout=20)


def test_help_says_how_it_is_used():
    ended = run("--help")
    assert ended.returncode == 0 and ended.stdout.startswith("Usage: AccountSecurity") and ended.stderr == ""


@pytest.mark.parametrize("arguments", [["--dat", "x"], ["x"], ["--data"]])
def test_wrong_usage_is_refused_with_the_usage(arguments):
    ended = run(*arguments)
    assert ended.returncode == 2 and ended.stdout == "" and "Usage: AccountSecurity" in ended.stderr


def test_half_a_tenant_is_refused(tmp_path):
    ended = run(AUTH0_DOMAIN="tenant.example.com", AUTH0_CLIENT_ID="", XDG_STATE_HOME=str(tmp_path), PORT="0")
    assert ended.returncode == 2 and "AUTH0_CLIENT_ID" in ended.stderr


def test_a_given_port_that_is_taken_is_an_error(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ended = run(PORT=str(taken.getsockname()[1]), XDG_STATE_HOME=str(tmp_path))
    assert ended.returncode == 1 and ended.stdout == "" and "port" in ended.stderr.lower()


def test_each_process_has_a_tenant_of_its_own():
    first, second = AccountApp(), AccountApp()
    try:
        assert first.tenant.url != second.tenant.url
    finally:
        first.close()
        second.close()


def test_the_tenant_of_the_environment_is_used(people, account_app, own_account_app):
    app = own_account_app(AUTH0_DOMAIN=account_app.tenant.url, AUTH0_CLIENT_ID="local-client-static")
    app.tenant = account_app.tenant
    people("uma@example.com", app=app)


def test_a_folder_that_another_process_uses_is_an_error(own_account_app, tmp_path):
    app = own_account_app(keeps_data=True)
    ended = run(*app.arguments, PORT="0", XDG_STATE_HOME=str(tmp_path))
    assert ended.returncode == 1 and "in use by another tenant" in ended.stderr


def test_opens_the_browser_with_a_link_that_works_once(own_account_app, tmp_path):
    opened = tmp_path / "opened"
    command = tmp_path / "browser"
    command.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.part && mv {opened}.part {opened}\n')
    command.chmod(0o700)
    app = own_account_app(BROWSER=str(command))
    end = time.monotonic() + 10
    while not opened.exists():
        assert time.monotonic() < end
        time.sleep(0.02)
    link = pathlib.Path(opened).read_text()
    assert link.startswith(f"{app.origin}/?") and link != app.link


def test_a_damaged_sign_in_is_told_and_keeps_nobody_else_out(people, own_account_app):
    app = own_account_app(keeps_data=True)
    names = ["vera@example.com", "walt@example.com"]
    vera, walt = (people(name, app=app) for name in names)
    folder = pathlib.Path(app.folder.name) / "data" / "sign-ins"
    browser = vera.driver.get_cookie(f"webui_{app.port}")["value"].split(".")[0]
    app.stop()
    for item in (file for file in (folder / browser).rglob("*") if file.is_file() and file.stat().st_size):
        item.write_bytes(b"damaged")
    app.start()
    vera.open().title("Sign In")
    walt.open().says("person", names[1])
    vera.sign_in(names[0]).says("person", names[0])
    app.process.terminate()
    told = app.process.stderr.read()
    assert "One browser has to sign in again" in told
    assert not any(name in told for name in names)
