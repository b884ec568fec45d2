"""Tests that drive AccountSecurity in a real Chromium.

    def test_something(page):                       # a new person is signed in, at the home
        page.open_methods()                         # the account-security view
        page.press("Add")                           # a control by the text or name that it shows
        page.type("Code", page.tenant.wait_for_code("+4930123456"))
        page.sees("Saved")                          # waits; sees_no, title, until are alike
        assert page.axe() == []                     # accessibility, in the theme of the moment
        page.screenshot("phone-enrolled")           # docs/screens/phone-enrolled.png, with SCREENS=1

`page.person` is the address of the one who is signed in. `page.tenant` moves the clock (`advance`), puts faults in the
way (`inject`), changes the policy (`set_policy`) and answers push notifications. `people()` makes further browsers:
`people("ben@example.com")` is a page of another browser in which Ben is signed in, `people()` one at the sign-in page.
`own_account_app(keeps_data=True)` is an app of one's own, for tests that restart it: hand it to `people(app=…)`, and let
`page.restart_app()` end it, start it again and wait for the page to come back.

Every test has a browser that is as if it had never seen the app. Colours: `set_theme(page.driver, True)` is dark.
"""

import itertools

import pytest

from account_app import AccountApp, AccountPage
from browser import forget, new_driver

numbers = itertools.count(1)


@pytest.fixture(scope="session")
def account_app():
    app = AccountApp()
    yield app
    app.close()


@pytest.fixture
def own_account_app():
    """Starts apps of the test's own."""
    apps = []

    def start(**options):
        apps.append(AccountApp(**options))
        return apps[-1]

    yield start
    for app in apps:
        app.close()


@pytest.fixture(scope="session")
def idle_drivers():
    """Browsers that no test uses at the moment: to start one takes as long as many a test."""
    drivers = []
    yield drivers
    for driver in drivers:
        driver.quit()


@pytest.fixture
def people(account_app, own_account_app, idle_drivers):
    """Opens browsers, each for one person. No test may leave an error in a browser's log.

    An app that was stopped leaves some: its pages look for it. The clock and the faults of the tenant that all tests
    share are put right again.
    """
    pages = []

    def open_browser(address=None, app=None):
        driver = idle_drivers.pop() if idle_drivers else new_driver()
        page = AccountPage(driver, app or account_app)
        pages.append(page)
        page.person = address
        return page.sign_in(address) if address else page.open()

    yield open_browser
    errors = [error for page in pages for error in page.errors() if not page.app.was_stopped]
    for page in pages:
        forget(page.driver)
        idle_drivers.append(page.driver)
    account_app.tenant.remove_faults()
    account_app.tenant.send("clock", {"reset": True})
    assert errors == []


@pytest.fixture
def stranger(people):
    """A browser at the sign-in page."""
    return people()


@pytest.fixture
def page(people):
    """A browser with a person who has never been here, at the home."""
    return people(f"person{next(numbers)}@example.com")
