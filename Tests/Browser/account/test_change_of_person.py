"""One browser, and another person in it with no sign-out between: nothing of the first one is left for the second."""

import itertools

import pytest

from devices import enrolled

numbers = itertools.count(1)
PHONE = "+4915112345678"


@pytest.fixture
def tabs(people):
    """Two tabs of one browser, each on the code page of somebody else, the second one on top."""
    ana, ben = (f"{name}{next(numbers)}@change.example.com" for name in ("ana", "ben"))
    page = people()
    page.ana, page.ben = ana, ben
    page.first, page.first_code = page.driver.current_window_handle, page.ask_for_code(ana)
    page.new_tab()
    page.second, page.second_code = page.driver.current_window_handle, page.ask_for_code(ben)
    return page


def test_a_slow_sign_in_that_comes_after_another_shows_nothing_of_that_one(tabs):
    # The second tab's answer takes long; meanwhile the first person is in, and has a look around.
    tabs.tenant.inject("POST /oauth/token", delay_ms=4000)
    tabs.enter_code(tabs.second_code)
    tabs.driver.switch_to.window(tabs.first)
    tabs.enter_code(tabs.first_code)
    tabs.says("person", tabs.ana)
    tabs.person = tabs.ana
    enrolled(tabs, phone={"number": PHONE, "channel": "sms"})
    tabs.open_methods()
    tabs.press("SMS OTP")
    tabs.sees(PHONE)

    tabs.says("person", tabs.ben)
    tabs.title("Account Settings")
    assert PHONE not in tabs.text()
    assert tabs.tenant.grants(tabs.ana) == []
    tabs.open_methods()
    tabs.press("SMS OTP")
    tabs.sees("Add a phone number")
    assert PHONE not in tabs.text()

    tabs.driver.switch_to.window(tabs.second)
    tabs.says("person", tabs.ben)
    assert len(tabs.tenant.grants(tabs.ben)) == 1


def test_both_tabs_show_who_came_first_and_the_other_can_follow(tabs):
    tabs.enter_code(tabs.second_code)
    tabs.says("person", tabs.ben)
    tabs.driver.switch_to.window(tabs.first)
    tabs.says("person", tabs.ben)
    tabs.sign_out()
    tabs.title("Sign In")
    tabs.sign_in(tabs.ana)
    tabs.says("person", tabs.ana)
    assert tabs.tenant.grants(tabs.ben) == [] and len(tabs.tenant.grants(tabs.ana)) == 1
