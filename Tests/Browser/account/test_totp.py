"""An authenticator app, from nothing to enrolled to renamed to removed."""

import io
import re
from urllib.parse import parse_qs, unquote, urlsplit

import pyotp
import pytest
from PIL import Image

from browser import set_theme
from devices import looks_sound, read_qr
from enrolling import (
    CODE,
    METHODS,
    clipboard,
    complains,
    is_focused,
    is_set_up,
    newest_request,
    remove,
    rename,
    rename_and_remove_by_keyboard,
    requests,
    totp_code,
    type_code,
)

KIND = "Authenticator App"


def begin(page):
    page.press(KIND)
    page.title("Add an authenticator app")
    return page.until(lambda: page.script("return document.querySelector('[aria-label=\"QR code for your authenticator app\"]')"))


def secret_of(uri):
    return parse_qs(urlsplit(uri).query)["secret"][0]


def enrol(page):
    begin(page)
    secret = secret_of(read_qr(page))
    type_code(page, totp_code(page, secret))
    page.title(KIND)
    return secret


def test_an_app_is_enrolled_renamed_and_removed(page):
    page.open_methods()
    enrol(page)
    page.sees("Your authenticator app was added.")
    page.sees("Saved authenticator apps")
    rename(page, KIND, "My phone")
    remove(page, "My phone")
    page.sees("You have no authenticator app yet.")
    page.back()
    assert not is_set_up(page, KIND)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_qr_code_is_dark_on_white_and_holds_the_key_that_is_shown(page, dark):
    set_theme(page.driver, dark)
    page.open_methods()
    image = begin(page)
    uri = urlsplit(read_qr(page))
    assert (uri.scheme, uri.netloc) == ("otpauth", "totp")
    assert page.person in unquote(uri.path)
    assert page.said("manual-key") == parse_qs(uri.query)["secret"][0]
    assert re.fullmatch("[A-Z2-7]+", page.said("manual-key"))
    picture = Image.open(io.BytesIO(page.driver.get_screenshot_as_png())).convert("L")
    place, rim = image.rect, 8
    left, top = round(place["x"]) - rim, round(place["y"]) - rim
    code = picture.crop((left, top, left + round(place["width"]) + 2 * rim, top + round(place["height"]) + 2 * rim))
    assert min(code.getpixel((x, y)) for x in (0, code.width - 1) for y in (0, code.height - 1)) > 250
    assert code.getextrema()[0] < 20


def test_the_key_is_copied(page):
    page.open_methods()
    begin(page)
    key = page.said("manual-key")
    page.press("Copy key")
    page.sees("Copied")
    assert clipboard(page) == key


def test_coming_back_shows_the_same_key(page):
    page.open_methods()
    begin(page)
    uri = read_qr(page)
    since = newest_request(page)
    page.back()
    begin(page)
    assert read_qr(page) == uri
    assert requests(page, "POST", METHODS, since) == 0


def test_a_wrong_code_leaves_the_key_in_force(page):
    page.open_methods()
    begin(page)
    secret = secret_of(read_qr(page))
    type_code(page, totp_code(page, secret, later=3600))
    complains(page, CODE, "That code is not right. Check it and try again.")
    assert page.value(CODE) == ""
    page.until(lambda: is_focused(page, CODE))
    assert secret_of(read_qr(page)) == secret
    type_code(page, totp_code(page, secret))
    page.title(KIND)


def test_an_app_that_is_enrolled_stays_valid_while_another_is_begun(page):
    page.open_methods()
    secret = enrol(page)
    page.press("Add an authenticator app")
    page.title("Add an authenticator app")
    page.until(lambda: page.said("manual-key"))
    assert page.said("manual-key") != secret
    page.back()
    page.find(f"Actions for {KIND}")
    [factor] = [factor for factor in page.tenant.get("state")["factors"] if secret in str(factor)]
    assert factor["id"].startswith("totp|")


def test_an_enrolment_that_ran_out_is_begun_anew(page):
    page.open_methods()
    begin(page)
    secret = secret_of(read_qr(page))
    page.tenant.advance(601)
    type_code(page, totp_code(page, secret))
    page.sees("This took too long")
    page.press("Start again")
    page.until(lambda: page.said("manual-key") not in (None, secret))
    type_code(page, totp_code(page, page.said("manual-key")))
    page.title(KIND)


@pytest.mark.parametrize("fault", [{"status": 503}, {"drop": "before"}], ids=["503", "dropped"])
def test_what_could_not_begin_can_be_tried_again(page, fault):
    page.open_methods()
    page.find(KIND)
    page.tenant.inject(f"POST {METHODS}", times=None, **fault)
    page.press(KIND)
    page.find("Try again")
    page.tenant.remove_faults()
    page.press("Try again")
    page.until(lambda: page.said("manual-key"))


def test_the_whole_way_by_keyboard(page):
    page.open_methods()
    page.tab_to(KIND).send_keys(page.keys.ENTER)
    page.title("Add an authenticator app")
    page.until(lambda: page.said("manual-key"))
    page.tab_to("Copy key").send_keys(page.keys.SPACE)
    page.sees("Copied")
    page.tab_to(CODE)
    page.keyboard(totp_code(page, page.said("manual-key")))
    page.tab_to("Verify").send_keys(page.keys.SPACE)
    page.title(KIND)
    rename_and_remove_by_keyboard(page, KIND, " two")
    page.sees("You have no authenticator app yet.")


def test_the_screen_is_accessible_and_fits(page):
    page.open_methods()
    begin(page)
    looks_sound(page, "enrol-totp")
