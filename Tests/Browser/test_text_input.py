"""Typing is never clobbered: not by a slow server, not by a filter, not by a composition."""

from selenium.webdriver.common.action_chains import ActionChains


def test_typing_reaches_the_app(page):
    page.press("Text fields")
    page.type("Name", "Ann")
    page.says("greeting", "Hello, Ann")


def test_fast_typing_on_a_slow_line_stays_as_it_was_typed(page):
    page.press("Text fields")
    page.title("Text fields")
    # Every message takes a while each way.
    page.script("""
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) { setTimeout(() => send.call(this, data), 120); };
    """)
    text = "The quick brown fox jumps over the lazy dog"
    for character in text:
        page.type("Name", character)
    assert page.value("Name") == text
    page.says("greeting", f"Hello, {text}")
    assert page.value("Name") == text


def test_a_filter_wins_in_the_end(page):
    page.press("Text fields")
    page.type("Digits only", "1a2b3")
    page.says("digits", "Digits: 123")
    page.until(lambda: page.value("Digits only") == "123")
    page.type("Digits only", "x")
    page.until(lambda: page.value("Digits only") == "123")


def test_the_caret_keeps_its_place_when_a_filter_works(page):
    page.press("Text fields")
    page.type("Digits only", "1234")
    page.says("digits", "Digits: 1234")
    field = page.find("Digits only")
    page.script("arguments[0].setSelectionRange(2, 2)", field)
    page.type("Digits only", "x")
    page.until(lambda: page.value("Digits only") == "1234")
    assert page.script("return arguments[0].selectionStart", field) == 2


def test_return_submits(page):
    page.press("Text fields")
    page.type("Name", "Ann" + page.keys.ENTER)
    page.says("submitted", "Submitted: Ann")


def test_the_app_can_empty_a_field(page):
    page.press("Text fields")
    page.type("Name", "Ann")
    page.type("Password", "secret")
    page.says("password-length", "6 characters")
    page.press("Clear all")
    page.until(lambda: page.value("Name") == "" and page.value("Password") == "")


def test_a_password_is_gone_after_a_reload_on_both_sides(page):
    page.press("Text fields")
    page.type("Password", "hunter")
    page.says("password-length", "6 characters")
    page.reload()
    page.says("password-length", "0 characters")
    assert page.value("Password") == ""
    assert "hunter" not in page.driver.page_source


def test_other_text_survives_a_reload_and_typing_goes_on(page):
    page.press("Text fields")
    page.type("Name", "An")
    page.says("greeting", "Hello, An")
    page.reload()
    assert page.value("Name") == "An"
    page.type("Name", "n")
    page.says("greeting", "Hello, Ann")


def test_a_composition_is_sent_when_it_ends(page):
    page.press("Text fields")
    page.find("Name").click()
    page.driver.execute_cdp_cmd("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    page.driver.execute_cdp_cmd("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    page.until(lambda: page.value("Name") == "にほ")
    assert page.said("greeting") == "Hello, stranger"
    page.driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
    page.says("greeting", "Hello, 日本")
    assert page.value("Name") == "日本"


def test_markup_in_text_stays_text(page):
    page.press("Text fields")
    markup = "<img src=x onerror=document.title='broken'>&amp;"
    page.type("Name", markup)
    page.says("greeting", f"Hello, {markup}")
    assert page.script("return document.querySelectorAll('img').length") == 0


def test_focus_both_ways(page):
    page.press("Focus")
    page.says("focus", "Focus: none")
    page.find("First").click()
    page.says("focus", "Focus: first")
    page.type("First", page.keys.ENTER)
    page.says("focus", "Focus: second")
    assert page.focused() == "Second"
    page.press("To none")
    page.says("focus", "Focus: none")
    page.press("To the second")
    page.says("focus", "Focus: second")
    page.until(lambda: page.focused() == "Second")


def test_a_focus_that_the_app_sets_comes_with_the_caret_behind_the_text(page):
    page.press("Focus")
    page.type("First", "Ann")
    page.type("Second", "ann@example")
    page.press("To none")
    page.says("focus", "Focus: none")
    page.reload()
    for button, field, more, whole in (
        ("To the first", "First", "a", "Anna"),
        ("To the second", "Second", ".com", "ann@example.com"),
    ):
        page.press(button)
        page.until(lambda: page.focused() == field)
        ActionChains(page.driver).send_keys(more).perform()
        assert page.value(field) == whole


def test_focus_and_caret_survive_an_update(page):
    page.press("Focus")
    page.type("First", "abc")
    field = page.find("First")
    page.script("arguments[0].setSelectionRange(1, 1)", field)
    page.type("First", "x")
    page.until(lambda: page.value("First") == "axbc")
    assert page.focused() == "First"
    assert page.script("return arguments[0].selectionStart", field) == 2


def test_a_long_text_goes_in_and_an_endless_one_is_cut(page):
    page.press("Text fields")
    page.title("Text fields")
    paste = """
        const field = arguments[0];
        field.focus();
        document.execCommand('insertText', false, arguments[1]);
    """
    page.script(paste, page.find("Story"), "漢" * 30_000)
    assert len(page.value("Story")) == 16_000
    page.type("Name", "Ann")
    page.says("greeting", "Hello, Ann")
    assert page.script("return document.body.dataset.live") == "socket"


def test_what_was_typed_without_a_line_goes_out_in_portions(page):
    page.press("Text fields")
    page.title("Text fields")
    page.script("""
        window.__send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) { window.__longest = Math.max(window.__longest || 0, data.length); __send.call(this, data); };
    """)
    paste = "arguments[0].focus(); document.execCommand('insertText', false, 'x'.repeat(15000));"
    for field in ("Name", "E-mail", "Note", "Story"):
        page.script(paste, page.find(field))
    page.until(lambda: len(page.said("greeting")) > 15_000)
    assert page.script("return __longest") < 65_536
