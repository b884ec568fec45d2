"""A running app with its link, for tests that drive it."""

import os
import pathlib
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary(name="Gallery"):
    """The built example: from GALLERY_BIN, or where `swift build` puts it."""
    return os.environ.get("GALLERY_BIN") or str(ROOT / ".build" / "debug" / name)


class Running:
    """A process that a test may end and start again; who inherits says how it starts."""

    process = None

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(10)
        if self.process:
            self.process.stdout.close()
            self.process.stderr.close()

    def restart(self):
        """On the same port: its pages come back by themselves."""
        self.stop()
        self.start()


class App(Running):
    """One process of the gallery. It can be stopped and started again on the same port."""

    def __init__(self, port=0, path=None, **environment):
        self.state = tempfile.TemporaryDirectory(prefix="webui-state-")
        self.path = path or binary()
        self.environment = environment
        self.port = port
        self.start()

    def start(self):
        environment = {**os.environ, "PORT": str(self.port), "WEBUI_STATE": self.state.name, **self.environment}
        environment.pop("HOST", None)
        environment.update(self.environment)
        self.process = subprocess.Popen(
            [self.path], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        if not line.startswith("Open "):
            self.process.kill()
            raise AssertionError(f"the app did not start: {line}{self.process.stderr.read()}")
        self.link = line.removeprefix("Open ").strip()
        self.origin = self.link.split("/?")[0]
        self.port = int(self.origin.rsplit(":", 1)[1])

    def close(self):
        self.stop()
        self.state.cleanup()
