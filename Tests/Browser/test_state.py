"""State: @State, @Binding, objects, identity, lists whose rows move."""


def test_a_click_changes_state(page):
    page.press("Buttons")
    page.press("Press me")
    page.says("count", "Pressed 1 times")


def test_a_style_shows_that_its_button_is_held_down(page):
    from selenium.webdriver import ActionChains

    page.press("Buttons")
    button = page.find("Own style")
    faded = "return [...arguments[0].querySelectorAll('*')].some(e => getComputedStyle(e).opacity === '0.5')"
    ActionChains(page.driver).click_and_hold(button).perform()
    page.until(lambda: page.script(faded, button))
    ActionChains(page.driver).release().perform()
    page.until(lambda: not page.script(faded, button))
    page.says("count", "Pressed 1 times")
    button.send_keys(page.keys.SPACE)
    page.says("count", "Pressed 2 times")
    page.until(lambda: not page.script(faded, button))


def test_the_app_sets_the_appearance_of_a_part_and_of_the_window(page):
    page.press("Shapes and colours")
    page.title("Shapes and colours")
    colors = """
        const of = e => getComputedStyle(e), part = name => document.querySelector(`[data-id=always-${name}]`);
        const text = name => of([...part(name).querySelectorAll('.text')][0]).color;
        return [text('light'), text('dark'), of(document.body).backgroundColor];
    """
    dark, light = "rgb(28, 28, 31)", "rgb(244, 244, 246)"
    assert page.script(colors) == [dark, light, "rgb(243, 243, 247)"]
    assert page.said("always-dark").endswith("sees dark")
    page.press("Dark window")
    page.until(lambda: page.script(colors) == [dark, light, "rgb(16, 16, 19)"])
    page.press("Dark window")
    page.until(lambda: page.script(colors) == [dark, light, "rgb(243, 243, 247)"])


def test_all_kinds_of_state(page):
    page.press("State")
    page.press("Count 0")
    page.press("Bound 1")
    page.sees("Count 11")
    page.press("Observable 0")
    page.sees("Observable 1")
    page.press("Object 0")
    page.sees("Object 1")


def test_identity_decides_how_long_state_lives(page):
    page.press("State")
    page.press("First 0")
    page.press("Count 0")
    page.sees("First 1")
    page.press("Other branch")
    page.sees("Second 0")
    page.press("Other branch")
    page.sees("First 0")
    page.press("Identified 0")
    page.sees("Identified 1")
    page.press("New identity")
    page.sees("Identified 0")


def test_the_server_speaks_first(page):
    page.press("State")
    page.sees("Ticks 3")


def test_rows_keep_their_state_and_their_elements_when_they_move(page):
    page.press("Lists")
    page.title("Lists")
    page.sees("Oslo")
    rows = "return [...document.querySelectorAll('.row')].filter(r => /Berlin|Lisbon|Oslo/.test(r.innerText))"
    lisbon = page.script(rows)[1]
    lisbon.find_element(page.by.TAG_NAME, "button").click()
    page.until(lambda: lisbon.text.endswith("1"))
    berlin = page.script(rows)[0]
    page.press("Reverse")
    page.until(lambda: page.script(rows)[2] == berlin)
    assert page.script(rows)[1] == lisbon and lisbon.text.endswith("1")
    page.press("Add")
    page.sees("City 4")
    page.press("Remove the first")
    page.sees_no("Oslo")


def test_two_hundred_rows_turn_round(page):
    page.press("Two hundred rows")
    page.press("Reverse all")
    first = "return [...document.querySelectorAll('.rows')][1].firstElementChild.innerText"
    page.until(lambda: page.script(first).startswith("Row 200"))


def test_toggles_and_pickers_both_ways(page):
    page.press("Toggles and pickers")
    page.press("Notifications")
    page.says("toggle-state", "Off")
    page.find("Fruit").send_keys("Banana")
    page.says("fruit", "Chosen: Banana")
    page.driver.find_element(page.by.XPATH, "//span[.='Large']").click()
    page.says("size", "Size 2")
    page.driver.find_element(page.by.XPATH, "//span[.='Small']").click()
    page.says("size", "Size 0")
    page.press("Choose for me")
    page.says("fruit", "Chosen: Cherry")
    assert page.script("return document.querySelector('select').selectedOptions[0].text") == "Cherry"
    assert page.script("return document.querySelector('.segments :checked').value") == "2"


def test_a_disabled_control_stays_still(page):
    page.press("Buttons")
    page.title("Buttons")
    page.script("document.querySelector('button:disabled').click()")
    page.press("Press me")
    page.says("count", "Pressed 1 times")


def test_a_menu_opens_without_the_server_and_its_choice_reaches_it(page):
    page.press("Menus and links")
    page.press("Actions")
    page.press("Move")
    page.says("chosen", "Chosen: Move")
    assert page.script("return document.querySelectorAll(':popover-open').length") == 0


def test_search_and_refresh(page):
    page.press("Search and refresh")
    page.type("Find a plant", "ce")
    page.sees_no("Amber")
    page.sees("Cedar")
    page.press("Refresh")
    page.sees("Loaded 2 times")


def test_an_animation_ends_where_it_should(page):
    page.press("Animation")
    page.press("Toggle")
    page.sees_no("Here")
    page.press("Toggle")
    page.sees("Here")
    page.press("Move")
    square = "return getComputedStyle([...document.querySelectorAll('.v')].find(e => getComputedStyle(e).translate === '160px')||document.body).translate"
    page.until(lambda: page.script(square) == "160px")
