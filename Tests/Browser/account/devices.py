"""What a person has at hand: a camera, a passkey provider, factors enrolled earlier. And every look at a screen."""

import base64
import contextlib
import hashlib
import itertools
import subprocess

from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions

from browser import set_theme

numbers = itertools.count(1)
# The app's bar has room for the word on its menu in a wide window only.
BAR_FITS = """
    const menu = [...document.querySelectorAll('button')].find(button => button.textContent.trim() === 'Account');
    return (menu.offsetWidth > 50) === (innerWidth > 700);
"""


def read_qr(page):
    """The text of the QR code that a camera sees on the page."""
    image = page.until(lambda: page.script("return document.querySelector('[role=img] svg, svg[role=img], img')"))
    page.script("arguments[0].scrollIntoView({block: 'center'})", image)

    def decoded():
        reader = subprocess.run(
            ["zbarimg", "--raw", "--quiet", "-"], input=page.driver.get_screenshot_as_png(), capture_output=True
        )
        return reader.stdout.decode().strip()

    return page.until(decoded, "the camera never saw a QR code")


@contextlib.contextmanager
def authenticator(page, knows_person=True):
    """A passkey provider in the browser, to whom the person proves to be its owner, or does not."""
    options = VirtualAuthenticatorOptions()
    options.protocol = VirtualAuthenticatorOptions.Protocol.CTAP2
    options.has_resident_key = True
    options.has_user_verification = True
    options.is_user_verified = knows_person
    page.driver.add_virtual_authenticator(options)
    try:
        yield page.driver
    finally:
        page.driver.remove_virtual_authenticator()


def enrolled(page, **proofs):
    """Gives the person of a page factors, as if they had been enrolled earlier: `enrolled(page, totp={"secret": …})`."""
    user = next(user for user in page.tenant.get("users") if user.get("email") == page.person)
    state = page.tenant.get("state")
    state["factors"] += [
        {
            "id": f"{'recovery-code' if kind == 'recoveryCode' else 'push-notification' if kind == 'push' else kind}"
            f"|dev_{next(numbers)}",
            "userID": user["user_id"],
            "createdAt": "2026-01-31T12:00:00.000Z",
            "proof": {kind: proof},
        }
        for kind, proof in proofs.items()
    ]
    page.tenant.send("state", {"factors": state["factors"]}, "PUT")


def recovery_code(text):
    """A recovery code as the tenant keeps it."""
    digest = hashlib.sha256(text.encode()).digest()
    return {"hash": base64.urlsafe_b64encode(digest).decode().rstrip("=")}


def methods(page):
    """What the person of a page has at the tenant, each as its kind and name."""
    user = next(user for user in page.tenant.get("users") if user.get("email") == page.person)
    factors = [factor for factor in page.tenant.get("state")["factors"] if factor["userID"] == user["user_id"]]
    return [(factor["id"].split("|")[0], factor.get("name")) for factor in factors]


def ask_to_remove(page, name):
    """As far as the question whether to remove a method."""
    page.press(f"Actions for {name}")
    page.press("Remove")
    page.sees(f"Remove {name}?")


def is_sound(page):
    """Whether axe finds nothing in either theme."""
    for dark in (True, False):
        set_theme(page.driver, dark)
        assert page.axe() == []


def looks_sound(page, name, widths=(1280, 360)):
    """Looks at a screen in both themes and each width: nothing sticks out, axe finds nothing; and keeps the pictures."""
    for width in widths:
        page.resize(width)
        page.until(lambda: page.script(BAR_FITS), "the app never took note of its width")
        for dark in (False, True):
            set_theme(page.driver, dark)
            assert page.axe() == []
            assert page.fits(), f"{name} is wider than {width}"
            page.screenshot(f"{name}-{width}-{'dark' if dark else 'light'}")
    page.resize(1280)
    set_theme(page.driver, False)
