"""However a page came about, patch by patch, it is the page that a load would give."""

import pytest

from test_accessibility import PAGES

SNAPSHOT = r"""
    const rules = {};
    for (const rule of document.getElementById('rules').sheet.cssRules) rules[rule.selectorText.slice(1)] = rule.style.cssText;
    const show = (node, indent) => {
        if (node.nodeType === 3) return indent + JSON.stringify(node.data) + '\n';
        const classes = [...node.classList].map(name => rules[name] ?? name).sort().join(' ');
        const live = node.type === 'checkbox' || node.type === 'radio' ? node.checked : node.value;
        const attributes = [...node.attributes]
            .filter(a => !['class', 'value', 'checked', 'selected', 'tabindex', 'data-focus'].includes(a.name) || (a.name === 'value' && node.matches('progress')))
            .map(a => a.name + '=' + a.value).sort().join(' ');
        let text = indent + node.tagName + ' ' + classes + ' | ' + attributes + ' | ' + (live ?? '') + '\n';
        if (!node.matches('select,svg,textarea')) for (const child of node.childNodes) text += show(child, indent + ' ');
        return text;
    };
    return show(document.querySelector('main'), '');
"""

SKIPPED = {"Create a passkey", "Use the passkey", "Use another site's passkey", "Open a site", "Download a file", "Copy a text"}


def buttons(page):
    return page.script("""
        return [...document.querySelectorAll('button[data-e~=tap]:not(:disabled,.nav-link)')]
            .filter(e => e.checkVisibility()).slice(0, 12).map(e => e.innerText.split('\\n')[0] || e.getAttribute('aria-label'))
    """)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_was_patched_is_the_page_that_a_load_gives(page, name):
    page.press(name)
    page.until(lambda: page.heading() == name)
    for text in buttons(page):
        if text in SKIPPED or not page.script("return !document.querySelector('dialog[open]') && [...document.querySelectorAll('h1')].pop().innerText === arguments[0]", name):
            continue
        if page.script("return [...document.querySelectorAll('button')].some(e => (e.innerText.split('\\n')[0] || e.getAttribute('aria-label')) === arguments[0])", text):
            page.press(text)
            settle(page)
    settle(page)
    patched = page.script(SNAPSHOT)
    page.reload()
    settle(page)
    loaded = page.script(SNAPSHOT)
    assert patched.splitlines() == loaded.splitlines()


def settle(page):
    """Waits until nothing has changed for a while and nothing moves."""
    page.driver.execute_async_script("""
        const done = arguments[0];
        let timer = setTimeout(end, 120);
        const observer = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, 120); });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        function end() {
            if (document.body.classList.contains('moving')) return timer = setTimeout(end, 120);
            observer.disconnect();
            done();
        }
    """)
