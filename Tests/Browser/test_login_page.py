"""The local tenant's login page in a real Chromium, with an application that waits at a loopback port."""

import json
import re
import signal
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from app import binary
from browser import Page, new_driver, set_theme

ADDRESS = "ana.with.a.rather.long.address@example.com"
CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
HTTP = build_opener(ProxyHandler({}))


class Application:
    """Listens for the browser that comes back, and keeps what it brought."""

    def __init__(self):
        callbacks = self.callbacks = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path.startswith("/callback"):
                    callbacks.append({name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()})
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(b"<!doctype html><title>Back</title><p>Back at the application</p>")

            def log_message(self, *_):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.redirect = f"http://127.0.0.1:{self.server.server_port}/callback"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Tenant:
    """A running auth0-tenant that lets the application come back to any port."""

    def __init__(self, folder):
        config = folder / "tenant.json"
        config.write_text(json.dumps({"clients": [{"client_id": "app", "name": "My app", "loopback_any_port": True}]}))
        self.process = subprocess.Popen(
            [binary("auth0-tenant"), "--port", "0", "--quiet", "--config", str(config)],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.url = re.search(r"http://\S+", self.process.stdout.readline())[0]

    def message(self):
        with HTTP.open(self.url + "control/messages") as answer:
            return json.load(answer)[0]

    def start_link(self, redirect):
        body = {
            "client_id": "app",
            "connection": "email",
            "email": ADDRESS,
            "send": "link",
            "authParams": {
                "redirect_uri": redirect,
                "state": "s-1",
                "code_challenge": CHALLENGE,
                "code_challenge_method": "S256",
            },
        }
        request = Request(self.url + "passwordless/start", json.dumps(body).encode(), {"Content-Type": "application/json"})
        HTTP.open(request).close()

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=10)


class LoginPage(Page):
    def authorize(self, redirect, **more):
        query = {
            "response_type": "code",
            "client_id": "app",
            "redirect_uri": redirect,
            "state": "s-1",
            "code_challenge": CHALLENGE,
            "code_challenge_method": "S256",
        }
        self.driver.get(f"{self.app.url}authorize?{urlencode(query | more)}")

    def type(self, field, text):
        """Types into the field, which has the focus already, and presses Enter."""
        focused = self.driver.switch_to.active_element
        assert focused.get_attribute("id") == field
        focused.send_keys(text, Keys.ENTER)

    def heading_is(self, text):
        self.until(lambda: text in self.driver.find_element(By.TAG_NAME, "h1").text, f"never saw {text!r}")

    def is_sound(self):
        assert self.axe() == []
        assert self.script("return document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture
def tenant(tmp_path):
    tenant = Tenant(tmp_path)
    yield tenant
    tenant.close()


@pytest.fixture
def application():
    application = Application()
    yield application
    application.close()


@pytest.fixture
def page(own_driver, tenant):
    return LoginPage(own_driver, tenant)


def set_width(driver, width):
    metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


@pytest.mark.parametrize("dark, width", [(False, 1280), (True, 320)])
def test_signs_in_with_the_keyboard_and_every_page_is_sound(page, tenant, application, dark, width):
    set_theme(page.driver, dark)
    set_width(page.driver, width)
    page.authorize(application.redirect)
    page.heading_is("Sign in")
    page.is_sound()
    page.type("identifier", "nobody")
    page.sees("Enter an e-mail address, or a phone number")
    page.is_sound()
    page.driver.find_element(By.ID, "identifier").clear()
    page.driver.find_element(By.ID, "identifier").send_keys(ADDRESS, Keys.ENTER)
    page.heading_is("Check your e-mail")
    page.is_sound()
    page.type("code", "000")
    page.sees("That is not the code.")
    page.is_sound()
    page.driver.find_element(By.XPATH, "//button[text()='Send a new code']").click()
    page.sees("A new code was sent.")
    page.is_sound()
    code = tenant.message()["code"]
    page.type("code", f"{code[:3]} {code[3:]}")
    page.sees("Back at the application")
    assert [set(callback) for callback in application.callbacks] == [{"code", "state"}]

    page.authorize(application.redirect, prompt="none")
    page.until(lambda: len(application.callbacks) == 2)
    assert application.callbacks[1]["state"] == "s-1" and application.callbacks[1]["code"]

    page.driver.get(tenant.url + "v2/logout")
    page.heading_is("You are signed out")
    page.is_sound()
    page.authorize(application.redirect, prompt="none")
    page.until(lambda: len(application.callbacks) == 3)
    assert application.callbacks[2]["error"] == "login_required"


def test_works_without_scripts(tenant, application):
    driver = new_driver()
    try:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        page = LoginPage(driver, tenant)
        page.authorize(application.redirect)
        page.type("identifier", ADDRESS)
        page.heading_is("Check your e-mail")
        page.type("code", tenant.message()["code"])
        page.until(lambda: application.callbacks)
        assert application.callbacks[0]["code"]
    finally:
        driver.quit()


def test_pressing_twice_brings_one_sign_in_back(page, tenant, application):
    page.authorize(application.redirect)
    page.type("identifier", ADDRESS)
    page.heading_is("Check your e-mail")
    page.driver.find_element(By.ID, "code").send_keys(tenant.message()["code"])
    page.script("const form = document.querySelector('form'); form.requestSubmit(); setTimeout(() => form.requestSubmit(), 1)")
    page.sees("Back at the application")
    assert len({callback.get("code") for callback in application.callbacks}) == 1


def test_cancel_and_back_lead_somewhere(page, tenant, application):
    page.authorize(application.redirect)
    page.heading_is("Sign in")
    page.driver.find_element(By.XPATH, "//button[text()='Cancel']").click()
    page.sees("Back at the application")
    assert application.callbacks[0]["error"] == "access_denied"
    page.driver.back()
    page.until(lambda: page.driver.current_url.startswith(tenant.url))
    # The browser may show what it kept; asked again, the tenant says that this is over.
    page.driver.refresh()
    page.heading_is("You can close this page")
    page.is_sound()


def test_a_link_asks_first_and_says_when_it_was_used(page, tenant, application):
    tenant.start_link(application.redirect)
    link = tenant.message()["link"]
    page.driver.get(link)
    page.heading_is("Sign in to My app?")
    page.is_sound()
    page.driver.find_element(By.XPATH, "//button[text()='Sign in']").click()
    page.sees("Back at the application")
    assert application.callbacks[0]["state"] == "s-1" and application.callbacks[0]["code"]
    page.driver.get(link)
    page.heading_is("This link was used already")
    page.is_sound()


def test_a_wrong_callback_stays_on_a_page_that_names_the_cure(page, tenant):
    page.authorize("https://evil.example/")
    page.sees("Add it to callbacks of the application")
    page.is_sound()
    assert page.driver.current_url.startswith(tenant.url)
