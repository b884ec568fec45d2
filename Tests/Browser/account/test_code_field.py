"""The field for a one-time code: how it is filled, how often it is sent, and what is said when it is refused."""

import time

import pytest
from selenium.webdriver.common.action_chains import ActionChains

from account_app import wrong
from enrolling import (
    CODE,
    METHODS,
    addresses,
    begin_email,
    complains,
    enter,
    is_focused,
    newest_request,
    paste,
    requests,
    type_code,
)

VERIFY = f"{METHODS}/*"


@pytest.fixture
def at_code(page):
    """A page that asks for the code that was sent, with `address` and `code`."""
    page.open_methods()
    page.address, page.code = begin_email(page)
    return page


def verifications(page, since):
    return requests(page, "POST", VERIFY, since)


def saved(page):
    page.title("Email OTP")
    page.find(f"Actions for {page.address}")


# Filling it in


def test_it_is_one_field_that_browsers_fill_in(at_code):
    fields = [field for field in at_code.driver.find_elements(at_code.by.TAG_NAME, "input") if field.is_displayed()]
    assert len(fields) == 1
    assert fields[0].get_attribute("autocomplete") == "one-time-code"
    assert fields[0].get_attribute("inputmode") == "numeric"
    at_code.until(lambda: is_focused(at_code, CODE))


@pytest.mark.parametrize(
    "written",
    [
        lambda code: f"{code[:3]} {code[3:]}",
        lambda code: f"Your code is {code}",
        lambda code: f"  {code[:3]}-{code[3:]}\n",
        lambda code: "".join(chr(0x0660 + int(digit)) for digit in code),
        lambda code: "".join(chr(0xFF10 + int(digit)) for digit in code),
    ],
    ids=["123 456", "sentence", "hyphen", "arabic-indic", "full-width"],
)
def test_a_paste_fills_it_whole(at_code, written):
    paste(at_code, CODE, written(at_code.code))
    at_code.until(lambda: at_code.value(CODE) == at_code.code)
    at_code.press("Verify")
    saved(at_code)


def test_too_many_digits_are_refused_with_words_and_not_sent(at_code):
    since = newest_request(at_code)
    paste(at_code, CODE, f"{at_code.code}99")
    complains(at_code, CODE, "That is more than six digits. The code has six.")
    at_code.press("Verify")
    complains(at_code, CODE, "That is more than six digits. The code has six.")
    assert verifications(at_code, since) == 0
    enter(at_code, CODE, at_code.code)
    complains(at_code, CODE, "")
    at_code.press("Verify")
    saved(at_code)


def test_too_few_digits_are_not_sent(at_code):
    since = newest_request(at_code)
    type_code(at_code, at_code.code[:5])
    complains(at_code, CODE, "The code has six digits.")
    at_code.until(lambda: is_focused(at_code, CODE))
    assert verifications(at_code, since) == 0
    at_code.keyboard(at_code.code[5:], at_code.keys.ENTER)
    saved(at_code)


# Sending it once


@pytest.mark.parametrize("way", ["double click", "enter and click", "three enters"])
def test_it_is_sent_once(at_code, way):
    since = newest_request(at_code)
    at_code.tenant.inject(f"POST {VERIFY}", delay_ms=300)
    at_code.type(CODE, at_code.code)
    chain = ActionChains(at_code.driver, duration=0)
    if way == "double click":
        chain.double_click(at_code.find("Verify"))
    elif way == "enter and click":
        chain.send_keys(at_code.keys.ENTER).click(at_code.find("Verify"))
    else:
        chain.send_keys(at_code.keys.ENTER * 3)
    chain.perform()
    saved(at_code)
    assert verifications(at_code, since) == 1


def test_what_is_typed_meanwhile_changes_nothing(at_code):
    at_code.tenant.inject(f"POST {VERIFY}", delay_ms=500)
    enter(at_code, CODE, at_code.code + at_code.keys.ENTER)
    at_code.keyboard(at_code.keys.BACKSPACE, "7")
    saved(at_code)


# Being refused


def test_a_wrong_code_clears_and_focuses_the_field_and_says_so(at_code):
    since = newest_request(at_code)
    type_code(at_code, wrong(at_code.code))
    complains(at_code, CODE, "That code is not right. Check it and try again.")
    assert at_code.value(CODE) == ""
    at_code.until(lambda: is_focused(at_code, CODE))
    assert verifications(at_code, since) == 1
    at_code.keyboard(at_code.code, at_code.keys.ENTER)
    saved(at_code)


