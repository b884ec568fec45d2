"""A Secret Service that misbehaves: `fake_secret_service.py MODE`, on the bus of DBUS_SESSION_BUS_ADDRESS.

  prompt-forever  everything is locked, and the prompt never ends
  dismiss         everything is locked, and the prompt is dismissed at once
  stall           a session can be opened, and nothing else is ever answered
  die             a session can be opened, and the next call kills the service
  no-default      there is no default collection
  dismiss-write   nothing is locked, but creating and deleting ask, and the prompt is dismissed at once

A prompt that is shown is told on standard error. It speaks only the plain session, as the specification allows.
"""

import os
import sys

from jeepney import DBusAddress, HeaderFields, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection

MODE = sys.argv[1]
COLLECTION = "/org/freedesktop/secrets/collection/fake"
PROMPT = "/org/freedesktop/secrets/prompt/p1"

connection = open_dbus_connection(os.environ["DBUS_SESSION_BUS_ADDRESS"])
connection.send_and_get_reply(message_bus.RequestName("org.freedesktop.secrets"))
print("ready", flush=True)


def answer(message, signature="", *body):
    connection.send(new_method_return(message, signature, body))


while True:
    message = connection.receive()
    if message.header.message_type != MessageType.method_call:
        continue
    member = message.header.fields[HeaderFields.member]
    if member == "OpenSession":
        if message.body[0] == "plain":
            answer(message, "vo", ("s", ""), "/org/freedesktop/secrets/session/s1")
        else:
            connection.send(new_error(message, "org.freedesktop.DBus.Error.NotSupported"))
    elif MODE == "stall":
        continue
    elif MODE == "die":
        os._exit(0)
    elif MODE == "dismiss-write" and member == "SearchItems":
        answer(message, "aoao", [COLLECTION + "/1"], [])
    elif MODE == "dismiss-write" and member == "Get":
        answer(message, "v", ("a{ss}", {}) if message.body[1] == "Attributes" else ("b", False))
    elif member == "CreateItem":
        answer(message, "oo", "/", PROMPT)
    elif member == "Delete":
        print("deletion asked for", file=sys.stderr, flush=True)
        answer(message, "o", PROMPT)
    elif member == "SearchItems":
        answer(message, "aoao", [], [] if MODE == "no-default" else [COLLECTION + "/1"])
    elif member == "ReadAlias":
        answer(message, "o", "/" if MODE == "no-default" else COLLECTION)
    elif member == "Unlock":
        answer(message, "aoo", [], PROMPT)
    elif member == "Prompt":
        print("prompt shown", file=sys.stderr, flush=True)
        answer(message)
        if MODE.startswith("dismiss"):
            emitter = DBusAddress(PROMPT, interface="org.freedesktop.Secret.Prompt")
            connection.send(new_signal(emitter, "Completed", "bv", (True, ("s", ""))))
    elif member == "Dismiss":
        answer(message)
    elif member == "Get":
        answer(message, "v", ("b", True))
    else:
        connection.send(new_error(message, "org.freedesktop.DBus.Error.NotSupported"))
