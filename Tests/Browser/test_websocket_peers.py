"""Other people's WebSocket clients against our server: `websockets` and `wsproto`."""

import json
import os
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Ping, Pong, Request, TextMessage
from wsproto.frame_protocol import CloseReason

from test_hostile import Client


@pytest.fixture
def client(app):
    return Client(app).open()


def hello(client):
    return json.dumps({"tab": client.data["tab"], "token": client.data["token"], "epoch": int(client.data["epoch"]), "ack": 0})


def line(client, **arguments):
    return connect(
        f"ws://localhost:{client.app.port}{client.path}/socket",
        origin=f"http://{client.host}",
        additional_headers={"Cookie": client.cookie},
        **arguments,
    )


def tap(client, name, number=1):
    return json.dumps({"ack": 0, "messages": [{"n": number, "id": client.rows()[name], "event": "tap"}]})


def test_websockets_talks_to_us(client):
    with line(client) as peer:
        peer.send(hello(client))
        assert json.loads(peer.recv(10)) == {"got": 0, "batches": []}
        peer.send(tap(client, "Buttons"))
        reply = json.loads(peer.recv(10))
        assert reply["got"] == 1 and "Press me" in json.dumps(reply)
    assert peer.protocol.close_code == 1000


def test_websockets_pings_us(client):
    with line(client) as peer:
        peer.send(hello(client))
        assert peer.ping(b"payload").wait(10)


def test_websockets_sends_fragments(client):
    with line(client) as peer:
        peer.send(hello(client))
        peer.recv(10)
        text = tap(client, "Text")
        peer.send(text[index:index + 7] for index in range(0, len(text), 7))
        assert "Large title" in peer.recv(10)


def test_websockets_compression_is_not_taken(client):
    with line(client, compression="deflate") as peer:
        assert peer.protocol.extensions == []
        peer.send(hello(client))
        peer.recv(10)


def test_websockets_is_refused_without_a_cookie(client):
    client.cookie = "a=b"
    with pytest.raises(InvalidStatus) as refusal:
        line(client)
    assert refusal.value.response.status_code == 401


@pytest.mark.parametrize("first", ["{}", "x", '{"tab":"x","token":"y","epoch":1,"ack":0}', "[]"])
def test_a_first_message_that_does_not_say_who_it_is_ends_the_line(client, first):
    with line(client) as peer:
        peer.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            peer.recv(10)
        assert closed.value.rcvd.code == 1008


def test_binary_messages_are_refused(client):
    with line(client) as peer:
        peer.send(b"\0")
        with pytest.raises(ConnectionClosed) as closed:
            peer.recv(10)
        assert closed.value.rcvd.code == 1003


def test_a_message_that_is_too_long_is_refused(client):
    with line(client) as peer:
        peer.send(hello(client))
        peer.recv(10)
        peer.send(" " * 65_537)
        with pytest.raises(ConnectionClosed) as closed:
            peer.recv(10)
        assert closed.value.rcvd.code == 1009


def test_a_line_that_says_nothing_is_ended(client):
    started = time.monotonic()
    with line(client) as peer:
        with pytest.raises(ConnectionClosed) as closed:
            peer.recv(20)
        assert closed.value.rcvd.code == 1008
    assert 4 < time.monotonic() - started < 15


class Raw:
    """A socket with wsproto's frames, or with bytes that no library would send."""

    def __init__(self, client):
        self.socket = socket.create_connection(("127.0.0.1", client.app.port), 10)
        self.connection = WSConnection(ConnectionType.CLIENT)
        headers = [(b"Origin", f"http://{client.host}".encode()), (b"Cookie", client.cookie.encode())]
        self.events = []
        self.send(Request(host=client.host, target=client.path + "/socket", extra_headers=headers))
        assert isinstance(self.next(), AcceptConnection)

    def send(self, event):
        self.socket.sendall(self.connection.send(event))

    def next(self):
        while not self.events:
            data = self.socket.recv(65536)
            if not data:
                return None
            self.connection.receive_data(data)
            self.events += list(self.connection.events())
        return self.events.pop(0)

    def code(self):
        """The code with which the server ends the line."""
        while event := self.next():
            if isinstance(event, CloseConnection):
                return event.code
        return None

    def close(self):
        self.socket.close()


@pytest.fixture
def raw(client):
    raw = Raw(client)
    yield raw
    raw.close()


def masked(first, payload, mask=b"\1\2\3\4"):
    length = len(payload)
    head = bytes([first, 0x80 | length]) if length < 126 else bytes([first, 0xFE]) + length.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))


def test_wsproto_talks_to_us(client, raw):
    raw.send(TextMessage(hello(client)))
    assert json.loads(raw.next().data) == {"got": 0, "batches": []}
    raw.send(Ping(b"abc"))
    assert raw.next() == Pong(b"abc")
    raw.send(CloseConnection(code=CloseReason.NORMAL_CLOSURE, reason="bye"))
    assert raw.code() == 1000


def test_wsproto_splits_a_character_over_frames(client, raw):
    message = hello(client)[:-1] + ', "extra": "😀"}'
    data = json.dumps(json.loads(message), ensure_ascii=False).encode()
    cut = data.index("😀".encode()) + 2
    raw.socket.sendall(masked(0x01, data[:cut]) + masked(0x89, b"between") + masked(0x80, data[cut:]))
    assert raw.next() == Pong(b"between")
    assert json.loads(raw.next().data) == {"got": 0, "batches": []}


@pytest.mark.parametrize(
    "frame, code",
    [
        (b"\x81\x01a", 1002),
        (masked(0xC1, b"a"), 1002),
        (masked(0x83, b""), 1002),
        (masked(0x8B, b""), 1002),
        (masked(0x09, b""), 1002),
        (masked(0x80, b"a"), 1002),
        (masked(0x81, b"\xff"), 1007),
        (masked(0x88, b"\x03"), 1002),
        (masked(0x88, b"\x03\xed"), 1002),
        (b"\x81\xff\x00\x00\x00\x00\x00\x01\x00\x01", 1009),
        (masked(0x89, b"x" * 126), 1002),
    ],
    ids=["unmasked", "reserved bit", "reserved opcode", "reserved control", "fragmented ping", "lone continuation", "not UTF-8",
         "short close", "close 1005", "too long", "long ping"],
)
def test_frames_that_the_rfc_forbids_end_the_line(raw, frame, code):
    raw.socket.sendall(frame)
    assert raw.code() == code


def test_a_message_without_end_is_ended(raw):
    raw.socket.sendall(masked(0x01, b""))
    try:
        for _ in range(2_000):
            raw.socket.sendall(masked(0x00, b""))
    except OSError:
        pass
    assert raw.code() in (1009, None)


def test_garbage_ends_the_line_and_nothing_else(client, raw):
    raw.socket.sendall(os.urandom(4096))
    raw.code()
    assert Client(client.app).open().data["tab"]


def test_a_client_that_goes_without_a_word_is_forgotten(client):
    for _ in range(20):
        Raw(client).close()
    with line(client) as peer:
        peer.send(hello(client))
        assert json.loads(peer.recv(10))["got"] == 0
