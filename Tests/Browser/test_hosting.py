"""How an app starts, where it listens, and what it leaves behind."""

import http.client
import os
import pathlib
import shutil
import socket
import stat
import subprocess
import tempfile

import pytest

from app import App, binary


def run(**environment):
    """Starts the gallery and expects it to end by itself."""
    return subprocess.run([binary()], env={**os.environ, **environment}, capture_output=True, text=True, timeout=20)


def test_a_copy_in_an_empty_folder_runs():
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(binary(), folder)
        app = App(path=copy)
        try:
            connection = http.client.HTTPConnection("localhost", app.port, timeout=10)
            connection.request("GET", "/?" + app.link.split("/?")[1])
            assert connection.getresponse().status == 303
        finally:
            app.close()


def test_the_key_is_readable_by_its_owner_only():
    app = App()
    try:
        key = pathlib.Path(app.state.name) / "cookie.key"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600 and key.stat().st_size == 32
    finally:
        app.close()


def test_a_given_port_that_is_taken_is_an_error():
    with socket.create_server(("127.0.0.1", 0)) as taken, tempfile.TemporaryDirectory() as state:
        ended = run(PORT=str(taken.getsockname()[1]), WEBUI_STATE=state)
    assert ended.returncode == 1 and ended.stdout == "" and "port" in ended.stderr.lower()


def test_without_a_given_port_the_next_free_one_is_taken():
    first = App(PORT="")
    second = None
    try:
        second = App(PORT="")
        assert 8080 <= first.port < second.port < 8180
    finally:
        first.close()
        if second:
            second.close()


def test_other_machines_are_let_in_only_where_that_is_wanted():
    with tempfile.TemporaryDirectory() as state:
        ended = run(HOST="0.0.0.0", PORT="0", WEBUI_STATE=state)
    assert ended.returncode == 1 and "WEBUI_ALLOW_REMOTE=1" in ended.stderr
    app = App(HOST="0.0.0.0", WEBUI_ALLOW_REMOTE="1")
    try:
        assert app.link.startswith("http://0.0.0.0:")
    finally:
        app.close()


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_localhost_is_both_addresses(address):
    app = App()
    try:
        connection = http.client.HTTPConnection(address, app.port, timeout=10)
        connection.request("GET", "/", headers={"Host": f"localhost:{app.port}"})
        assert connection.getresponse().status == 401
    finally:
        app.close()


def test_a_state_folder_that_cannot_be_used_is_an_error():
    ended = run(PORT="0", WEBUI_STATE="/proc/nowhere")
    assert ended.returncode == 1 and "WEBUI_STATE" in ended.stderr
