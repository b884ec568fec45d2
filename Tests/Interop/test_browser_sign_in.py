"""Browser sign-in with auth0-user: in a real Chromium, and where there is no browser."""

import os
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from auth0_user import COMMAND, User, wait_until
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

sys.path.append(str(Path(__file__).resolve().parents[1] / "Browser"))
from browser import new_driver  # noqa: E402

PORTS = (8484, 8485, 8486)


@pytest.fixture
def user(tenant, tmp_path):
    return User(tenant, tmp_path)


@pytest.fixture(scope="module")
def driver():
    driver = new_driver()
    yield driver
    driver.quit()


def opener(user):
    """A "browser" that writes the address down; the real one is driven from here."""
    script, page = user.home / "opener", user.home / "page"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" > "{page}.new" && mv "{page}.new" "{page}"\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    user.environment["BROWSER"] = str(script)
    return page


def address(page):
    wait_until(page.exists)
    return page.read_text()


def fill(driver, name, value):
    field = WebDriverWait(driver, 10).until(lambda _: driver.find_elements(By.NAME, name))[-1]
    field.send_keys(value)
    field.submit()


def is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def test_signs_in_in_chromium(user, driver):
    page = opener(user)
    process = user.start("login", "--browser")
    driver.get(address(page))
    fill(driver, "identifier", "ana+test@example.com")
    WebDriverWait(driver, 10).until(lambda _: driver.find_elements(By.ID, "code"))
    fill(driver, "code", user.tenant.code("ana+test@example.com"))
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 0, errors
    assert "Signed in as ana+test@example.com" in errors
    WebDriverWait(driver, 10).until(lambda _: "signed in" in driver.find_element(By.TAG_NAME, "body").text.lower())
    assert user.run("whoami")[1] == "ana+test@example.com\n"
    assert user.run("token")[0] == 0


def test_a_second_sign_in_needs_no_code_in_the_same_browser(user, driver):
    page = opener(user)
    driver.delete_all_cookies()
    for attempt in range(2):
        page.unlink(missing_ok=True)
        process = user.start("login", "--browser")
        driver.get(address(page))
        if attempt == 0:
            fill(driver, "identifier", "ben@example.com")
            WebDriverWait(driver, 10).until(lambda _: driver.find_elements(By.ID, "code"))
            fill(driver, "code", user.tenant.code("ben@example.com"))
        _, errors = process.communicate(timeout=30)
        assert process.returncode == 0, errors


def test_cancelling_on_the_page_ends_the_command(user, driver):
    page = opener(user)
    driver.delete_all_cookies()
    process = user.start("login", "--browser")
    driver.get(address(page))
    button = WebDriverWait(driver, 10).until(lambda _: driver.find_elements(By.CSS_SELECTOR, "form.cancel button"))[0]
    button.click()
    output, errors = process.communicate(timeout=30)
    assert process.returncode == 1
    assert output == "" and errors
    assert user.run("status")[0] == 3


@pytest.mark.parametrize("browser", ["/bin/false", "/nowhere/browser", ""])
def test_without_a_browser_the_address_is_printed_and_ctrl_c_ends_it(user, browser):
    user.environment["BROWSER"] = browser
    process = user.start("login", "--browser")
    lines = []
    while not any(line.strip().startswith("http://localhost") for line in lines):
        line = process.stderr.readline()
        assert line, lines
        lines.append(line)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=10)
    assert process.returncode == 130
    assert is_free(PORTS[0])


def test_a_taken_port_is_passed_over_and_all_taken_is_said(user, driver):
    taken = []
    try:
        for port in PORTS:
            holder = socket.socket()
            holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            holder.bind(("127.0.0.1", port))
            holder.listen()
            taken.append(holder)
        status, output, errors = user.run("login", "--browser")
        assert (status, output) == (1, "")
        assert "8484" in errors
        taken.pop(1).close()
        page = opener(user)
        process = user.start("login", "--browser")
        assert "8485" in address(page)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=10)
    finally:
        for holder in taken:
            holder.close()
    assert all(is_free(port) for port in PORTS)


def test_a_stray_request_does_not_disturb_the_sign_in(user, driver):
    page = opener(user)
    driver.delete_all_cookies()
    process = user.start("login", "--browser")
    start = address(page)
    with socket.create_connection(("127.0.0.1", PORTS[0])) as stray:
        stray.sendall(b"GET /favicon.ico HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert stray.recv(64).startswith(b"HTTP/1.1 404")
    driver.get(start)
    fill(driver, "identifier", "eve@example.com")
    WebDriverWait(driver, 10).until(lambda _: driver.find_elements(By.ID, "code"))
    fill(driver, "code", user.tenant.code("eve@example.com"))
    process.communicate(timeout=30)
    assert process.returncode == 0
    assert os.path.exists(page)


@pytest.mark.parametrize("sample, line", [("sign-in-and-store", "Stored"), ("sign-in-and-keep", "Kept")])
def test_the_guides_samples_sign_in_with_the_browser(user, driver, sample, line):
    page = opener(user)
    driver.delete_all_cookies()
    # To a pipe, a program that never ends would keep its lines in a buffer.
    process = subprocess.Popen(
        ["stdbuf", "-oL", COMMAND.with_name("SeedSamples"), sample],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=user.environment,
    )
    try:
        driver.get(address(page))
        fill(driver, "identifier", "ana@example.com")
        WebDriverWait(driver, 10).until(lambda _: driver.find_elements(By.ID, "code"))
        fill(driver, "code", user.tenant.code("ana@example.com"))
        assert process.stdout.readline() == f"{line}\n"
    finally:
        process.kill()
        process.wait()
