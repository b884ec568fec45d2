"""A tenant for each test that asks for one: the built command, on a free port."""

import os
import re
import signal
import subprocess
from pathlib import Path

import httpx
import pytest

COMMAND = Path(__file__).resolve().parents[2] / ".build" / "debug" / "auth0-tenant"
OTP_GRANT = "http://auth0.com/oauth/grant-type/passwordless/otp"


class Tenant:
    """A running auth0-tenant."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [COMMAND, "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.ready_line = self.process.stdout.readline().rstrip("\n")
        match = re.fullmatch(
            r"auth0-tenant ready at (http://localhost:(\d+)/) \(for development only\)", self.ready_line
        )
        if not match:
            self.process.kill()
            raise AssertionError(f"not ready: {self.ready_line!r} {self.process.communicate()[1]!r}")
        self.url, self.port = match[1], int(match[2])
        self.domain = f"localhost:{self.port}"
        self.http = httpx.Client(base_url=self.url, trust_env=False)

    def code(self, address):
        messages = self.http.get("control/messages", params={"to": address}).json()
        return messages[0]["code"]

    def stop(self, number=signal.SIGTERM):
        """Ends it; gives the exit status and what it wrote."""
        self.http.close()
        if self.process.poll() is None:
            os.kill(self.process.pid, number)
        output, errors = self.process.communicate(timeout=30)
        return self.process.returncode, output, errors


def pytest_configure(config):
    # The server SDK and what it stands on say these to their own authors.
    for module in ("auth0_server_python", "authlib"):
        config.addinivalue_line("filterwarnings", f"ignore::DeprecationWarning:{module}.*")


@pytest.fixture
def start():
    """Starts tenants, and stops those that the test left running."""
    tenants = []

    def start(*arguments):
        tenants.append(Tenant(*map(str, arguments)))
        return tenants[-1]

    yield start
    for tenant in tenants:
        tenant.stop()


@pytest.fixture
def tenant(start):
    return start("--quiet")
