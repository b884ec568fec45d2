"""The way in: codes by e-mail and SMS, the browser, and what can go wrong."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from account_app import wrong
from browser import set_theme


def test_signs_in_with_a_code_by_email(stranger):
    code = stranger.ask_for_code("ana@example.com")
    stranger.sees("We sent a code to ana@example.com.")
    stranger.enter_code(code)
    stranger.title("Account Settings")
    stranger.says("person", "ana@example.com")


def test_signs_in_with_a_code_by_sms(stranger):
    stranger.enter_code(stranger.ask_for_code("+49 30 123456".replace(" ", "")))
    stranger.title("Account Settings")
    stranger.says("person", "+4930123456")


@pytest.mark.parametrize("typed", ["{0}{1}{2} {3}{4}{5}", " {0}-{1}-{2}-{3}-{4}-{5} ", "fullwidth"])
def test_takes_a_code_however_it_is_written(stranger, typed):
    code = stranger.ask_for_code("cleo@example.com")
    written = "".join(chr(0xFF10 + int(digit)) for digit in code) if typed == "fullwidth" else typed.format(*code)
    stranger.enter_code(written)
    stranger.title("Account Settings")


def test_a_wrong_code_is_refused_and_the_right_one_still_works(stranger):
    code = stranger.ask_for_code("dora@example.com")
    stranger.enter_code(wrong(code))
    stranger.says("problem", "That code is not right. Only the newest one works.")
    stranger.until(lambda: stranger.value("Code") == "")
    stranger.until(lambda: stranger.focused() == "Code")
    stranger.enter_code(code)
    stranger.title("Account Settings")


def test_says_that_a_code_has_expired_and_sends_another(stranger):
    code = stranger.ask_for_code("emil@example.com")
    stranger.tenant.advance(200)
    stranger.enter_code(code)
    stranger.says("problem", "That code has expired. Ask for a new one.")


def test_a_new_code_can_be_had_after_a_pause(people, own_account_app):
    app = own_account_app()
    page = people(app=app)
    page.ask_for_code("fay@example.com")
    page.sees("Send a new code in ")
    assert page.script("return [...document.querySelectorAll('button')].find(b => b.innerText.startsWith('Send a new')).disabled")


def test_too_many_wrong_codes_end_a_code(stranger):
    code = stranger.ask_for_code("gus@example.com")
    for _ in range(3):
        stranger.enter_code(wrong(code))
        stranger.until(lambda: stranger.value("Code") == "" and "code" in (stranger.said("problem") or ""))
    stranger.enter_code(code)
    stranger.says("problem", "There were too many tries with this code. Ask for a new one.")


@pytest.mark.parametrize(
    "kind, typed, problem",
    [
        ("Email", "ana", "Enter an email address like ana@example.com."),
        ("Email", "", "Enter an email address like ana@example.com."),
        ("SMS", "030 123456", "Enter the number with its country code, like +49 30 123456."),
    ],
)
def test_says_what_is_missing_in_an_address(stranger, kind, typed, problem):
    stranger.choose(kind)
    stranger.type("Email address" if kind == "Email" else "Phone number with country code", typed)
    stranger.press("Send the Code")
    stranger.says("problem", problem)


def test_the_address_can_be_changed(stranger):
    stranger.ask_for_code("hana@example.com")
    stranger.back()
    stranger.title("Sign In")
    assert stranger.value("Email address") == "hana@example.com"
    stranger.type("Email address", Keys.CONTROL + "a")
    stranger.enter_code(stranger.ask_for_code("hanna@example.com"))
    stranger.says("person", "hanna@example.com")


@pytest.mark.parametrize(
    "fault, problem",
    [
        ({"drop": "before"}, "The sign-in service cannot be reached. Check the connection, then try again."),
        ({"status": 429, "headers": {"Retry-After": "7"}}, "There were too many tries. Wait 7 s, then try again."),
    ],
    ids=["unreachable", "limited"],
)
def test_trouble_at_the_tenant_is_told_and_can_be_tried_again(stranger, fault, problem):
    stranger.type("Email address", "iris@example.com")
    stranger.tenant.inject("POST /passwordless/start", **fault)
    stranger.press("Send the Code")
    stranger.says("problem", problem)
    stranger.press("Send the Code")
    stranger.title("Enter the Code")


def test_a_blocked_person_is_told_so(stranger):
    code = stranger.ask_for_code("jan@example.com")
    stranger.enter_code(code)
    stranger.title("Account Settings")
    stranger.sign_out()
    stranger.title("Sign In")
    code = stranger.ask_for_code("jan@example.com")
    stranger.tenant.send("users/block", {"email": "jan@example.com"})
    stranger.enter_code(code)
    stranger.says("problem", "This account cannot sign in at the moment. Ask whoever runs it.")


class BrowserSignIn:
    """The tab with the tenant's page."""

    def __init__(self, page):
        self.page = page
        self.driver = page.driver
        self.first = page.driver.current_window_handle
        before = set(page.driver.window_handles)
        page.press("Continue in the Browser")
        page.until(lambda: len(page.driver.window_handles) > len(before))
        self.driver.switch_to.window((set(page.driver.window_handles) - before).pop())

    def sign_in(self, address):
        self.fill("identifier", address)
        self.page.until(lambda: self.driver.find_elements(By.ID, "code"))
        self.fill("code", self.page.tenant.wait_for_code(address))
        self.page.sees("You are signed in.")

    def fill(self, field, text):
        self.page.until(lambda: self.driver.find_elements(By.ID, field))
        self.driver.find_element(By.ID, field).send_keys(text, Keys.ENTER)

    def leave(self):
        self.driver.close()
        self.driver.switch_to.window(self.first)


