"""The question for one more proof, asked in the middle of an action, at most once."""

import time

import pyotp
import pytest

from account_app import wrong
from devices import ask_to_remove, enrolled, is_sound, looks_sound, methods, recovery_code

SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
PHONE = "+4915112345678"
OLD_CODE = "OLDCODEOLDCODEOLDCODEOLD"
HOUR = 3600

TOTP = {"totp": {"secret": SECRET}}
SMS = {"phone": {"number": PHONE, "channel": "sms"}}
PUSH = {"push": {"secret": SECRET}}
RECOVERY = {"recoveryCode": recovery_code(OLD_CODE)}


@pytest.fixture
def asked(page):
    """Lets the person, who has some factors, open the view when the tenant wants one more proof."""

    def open_view(**proofs):
        enrolled(page, **proofs)
        page.tenant.set_policy(mfa="step-up")
        page.tenant.advance(HOUR)
        page.open_methods()
        page.sees("Verify it's you")
        return page

    yield open_view
    page.tenant.set_policy(mfa="never")
    page.tenant.send("clock", {"reset": True})


def code_of_app():
    return pyotp.TOTP(SECRET).at(time.time() + HOUR)


def answer(page, code):
    page.type("One-time code", code)
    page.press("Verify")


def sees_list(page):
    page.sees_no("Verify it's you")
    page.sees("Verification methods")


def questions(page):
    """How often the tenant asked for one more proof."""
    return len([request for request in page.tenant.get("requests") if request["error"] == "mfa_required"])


def test_the_code_of_an_authenticator_app_is_proof(asked):
    page = asked(**TOTP)
    page.sees("Enter the code that your authenticator app shows.")
    looks_sound(page, "step-up-code")
    before = questions(page)
    answer(page, wrong(code_of_app()))
    page.sees("That code is not right.")
    page.until(lambda: page.value("One-time code") == "")
    page.until(lambda: page.focused() == "Six digits")
    answer(page, code_of_app())
    sees_list(page)
    assert questions(page) == before


@pytest.mark.parametrize("kind", ["email", "phone"])
def test_a_code_that_is_sent_is_proof(asked, page, kind):
    to = page.person if kind == "email" else PHONE
    had = len(page.tenant.messages(to))
    asked(**({"email": {"address": to}} if kind == "email" else SMS))
    page.sees("We sent a six-digit code to")
    answer(page, page.tenant.wait_for_code(to, had + 1))
    sees_list(page)


def test_an_approval_on_another_device_is_proof(asked):
    page = asked(**PUSH)
    page.sees("Approve the notification on your phone.")
    looks_sound(page, "step-up-push", widths=[360])
    page.tenant.approve_push(email=page.person)
    sees_list(page)


def test_a_denial_on_another_device_says_so_and_can_be_tried_again(asked):
    page = asked(**PUSH)
    page.sees("Approve the notification on your phone.")
    page.tenant.deny_push(email=page.person)
    page.sees("The request was denied on your device.")
    is_sound(page)
    page.press("Try again")
    page.sees("Approve the notification on your phone.")
    page.tenant.approve_push(email=page.person)
    sees_list(page)


def test_a_recovery_code_is_proof_and_its_successor_is_shown_once(asked):
    page = asked(**TOTP, **RECOVERY)
    page.press("Recovery code")
    page.sees("Enter your recovery code.")
    page.type("Recovery code", "WRONGWRONGWRONGWRONGWRON")
    page.press("Verify")
    page.sees("That recovery code is not right.")
    looks_sound(page, "step-up-recovery-code", widths=[360])
    page.find("Recovery code").clear()
    page.type("Recovery code", OLD_CODE)
    page.press("Verify")
    page.sees("Your new recovery code")
    code = page.said("recovery-code")
    assert len(code) == len(OLD_CODE) and code != OLD_CODE
    looks_sound(page, "step-up-new-recovery-code", widths=[360])
    page.reload()
    page.sees("It was shown once and is not shown again.")
    assert code not in page.driver.page_source and "Copy code" not in page.text()
    page.press("Done")
    sees_list(page)


def test_several_factors_are_a_choice(asked):
    page = asked(**TOTP, **SMS, **PUSH)
    page.sees("How do you want to do that?")
    looks_sound(page, "step-up-choice")
    page.press("Push notification")
    page.sees("Approve the notification on your phone.")
    page.press("Use another method")
    page.sees("How do you want to do that?")
    page.press("Authenticator app")
    answer(page, code_of_app())
    sees_list(page)


