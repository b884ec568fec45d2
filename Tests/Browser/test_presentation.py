"""Sheets, alerts and dialogs."""


def dialogs(page):
    return page.script("return document.querySelectorAll('dialog[open]').length")


def test_a_sheet_opens_and_closes_by_its_button(page):
    page.press("Sheets")
    page.press("Sheet")
    page.until(lambda: dialogs(page) == 1)
    page.type("Your name", "Ann")
    page.press("Done")
    page.says("result", "Result: dismissed")
    assert dialogs(page) == 0


def test_escape_closes_a_sheet(page):
    page.press("Sheets")
    page.press("Sheet")
    page.until(lambda: dialogs(page) == 1)
    page.driver.switch_to.active_element.send_keys(page.keys.ESCAPE)
    page.says("result", "Result: dismissed")


def test_back_closes_a_sheet_and_only_that(page):
    page.press("Sheets")
    page.press("Sheet")
    page.press("Another sheet")
    page.until(lambda: dialogs(page) == 2)
    page.until(lambda: page.script("return history.state.depth") == 3)
    page.back()
    page.until(lambda: dialogs(page) == 1)
    page.back()
    page.says("result", "Result: dismissed")
    page.title("Sheets")
    page.back()
    page.title("Gallery")


def test_a_sheet_that_is_closed_leaves_no_entry_in_the_history(page):
    page.press("Sheets")
    page.press("Sheet")
    page.press("Cancel")
    page.until(lambda: page.script("return history.state.depth") == 1)
    page.back()
    page.title("Gallery")


def test_the_handle_closes_a_sheet(page):
    page.press("Sheets")
    page.press("Sheet")
    page.press("Close")
    page.says("result", "Result: dismissed")


def test_a_sheet_over_a_sheet(page):
    page.press("Sheets")
    page.press("Sheet")
    page.press("Another sheet")
    page.until(lambda: dialogs(page) == 2)
    page.press("Close this one")
    page.until(lambda: dialogs(page) == 1)
    page.press("Cancel")
    page.until(lambda: dialogs(page) == 0)


def test_a_sheet_for_an_item(page):
    page.press("Sheets")
    page.press("Sheet for an item")
    page.sees("Item 7")
    page.press("Take it")
    page.says("result", "Result: item 7")


def test_a_cover(page):
    page.press("Sheets")
    page.press("Full screen")
    page.sees("Nothing else to see")
    page.press("Close")
    page.until(lambda: dialogs(page) == 0)


def test_what_lies_below_takes_nothing(page):
    page.press("Sheets")
    below = page.find("Full screen")
    page.press("Sheet")
    page.until(lambda: dialogs(page) == 1)
    page.script("arguments[0].click()", below)
    page.press("Cancel")
    page.until(lambda: dialogs(page) == 0)
    assert "Nothing else to see" not in page.text()


def test_a_reload_shows_the_sheet_again(page):
    page.press("Sheets")
    page.press("Sheet")
    page.until(lambda: dialogs(page) == 1)
    page.type("Your name", "Ann")
    page.reload()
    page.until(lambda: dialogs(page) == 1)
    assert page.value("Your name") == "Ann"


def test_an_alert(page):
    page.press("Alerts")
    page.press("Alert")
    page.sees("It can no longer be used to sign in.")
    page.press("Remove")
    page.says("result", "Result: removed")
    page.press("Alert")
    page.press("Keep")
    page.says("result", "Result: kept")
    assert dialogs(page) == 0


def test_a_confirmation(page):
    page.press("Alerts")
    page.press("Confirmation")
    page.sees("How to send the code?")
    page.press("By text message")
    page.says("result", "Result: text message")


def test_focus_goes_into_a_sheet_and_back(page):
    page.press("Sheets")
    page.press("Sheet")
    page.until(lambda: page.script("return !!document.activeElement.closest('dialog')"))
    page.press("Cancel")
    page.until(lambda: page.focused() == "Sheet")


def test_the_bar_stays_when_a_sheet_or_a_page_scrolls(page):
    size = {"width": 360, "height": 180, "deviceScaleFactor": 1, "mobile": False}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    try:
        bar = """
            const scroller = document.querySelector('dialog[open].sheet') || document.documentElement;
            scroller.scrollTop = 10000;
            const top = scroller.tagName === 'HTML' ? 0 : scroller.getBoundingClientRect().top;
            return [scroller.scrollTop > 0, scroller.querySelector('.bar.inline').getBoundingClientRect().top - top];
        """
        page.press("Sheets")
        page.press("Sheet")
        page.until(lambda: dialogs(page) == 1)
        assert page.script(bar) == [True, 0]
        page.press("Cancel")
        page.until(lambda: page.script("return history.state.depth") == 1)
        page.back()
        page.title("Gallery")
        page.press("Navigation")
        page.press("Level 1")
        page.title("Level 1")
        assert page.script(bar) == [True, 0]
    finally:
        page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
