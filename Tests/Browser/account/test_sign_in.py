"""The way in: codes by e-mail and SMS, the browser, and what can go wrong."""

import pytest

from account_app import wrong


def test_signs_in_with_a_code_by_email(stranger):
    code = stranger.ask_for_code("ana@example.com")
    stranger.sees("We sent a code to ana@example.com.")
    stranger.enter_code(code)
    stranger.title("Account Settings")
    stranger.says("person", "ana@example.com")


def test_signs_in_with_a_code_by_sms(stranger):
    stranger.enter_code(stranger.ask_for_code("+4930123456"))
    stranger.title("Account Settings")
    stranger.says("person", "+4930123456")
