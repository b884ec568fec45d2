"""The view layer in a real Chromium: how long a click takes, how small the first load is, what a browser costs.

Prints one line a figure: `bench NAME VALUE TARGET ok|short`. Times are medians of 50 clicks in milliseconds, from the
click to the change in the DOM. Lines that name NiceGUI are our figure as a share of the one that the same page has in
NiceGUI, measured in the same run. Run by `make bench-webui`, on a machine that does nothing else.
"""

import os
import pathlib
import socket
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))
os.environ.setdefault("GALLERY_BIN", str(ROOT / ".build" / "release" / "Gallery"))

from app import App  # noqa: E402
from browser import Page, new_driver  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402
from test_hostile import Client  # noqa: E402

WARM_UP, CLICKS = 5, 50
WARM_UP_CLIENTS, CLIENTS = 20, 200
WARM_UP_TABS, TABS = 5, 40

CLICK = """
    const [find, read, count, done] = [eval(arguments[0]), eval(arguments[1]), arguments[2], arguments[3]];
    (async () => {
        const times = [];
        for (let index = 0; index < count; index++) {
            await new Promise(resolve => setTimeout(resolve, 40 + Math.random() * 40));
            const control = find(), before = read();
            await new Promise(resolve => {
                const observer = new MutationObserver(() => {
                    if ([before, undefined].includes(read())) return;
                    times.push(performance.now() - start);
                    observer.disconnect();
                    resolve();
                });
                observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
                var start = performance.now();
                control.click();
            });
        }
        done(times);
    })();
"""

# A redirect has no entry of its own. It counts with the 300 bytes that `transferSize` takes for the head of an answer.
LOADS = """
    const [page] = performance.getEntriesByType('navigation');
    const sizes = [page, ...performance.getEntriesByType('resource')].map(entry => entry.transferSize);
    return [...sizes, ...Array(page.redirectCount).fill(300)];
"""


def report(name, value, target, digits=1):
    print(f"bench {name} {value:.{digits}f} {target} {'ok' if value <= target else 'short'}", flush=True)


def clicks(driver, find, read, warm_up=WARM_UP, count=CLICKS):
    """The median time from a click on what `find` finds to a change of what `read` reads."""
    driver.set_script_timeout(60)
    times = driver.execute_async_script(CLICK, f"() => {find}", f"() => {read}", warm_up + count)[warm_up:]
    return sorted(times)[len(times) // 2]


def resident_growth(process, warm_up, count, visit):
    """KiB a visit, once the first few have warmed the server up."""

    def resident():
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    for _ in range(warm_up):
        visit()
    before = resident()
    for _ in range(count):
        visit()
    return (resident() - before) / count


def resident_a_tab(process, visit):
    """KiB a tab of Chromium that stays open with its socket. Without the others' cookies each is a new browser."""
    driver = new_driver()

    def tab():
        driver.switch_to.new_window("tab")
        driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        visit(driver)

    try:
        return resident_growth(process, WARM_UP_TABS, TABS, tab)
    finally:
        driver.quit()


def measure_ours():
    app = App()
    figures = {}
    try:
        driver = new_driver()
        try:
            page = Page(driver, app).open()
            figures["loads"] = driver.execute_script(LOADS)
            page.open("Buttons")
            button = "[...document.querySelectorAll('button')].find(b => b.innerText === '%s')"
            count = "document.querySelector('[data-id=count]').textContent"
            figures["counter"] = clicks(driver, button % "Press me", count)
            page.open("Two hundred rows")
            rows = "document.querySelectorAll('.rows')[1]"
            row = rows + ".children[100].querySelector('button')"
            figures["row"] = clicks(driver, row, row + ".textContent")
            last = rows + ".lastElementChild.textContent"
            figures["reverse"] = clicks(driver, button % "Reverse all", last)
        finally:
            driver.quit()

    finally:
        app.close()
    return figures


def measure_our_tabs():
    app = App()
    try:
        return resident_a_tab(app.process, lambda driver: Page(driver, app).open("State").title("State"))
    finally:
        app.close()


def measure_our_clients():
    """Many more browsers than Chromium could be opened for; these have no socket."""
    app = App()

    def visit():
        client = Client(app).open()
        client.post({"id": client.rows()["State"], "event": "tap"})

    try:
        return resident_growth(app.process, WARM_UP_CLIENTS, CLIENTS, visit)
    finally:
        app.close()


class NiceGUI:
    """One process of the peer."""

    def __init__(self):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        pages = pathlib.Path(__file__).with_name("nicegui_pages.py")
        self.process = subprocess.Popen([sys.executable, str(pages), str(self.port)], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if "ready to go" in line:
                return
        raise SystemExit("NiceGUI did not start")

    def open(self, driver, path):
        driver.get(f"http://127.0.0.1:{self.port}{path}")
        connected = "return document.readyState === 'complete' && !!window.socket?.connected"
        WebDriverWait(driver, 10, 0.02).until(lambda _: driver.execute_script(connected))

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.process.stdout.close()


def measure_nicegui():
    peer = NiceGUI()
    figures = {}
    try:
        driver = new_driver()
        try:
            peer.open(driver, "/twenty")
            figures["loads"] = driver.execute_script(LOADS)
            peer.open(driver, "/counter")
            find = "document.querySelector('%s')"
            figures["counter"] = clicks(driver, find % ".press", find % ".count" + ".textContent")
            last = find % ".rows" + "?.lastElementChild?.textContent"
            row = find % ".rows" + ".children[100].querySelector('button')"
            peer.open(driver, "/refreshable")
            figures["row"] = clicks(driver, row, row + ".textContent")
            figures["refreshable"] = clicks(driver, find % ".reverse", last)
            peer.open(driver, "/move")
            figures["move"] = clicks(driver, find % ".reverse", last)
        finally:
            driver.quit()
    finally:
        peer.close()
    return figures


def measure_nicegui_tabs():
    peer = NiceGUI()
    row = "document.querySelector('.rows').children[10].querySelector('button')"

    def visit(driver):
        peer.open(driver, "/twenty")
        clicks(driver, row, row + ".textContent", 0, 1)

    try:
        return resident_a_tab(peer.process, visit)
    finally:
        peer.close()


def main():
    ours = measure_ours()
    report("webui-click-counter-ms", ours["counter"], 2.5)
    report("webui-click-one-of-200-rows-ms", ours["row"], 4.2)
    report("webui-click-reverse-200-rows-ms", ours["reverse"], 7)
    report("webui-first-load-kib", sum(ours["loads"]) / 1024, 20)
    report("webui-first-load-requests", len(ours["loads"]), 3)
    report("webui-resident-kib-a-browser", measure_our_clients(), 160)

    theirs = measure_nicegui()

    def compare(name, our_figure, their_figure, target):
        print(f"{name}: {our_figure:.1f} to NiceGUI's {their_figure:.1f}", flush=True)
        report(f"webui-{name}-of-nicegui", our_figure / their_figure, target, digits=3)

    compare("click-counter", ours["counter"], theirs["counter"], 1)
    compare("click-one-of-200-rows", ours["row"], theirs["row"], 1)
    compare("click-reverse-200-rows-refreshable", ours["reverse"], theirs["refreshable"], 0.333)
    compare("click-reverse-200-rows-move", ours["reverse"], theirs["move"], 1)
    compare("first-load-bytes", sum(ours["loads"]), sum(theirs["loads"]), 0.333)
    compare("first-load-requests", len(ours["loads"]), len(theirs["loads"]), 0.333)
    compare("resident-a-browser", measure_our_tabs(), measure_nicegui_tabs(), 0.333)


if __name__ == "__main__":
    main()
