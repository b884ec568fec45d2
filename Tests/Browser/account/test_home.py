"""Who is signed in where, the ways out, the theme, and what a restart leaves."""

import pathlib
import stat

import pytest
from selenium.webdriver.common.keys import Keys

from account_app import ROOT
from browser import set_theme


def test_two_browsers_are_two_people(people):
    ana, ben = people("ana@example.com"), people("ben@example.com")
    ana.reload()
    ana.says("person", "ana@example.com")
    ben.says("person", "ben@example.com")


def test_the_tabs_of_a_browser_are_one_person(page):
    first = page.driver.current_window_handle
    page.new_tab()
    page.says("person", page.person)
    page.sign_out()
    page.title("Sign In")
    page.driver.switch_to.window(first)
    page.title("Sign In")


def test_signing_out_here_leaves_the_others(people):
    here, there, ben = people("pia@example.com"), people("pia@example.com"), people("ben@example.com")
    here.sign_out()
    here.title("Sign In")
    assert [r["status"] for r in here.tenant.get("requests") if r["path"] == "/oauth/revoke"][0] == 200
    for page in (there, ben):
        page.reload()
        page.title("Account Settings")


def test_signing_out_everywhere_ends_every_browser_of_the_person(people):
    here, there, ben = people("quinn@example.com"), people("quinn@example.com"), people("ben@example.com")
    there.open_methods()
    before = len([r for r in here.tenant.get("requests") if r["path"] == "/oauth/revoke"])
    here.sign_out("Everywhere")
    here.title("Sign In")
    # By itself: nobody touches the other browser.
    there.title("Sign In")
    after = [r["status"] for r in here.tenant.get("requests") if r["path"] == "/oauth/revoke"]
    assert len(after) == before + 2 and set(after) == {200}
    ben.reload()
    ben.title("Account Settings")


def test_a_sign_out_that_the_tenant_does_not_hear_can_be_tried_again(page):
    page.tenant.inject("POST /oauth/revoke", status=503)
    page.sign_out()
    page.sees("You are still signed in")
    assert page.axe() == []
    page.press("Try Again")
    page.title("Sign In")


def test_a_sign_in_can_be_forgotten_without_the_tenant(page):
    page.tenant.inject("POST /oauth/revoke", status=503)
    page.sign_out()
    page.press("Forget This Browser's Sign-In")
    page.title("Sign In")


def test_the_way_to_the_methods_and_back(page):
    page.open_methods()
    page.back()
    page.title("Account Settings")


def test_a_sign_in_that_has_ended_leads_to_the_sign_in_page(page):
    page.tenant.send("users/delete", {"email": page.person})
    page.open_methods()
    page.press("Sign in again")
    page.title("Sign In")
    page.sees("Your sign-in has ended. Please sign in again.")
    page.enter_code(page.ask_for_code(page.person))
    page.title("Account Settings")


def test_the_theme_can_be_changed(page):
    def ground():
        return page.script("""
            const grounds = [...document.querySelectorAll('*')].map(e => getComputedStyle(e).backgroundColor);
            return grounds.includes('rgb(243, 240, 252)');
        """)

    page.open_methods()
    assert not ground()
    page.press("Account")
    page.press("Brand")
    page.until(ground)
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.press("Account")
    page.press("Default")
    page.until(lambda: not ground())


@pytest.mark.parametrize("look", ["Default", "Brand"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_home_is_sound(page, width, dark, look):
    page.resize(width)
    set_theme(page.driver, dark)
    page.press("Account")
    page.press(look)
    assert page.axe() == []
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    assert page.axe() == [] and page.fits()
    page.screenshot(f"home-{look.lower()}-{width}-{'dark' if dark else 'light'}")
    page.open_methods()
    page.sees("Passkey")
    assert page.axe() == [] and page.fits()


def test_after_a_restart_everybody_signs_in_again(people, own_account_app):
    app = own_account_app()
    page = people("rita@example.com", app=app)
    page.restart_app()
    page.title("Sign In")


def test_with_a_folder_a_restart_ends_no_sign_in(people, own_account_app):
    app = own_account_app(keeps_data=True)
    here, there = people("sam@example.com", app=app), people("sam@example.com", app=app)
    there.driver.get("about:blank")
    here.restart_app()
    here.title("Account Settings")
    here.says("person", "sam@example.com")
    here.open_methods()
    here.sees("Passkey")
    # Also the browser that has not come back since.
    here.sign_out("Everywhere")
    here.title("Sign In")
    there.open()
    there.title("Sign In")


def test_no_secret_lies_readable_in_the_folder(people, own_account_app):
    app = own_account_app(keeps_data=True)
    people("tess@example.com", app=app)
    files = [file for file in pathlib.Path(app.folder.name, "data", "sign-ins").rglob("*") if file.is_file()]
    assert files
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0
        assert b"tess@example.com" not in file.read_bytes() and b"eyJ" not in file.read_bytes()


def test_the_settings_are_those_of_the_guide():
    """To the letter, but for the import that our doc comment stands after."""
    source = (ROOT / "Examples" / "AccountSecurity" / "Home" / "SettingsView.swift").read_text()
    assert 'NavigationLink(destination: MyAccountAuthMethodsView()) {' in source
    assert 'Label("Authentication Methods", systemImage: "lock.shield")' in source
