"""SMS codes, from nothing to enrolled to renamed to removed, and the country picker."""

from devices import looks_sound
from enrolling import (
    CODE,
    METHODS,
    complains,
    enter,
    is_focused,
    is_set_up,
    newest_request,
    paste,
    phone_numbers,
    remove,
    rename,
    rename_and_remove_by_keyboard,
    requests,
    type_code,
)

COUNTRY = "Country or region"
NUMBER = "Phone number"
SEARCH = "Name, region or calling code"


def open_phone(page):
    page.open_methods().press("SMS OTP")
    page.title("Add a phone number")


def open_picker(page):
    page.press(COUNTRY)
    page.until(lambda: rows(page), "the list of countries never came")


def rows(page):
    """What the rows of the picker show: flag, name, calling code."""
    return page.script(
        """return [...document.querySelectorAll('dialog[open] li button')].map(
               button => [...button.querySelectorAll('.text')].map(text => text.textContent))"""
    )


def search(page, text, first):
    enter(page, SEARCH, text)
    page.until(lambda: rows(page)[:1] == [first], f"searching {text!r} did not bring {first} to the top")


def pick(page, name):
    row = next(row for row in page.driver.find_elements(page.by.CSS_SELECTOR, "dialog[open] li button") if name in row.text)
    row.click()
    page.until(lambda: not page.script("return document.querySelector('dialog[open]')"))


def country(page):
    return page.find(COUNTRY).get_attribute("aria-label").removeprefix(f"{COUNTRY}, ")


def test_a_number_is_enrolled_renamed_and_removed(page):
    open_phone(page)
    page.press("Continue")
    complains(page, NUMBER, "Type your phone number.")
    open_picker(page)
    search(page, "germany", ["🇩🇪", "Germany", "+49"])
    pick(page, "Germany")
    number = next(phone_numbers)
    page.type(NUMBER, number.replace("+49", "0"))
    page.press("Continue")
    page.title("Enter the code")
    page.sees(f"We sent a six-digit code to {number}.")
    type_code(page, page.tenant.wait_for_code(number))
    page.title("SMS OTP")
    page.sees("Your phone number was added.")
    rename(page, number, "Mobile")
    page.sees(number)
    remove(page, "Mobile")
    page.sees("You have no phone number yet.")
    page.back()
    assert not is_set_up(page, "SMS OTP")


def test_the_picker_begins_with_the_region_of_the_browser_and_shows_flags(page):
    open_phone(page)
    assert country(page) == "United States, +1"
    open_picker(page)
    listed = rows(page)
    assert len(listed) > 200
    assert ["🇩🇪", "Germany", "+49"] in listed
    assert all(len(row) == 3 for row in listed)
    # In the font of the emoji a flag is one wide picture; without it, two letters.
    width = page.script(
        """const flag = [...document.querySelectorAll('dialog[open] li button span')].find(s => s.textContent === '🇩🇪');
           const range = document.createRange(); range.selectNodeContents(flag);
           const one = range.getBoundingClientRect().width;
           flag.textContent = '🇩'; range.selectNodeContents(flag);
           const half = range.getBoundingClientRect().width; flag.textContent = '🇩🇪'; return [one, half];"""
    )
    assert width[0] < 1.5 * width[1]


def test_the_search_knows_names_regions_and_calling_codes(page):
    open_phone(page)
    open_picker(page)
    search(page, "germ", ["🇩🇪", "Germany", "+49"])
    search(page, "aland", ["🇦🇽", "Åland Islands", "+358"])
    search(page, "DE", ["🇩🇪", "Germany", "+49"])
    search(page, "fr", ["🇫🇷", "France", "+33"])
    search(page, "+49", ["🇩🇪", "Germany", "+49"])
    search(page, "298", ["🇫🇴", "Faroe Islands", "+298"])
    enter(page, SEARCH, "+")
    page.until(lambda: len(rows(page)) > 200)


def test_a_search_without_a_match_says_so_and_is_forgotten(page):
    open_phone(page)
    open_picker(page)
    enter(page, SEARCH, "qqq")
    page.sees("No country or region matches “qqq”.")
    assert rows(page) == []
    page.press("Cancel")
    assert country(page) == "United States, +1"
    open_picker(page)
    assert page.value(SEARCH) == ""


def test_picking_moves_the_prefix_and_a_pasted_number_moves_the_picker(page):
    open_phone(page)
    open_picker(page)
    search(page, "france", ["🇫🇷", "France", "+33"])
    pick(page, "France")
    assert country(page) == "France, +33"
    paste(page, NUMBER, "+44 20 7946 0958")
    page.until(lambda: country(page) == "United Kingdom, +44")
    enter(page, NUMBER, "+81 3 1234 5678")
    page.until(lambda: country(page) == "Japan, +81")


WRONG_NUMBERS = {
    "five": "Type your phone number.",
    "1": "That is not a phone number.",
    "12": "That number has too few or too many digits for the country.",
    "201555012345": "That number has too few or too many digits for the country.",
    "+999 1234567": "No country has that calling code.",
}


def test_an_invalid_number_says_why_and_sends_nothing(page):
    open_phone(page)
    since = newest_request(page)
    for typed, words in WRONG_NUMBERS.items():
        enter(page, NUMBER, typed)
        complains(page, NUMBER, "")
        page.press("Continue")
        complains(page, NUMBER, words)
        page.until(lambda: is_focused(page, NUMBER))
        assert page.value(NUMBER) == typed
    assert requests(page, "POST", METHODS, since) == 0


def test_the_whole_way_by_keyboard(page):
    page.open_methods()
    page.tab_to("SMS OTP").send_keys(page.keys.ENTER)
    page.title("Add a phone number")
    page.tab_to(COUNTRY).send_keys(page.keys.ENTER)
    page.until(lambda: rows(page))
    page.tab_to(SEARCH).send_keys("+49")
    page.until(lambda: len(rows(page)) == 1)
    page.keyboard(page.keys.TAB)
    assert "Germany" in page.focused()
    page.keyboard(page.keys.ENTER)
    page.until(lambda: country(page) == "Germany, +49")
    number = next(phone_numbers)
    page.tab_to(NUMBER).send_keys(number.replace("+49", "0"))
    page.tab_to("Continue").send_keys(page.keys.SPACE)
    page.title("Enter the code")
    page.until(lambda: is_focused(page, CODE))
    page.keyboard(page.tenant.wait_for_code(number))
    page.tab_to("Verify").send_keys(page.keys.ENTER)
    page.title("SMS OTP")
    rename_and_remove_by_keyboard(page, number, " at work")
    page.sees("You have no phone number yet.")


def test_each_screen_is_accessible_and_fits(page):
    open_phone(page)
    looks_sound(page, "enrol-phone")
    open_picker(page)
    looks_sound(page, "country-picker")
