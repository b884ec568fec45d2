import pytest

from app import App
from browser import Page, new_driver, set_theme


@pytest.fixture(scope="session")
def app():
    app = App()
    yield app
    app.close()


@pytest.fixture(scope="session")
def driver():
    driver = new_driver()
    yield driver
    driver.quit()


@pytest.fixture
def page(app, driver):
    """A tab of its own, opened by the printed link. No test may leave an error in the browser's log."""
    set_theme(driver, False)
    page = Page(driver, app)
    page.errors()
    yield page.open()
    assert page.errors() == []
    for handle in driver.window_handles[1:]:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(driver.window_handles[0])
    # Nothing of a test's history is left to go back to.
    driver.get("about:blank")


@pytest.fixture
def own_app():
    """An app that a test may stop."""
    app = App()
    yield app
    app.close()


@pytest.fixture
def own_driver():
    """A browser that has never seen the app."""
    driver = new_driver()
    yield driver
    driver.quit()
