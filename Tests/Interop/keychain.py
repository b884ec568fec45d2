"""What the keychain tests share: the probe, a session bus of their own, and misbehaving services on it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROBE = ROOT / ".build" / "debug" / "KeychainProbe"
PRIVATE_BUS = ROOT / "Tests" / "Support" / "private-bus"
FAKE_SERVICE = Path(__file__).with_name("fake_secret_service.py")
SERVICE = "com.example.probe"


class PrivateBus:
    """A bus, with an unlocked keyring unless asked for the bus alone."""

    def __init__(self, kind="keyring"):
        self.process = subprocess.Popen(
            [PRIVATE_BUS, kind], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the private bus did not start"
        self.fakes = []

    @property
    def environment(self):
        return {"DBUS_SESSION_BUS_ADDRESS": self.address}

    def fake(self, mode):
        """Starts a misbehaving service."""
        fake = subprocess.Popen(
            [sys.executable, FAKE_SERVICE, mode],
            env=os.environ | self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.fakes.append(fake)
        assert fake.stdout.readline() == "ready\n"
        return fake

    def stop(self):
        for fake in self.fakes:
            fake.kill()
            fake.communicate()
        self.process.communicate("")


def environment(home, **variables):
    """The bare environment of a process whose home is `home`."""
    return {"PATH": os.environ["PATH"], "HOME": str(home), **{name: str(value) for name, value in variables.items()}}


def probe(env, *arguments, data=b"", service=SERVICE, timeout=60, **options):
    """Runs the probe; gives the finished process."""
    return subprocess.run(
        [PROBE, service, *arguments], env=env, input=data, capture_output=True, timeout=timeout, **options
    )


def kind(process):
    """The kind of failure that the probe reported, or `ok`."""
    return "ok" if process.returncode == 0 else process.stderr.decode().partition(":")[0]
