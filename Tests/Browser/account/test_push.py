"""A device that approves sign-ins: enrolled by a QR code and an approval, renamed, removed."""

from urllib.parse import parse_qs, urlsplit

from devices import ask_to_remove, is_sound, looks_sound, methods, read_qr

KIND = "Push Notifications via Guardian"


def begin(page):
    page.open_methods()
    page.press(KIND)
    page.title("Add push notifications")
    return read_qr(page)


def approve(page):
    page.tenant.approve_push(email=page.person)
    page.title("Push Notifications")
    page.sees("Your device was added.")


def test_a_device_is_added_renamed_and_removed(page):
    code = urlsplit(begin(page))
    assert (code.scheme, code.netloc) == ("otpauth", "totp")
    assert {"secret", "enrollment_tx_id"} <= parse_qs(code.query).keys()
    page.sees("Auth0 Guardian")
    page.sees("Waiting for your approval")
    assert page.script("return document.querySelectorAll('a[href^=http]').length") == 0
    looks_sound(page, "push")

    approve(page)
    looks_sound(page, "push-saved")
    assert [kind for kind, _ in methods(page)] == ["push-notification"]
    page.press("Actions for Push Notifications via Guardian")
    page.press("Rename")
    field = page.find("Name")
    field.clear()
    field.send_keys("My phone")
    is_sound(page)
    page.press("Save")
    page.sees("The name was changed.")
    page.sees("My phone")

    ask_to_remove(page, "My phone")
    is_sound(page)
    page.press("Remove")
    page.sees("It was removed.")
    page.sees("You have no device for push yet.")
    assert methods(page) == []


def test_a_denial_says_so_and_a_new_code_works(page):
    first = begin(page)
    page.tenant.deny_push(email=page.person)
    page.sees("The request was denied")
    looks_sound(page, "push-denied", widths=[360])
    page.press("Start again")
    page.sees("Waiting for your approval")
    assert read_qr(page) != first
    approve(page)


def test_an_approval_that_never_comes_ends_the_wait(page):
    begin(page)
    try:
        page.tenant.advance(301)
        page.sees("not answered in time")
        page.press("Start again")
        page.sees("Waiting for your approval")
        approve(page)
    finally:
        page.tenant.send("clock", {"reset": True})


def test_cancel_leaves_everything_as_it_was(page):
    first = begin(page)
    page.press("Cancel")
    page.title("Login & Security")
    assert methods(page) == []
    page.press(KIND)
    page.sees("Waiting for your approval")
    assert read_qr(page) != first


def test_leaving_and_coming_back_goes_on(page):
    first = begin(page)
    page.back()
    page.title("Login & Security")
    page.press(KIND)
    assert read_qr(page) == first
    page.reload()
    assert read_qr(page) == first
    approve(page)


def test_a_tenant_that_fails_while_we_wait_can_be_asked_again(page):
    begin(page)
    page.tenant.inject("POST /me/v1/authentication-methods/*", times=None, status=503)
    page.sees("The service has a problem")
    page.tenant.remove_faults()
    page.press("Try again")
    page.sees("Waiting for your approval")
    approve(page)


def test_the_keyboard_is_enough(page):
    enter = page.keys.ENTER
    page.tab_to("Authentication Methods").send_keys(enter)
    page.title("Login & Security")
    page.tab_to(KIND).send_keys(enter)
    page.sees("Waiting for your approval")
    approve(page)
    page.tab_to(f"Actions for {KIND}").send_keys(enter)
    page.tab_to("Rename").send_keys(enter)
    page.until(lambda: page.focused() == "Name" or page.value("Name") == KIND)
    page.until(lambda: page.script("return document.activeElement.tagName") == "INPUT")
    page.driver.switch_to.active_element.send_keys(page.keys.CONTROL, "a")
    page.driver.switch_to.active_element.send_keys("Work phone", enter)
    page.sees("Work phone")
    page.tab_to("Actions for Work phone").send_keys(enter)
    page.tab_to("Remove").send_keys(enter)
    page.sees("Remove Work phone?")
    page.tab_to("Remove").send_keys(enter)
    page.sees("It was removed.")