def test_cancel_is_silent_and_leaves_everything_as_it_was(page, asked):
    enrolled(page, **SMS)
    page.open_methods()
    page.press("SMS OTP")
    page.tenant.set_policy(mfa="step-up")
    page.tenant.advance(HOUR)
    ask_to_remove(page, PHONE)
    page.press("Remove")
    page.sees("Verify it's you")
    page.press("Cancel")
    page.sees_no("Verify it's you")
    assert page.title("SMS OTP") is None and PHONE in page.text() and "It was removed." not in page.text()
    assert [kind for kind, _ in methods(page)] == ["phone"]
    # And again, to the end.
    had = len(page.tenant.messages(PHONE))
    ask_to_remove(page, PHONE)
    page.press("Remove")
    page.sees("We sent a six-digit code to")
    answer(page, page.tenant.wait_for_code(PHONE, had + 1))
    page.sees("It was removed.")
    assert methods(page) == []


def test_cancel_before_anything_was_loaded_leaves_a_way_to_try_again(asked):
    page = asked(**TOTP)
    page.press("Cancel")
    page.sees("Nothing was changed.")
    is_sound(page)
    page.press("Try again")
    answer(page, code_of_app())
    sees_list(page)


def test_a_reload_keeps_the_question_and_back_closes_it(asked):
    page = asked(**TOTP)
    page.reload()
    page.sees("Enter the code that your authenticator app shows.")
    page.back()
    page.sees("Nothing was changed.")
    page.title("Login & Security")
    page.press("Try again")
    answer(page, code_of_app())
    sees_list(page)


def test_a_tenant_that_fails_while_it_checks_the_proof_can_be_asked_again(asked):
    page = asked(**TOTP)
    page.find("One-time code")
    page.tenant.inject("POST /oauth/token", status=503)
    answer(page, code_of_app())
    page.sees("The service has a problem.")
    page.press("Verify")
    sees_list(page)


def test_a_tenant_that_asks_again_after_the_proof_is_not_obeyed_for_ever(asked):
    page = asked(**TOTP)
    page.find("One-time code")
    again = {"error": "mfa_required", "error_description": "Multifactor authentication required", "mfa_token": "other"}
    page.tenant.inject("POST /oauth/token", status=403, headers={"Content-Type": "application/json"}, body=again)
    answer(page, code_of_app())
    page.sees("Still not verified")
    looks_sound(page, "step-up-again", widths=[360])
    page.press("Cancel")
    page.press("Try again")
    page.sees("Enter the code that your authenticator app shows.")


@pytest.mark.parametrize("challenge", [[{"type": "future-kind"}], None], ids=["unknown-kinds", "token-alone"])
def test_a_question_of_another_shape_is_none_to_fail_over(page, challenge):
    page.driver.get_log("browser")
    body = {"error": "mfa_required", "mfa_token": "m1"}
    if challenge:
        body["mfa_requirements"] = {"challenge": challenge}
    json = {"Content-Type": "application/json"}
    page.tenant.inject("POST /oauth/token", status=403, headers=json, body=body)
    known = {"id": "totp|dev_1", "authenticator_type": "otp", "active": True}
    page.tenant.inject("GET /mfa/authenticators", status=200, headers=json, body=[known, {"id": "x", "type": "future-kind"}])
    page.open_methods()
    if challenge:
        # Only a new sign-in can prove who this is.
        page.sees("Please sign in again")
        page.press("Sign in again")
        page.title("Sign In")
    else:
        page.sees("Verify it's you")
        page.sees("Enter the code that your authenticator app shows.")


def test_a_question_that_took_too_long_ends_and_can_be_asked_again(asked):
    page = asked(**TOTP)
    page.find("One-time code")
    page.tenant.advance(HOUR)
    answer(page, pyotp.TOTP(SECRET).at(time.time() + 2 * HOUR))
    page.sees("The question has ended")
    is_sound(page)
    page.press("Cancel")
    page.press("Try again")
    answer(page, pyotp.TOTP(SECRET).at(time.time() + 2 * HOUR))
    sees_list(page)


def test_a_person_without_any_factor_signs_in_again(page):
    try:
        page.tenant.set_policy(mfa="step-up")
        page.tenant.advance(HOUR)
        page.open_methods()
        page.sees("Please sign in again")
        page.press("Sign in again")
        page.title("Sign In")
    finally:
        page.tenant.set_policy(mfa="never")
        page.tenant.send("clock", {"reset": True})


def test_the_keyboard_is_enough(asked):
    page = asked(**TOTP, **SMS)
    enter = page.keys.ENTER
    page.sees("How do you want to do that?")
    page.tab_to("Authenticator app").send_keys(enter)
    page.until(lambda: page.focused() == "Six digits")
    page.driver.switch_to.active_element.send_keys(code_of_app(), enter)
    sees_list(page)
