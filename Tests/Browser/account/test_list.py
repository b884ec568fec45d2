"""The list: what is offered, what a person has, and what becomes of it when the tenant does not answer."""

import pytest

from devices import ask_to_remove, enrolled, is_sound, looks_sound, methods

FACTORS = "GET /me/v1/factors"
TOKEN = "POST /oauth/token"
KINDS = {
    "passkey": "Passkey",
    "phone": "SMS OTP",
    "push-notification": "Push Notifications via Guardian",
    "totp": "Authenticator App",
    "email": "Email OTP",
    "recovery-code": "Recovery Code",
}
PHONE = "+4915112345678"
SMS = {"phone": {"number": PHONE, "channel": "sms"}}
TOTP = {"totp": {"secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"}}
JSON = {"Content-Type": "application/json"}
HTML = {"Content-Type": "text/html"}


@pytest.fixture
def offers(account_app):
    """Says which kinds the tenant offers, until the end of the test."""

    def only(*kinds):
        account_app.tenant.set_policy(factors={kind: kind in kinds for kind in KINDS})

    yield only
    only(*KINDS)


def test_every_kind_is_offered(page):
    page.open_methods()
    for name in KINDS.values():
        page.find(name)
    looks_sound(page, "methods")


@pytest.mark.parametrize(
    "path, trouble, words",
    [
        (FACTORS, {"drop": "before"}, "The server could not be reached."),
        (FACTORS, {"status": 503}, "The server could not answer."),
        (FACTORS, {"status": 429, "headers": {"Retry-After": "7"}}, "Try again in 7 seconds."),
        (FACTORS, {"status": 200, "headers": HTML, "body": "<html>hello"}, "Something went wrong"),
        (FACTORS, {"status": 200, "headers": JSON, "body": {"factors": 3}}, "Something went wrong"),
        (TOKEN, {"drop": "before"}, "The server could not be reached."),
        (TOKEN, {"status": 503}, "The server could not answer."),
        (TOKEN, {"status": 429, "headers": {"Retry-After": "7"}}, "Try again in 7 seconds."),
        (TOKEN, {"status": 200, "headers": HTML, "body": "<html>hello"}, "Something went wrong"),
    ],
)
def test_a_list_that_does_not_come_can_be_asked_for_again(page, path, trouble, words):
    # More than once, for the SDK tries again by itself where that may help.
    page.tenant.inject(path, times=None, **trouble)
    page.open_methods()
    page.sees(words)
    if trouble == {"status": 503} and path == FACTORS:
        looks_sound(page, "methods-error")
    page.tenant.remove_faults()
    page.press("Try again")
    page.sees("Verification methods")


def test_a_list_that_the_app_may_not_see_says_whom_to_ask(page):
    page.tenant.inject(FACTORS, status=403, headers=JSON, body={"title": "Insufficient Scope", "status": 403})
    page.open_methods()
    page.sees("Not allowed")
    page.sees("Ask whoever runs it.")
    is_sound(page)


def test_a_removal_that_the_app_may_not_do_says_so(page):
    enrolled(page, **SMS)
    page.open_methods()
    page.press("SMS OTP")
    page.tenant.inject(
        "DELETE /me/v1/authentication-methods/*", status=403, headers=JSON, body={"title": "Insufficient Scope"}
    )
    ask_to_remove(page, PHONE)
    page.press("Remove")
    page.sees("Not allowed.")
    is_sound(page)
    assert [kind for kind, _ in methods(page)] == ["phone"]


def test_a_skeleton_stands_in_while_the_list_loads(page):
    page.tenant.inject(FACTORS, delay_ms=4000)
    page.press("Authentication Methods")
    page.title("Login & Security")
    page.until(lambda: page.script("return !!document.querySelector('[aria-label=Loading]')"))
    looks_sound(page, "methods-loading", widths=[1280])
    page.sees("Verification methods")


def test_a_tenant_that_offers_nothing_says_so(page, offers):
    offers()
    page.open_methods()
    page.sees("Nothing to set up")
    looks_sound(page, "methods-empty")


def test_what_the_tenant_does_not_offer_is_not_shown(page, offers):
    offers("totp", "email")
    page.open_methods()
    page.sees("Authenticator App")
    page.sees("Email OTP")
    for kind in ("passkey", "phone", "push-notification", "recovery-code"):
        assert KINDS[kind] not in page.text()
    assert "Sign-in methods" not in page.text()


def test_an_unknown_kind_is_passed_over(page):
    page.tenant.inject(
        FACTORS, status=200, headers=JSON, body={"factors": [{"type": "future-kind", "usage": ["secondary"]}, {"type": "totp"}]}
    )
    page.open_methods()
    page.sees("Authenticator App")
    assert "SMS OTP" not in page.text()


def test_what_is_gone_already_counts_as_removed(page):
    enrolled(page, **SMS, **TOTP)
    page.open_methods()
    page.press("SMS OTP")
    page.find(f"Actions for {PHONE}")
    others = [factor for factor in page.tenant.get("state")["factors"] if PHONE not in str(factor)]
    page.tenant.send("state", {"factors": others}, "PUT")
    ask_to_remove(page, PHONE)
    page.press("Remove")
    page.sees("It was removed.")
    page.sees("You have no phone number yet.")
    assert [kind for kind, _ in methods(page)] == ["totp"]


def test_only_the_last_factor_comes_with_a_warning(page):
    enrolled(page, **SMS, **TOTP)
    page.open_methods()
    page.press("SMS OTP")
    ask_to_remove(page, PHONE)
    page.sees("You will no longer be able to sign in with it.")
    page.press("Remove")
    page.sees("It was removed.")
    page.back()
    page.title("Login & Security")
    page.press("Authenticator App")
    ask_to_remove(page, "Authenticator App")
    page.sees("This is your last method.")
    looks_sound(page, "remove-last")
    page.press("Cancel")
    page.sees_no("Remove Authenticator App?")
    assert [kind for kind, _ in methods(page)] == ["totp"]


def test_a_tenant_that_needs_a_factor_explains_why_the_last_one_stays(page):
    enrolled(page, **TOTP)
    page.open_methods()
    page.press("Authenticator App")
    page.tenant.set_policy(mfa="always")
    try:
        ask_to_remove(page, "Authenticator App")
        page.press("Remove")
        page.sees("The server refused.")
        looks_sound(page, "remove-refused", widths=[360])
        assert [kind for kind, _ in methods(page)] == ["totp"]
    finally:
        page.tenant.set_policy(mfa="never")


def test_two_people_see_only_their_own(people, page):
    other = people("somebody-else@example.com")
    enrolled(page, **SMS)
    enrolled(other, phone={"number": "+4930123456", "channel": "sms"})
    for one, number, foreign in ((page, PHONE, "+4930123456"), (other, "+4930123456", PHONE)):
        one.open_methods()
        one.press("SMS OTP")
        one.sees(number)
        assert foreign not in one.driver.page_source


def test_the_keyboard_is_enough(page):
    enrolled(page, **SMS)
    enter = page.keys.ENTER
    page.tab_to("Authentication Methods").send_keys(enter)
    page.tab_to("SMS OTP").send_keys(enter)
    page.title("SMS OTP")
    page.tab_to(f"Actions for {PHONE}").send_keys(enter)
    page.tab_to("Remove").send_keys(enter)
    page.sees("This is your last method.")
    page.tab_to("Remove").send_keys(enter)
    page.sees("It was removed.")
