"""A sign-in that has ended at the tenant: one page, one button, and back to the sign-in page."""

import pytest

from devices import ask_to_remove, enrolled, looks_sound

JSON = {"Content-Type": "application/json"}


def revoke(page):
    """Ends every sign-in of the person at the tenant."""
    user = next(user for user in page.tenant.get("users") if user.get("email") == page.person)
    grants = page.tenant.get("state")["grants"]
    page.tenant.send("state", {"grants": [grant for grant in grants if grant["userID"] != user["user_id"]]}, "PUT")


def delete(page):
    page.tenant.send("users/delete", {"email": page.person})


def refuse(page):
    page.tenant.inject(
        "POST /oauth/token",
        status=403,
        headers=JSON,
        body={"error": "invalid_grant", "error_description": "Unknown or invalid refresh token."},
    )


@pytest.mark.parametrize("end", [revoke, delete, refuse])
def test_a_sign_in_that_has_ended_leads_to_the_sign_in_page(page, end):
    end(page)
    page.open_methods()
    page.sees("Please sign in again")
    assert page.script("return document.querySelectorAll('[role=alert], dialog[open]').length") == 0
    if end is revoke:
        looks_sound(page, "sign-in-ended")
    page.press("Sign in again")
    page.title("Sign In")


def test_a_sign_in_that_ends_in_the_middle_of_an_action(page):
    enrolled(page, phone={"number": "+4915112345678", "channel": "sms"})
    page.open_methods()
    page.press("SMS OTP")
    revoke(page)
    ask_to_remove(page, "+4915112345678")
    page.press("Remove")
    page.sees("Please sign in again")
    page.press("Sign in again")
    page.title("Sign In")


def test_an_enrolment_that_outlives_the_sign_in(page):
    page.open_methods()
    page.find("Authenticator App")
    delete(page)
    page.press("Authenticator App")
    page.sees("Please sign in again")


def test_the_person_can_come_back(page):
    revoke(page)
    page.open_methods()
    page.press("Sign in again")
    page.title("Sign In")
    page.enter_code(page.ask_for_code(page.person))
    page.title("Account Settings")
    page.open_methods()
    page.sees("Verification methods")


def test_a_refresh_token_that_is_alive_is_ended_too(page):
    """The tenant wants a factor that the person does not have, and takes the refresh token still."""
    page.tenant.inject(
        "POST /oauth/token",
        status=403,
        headers=JSON,
        body={"error": "unmet_authentication_requirements", "error_description": "Sign in again."},
    )
    assert len(page.tenant.grants(page.person)) == 1
    page.open_methods()
    page.press("Sign in again")
    page.title("Sign In")
    assert page.tenant.grants(page.person) == []


def test_the_keyboard_is_enough(page):
    revoke(page)
    page.tab_to("Authentication Methods").send_keys(page.keys.ENTER)
    page.sees("Please sign in again")
    page.tab_to("Sign in again").send_keys(page.keys.ENTER)
    page.title("Sign In")
