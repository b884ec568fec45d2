"""A running AccountSecurity with the tenant inside of it, and a browser tab that shows it."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import time
from urllib.parse import urlencode
from urllib.request import ProxyHandler, Request, build_opener

from app import Running
from browser import Page
from selenium.webdriver.common.by import By

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCREENS = ROOT / "docs" / "screens"
HTTP = build_opener(ProxyHandler({}))


def binary():
    """The built app: from ACCOUNT_BIN, or where `swift build` puts it."""
    return os.environ.get("ACCOUNT_BIN") or str(ROOT / ".build" / "debug" / "AccountSecurity")


class AccountApp(Running):
    """One process of AccountSecurity; `keeps_data` starts it with --data, for tests that restart it."""

    def __init__(self, keeps_data=False, **environment):
        self.folder = tempfile.TemporaryDirectory(prefix="account-")
        self.arguments = ["--data", f"{self.folder.name}/data"] if keeps_data else []
        self.environment = environment
        self.port = 0
        self.was_stopped = False
        self.start()

    def start(self):
        without = ("AUTH0_DOMAIN", "AUTH0_CLIENT_ID", "HOST", "DISPLAY", "WAYLAND_DISPLAY", "WEBUI_STATE")
        environment = {name: value for name, value in os.environ.items() if name not in without}
        environment |= {
            "PORT": str(self.port),
            "XDG_STATE_HOME": f"{self.folder.name}/state",
            # Opens the app's own page on the desktop otherwise.
            "BROWSER": "true",
            **self.environment,
        }
        self.process = subprocess.Popen(
            [binary(), *self.arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.link = self._line("Open ")
        self.origin = self.link.split("/?")[0]
        self.port = int(self.origin.rsplit(":", 1)[1])
        if "AUTH0_DOMAIN" not in self.environment:
            self.tenant = Tenant(self._line("Read e-mail and SMS at ").removesuffix("inbox"))

    def _line(self, start):
        line = self.process.stdout.readline()
        if not line.startswith(start):
            self.process.kill()
            raise AssertionError(f"the app did not start: {line}{self.process.stderr.read()}")
        return line.removeprefix(start).strip()

    def stop(self):
        self.was_stopped = True
        super().stop()

    def close(self):
        self.stop()
        self.folder.cleanup()


class Tenant:
    """The tenant's own control; see "Control" in docs/local-tenant.md for more of it."""

    def __init__(self, url):
        self.url = url

    def get(self, path):
        with HTTP.open(f"{self.url}control/{path}") as answer:
            return json.load(answer)

    def send(self, path, body, method="POST"):
        request = Request(
            f"{self.url}control/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}, method=method
        )
        with HTTP.open(request) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def messages(self, to):
        return self.get(f"messages?{urlencode({'to': to})}")

    def wait_for_code(self, to, number=1):
        """The newest code for an address or phone number, once it got `number` messages."""
        end = time.monotonic() + 10
        while len(messages := self.messages(to)) < number:
            assert time.monotonic() < end, f"{to} got {len(messages)} messages"
            time.sleep(0.02)
        return messages[0]["code"]

    def advance(self, seconds):
        self.send("clock", {"advance_seconds": seconds})

    def set_policy(self, **policy):
        self.send("policy", policy, "PUT")

    def inject(self, match, **fault):
        """Puts a trouble in the way of the next request: `inject("POST /oauth/token", status=503)`, or `drop="before"`."""
        self.send("faults", {"match": match, **fault})

    def remove_faults(self):
        self.send("faults", {}, "DELETE")

    def approve_push(self, **whose):
        self.send("push/approve", whose)

    def deny_push(self, **whose):
        self.send("push/deny", whose)

    def grants(self, email):
        """The sign-ins of a person that are still good."""
        user = next(user for user in self.get("users") if user.get("email") == email)
        return [grant for grant in self.get("state")["grants"] if grant["userID"] == user["user_id"]]

    def reset(self):
        self.send("reset", {})


def wrong(code):
    """A code that is not this one."""
    return "".join("0" if digit == "9" else str(int(digit) + 1) for digit in code)


class AccountPage(Page):
    """One tab of the app. `Page` in browser.py has the words to read and to press."""

    @property
    def tenant(self):
        return self.app.tenant

    # The way in

    def ask_for_code(self, address):
        """Fills in the first page of the sign-in, for an address with an @ or a phone number."""
        if "@" in address:
            self.type("Email address", address)
        else:
            self.choose("SMS")
            self.type("Phone number with country code", address)
        before = len(self.tenant.messages(address))
        self.press("Send the Code")
        self.title("Enter the Code")
        return self.tenant.wait_for_code(address, before + 1)

    def enter_code(self, code):
        self.type("Code", code)
        self.press("Sign In")

    def sign_in(self, address):
        """From the printed link to the home."""
        self.open()
        self.enter_code(self.ask_for_code(address))
        self.title("Account Settings")
        return self

    def open_methods(self):
        """From the home to the account-security view."""
        self.press("Authentication Methods")
        self.until(lambda: self.heading() not in (None, "Account Settings"))
        return self

    def restart_app(self):
        """Starts the app again; the page comes back by itself, with the app's first screen."""
        self.app.restart()
        self.sees("This app was started again")
        self.until_connected()

    def sign_out(self, where="Here"):
        self.press("Account")
        self.press(f"Sign Out {where}")

    # More words

    def choose(self, text):
        """Presses the part of a segmented picker that shows a text."""
        source = """return [...document.querySelectorAll('label')].find(l => l.innerText.trim() === arguments[0]) || null"""
        self.until(lambda: self.script(source, text), f"there is no choice {text!r}").click()

    def fits(self):
        """Whether nothing sticks out sideways."""
        return self.script("return document.documentElement.scrollWidth <= innerWidth")

    def resize(self, width, height=800):
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def screenshot(self, name):
        """Writes docs/screens/NAME.png, where SCREENS=1 asks for it: each run's pictures differ in dates and keys."""
        if os.environ.get("SCREENS") != "1":
            return
        moving = "return document.getAnimations().some(a => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity)"
        self.until(lambda: not self.script(moving))
        SCREENS.mkdir(parents=True, exist_ok=True)
        # A blinking caret would make every picture a new one.
        self.script("document.activeElement.style.caretColor = 'transparent'")
        self.driver.save_screenshot(str(SCREENS / f"{name}.png"))

    def keyboard(self, *keys):
        """Presses keys where the focus is."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def tab_to(self, text, limit=60):
        """Walks with the Tab key until the control with a text has the focus."""
        for _ in range(limit):
            if self.script("return arguments[0] === document.activeElement", self.find(text)):
                return self.driver.switch_to.active_element
            self.driver.switch_to.active_element.send_keys(self.keys.TAB)
        raise AssertionError(f"the Tab key never came to {text!r}")