def test_signs_in_with_the_browser(stranger):
    browser = BrowserSignIn(stranger)
    browser.sign_in("kim@example.com")
    browser.leave()
    stranger.title("Account Settings")
    stranger.says("person", "kim@example.com")


def test_asks_in_the_browser_again_after_a_sign_out(stranger):
    browser = BrowserSignIn(stranger)
    browser.sign_in("lea@example.com")
    browser.leave()
    stranger.title("Account Settings")
    stranger.sign_out()
    stranger.title("Sign In")
    browser = BrowserSignIn(stranger)
    stranger.until(lambda: stranger.driver.find_elements(By.ID, "identifier"))
    browser.leave()
    stranger.press("Cancel")


def test_a_second_person_is_told_to_wait_or_use_a_code(stranger, people):
    browser = BrowserSignIn(stranger)
    second = people()
    second.press("Continue in the Browser")
    second.says("problem", "Somebody else is signing in with the browser. Wait until that is done, or use a code.")
    second.enter_code(second.ask_for_code("mia@example.com"))
    second.title("Account Settings")
    browser.leave()
    stranger.press("Cancel")
    stranger.find("Continue in the Browser")
    assert stranger.said("problem") == ""
    again = BrowserSignIn(stranger)
    again.leave()
    stranger.press("Cancel")


def test_a_double_press_opens_one_page_that_can_be_stopped(stranger):
    before = len(stranger.driver.window_handles)
    stranger.script("arguments[0].click(); arguments[0].click()", stranger.find("Continue in the Browser"))
    stranger.find("Open it again")
    stranger.until(lambda: len(stranger.driver.window_handles) == before + 1)
    stranger.press("Cancel")
    stranger.find("Continue in the Browser")
    assert stranger.said("problem") == ""
    # What was stopped holds nothing: the next one starts.
    BrowserSignIn(stranger).leave()
    stranger.press("Cancel")


def test_the_browser_is_offered_on_this_machine_only(people, own_account_app):
    app = own_account_app(HOST="0.0.0.0", WEBUI_ALLOW_REMOTE="1")
    page = people(app=app)
    page.title("Sign In")
    page.sees_no("Continue in the Browser")
    # The browser tells that a page without TLS from elsewhere is not isolated.
    assert all("Cross-Origin-Opener-Policy" in error["message"] for error in page.errors())


def test_signs_in_by_keyboard_alone(stranger):
    stranger.until(lambda: stranger.focused() == "Email address")
    stranger.driver.switch_to.active_element.send_keys("nora@example.com", Keys.ENTER)
    stranger.title("Enter the Code")
    stranger.until(lambda: stranger.focused() == "Code")
    code = stranger.tenant.wait_for_code("nora@example.com")
    stranger.driver.switch_to.active_element.send_keys(code, Keys.ENTER)
    stranger.title("Account Settings")
    stranger.tab_to("Account").send_keys(Keys.ENTER)
    stranger.tab_to("Sign Out Here").send_keys(Keys.ENTER)
    stranger.title("Sign In")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_pages_of_the_sign_in_are_sound(stranger, width, dark):
    stranger.resize(width)
    set_theme(stranger.driver, dark)
    look = f"{width}-{'dark' if dark else 'light'}"
    assert stranger.axe() == [] and stranger.fits()
    stranger.screenshot(f"sign-in-{look}")
    code = stranger.ask_for_code("olga@example.com")
    stranger.enter_code(wrong(code))
    stranger.sees("That code is not right")
    assert stranger.axe() == [] and stranger.fits()
    stranger.screenshot(f"code-{look}")
