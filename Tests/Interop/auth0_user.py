"""The command auth0-user, for the tests: a person with a home of their own, and a terminal."""

import fcntl
import os
import pty
import select
import subprocess
import termios
import time
from pathlib import Path

COMMAND = Path(__file__).resolve().parents[2] / ".build" / "debug" / "auth0-user"


class User:
    """Someone with a home of their own, whose secrets lie in files there."""

    def __init__(self, tenant, home, keychain="file"):
        self.tenant = tenant
        self.home = home
        # A bare environment: nothing of the machine that runs the tests decides anything here.
        self.environment = {
            "HOME": str(home),
            "PATH": os.environ["PATH"],
            "AUTH0_DOMAIN": tenant.url,
            "AUTH0_CLIENT_ID": "local-client",
        }
        if keychain:
            self.environment["AUTH0_KEYCHAIN"] = keychain

    def start(self, *arguments, **options):
        return subprocess.Popen(
            [COMMAND, *map(str, arguments)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
            **options,
        )

    def at_terminal(self, *arguments):
        return Terminal([COMMAND, *map(str, arguments)], self.environment)

    def run(self, *arguments):
        process = self.start(*arguments)
        output, errors = process.communicate(timeout=60)
        return process.returncode, output, errors

    def sign_in(self, email="ana@example.com", *more):
        assert self.run("login", "--email", email, *more)[0] == 0
        code = self.tenant.code(email)
        status, output, errors = self.run("login", "--email", email, "--code", code, *more)
        assert status == 0, errors
        return output, errors

    def set_policy(self, **policy):
        self.tenant.http.put("control/policy", json=policy).raise_for_status()

    def token_requests(self):
        requests = self.tenant.http.get("control/requests").json()
        return [r for r in requests if r["path"] == "/oauth/token"]


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, command, environment):
        self.leader, follower = pty.openpty()
        self.process = subprocess.Popen(
            command, stdin=follower, stdout=follower, stderr=follower, env=environment, start_new_session=True,
            # So that Ctrl-C reaches it.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(follower)
        self.unread = b""

    def read_until(self, text):
        """What is shown up to this text; fails when it does not come."""
        wanted = text.encode()
        deadline = time.monotonic() + 60
        while wanted not in self.unread and time.monotonic() < deadline:
            if select.select([self.leader], [], [], 1)[0]:
                try:
                    self.unread += os.read(self.leader, 4096)
                except OSError:
                    break
        assert wanted in self.unread, self.unread.decode()
        shown, _, self.unread = self.unread.partition(wanted)
        return (shown + wanted).decode()

    def type(self, text):
        os.write(self.leader, f"{text}\n".encode())

    def press_control_c(self):
        os.write(self.leader, b"\x03")

    def end(self):
        """Waits for the command's end; gives its status."""
        try:
            return self.process.wait(timeout=60)
        finally:
            self.process.kill()
            os.close(self.leader)

def wait_until(condition):
    """Waits for something that another process does."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)
