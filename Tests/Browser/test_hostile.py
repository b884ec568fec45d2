"""A hostile browser changes nothing and crashes nothing."""

import gzip
import http.client
import json
import re
import threading

import pytest

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Client:
    """A client that keeps to no rule but those that a test gives it."""

    def __init__(self, app):
        self.app = app
        self.cookie = None
        self.host = f"localhost:{app.port}"

    def request(self, method, path, body=None, headers=None, cookie=True):
        connection = http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=10)
        head = {"Host": self.host, **(headers or {})}
        if cookie and self.cookie:
            head["Cookie"] = self.cookie
        connection.request(method, path, body, {name: value for name, value in head.items() if value is not None})
        response = connection.getresponse()
        response.body = response.read()
        connection.close()
        return response

    def open(self):
        """Opens a tab and reads from its page what our own client would."""
        first = self.request("GET", "/?" + self.app.link.split("/?")[1])
        assert first.status == 303
        self.cookie = first.headers["Set-Cookie"].split(";")[0]
        self.path = self.request("GET", "/").headers["Location"]
        page = self.request("GET", self.path)
        assert page.status == 200
        self.page = page.body.decode()
        self.data = dict(re.findall(r'data-(\w+)="([^"]*)"', self.page.split("<body")[1].split(">")[0]))
        self.number = 0
        return self

    def headers(self, **changes):
        headers = {
            "Origin": f"http://{self.host}", "X-WebUI-Token": self.data["token"], "Content-Type": "application/json",
        }
        return {**headers, **{name.replace("_", "-"): value for name, value in changes.items()}}

    def post(self, *messages, headers=None, **members):
        for message in messages:
            self.number += 1
            message.setdefault("n", self.number)
        body = {"epoch": int(self.data["epoch"]), "ack": int(self.data["sequence"]), "messages": list(messages), **members}
        return self.request("POST", self.path + "/events", json.dumps(body), headers or self.headers())

    def rows(self):
        """The ids of the buttons on the page, by their text."""
        found = re.findall(r'<button id="n(\d+)"[^>]*data-e="tap"[^>]*>(.*?)</button>', self.page, re.S)
        return {re.sub(r"<[^>]+>", "", inner): int(number) for number, inner in found}


@pytest.fixture
def client(app):
    return Client(app).open()


def batches(response):
    assert response.status == 200, response.body
    return json.loads(response.body)["batches"]


def alive(client):
    assert Client(client.app).open().data["tab"]


def test_an_honest_client_gets_an_answer(client):
    assert batches(client.post({"id": client.rows()["Buttons"], "event": "tap"})) != []


@pytest.mark.parametrize("identifier", [0, -1, 1, 7, 2**31, 2**62, 10**15])
def test_events_for_unknown_ids_change_nothing(client, identifier):
    assert batches(client.post({"id": identifier, "event": "tap"})) == []


@pytest.mark.parametrize("event", ["input", "toggle", "select", "back", "dismiss", "refresh", "submit", "", "constructor"])
def test_events_that_a_control_does_not_take_change_nothing(client, event):
    assert batches(client.post({"id": client.rows()["Buttons"], "event": event, "value": "x"})) == []


@pytest.mark.parametrize("value", [None, True, "text", 5, 1e300, -1e9, [], {}, {"a": [1]}])
def test_values_of_the_wrong_kind_break_nothing(client, value):
    client.post({"id": client.rows()["Buttons"], "event": "tap"})
    for event in ("nav", "traits", "result", "input", "toggle", "select", "tap"):
        client.post({"id": 8, "event": event, "value": value, "call": 1, "traits": value if isinstance(value, dict) else {}})
    alive(client)


def test_events_for_what_has_vanished_change_nothing(client):
    rows = client.rows()
    client.post({"id": rows["Buttons"], "event": "tap"})
    assert client.post({"id": rows["Lists"], "event": "tap"}).status == 200
    reply = json.loads(client.post({"event": "nav", "value": 0}).body)
    assert "Gallery" in json.dumps(reply)


