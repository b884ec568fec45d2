"""Passkeys: created by the browser, listed, removed; and each way in which a browser does not create one."""

import json

from devices import ask_to_remove, authenticator, is_sound, looks_sound, methods

CREATE = "Create a passkey"
BUSY = "return !!document.querySelector('[role=progressbar]')"
# A browser that asks nobody has its answer before a test could look.
NOTE_BUSY = """new MutationObserver(() => { if (document.querySelector('[role=progressbar]')) window.wasBusy = true; })
                   .observe(document.body, {subtree: true, childList: true})"""
PATH = "POST /me/v1/authentication-methods"


def begin(page):
    page.open_methods()
    page.press("Passkey")
    page.title("Add a passkey")


def create(page):
    page.press(CREATE)
    page.title("Passkeys")
    page.sees("Your passkey was added.")


def test_a_passkey_is_added_and_removed(page):
    begin(page)
    page.sees("What are passkeys?")
    looks_sound(page, "passkey")
    with authenticator(page) as browser:
        create(page)
        assert len(browser.get_credentials()) == 1
    page.until(lambda: page.spoken() == "Your passkey was added.")
    page.sees("Created ")
    looks_sound(page, "passkey-saved")
    assert [kind for kind, _ in methods(page)] == ["passkey"]
    ask_to_remove(page, "Passkey")
    page.press("Remove")
    page.sees("You have no passkey yet.")
    assert methods(page) == []


def test_a_prompt_that_ends_without_a_passkey_is_silent_and_may_be_tried_again(page):
    begin(page)
    before = page.text()
    with authenticator(page, knows_person=False):
        page.script(NOTE_BUSY)
        page.press(CREATE)
        page.until(lambda: page.script("return window.wasBusy"))
        page.until(lambda: not page.script(BUSY))
        assert page.text() == before and methods(page) == []
    with authenticator(page):
        create(page)


def test_a_page_that_is_loaded_again_during_the_prompt_may_be_tried_again_at_once(page):
    begin(page)
    page.script("navigator.credentials.create = () => new Promise(() => {})")
    page.press(CREATE)
    page.until(lambda: page.script(BUSY))
    page.reload()
    page.title("Add a passkey")
    page.until(lambda: not page.script(BUSY))
    with authenticator(page):
        create(page)


def test_the_same_passkey_provider_a_second_time_says_so(page):
    begin(page)
    with authenticator(page) as browser:
        create(page)
        page.press("Add a passkey")
        page.title("Add a passkey")
        page.press(CREATE)
        page.sees("already holds a passkey for your account")
        looks_sound(page, "passkey-duplicate", widths=[360])
        assert len(browser.get_credentials()) == 1 and len(methods(page)) == 1

        # What was in the way is removed, so the next attempt is a new question.
        page.back()
        page.title("Passkeys")
        ask_to_remove(page, "Passkey")
        page.press("Remove")
        page.sees("You have no passkey yet.")
        page.press("Add a passkey")
        create(page)


def test_a_passkey_of_another_domain_names_that_domain(page):
    begin(page)
    options = {
        "challenge": "AAAAAAAAAAAAAAAAAAAAAA",
        "rp": {"id": "login.example.com", "name": "Example"},
        "user": {"id": "AAAA", "name": page.person, "displayName": page.person},
        "pubKeyCredParams": [{"type": "public-key", "alg": -7}],
        "excludeCredentials": [],
    }
    page.tenant.inject(
        PATH,
        status=202,
        headers={"Content-Type": "application/json", "Location": f"{page.tenant.url}me/v1/authentication-methods/passkey|new"},
        body=json.dumps({"auth_session": "a", "authn_params_public_key": options}),
    )
    with authenticator(page):
        page.press(CREATE)
        page.sees("Passkeys for this service belong to login.example.com")
        looks_sound(page, "passkey-other-domain", widths=[360])
        create(page)


def test_a_browser_without_passkeys_says_so(people, account_app):
    page = people()
    page.driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "delete window.PublicKeyCredential"}
    )
    page.person = "without-passkeys@example.com"
    page.sign_in(page.person)
    begin(page)
    page.press(CREATE)
    page.sees("This browser or device cannot create a passkey.")
    is_sound(page)
    assert methods(page) == []


def test_a_page_that_is_not_secure_names_the_cure(people, own_account_app):
    page = people("not-secure@example.com", app=own_account_app(HOST="0.0.0.0", WEBUI_ALLOW_REMOTE="1"))
    assert page.script("return isSecureContext") is False
    begin(page)
    page.press(CREATE)
    page.sees("Passkeys need a secure page. Open the app at its https address, or at localhost.")
    is_sound(page)
    assert methods(page) == []
    # The browser tells that a page without TLS from elsewhere is not isolated.
    assert all("Cross-Origin-Opener-Policy" in error["message"] for error in page.errors())


def test_a_tenant_that_refuses_the_passkey_is_heard(page):
    begin(page)
    page.tenant.inject(f"{PATH}/*", status=503)
    with authenticator(page):
        page.press(CREATE)
        page.sees("The server could not answer.")
        assert methods(page) == []
        create(page)
    assert len(methods(page)) == 1


def test_the_keyboard_is_enough(page):
    enter = page.keys.ENTER
    page.tab_to("Authentication Methods").send_keys(enter)
    page.title("Login & Security")
    page.tab_to("Passkey").send_keys(enter)
    page.title("Add a passkey")
    with authenticator(page):
        page.tab_to(CREATE).send_keys(enter)
        page.sees("Your passkey was added.")
    page.tab_to("Actions for Passkey").send_keys(enter)
    page.tab_to("Remove").send_keys(enter)
    page.sees("Remove Passkey?")
    page.tab_to("Remove").send_keys(enter)
    page.sees("It was removed.")
