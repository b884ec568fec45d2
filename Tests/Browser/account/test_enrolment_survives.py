"""What becomes of an enrolment that is interrupted: by a reload, a restart, or its person."""

import pytest

from devices import methods
from enrolling import (
    CODE,
    METHODS,
    addresses,
    begin_email,
    enter,
    is_set_up,
    newest_request,
    phone_numbers,
    requests,
    totp_code,
    type_code,
)


# A reload goes on where it was


def test_a_reload_keeps_the_screen_that_waits_for_a_code(page):
    page.open_methods()
    address, code = begin_email(page)
    page.type(CODE, code[:3])
    page.until(lambda: page.value(CODE) == code[:3])
    page.reload()
    page.title("Enter the code")
    page.sees(f"We sent a six-digit code to {address}.")
    enter(page, CODE, code)
    page.press("Verify")
    page.find(f"Actions for {address}")
    assert len(page.tenant.messages(address)) == 1


def test_a_reload_keeps_the_phone_number_that_waits_for_a_code(page):
    number = next(phone_numbers)
    page.open_methods().press("SMS OTP")
    page.type("Phone number", number)
    page.press("Continue")
    page.title("Enter the code")
    code = page.tenant.wait_for_code(number)
    page.reload()
    page.sees(f"We sent a six-digit code to {number}.")
    type_code(page, code)
    page.find(f"Actions for {number}")
    assert len(page.tenant.messages(number)) == 1


def test_a_reload_keeps_the_key_that_an_app_may_have_scanned(page):
    page.open_methods().press("Authenticator App")
    key = page.until(lambda: page.said("manual-key"))
    since = newest_request(page)
    page.reload()
    page.title("Add an authenticator app")
    assert page.until(lambda: page.said("manual-key")) == key
    assert requests(page, "POST", METHODS, since) == 0
    type_code(page, totp_code(page, key))
    page.title("Authenticator App")


# A restart of the server ends it, and says so


def test_a_restart_in_memory_leads_to_the_sign_in(people, own_account_app):
    page = people("ana@example.com", app=own_account_app())
    page.open_methods()
    begin_email(page)
    page.restart_app()
    page.find("Send the Code")
    page.sees("Please begin again what you had not finished.")


def test_a_restart_with_data_keeps_the_sign_in_and_what_was_confirmed(people, own_account_app):
    page = people("ana@example.com", app=own_account_app(keeps_data=True))
    page.open_methods()
    kept, code = begin_email(page)
    type_code(page, code)
    page.press("Add an email address")
    begun = next(addresses)
    page.type("Email address", begun)
    page.press("Continue")
    page.title("Enter the code")

    page.restart_app()
    page.title("Account Settings")
    page.sees("Please begin again what you had not finished.")
    assert page.axe() == []
    page.screenshot("restarted")
    page.open_methods()
    page.press("Email OTP")
    page.find(f"Actions for {kept}")
    assert f"Actions for {begun}" not in page.text()
    page.press("Add an email address")
    page.type("Email address", begun)
    page.press("Continue")
    type_code(page, page.tenant.wait_for_code(begun))
    page.find(f"Actions for {begun}")


# Its person leaves it


def abandon_email(page):
    begin_email(page)
    page.back()
    page.title("Add an email address")
    enter(page, "Email address", page.keys.BACKSPACE)
    page.back()


def abandon_phone(page):
    page.press("SMS OTP")
    page.title("Add a phone number")
    number = next(phone_numbers)
    enter(page, "Phone number", number)
    page.press("Continue")
    page.title("Enter the code")
    page.tenant.wait_for_code(number)
    page.back()
    page.title("Add a phone number")
    page.back()


def abandon_totp(page):
    page.press("Authenticator App")
    page.until(lambda: page.said("manual-key"))
    page.back()


@pytest.mark.parametrize(
    ("kind", "abandon"),
    [("Email OTP", abandon_email), ("SMS OTP", abandon_phone), ("Authenticator App", abandon_totp)],
    ids=["email", "sms", "totp"],
)
def test_leaving_it_ten_times_enrols_nothing(page, kind, abandon):
    page.open_methods()
    for _ in range(10):
        abandon(page)
        page.title("Login & Security")
    page.reload()
    assert not is_set_up(page, kind)
    assert methods(page) == []
