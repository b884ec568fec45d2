"""What only the browser can do: clipboard, download, passkeys."""

import pathlib
import tempfile

import pytest
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions


@pytest.fixture
def commands(page):
    page.press("Browser commands")
    page.title("Browser commands")
    return page


def test_a_text_is_copied(commands):
    permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
    commands.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": permissions, "origin": commands.app.origin})
    commands.press("Copy a text")
    commands.says("result", "Result: done")
    text = commands.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")
    assert text == "copied <text>"


def test_a_file_is_saved(commands):
    with tempfile.TemporaryDirectory() as folder:
        commands.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
        commands.press("Download a file")
        commands.says("result", "Result: done")
        saved = pathlib.Path(folder) / "hello.txt"
        commands.until(lambda: saved.exists() and saved.read_text() == "hello")


def test_a_site_opens_in_a_tab_of_its_own(commands):
    before = len(commands.driver.window_handles)
    commands.press("Open a site")
    commands.until(lambda: len(commands.driver.window_handles) == before + 1)


def test_a_passkey_is_made_and_used(commands):
    options = VirtualAuthenticatorOptions()
    options.protocol = VirtualAuthenticatorOptions.Protocol.CTAP2
    options.has_resident_key = True
    options.has_user_verification = True
    options.is_user_verified = True
    commands.driver.add_virtual_authenticator(options)
    try:
        commands.press("Create a passkey")
        commands.says("result", "Result: done")
        assert len(commands.driver.get_credentials()) == 1
        commands.press("Use the passkey")
        # The count goes up with each use, so it tells this use from the creation.
        commands.until(lambda: commands.driver.get_credentials()[0].sign_count > 1)
        commands.says("result", "Result: done")
    finally:
        commands.driver.remove_virtual_authenticator()


def test_a_passkey_that_the_browser_refuses_is_an_error(commands):
    commands.press("Use another site's passkey")
    commands.says("result", "Result: failed: SecurityError")


def test_a_page_that_is_loaded_again_waits_for_no_prompt_of_the_old_one(commands):
    # A prompt that the person neither answers nor closes.
    commands.script("navigator.credentials.create = () => new Promise(() => {})")
    commands.press("Create a passkey")
    commands.says("result", "Result: waiting")
    commands.reload()
    commands.says("result", "Result: failed: The page was loaded again before it replied. Try again.")