def test_an_expired_code_says_to_ask_for_a_new_one(at_code):
    # Codes count for five minutes at the longest, their enrolments for ten.
    at_code.tenant.advance(301)
    type_code(at_code, at_code.code)
    complains(at_code, CODE, "That code has expired. Ask for a new one.")
    assert at_code.value(CODE) == ""


def test_an_enrolment_that_ran_out_says_to_ask_for_a_new_code(at_code):
    at_code.tenant.advance(601)
    type_code(at_code, at_code.code)
    complains(at_code, CODE, "This code no longer counts. Ask for a new one.")


def test_too_many_tries_say_when_to_go_on(at_code):
    said = "That code is not right. Check it and try again."
    for _ in range(12):
        enter(at_code, CODE, wrong(at_code.code) + at_code.keys.ENTER)
        at_code.until(lambda: at_code.value(CODE) == "" and is_focused(at_code, CODE))
        if "Too many tries." in at_code.text():
            break
        complains(at_code, CODE, said)
    at_code.sees("Too many tries. Try again in")


def test_a_wait_that_the_server_asks_for_is_said(at_code):
    at_code.tenant.inject(f"POST {VERIFY}", status=429, headers={"Retry-After": "90"})
    type_code(at_code, at_code.code)
    complains(at_code, CODE, "Too many tries. Try again in 90 seconds.")
    at_code.sees("Send a new code in 1:")
    type_code(at_code, at_code.code)
    saved(at_code)


@pytest.mark.parametrize("fault", [{"status": 503}, {"drop": "before"}], ids=["503", "dropped"])
def test_trouble_on_the_way_keeps_the_code_for_another_try(at_code, fault):
    at_code.tenant.inject(f"POST {VERIFY}", times=None, **fault)
    type_code(at_code, at_code.code)
    at_code.until(lambda: "ry again" in at_code.text())
    assert at_code.value(CODE) == at_code.code
    at_code.tenant.remove_faults()
    at_code.press("Verify")
    saved(at_code)


@pytest.mark.parametrize("fault", [{"status": 503}, {"drop": "before"}], ids=["503", "dropped"])
def test_trouble_with_sending_keeps_the_address_for_another_try(page, fault):
    page.open_methods().press("Email OTP")
    address = next(addresses)
    page.type("Email address", address)
    page.tenant.inject(f"POST {METHODS}", times=None, **fault)
    page.press("Continue")
    page.until(lambda: "ry again" in page.text())
    assert page.value("Email address") == address
    assert page.tenant.messages(address) == []
    page.tenant.remove_faults()
    page.press("Continue")
    page.title("Enter the code")
    assert len(page.tenant.messages(address)) == 1


# Another code


def countdown(page):
    """The seconds that the button shows; 0 where it can be pressed."""
    shown = page.script(
        "return [...document.querySelectorAll('button')].map(b => b.innerText).find(t => t.startsWith('Send a new code'))"
    )
    minutes, _, seconds = shown.partition(" in ")[2].partition(":")
    return 60 * int(minutes or 0) + int(seconds or 0)


def wait_for_resend(page):
    end = time.monotonic() + 40
    while countdown(page) > 0:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_new_code_is_sent_once_after_a_wait_that_survives_going_back_and_forth(at_code):
    assert 0 < countdown(at_code) <= 30
    assert at_code.script(
        "return [...document.querySelectorAll('button')].find(b => b.innerText.startsWith('Send a new code')).disabled"
    )
    at_code.until(lambda: countdown(at_code) < 28)
    at_code.back()
    at_code.title("Add an email address")
    at_code.press("Continue")
    at_code.title("Enter the code")
    assert 0 < countdown(at_code) < 28
    assert len(at_code.tenant.messages(at_code.address)) == 1
    at_code.reload()
    assert 0 < countdown(at_code) < 28

    wait_for_resend(at_code)
    at_code.tenant.inject(f"POST {METHODS}", status=429, headers={"Retry-After": "3"})
    at_code.press("Send a new code")
    at_code.sees("Try again in 3 seconds.")
    assert 0 < countdown(at_code) <= 3

    wait_for_resend(at_code)
    at_code.tenant.inject(f"POST {METHODS}", delay_ms=300)
    ActionChains(at_code.driver, duration=0).double_click(at_code.find("Send a new code")).perform()
    at_code.sees("A new code was sent. Only the newest one counts.")
    assert countdown(at_code) > 3
    newest = at_code.tenant.wait_for_code(at_code.address, 2)
    assert len(at_code.tenant.messages(at_code.address)) == 2
    if at_code.code != newest:
        type_code(at_code, at_code.code)
        complains(at_code, CODE, "That code is not right. Check it and try again.")
    type_code(at_code, newest)
    saved(at_code)
