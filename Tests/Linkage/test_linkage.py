"""What each product makes a program load, and what a command needs beside itself."""

import os
import re
import shutil
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build" / "debug"
OWN_BUILD = ROOT / ".build-linkage"

# Every C library that some product of ours is made of.
OURS = {
    "curl", "crypto", "ssl", "secret-1", "microhttpd", "qrencode", "sqlite3", "phonenumber", "pq", "wslay", "fido2",
}


@pytest.fixture(scope="session")
def programs():
    """A user's package with one program a product, built from the sources here."""
    subprocess.run(
        ["swift", "build", "--package-path", ROOT / "Tests" / "Linkage", "--scratch-path", OWN_BUILD],
        check=True,
    )
    return OWN_BUILD / "debug"


def loaded(program):
    """The libraries that the loader maps for a program, directly or through another: `curl` for libcurl.so.4."""
    listing = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
    assert "not found" not in listing, listing
    return set(re.findall(r"^\s*lib([^\s/]+?)(?:-gnutls)?\.so", listing, re.MULTILINE))


def named(program):
    """The libraries that the program itself asks for."""
    listing = subprocess.run(["readelf", "-d", program], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"\(NEEDED\).*\[lib(.+?)\.so", listing))


def test_the_check_sees_a_library_that_is_there():
    assert {"microhttpd", "crypto"} <= loaded(BUILD / "auth0-tenant")


def test_a_program_that_only_decodes_loads_none_of_the_c_libraries(programs):
    program = programs / "OnlyJWTDecode"
    assert subprocess.run([program], check=True, capture_output=True, text=True).stdout == "ana\n"
    assert loaded(program) & OURS == set()
    assert "FoundationNetworking" not in loaded(program)


def test_a_program_that_only_signs_in_loads_what_signing_in_needs(programs):
    program = programs / "OnlyAuth0"
    assert subprocess.run([program], check=True, capture_output=True, text=True).stdout != ""
    assert loaded(program) & {"microhttpd", "qrencode", "sqlite3", "phonenumber"} == set()
    assert named(program) & OURS <= {"curl", "crypto", "secret-1"}
    assert {"curl", "crypto"} <= named(program)


def test_the_command_for_people_loads_what_draws_qr_codes_and_nothing_of_the_tenant():
    libraries = loaded(BUILD / "auth0-user")
    assert "qrencode" in libraries
    assert libraries & {"microhttpd", "sqlite3", "phonenumber"} == set()


def test_no_product_carries_a_resource_folder():
    """Such a folder has to travel with the program, and its path on the building machine is written into it."""
    assert list(BUILD.glob("*.resources")) == []


@pytest.fixture
def alone(tmp_path):
    """Copies a command into an empty folder and gives the means to start it there, with an empty environment."""

    def start(command, *arguments, **options):
        moved = tmp_path / command
        shutil.copy2(BUILD / command, moved)
        return subprocess.Popen(
            [moved, *arguments], cwd=tmp_path, env={"HOME": str(tmp_path)}, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options,
        )

    return start


@pytest.mark.parametrize("command", ["auth0-tenant", "auth0-user"])
def test_a_moved_command_tells_its_version(alone, command):
    process = alone(command, "--version")
    printed, complaint = process.communicate(timeout=30)
    assert (process.returncode, complaint) == (0, "")
    assert re.fullmatch(rf"{command} \d+\.\d+\.\d+\S*\n", printed)


def test_a_moved_tenant_serves_and_stops(alone):
    process = alone("auth0-tenant", "--port", "0")
    try:
        url = re.search(r"http://\S+", process.stdout.readline()).group()
        for path in [".well-known/openid-configuration", ".well-known/jwks.json"]:
            with urllib.request.urlopen(url + path, timeout=30) as reply:
                assert reply.status == 200
                assert len(reply.read()) > 100
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
    assert process.returncode == 0
    assert os.listdir(process.args[0].parent) == ["auth0-tenant"]
