"""E-mail codes, from nothing to enrolled to renamed to removed."""

from devices import ask_to_remove, looks_sound, methods
from enrolling import (
    CODE,
    METHODS,
    addresses,
    begin_email,
    complains,
    enter,
    is_focused,
    is_set_up,
    newest_request,
    open_rename,
    remove,
    rename,
    rename_and_remove_by_keyboard,
    requests,
    type_code,
)


def test_an_address_is_enrolled_renamed_and_removed(page):
    page.open_methods()
    assert not is_set_up(page, "Email OTP")
    address, code = begin_email(page)
    page.sees(f"We sent a six-digit code to {address}.")
    type_code(page, code)
    page.title("Email OTP")
    page.sees("Your email address was added.")
    page.sees(address)

    rename(page, address, "Work")
    page.find("Actions for Work")
    page.sees(address)

    remove(page, "Work")
    page.sees("You have no email address yet.")
    page.back()
    assert not is_set_up(page, "Email OTP")


def test_the_list_says_what_is_set_up_and_leads_to_it(page):
    page.open_methods()
    address, code = begin_email(page)
    type_code(page, code)
    page.title("Email OTP")
    page.back()
    assert is_set_up(page, "Email OTP")
    page.reload()
    page.press("Email OTP")
    page.sees("Saved email addresses")
    page.sees(address)


def test_a_second_address_comes_beside_the_first(page):
    page.open_methods()
    first, code = begin_email(page)
    type_code(page, code)
    page.press("Add an email address")
    second = next(addresses)
    page.type("Email address", second)
    page.press("Continue")
    type_code(page, page.tenant.wait_for_code(second))
    page.find(f"Actions for {first}")
    page.find(f"Actions for {second}")


def test_what_is_no_address_is_said_and_sends_nothing(page):
    page.open_methods().press("Email OTP")
    since = newest_request(page)
    page.press("Continue")
    complains(page, "Email address", "Type an email address, like you@example.com.")
    for typed in ("ana", "ana@", "@example.com", "ana@example", "a b@example.com", "a@b@c.org"):
        enter(page, "Email address", typed)
        complains(page, "Email address", "")
        page.press("Continue")
        complains(page, "Email address", "Type an email address, like you@example.com.")
        page.until(lambda: is_focused(page, "Email address"))
        assert page.value("Email address") == typed
    assert requests(page, "POST", METHODS, since) == 0


def test_spaces_around_a_pasted_address_do_not_count(page):
    page.open_methods()
    begin_email(page, typed=lambda address: f"  {address} ")


def test_another_address_can_be_used_instead(page):
    page.open_methods()
    wrong_one, _ = begin_email(page)
    page.press("Use another one")
    page.title("Add an email address")
    assert page.value("Email address") == wrong_one
    right_one = next(addresses)
    enter(page, "Email address", right_one)
    page.press("Continue")
    page.sees(f"We sent a six-digit code to {right_one}.")
    type_code(page, page.tenant.wait_for_code(right_one))
    page.find(f"Actions for {right_one}")
    assert f"Actions for {wrong_one}" not in page.text()


def test_a_cancelled_removal_removes_nothing(page):
    page.open_methods()
    address, code = begin_email(page)
    type_code(page, code)
    ask_to_remove(page, address)
    page.sees("This is your last method. Without it you may be locked out of your account.")
    page.press("Cancel")
    page.find(f"Actions for {address}")
    page.reload()
    page.find(f"Actions for {address}")
    assert [kind for kind, _ in methods(page)] == ["email"]


def test_the_whole_way_by_keyboard(page):
    page.open_methods()
    page.tab_to("Email OTP").send_keys(page.keys.ENTER)
    page.title("Add an email address")
    address = next(addresses)
    page.until(lambda: is_focused(page, "Email address"))
    page.keyboard(address, page.keys.ENTER)
    page.title("Enter the code")
    page.until(lambda: is_focused(page, CODE))
    page.keyboard(page.tenant.wait_for_code(address), page.keys.ENTER)
    page.title("Email OTP")

    rename_and_remove_by_keyboard(page, address, " at home")
    page.sees("You have no email address yet.")


def test_each_screen_is_accessible_and_fits(page):
    page.open_methods().press("Email OTP")
    page.title("Add an email address")
    looks_sound(page, "enrol-email")
    page.press("Continue")
    page.sees("Type an email address")
    page.type("Email address", "ana@example.com")
    page.press("Continue")
    page.title("Enter the code")
    code = page.tenant.wait_for_code("ana@example.com")
    looks_sound(page, "enrol-code")
    type_code(page, "000000" if code != "000000" else "111111")
    page.sees("That code is not right.")
    looks_sound(page, "enrol-code-wrong")
    type_code(page, code)
    page.title("Email OTP")
    looks_sound(page, "email-saved")
    open_rename(page, "ana@example.com")
    looks_sound(page, "rename")
