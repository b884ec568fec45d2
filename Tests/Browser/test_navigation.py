"""Navigation: pushes, the browser's Back and Forward, reload, and the address that stays in step."""


def deep(page):
    page.press("Navigation")
    for level in (1, 2, 3):
        page.press(f"Level {level}")
        page.title(f"Level {level}")


def depth(page):
    return page.script("return history.state && history.state.depth")


def test_three_deep_and_back_by_the_bar(page):
    deep(page)
    page.press("Count 0")
    page.sees("Count 1")
    page.press("Back to Level 2")
    page.title("Level 2")
    page.until(lambda: depth(page) == 3)
    page.press("Go back")
    page.title("Level 1")


def test_back_and_forward_of_the_browser(page):
    deep(page)
    page.until(lambda: depth(page) == 4)
    page.back()
    page.title("Level 2")
    page.back()
    page.title("Level 1")
    # Forward leads nowhere, since that screen is gone: the address stays with the screen on display.
    page.forward()
    page.until(lambda: depth(page) == 2)
    page.title("Level 1")
    page.back()
    page.title("Navigation")
    page.back()
    page.title("Gallery")


def test_two_steps_back_at_once(page):
    deep(page)
    page.script("history.go(-2)")
    page.title("Level 1")


def test_pop_and_push_at_once_leave_the_history_right(page):
    deep(page)
    page.press("Go back")
    page.press("Level 3")
    page.title("Level 3")
    page.until(lambda: depth(page) == 4)
    page.back()
    page.title("Level 2")


def test_reload_shows_the_same_screen_and_back_still_works(page):
    deep(page)
    page.press("Count 0")
    page.sees("Count 1")
    page.reload()
    page.title("Level 3")
    page.sees("Count 1")
    page.back()
    page.title("Level 2")


def test_destinations_by_flag_and_item(page):
    page.press("Navigation")
    page.press("Show by a flag")
    page.title("Flag")
    page.back()
    page.press("Show by an item")
    page.title("Item")
    page.sees("Shown by Item")
    page.press("Back to Navigation")
    page.press("A view")
    page.title("View")


def test_the_title_of_the_window_follows(page):
    page.press("Sheets")
    page.until(lambda: page.driver.title == "Sheets")
    page.back()
    page.until(lambda: page.driver.title == "Gallery")


def test_a_state_that_lies_below_is_kept(page):
    page.press("Navigation")
    page.press("Level 1")
    page.press("Count 0")
    page.press("Level 2")
    page.title("Level 2")
    page.back()
    page.sees("Count 1")


def test_focus_goes_to_the_new_title_and_comes_back_to_the_link(page):
    page.press("Navigation")
    focused_title = "return document.activeElement.tagName === 'H1' && document.activeElement.innerText"
    page.until(lambda: page.script(focused_title) == "Navigation")
    page.press("Level 1")
    page.until(lambda: page.script(focused_title) == "Level 1")
    page.back()
    page.title("Navigation")
    page.until(lambda: page.script("return document.activeElement.matches('.nav-link')"))
