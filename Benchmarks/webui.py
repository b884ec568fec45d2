"""The view layer in a real Chromium: how long a click takes, how small the first load is, what a browser costs.

Prints one line a figure: `bench NAME VALUE TARGET ok|short`. Times are medians of 50 clicks in milliseconds, from the
click to the change in the DOM. Run by `make bench-webui`, on a machine that does nothing else.
"""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))
os.environ.setdefault("GALLERY_BIN", str(ROOT / ".build" / "release" / "Gallery"))

from app import App  # noqa: E402
from browser import Page, new_driver  # noqa: E402
from test_hostile import Client  # noqa: E402

WARM_UP, CLICKS, BROWSERS = 5, 50, 200

CLICK = """
    const [find, read, count, done] = [eval(arguments[0]), eval(arguments[1]), arguments[2], arguments[3]];
    (async () => {
        const times = [];
        for (let index = 0; index < count; index++) {
            await new Promise(resolve => setTimeout(resolve, 40 + Math.random() * 40));
            const control = find(), before = read();
            await new Promise(resolve => {
                const observer = new MutationObserver(() => {
                    if (read() === before) return;
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

BUTTON = "() => [...document.querySelectorAll('button')].find(b => b.innerText === '%s')"
ROWS = "document.querySelectorAll('.rows')[1]"


def report(name, value, target):
    print(f"bench {name} {value:.1f} {target} {'ok' if value <= target else 'short'}", flush=True)


def clicks(page, find, read):
    page.driver.set_script_timeout(60)
    times = page.driver.execute_async_script(CLICK, find, read, WARM_UP + CLICKS)[WARM_UP:]
    return sorted(times)[len(times) // 2]


def resident(app):
    status = pathlib.Path(f"/proc/{app.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def visit(app):
    client = Client(app).open()
    client.post({"id": client.rows()["State"], "event": "tap"})


def main():
    app = App()
    driver = new_driver()
    page = Page(driver, app)
    try:
        page.open("Buttons")
        count = "() => document.querySelector('[data-id=count]').textContent"
        report("webui-click-counter-ms", clicks(page, BUTTON % "Press me", count), 2.5)
        page.open("Two hundred rows")
        row = ROWS + ".children[100].querySelector('button')"
        report("webui-click-one-of-200-rows-ms", clicks(page, f"() => {row}", f"() => {row}.textContent"), 4.2)
        last = f"() => {ROWS}.lastElementChild.textContent"
        report("webui-click-reverse-200-rows-ms", clicks(page, BUTTON % "Reverse all", last), 7)
        page.open()
        loads = page.script(
            "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(e => e.transferSize)"
        )
        report("webui-first-load-kib", sum(loads) / 1024, 20)
        report("webui-first-load-requests", len(loads), 3)
        driver.quit()
        driver = None
        for _ in range(20):
            visit(app)
        before = resident(app)
        for _ in range(BROWSERS):
            visit(app)
        report("webui-resident-kib-a-browser", (resident(app) - before) / BROWSERS, 160)
    finally:
        if driver:
            driver.quit()
        app.close()


if __name__ == "__main__":
    main()
