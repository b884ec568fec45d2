"""Back, of the bar and of the browser, wherever the component stands: alone, pushed with a stack of its own, embedded."""

import pytest

from app import App, binary
from browser import Page, new_driver

WAYS = {"bar": lambda page: page.driver.find_elements(page.by.CSS_SELECTOR, ".back")[-1].click(), "browser": Page.back}


class Sample(App):
    """One of the seed's samples."""

    def __init__(self, name):
        self.name = name
        super().__init__(path=binary("SeedViews"), SAMPLE=name)


@pytest.fixture(scope="module")
def driver():
    driver = new_driver()
    yield driver
    driver.quit()


@pytest.fixture(params=["settings", "embedded", "router", "alone"], scope="module")
def sample(request):
    app = Sample(request.param)
    yield app
    app.close()


@pytest.fixture
def page(driver, sample):
    """A new tab: no history of another test is left to go back to."""
    driver.switch_to.new_window("tab")
    page = Page(driver, sample)
    page.errors()
    yield page.open()
    assert page.errors() == []
    driver.close()
    driver.switch_to.window(driver.window_handles[0])


ENTRIES = {
    "settings": ["Authentication Methods"],
    "embedded": ["Authentication methods"],
    "router": ["Settings", "Security"],
    "alone": [],
}


@pytest.mark.parametrize("way", WAYS)
def test_back_goes_up_one_level_and_from_the_first_to_the_host(page, sample, way):
    for step in ENTRIES[sample.name]:
        page.press(step)
    page.title("Login & Security")
    page.press("Email OTP")
    page.title("Add an email address")
    page.type("Email address", "second@example.com")
    page.press("Continue")
    page.title("Enter the code")

    WAYS[way](page)
    page.title("Add an email address")
    assert page.value("Email address") == "second@example.com"
    WAYS[way](page)
    page.title("Login & Security")
    if ENTRIES[sample.name]:
        WAYS[way](page)
        page.until(lambda: page.heading() != "Login & Security")
        assert ENTRIES[sample.name][-1] in page.text()
        page.press(ENTRIES[sample.name][-1])
        page.title("Login & Security")


def test_the_first_screen_of_a_component_that_stands_alone_has_no_back(page, sample):
    for step in ENTRIES[sample.name]:
        page.press(step)
    page.title("Login & Security")
    buttons = page.driver.find_elements(page.by.CSS_SELECTOR, ".back")
    assert (len(buttons) > 0) == bool(ENTRIES[sample.name])


def test_forward_after_back_shows_no_screen_that_is_gone(page, sample):
    for step in ENTRIES[sample.name]:
        page.press(step)
    page.press("Authenticator App")
    page.title("Add an authenticator app")
    page.back()
    page.title("Login & Security")
    page.forward()
    page.until_connected()
    page.title("Login & Security")
    page.press("Authenticator App")
    page.title("Add an authenticator app")
