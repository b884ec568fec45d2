"""Recovery codes: shown once, kept by the person, and nowhere else."""

import pathlib
import tempfile

from devices import ask_to_remove, enrolled, looks_sound, methods, recovery_code

CODES = "return [...document.querySelectorAll('[data-id=recovery-code]')].map(e => e.innerText.trim())"
# Notes the page as it is delivered, and every message of the server from the first one on.
LISTEN = """
    addEventListener('DOMContentLoaded', () => { window.delivered = document.documentElement.outerHTML; });
    window.heard = [];
    window.WebSocket = class extends WebSocket {
        constructor(...all) { super(...all); this.addEventListener('message', event => heard.push(event.data)); }
    };
"""


def begin(page):
    page.open_methods()
    page.press("Recovery Code")
    page.title("Save your recovery codes")
    return shown(page)


def shown(page):
    page.until(lambda: page.script(CODES), "no codes are shown")
    return page.script(CODES)


def finish(page):
    page.find("I've saved my codes").click()
    page.until(lambda: page.find("Finish").is_enabled())
    page.press("Finish")
    page.sees("Your recovery codes are active.")


def kept(page):
    """The hash of the person's code at the tenant."""
    user = next(user for user in page.tenant.get("users") if user.get("email") == page.person)
    factors = [factor for factor in page.tenant.get("state")["factors"] if factor["userID"] == user["user_id"]]
    return [factor["proof"]["recoveryCode"] for factor in factors]


def test_codes_are_kept_and_removed(page):
    codes = begin(page)
    assert len(codes) >= 1 and all(len(code) >= 16 for code in codes)
    assert not page.find("Finish").is_enabled()
    looks_sound(page, "recovery-codes")
    finish(page)
    page.title("Recovery Code")
    assert kept(page) == [recovery_code(codes[0])]
    assert codes[0] not in page.driver.page_source
    looks_sound(page, "recovery-codes-saved", widths=[360])
    ask_to_remove(page, "Recovery Code")
    page.press("Remove")
    page.sees("You have no recovery codes yet.")
    assert kept(page) == []


def test_copying_copies_exactly_the_codes(page):
    codes = begin(page)
    permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
    page.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": permissions, "origin": page.app.origin})
    page.press("Copy code")
    page.sees("Copied")
    assert page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])").split() == codes


def test_downloading_saves_exactly_the_codes(page):
    codes = begin(page)
    with tempfile.TemporaryDirectory() as folder:
        page.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
        page.press("Download code")
        saved = pathlib.Path(folder) / "recovery-codes.txt"
        page.until(lambda: saved.exists() and saved.read_text().split() == codes)


def test_leaving_before_the_end_changes_nothing(page):
    enrolled(page, recoveryCode=recovery_code("OLDCODEOLDCODEOLDCODEOLD"))
    page.open_methods()
    page.press("Recovery Code")
    page.press("New recovery codes")
    page.title("Save your recovery codes")
    first = shown(page)
    page.sees("Once you finish, your old codes no longer work.")
    page.back()
    page.title("Recovery Code")
    assert kept(page) == [recovery_code("OLDCODEOLDCODEOLDCODEOLD")]
    # Coming back shows others: those were shown already.
    page.press("New recovery codes")
    page.until(lambda: page.script(CODES) not in ([], first))
    codes = shown(page)
    finish(page)
    assert kept(page) == [recovery_code(codes[0])]


def test_a_reload_shows_them_no_more_and_finishing_still_works(page):
    codes = begin(page)
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN})
    page.reload()
    page.sees("Your codes were shown once and are not shown again.")
    looks_sound(page, "recovery-codes-shown-once")
    finish(page)
    heard = "".join(page.script("return heard"))
    assert "recovery codes are active" in heard
    delivered = page.script("return delivered")
    assert "shown once" in delivered
    for place in (page.driver.page_source, delivered, heard):
        assert not any(code in place for code in codes)
    assert kept(page) == [recovery_code(codes[0])]


def test_a_second_tab_never_sees_them(page):
    codes = begin(page)
    page.new_tab()
    page.title("Account Settings")
    page.open_methods()
    page.press("Recovery Code")
    others = shown(page)
    assert not set(codes) & set(others)


def test_codes_lost_by_a_reload_can_be_replaced_by_new_ones(page):
    first = begin(page)
    page.reload()
    page.press("Start again")
    codes = shown(page)
    assert codes != first and not page.find("Finish").is_enabled()
    finish(page)
    assert kept(page) == [recovery_code(codes[0])]


def test_a_failure_at_the_end_keeps_the_codes_on_display(page):
    codes = begin(page)
    page.tenant.inject("POST /me/v1/authentication-methods/*", status=503)
    page.find("I've saved my codes").click()
    page.until(lambda: page.find("Finish").is_enabled())
    page.press("Finish")
    page.sees("The server could not answer.")
    assert shown(page) == codes and methods(page) == []
    page.press("Finish")
    page.sees("Your recovery codes are active.")


def test_codes_are_never_in_the_log(people, own_account_app):
    app = own_account_app()
    page = people("log@example.com", app=app)
    codes = begin(page)
    finish(page)
    page.driver.get("about:blank")
    app.was_stopped = True
    app.process.terminate()
    output, errors = app.process.communicate(timeout=10)
    assert not any(code in output + errors for code in codes)


def test_the_keyboard_is_enough(page):
    enter, space = page.keys.ENTER, page.keys.SPACE
    page.tab_to("Authentication Methods").send_keys(enter)
    page.title("Login & Security")
    page.tab_to("Recovery Code").send_keys(enter)
    shown(page)
    page.tab_to("I've saved my codes").send_keys(space)
    page.until(lambda: page.find("Finish").is_enabled())
    page.tab_to("Finish").send_keys(enter)
    page.sees("Your recovery codes are active.")
