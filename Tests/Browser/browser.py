"""A browser with the words that the tests need."""

import json

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

DEADLINE = 10


def new_driver(width=1280, height=900, dark=False):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={width},{height}"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    set_theme(driver, dark)
    return driver


def set_theme(driver, dark):
    features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


def forget(driver):
    """Makes a browser as if it were new: one tab without a history or an emulation, no cookies, no permissions."""
    tabs = driver.window_handles
    driver.switch_to.new_window("tab")
    fresh = driver.current_window_handle
    for tab in tabs:
        driver.switch_to.window(tab)
        driver.close()
    driver.switch_to.window(fresh)
    driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    driver.execute_cdp_cmd("Browser.resetPermissions", {})
    set_theme(driver, False)
    driver.get_log("browser")


class Page:
    """One tab. Every question waits until its answer is yes, so that no test has to sleep."""

    def __init__(self, driver, app):
        self.driver = driver
        self.app = app
        self.by = By
        self.keys = Keys

    # Getting about

    def open(self, *steps):
        self.driver.get(self.app.link)
        self.until_connected()
        for step in steps:
            self.press(step)
        return self

    def until(self, condition, message="the page never got there"):
        return WebDriverWait(self.driver, DEADLINE, 0.02).until(lambda _: condition(), message)

    def until_connected(self):
        self.until(lambda: self.script("return document.readyState === 'complete' && !!document.body.dataset.live"))

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    # Reading

    def text(self):
        """What is to be seen; not what is only said."""
        return self.script("""
            const spoken = document.getElementById('spoken');
            if (spoken) spoken.hidden = true;
            const text = document.body.innerText;
            if (spoken) spoken.hidden = false;
            return text;
        """)

    def sees(self, text):
        self.until(lambda: text in self.text(), f"never saw {text!r}")

    def sees_no(self, text):
        self.until(lambda: text not in self.text(), f"still sees {text!r}")

    def spoken(self):
        """What came upon the page with its text in it, and is said for that reason."""
        return self.script("return document.getElementById('spoken').textContent")

    def said(self, identifier):
        """The text of the element with an accessibility identifier."""
        return self.script("return document.querySelector('[data-id=' + arguments[0] + ']')?.innerText ?? null", identifier)

    def says(self, identifier, text):
        self.until(lambda: self.said(identifier) == text, f"{identifier} never said {text!r}")

    def title(self, text):
        self.until(lambda: self.heading() == text, f"the title never was {text!r}")

    def heading(self):
        return self.script("return [...document.querySelectorAll('h1')].pop()?.innerText ?? null")

    def focused(self):
        return self.script("const e = document.activeElement; return e.placeholder || e.innerText || e.tagName")

    def errors(self):
        return [entry for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    # Doing

    def find(self, text):
        """The control that shows a text or has it for a name, be it with a value after a comma."""
        source = """
            const wanted = arguments[0], top = [...document.querySelectorAll('dialog[open]')].pop() || document;
            const all = [...top.querySelectorAll('button,a,summary,select,input,textarea,[role=button]')];
            const names = e => [e.innerText?.trim(), e.getAttribute('aria-label'), e.placeholder,
                                ...(e.labels ? [...e.labels].map(l => l.innerText.split('\\n')[0].trim()) : [])];
            return all.find(e => names(e).includes(wanted)) || all.find(e => (e.innerText || '').split('\\n')[0] === wanted)
                || all.find(e => e.getAttribute('aria-label')?.startsWith(wanted + ', ')) || null;
        """
        return self.until(lambda: self.script(source, text), f"there is no control {text!r}")

    def press(self, text):
        element = self.find(text)
        self.script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def type(self, field, text):
        self.find(field).send_keys(text)

    def value(self, field):
        return self.find(field).get_property("value")

    def back(self):
        # By the page, which keeps the order: the driver's own command can overtake an entry that was just added.
        self.script("history.back()")

    def forward(self):
        self.script("history.forward()")

    def reload(self):
        self.driver.refresh()
        self.until_connected()

    def new_tab(self, *steps):
        self.driver.switch_to.new_window("tab")
        return self.open(*steps)

    def axe(self):
        import axe_playwright_python

        import pathlib

        source = pathlib.Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
        if not self.script("return !!window.axe"):
            # The page's policy lets no script of ours in, so it is put in past the page.
            self.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": source})
        # Colours count once they stand still.
        moving = "return document.getAnimations().some(a => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity)"
        self.until(lambda: not self.script(moving))
        result = self.driver.execute_async_script(
            "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(r => done(JSON.stringify(r.violations)))"
        )
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in json.loads(result)
            for node in violation["nodes"]
        ]
