"""What the tests of enrolling by codes share."""

import itertools
from datetime import datetime, timedelta

import pyotp

from devices import ask_to_remove

METHODS = "/me/v1/authentication-methods"
CODE = "One-time code"

addresses = (f"codes{number}@example.com" for number in itertools.count(1))
phone_numbers = (f"+49301234{number}" for number in itertools.count(100))


def begin_email(page, typed=str):
    """From the list to the screen that takes the code; gives the address and the code."""
    address = next(addresses)
    page.press("Email OTP")
    page.title("Add an email address")
    page.type("Email address", typed(address))
    page.press("Continue")
    page.title("Enter the code")
    return address, page.tenant.wait_for_code(address)


def enter(page, name, text):
    """Types a text in place of what stands in a field."""
    field = page.find(name)
    field.send_keys(page.keys.CONTROL, "a")
    field.send_keys(text)


def rename_and_remove_by_keyboard(page, name, suffix):
    """On the list of a kind's methods: gives one a longer name, then removes it."""
    page.tab_to(f"Actions for {name}").send_keys(page.keys.ENTER)
    page.tab_to("Rename").send_keys(page.keys.SPACE)
    page.until(lambda: is_focused(page, "Name"))
    page.keyboard(suffix, page.keys.ENTER)
    page.sees("The name was changed.")
    page.tab_to(f"Actions for {name}{suffix}").send_keys(page.keys.SPACE)
    page.tab_to("Remove").send_keys(page.keys.ENTER)
    page.sees(f"Remove {name}{suffix}?")
    page.tab_to("Remove").send_keys(page.keys.SPACE)


def type_code(page, code):
    page.type(CODE, code)
    page.press("Verify")


def is_focused(page, name):
    """Whether the control with a name has the focus."""
    return page.script("return document.activeElement === arguments[0]", page.find(name))


def problem_of(page, name):
    """What is said about a field: the text of the live region below it."""
    return page.script(
        """
        for (let box = arguments[0]; box; box = box.parentElement) {
            const live = box.querySelector('[aria-live]');
            if (live) return live.innerText;
        }
        return null;
        """,
        page.find(name),
    )


def description_of(page, name):
    """What is said along with a field that is marked as wrong; None for one that is not."""
    return page.script(
        """
        const field = arguments[0], named = document.getElementById(field.getAttribute('aria-describedby'));
        return field.getAttribute('aria-invalid') === 'true' ? named.textContent : null;
        """,
        page.find(name),
    )


def complains(page, name, text):
    page.until(lambda: problem_of(page, name) == text, f"{name} never complained {text!r}")
    assert description_of(page, name) == (text or None)


def paste(page, name, text):
    """Puts a text on the clipboard and presses Ctrl+V in a field."""
    allow_clipboard(page)
    field = page.find(name)
    field.click()
    page.driver.execute_async_script("navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)
    field.send_keys(page.keys.CONTROL, "v")


def allow_clipboard(page):
    rights = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": page.app.origin}
    page.driver.execute_cdp_cmd("Browser.grantPermissions", rights)


def clipboard(page):
    allow_clipboard(page)
    return page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")


def newest_request(page):
    """A mark in what the tenant was asked, which holds the newest 500 requests only."""
    return page.tenant.get("requests")[0]


def requests(page, method, path, since):
    """How many requests of a kind the tenant got since the one that was the newest; `path` may end in a star."""
    seen = itertools.takewhile(lambda request: request != since, page.tenant.get("requests"))
    fits = (lambda p: p.startswith(path[:-1])) if path.endswith("*") else (lambda p: p == path)
    return sum(request["method"] == method and fits(request["path"]) for request in seen)


def open_rename(page, name):
    page.press(f"Actions for {name}")
    page.press("Rename")
    page.until(lambda: is_focused(page, "Name"))


def rename(page, old, new):
    open_rename(page, old)
    enter(page, "Name", new)
    page.press("Save")
    page.sees("The name was changed.")


def remove(page, name):
    ask_to_remove(page, name)
    page.press("Remove")
    page.sees("It was removed.")


def is_set_up(page, kind):
    """Whether the list says that a kind is set up."""
    page.title("Login & Security")
    return "Set up" in page.find(kind).get_attribute("aria-label")


def totp_code(page, secret, later=0):
    """What an app with a secret shows at the tenant's time."""
    now = datetime.fromisoformat(page.tenant.get("health")["time"])
    return pyotp.TOTP(secret).at(now + timedelta(seconds=later))
