"""Tabs, browsers, lost lines and servers that start again."""

import pytest

from browser import Page, new_driver


def test_two_tabs_have_screens_of_their_own_and_share_the_app(page):
    page.press("State")
    page.press("Count 0")
    page.press("Shared by tabs 0")
    page.sees("Shared by tabs 1")
    first = page.driver.current_window_handle
    page.new_tab("State")
    page.sees("Count 0")
    page.press("Shared by tabs 1")
    page.sees("Shared by tabs 2")
    page.driver.switch_to.window(first)
    page.sees("Count 1")
    page.sees("Shared by tabs 2")


def test_eight_tabs_at_once(page):
    handles = [page.driver.current_window_handle]
    for _ in range(7):
        page.new_tab()
        handles.append(page.driver.current_window_handle)
    for handle in handles:
        page.driver.switch_to.window(handle)
        page.press("Buttons")
        page.press("Press me")
        page.says("count", "Pressed 1 times")


def test_two_browsers_share_nothing(page, app, own_driver):
    page.press("State")
    page.press("Count 0")
    other = Page(own_driver, app).open("State")
    other.sees("Count 0")
    other.sees("Shared by tabs 0")


def test_a_page_that_is_opened_twice_goes_on_where_it_was_opened_last(page):
    page.press("Buttons")
    page.press("Press me")
    page.says("count", "Pressed 1 times")
    first, address = page.driver.current_window_handle, page.driver.current_url
    page.driver.switch_to.new_window("tab")
    page.driver.get(address)
    page.until_connected()
    page.says("count", "Pressed 1 times")
    page.press("Press me")
    page.says("count", "Pressed 2 times")
    page.driver.switch_to.window(first)
    page.sees("opened again elsewhere")
    page.press("Continue here")
    page.says("count", "Pressed 2 times")


def test_a_browser_without_the_link_is_told_what_to_do(app, own_driver):
    own_driver.get(app.origin + "/")
    assert "Open the link that the app printed" in own_driver.page_source


def test_the_secret_leaves_the_address(page):
    assert "key=" not in page.driver.current_url
    assert page.script("return document.cookie") == ""


def test_a_request_to_the_address_is_led_to_the_name(app, own_driver):
    own_driver.get(app.link.replace("localhost", "127.0.0.1"))
    assert own_driver.current_url.startswith(f"http://localhost:{app.port}/w/")


def test_after_a_restart_the_tab_shows_its_first_screen_with_a_notice(own_app, own_driver):
    page = Page(own_driver, own_app).open("Navigation", "Level 1")
    address = own_driver.current_url
    own_app.restart()
    page.sees("started again")
    page.title("Gallery")
    assert own_driver.current_url == address
    page.press("Navigation")
    page.title("Navigation")
    page.press("OK")
    page.sees_no("started again")


def test_a_server_that_is_away_is_waited_for(own_app, own_driver):
    page = Page(own_driver, own_app).open()
    own_app.stop()
    page.sees("Connecting again")
    own_app.start()
    page.sees("started again")
    page.sees_no("Connecting again")


def test_a_lost_line_is_found_again_and_nothing_is_lost(page):
    page.press("Buttons")
    page.script("window.__lines = []; const send = WebSocket.prototype.send; WebSocket.prototype.send = function (d) { __lines.push(this); send.call(this, d); };")
    page.press("Press me")
    page.says("count", "Pressed 1 times")
    page.script("__lines.at(-1).close()")
    page.press("Press me")
    page.press("Press me")
    page.says("count", "Pressed 3 times")


@pytest.fixture
def page_without_websocket(app, own_driver):
    own_driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {"source": "window.WebSocket = class { constructor() { setTimeout(() => this.onclose({}), 1); } send() {} close() {} };"},
    )
    return Page(own_driver, app).open()


def test_without_a_websocket_events_go_by_post(page_without_websocket):
    page = page_without_websocket
    page.until(lambda: page.script("return document.body.dataset.live") == "post")
    page.press("Buttons")
    page.press("Press me")
    page.says("count", "Pressed 1 times")
    page.back()
    page.press("Text fields")
    page.type("Name", "Ann")
    page.says("greeting", "Hello, Ann")


def test_without_a_websocket_the_server_still_speaks(page_without_websocket):
    page_without_websocket.press("State")
    page_without_websocket.sees("Ticks 3")
