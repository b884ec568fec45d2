"""Every page without a mouse, with a screen reader, in both themes, in a narrow window and with larger text."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

from browser import set_theme

PAGES = [
    "Text", "Images", "Shapes and colours", "Buttons", "Text fields", "Toggles and pickers", "Progress", "Menus and links",
    "Stacks and frames", "Grids", "Lists", "Forms", "Effects", "Navigation", "Sheets", "Alerts", "Search and refresh",
    "State", "Focus", "Animation", "Accessibility", "Browser commands", "Two hundred rows",
]

SCREENS = [(name,) for name in PAGES] + [
    (), ("Sheets", "Sheet"), ("Sheets", "Full screen"), ("Alerts", "Alert"), ("Alerts", "Confirmation"),
    ("Menus and links", "Actions"), ("Navigation", "Level 1"),
]


def go(page, steps):
    for step in steps:
        page.press(step)
    if steps:
        page.until(lambda: page.heading() != "Gallery" or len(steps) > 1)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("steps", SCREENS, ids=lambda steps: ">".join(steps) or "Gallery")
def test_axe_finds_nothing(page, steps, dark):
    set_theme(page.driver, dark)
    go(page, steps)
    assert page.axe() == []


@pytest.mark.parametrize("steps", SCREENS, ids=lambda steps: ">".join(steps) or "Gallery")
def test_nothing_is_cut_off_in_a_narrow_window_with_large_text(page, steps):
    for width, zoom in ((320, 1), (640, 2)):
        metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
        page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        if zoom == 1:
            go(page, steps)
        page.script(f"document.documentElement.style.fontSize = '{16 * zoom}px'")
        overflow = page.script("return document.documentElement.scrollWidth - innerWidth")
        assert overflow <= 0
    page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def tab_to(page, text, limit=60):
    """Walks with the Tab key until the control with a text has the focus."""
    keys = page.keys
    for _ in range(limit):
        page.driver.switch_to.active_element.send_keys(keys.TAB)
        if page.script("return arguments[0] === document.activeElement", page.find(text)):
            return page.driver.switch_to.active_element
    raise AssertionError(f"the Tab key never came to {text!r}")


@pytest.mark.parametrize("name", PAGES)
def test_every_control_of_a_page_is_reached_by_the_tab_key(page, name):
    page.press(name)
    page.until(lambda: page.heading() == name)
    wanted = page.script("""
        const shown = e => e.checkVisibility({visibilityProperty: true}) && !e.closest('[popover]:not(:popover-open)');
        const all = [...document.querySelectorAll('button,a[href],input,select,textarea,[tabindex="0"]')];
        window.__missing = new Set(all.filter(e => !e.disabled && shown(e) && !(e.type === 'radio' && !e.checked)));
        document.addEventListener('focusin', e => __missing.delete(e.target));
        return __missing.size;
    """)
    for _ in range(min(wanted, 80) + 3):
        page.driver.switch_to.active_element.send_keys(page.keys.TAB)
    missing = page.script("return [...__missing].map(e => e.outerHTML.slice(0, 120))")
    assert missing == [] or wanted > 80


def test_a_whole_way_by_keyboard(page):
    tab_to(page, "Navigation").send_keys(page.keys.ENTER)
    page.title("Navigation")
    tab_to(page, "Level 1").send_keys(page.keys.ENTER)
    page.title("Level 1")
    tab_to(page, "Count 0").send_keys(page.keys.SPACE)
    page.sees("Count 1")
    tab_to(page, "Go back").send_keys(page.keys.ENTER)
    page.title("Navigation")


def test_a_menu_by_keyboard(page):
    page.press("Menus and links")
    page.title("Menus and links")
    tab_to(page, "Actions").send_keys(page.keys.ENTER)
    page.until(lambda: page.focused() == "Copy")
    page.driver.switch_to.active_element.send_keys(page.keys.ARROW_DOWN)
    assert page.focused() == "Move"
    page.driver.switch_to.active_element.send_keys(page.keys.ENTER)
    page.says("chosen", "Chosen: Move")
    page.press("Actions")
    page.driver.switch_to.active_element.send_keys(page.keys.ESCAPE)
    page.until(lambda: page.script("return document.querySelectorAll(':popover-open').length") == 0)
    assert page.focused() == "Actions"


def test_toggles_and_segments_by_keyboard(page):
    page.press("Toggles and pickers")
    page.title("Toggles and pickers")
    tab_to(page, "Notifications").send_keys(page.keys.SPACE)
    page.says("toggle-state", "Off")
    page.script("document.querySelector('.segments :checked').focus()")
    page.driver.switch_to.active_element.send_keys(page.keys.ARROW_RIGHT)
    page.says("size", "Size 2")


def test_a_tap_area_works_by_keyboard(page):
    page.press("Buttons")
    page.title("Buttons")
    tab_to(page, "A text that takes taps").send_keys(page.keys.ENTER)
    page.says("count", "Pressed 10 times")


def test_return_presses_the_default_button(page):
    page.press("Buttons")
    page.title("Buttons")
    page.driver.switch_to.active_element.send_keys(page.keys.ENTER)
    page.says("count", "Pressed 1 times")


def test_the_focus_stays_in_a_dialog(page):
    page.press("Alerts")
    page.press("Alert")
    page.until(lambda: page.script("return !!document.activeElement.closest('dialog')"))
    for _ in range(5):
        ActionChains(page.driver).send_keys(page.keys.TAB).perform()
        assert page.script("return !!document.activeElement.closest('dialog') || document.activeElement === document.body")


def test_changes_that_matter_are_read_out(page):
    page.press("Accessibility")
    page.press("Try to delete")
    page.says("attempts", "Attempt 1 failed")
    live = "return document.querySelector('[data-id=attempts]').closest('[aria-live]')?.getAttribute('aria-live')"
    assert page.script(live) == "polite"


def test_a_live_region_that_comes_filled_is_read_out_by_one_that_was_there(page):
    page.press("Accessibility")
    page.until(lambda: page.spoken() == "No attempt yet")
    page.script("window.__before = document.getElementById('spoken')")
    page.press("Show a warning")
    page.until(lambda: page.spoken() == "Nobody is here to help.")
    assert page.script("return __before.isConnected && __before.getAttribute('aria-live')") == "polite"
    assert page.axe() == []
    page.reload()
    page.sees("Nobody is here to help.")
    assert page.spoken() == ""


def test_what_comes_in_a_dialog_is_said_in_it(page):
    place = "return document.getElementById('spoken').parentElement.tagName"
    page.press("Sheets")
    page.press("Sheet for an item")
    page.until(lambda: page.spoken() == "Item 7")
    assert page.script(place) == "DIALOG"
    page.press("Take it")
    page.says("result", "Result: item 7")
    assert page.script(place) == "BODY"


def test_animations_respect_the_wish_for_none(page):
    features = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    page.press("Animation")
    page.press("Move")
    assert page.script("return document.getAnimations().filter(a => a.playState === 'running').length") == 0