def test_events_for_disabled_controls_change_nothing(client):
    client.post({"id": client.rows()["Buttons"], "event": "tap"})
    client.page = client.request("GET", client.path).body.decode()
    client.data["epoch"] = "2"
    disabled = int(re.search(r'<button id="n(\d+)"[^>]* disabled', client.page)[1])
    assert [b for b in batches(client.post({"id": disabled, "event": "tap"}, ack=1)) if "Pressed" in json.dumps(b)] == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"ack":"x"}', b'{"ack":0,"messages":5}', b"\xff\xfe", b"[" * 30_000, b'{"ack":1e999}']
)
def test_bodies_that_cannot_be_read_are_refused(client, body):
    assert client.request("POST", client.path + "/events", body, client.headers()).status == 400
    alive(client)


def test_a_body_that_is_too_large_is_refused(client):
    assert client.request("POST", client.path + "/events", b" " * 70_000, client.headers()).status == 413


@pytest.mark.parametrize("cookie", ["webui_{port}=x", "webui_{port}=a.b.c", "webui_{port}=" + "A" * 22 + ".1.x", ""])
def test_a_wrong_cookie_is_refused(client, cookie):
    client.cookie = cookie.format(port=client.app.port)
    assert client.post({"event": "nav", "value": 0}).status == 401
    assert client.request("GET", client.path).status == 401
    assert client.request("GET", "/").status == 401


def test_another_browser_cannot_reach_a_tab(client, app):
    other = Client(app).open()
    stolen, other.path = other.path, client.path
    assert other.post({"event": "nav", "value": 0}).status == 404
    assert other.request("GET", client.path).headers["Location"] == "/"
    other.path = stolen


def test_a_wrong_token_is_refused(client):
    assert client.post({"event": "nav", "value": 0}, headers=client.headers(X_WebUI_Token="x")).status == 403
    assert client.post({"event": "nav", "value": 0}, headers=client.headers(X_WebUI_Token=None)).status == 403


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://localhost", "http://localhost"])
def test_a_foreign_origin_is_refused(client, origin):
    assert client.post({"event": "nav", "value": 0}, headers=client.headers(Origin=origin)).status == 403
    headers = {
        "Origin": origin, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY,
    }
    assert client.request("GET", client.path + "/socket", headers=headers).status == 403


@pytest.mark.parametrize("host", ["evil.example", "localhost", "localhost:1", "localhost.evil.example:{port}", "[::1]", ""])
def test_a_foreign_host_is_refused(client, host):
    client.host = host.format(port=client.app.port)
    assert client.request("GET", "/").status in (400, 421)
    assert client.request("POST", client.path + "/events", b"{}", client.headers()).status in (400, 421)


@pytest.mark.parametrize("path", ["/w/", "/w/x", "/w/../../etc/passwd", "/w/%00", "/w/" + "A" * 22 + "/x", "/favicon.ico", "//"])
def test_there_are_no_other_addresses(client, path):
    assert client.request("GET", path).status in (400, 404)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "HEAD", "POST"])
def test_pages_are_only_read(client, method):
    assert client.request(method, client.path).status == 405


def test_messages_count_once(client):
    rows = client.rows()
    client.post({"id": rows["State"], "event": "tap"})
    again = client.post({"id": rows["State"], "event": "tap", "n": 1})
    assert json.loads(again.body)["got"] == 1


def test_ten_thousand_events_a_second_change_nothing(client):
    statuses = []

    def flood():
        for _ in range(25):
            statuses.append(client.post(*[{"id": 3, "event": "tap"} for _ in range(100)]).status)

    threads = [threading.Thread(target=flood) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 429 in statuses and set(statuses) <= {200, 429}
    alive(client)


def test_a_page_may_load_nothing_from_elsewhere(client):
    page = client.request("GET", client.path)
    policy = page.headers["Content-Security-Policy"]
    nonce = re.search(r"script-src 'nonce-([^']+)'", policy)[1]
    assert policy.startswith("default-src 'none'") and "unsafe" not in policy
    scripts = re.findall(r"<(?:script|style)[^>]*>", page.body.decode())
    assert scripts and all(f'nonce="{nonce}"' in tag for tag in scripts)
    assert page.headers["X-Frame-Options"] == "DENY" and page.headers["Cache-Control"] == "no-store"
    assert 'style="' not in page.body.decode()


def test_the_first_page_is_small_and_whole(client):
    page = client.request("GET", client.path, headers={"Accept-Encoding": "gzip"})
    assert page.headers["Content-Encoding"] == "gzip"
    assert len(page.body) <= 20 * 1024
    assert gzip.decompress(page.body).decode().endswith("</script></body></html>")
