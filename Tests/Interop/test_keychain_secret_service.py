"""SimpleKeychain on a real keyring and on misbehaving ones, beside secretstorage and secret-tool."""

import os
import subprocess
import time

import pytest
import secretstorage
from jeepney.io.blocking import open_dbus_connection

from keychain import SERVICE, PrivateBus, environment, kind, probe


@pytest.fixture(scope="module")
def keyring():
    bus = PrivateBus()
    yield bus
    bus.stop()


@pytest.fixture
def bus():
    bus = PrivateBus("bus")
    yield bus
    bus.stop()


@pytest.fixture
def env(keyring, tmp_path):
    env = environment(tmp_path, **keyring.environment)
    yield env
    assert kind(probe(env, "delete-all")) == "ok"


@pytest.fixture
def collection(keyring):
    connection = open_dbus_connection(keyring.address)
    collection = secretstorage.get_default_collection(connection)
    yield collection
    connection.close()


def secret_tool(env, *arguments, **options):
    return subprocess.run(["secret-tool", *arguments], env=env, capture_output=True, timeout=60, **options)


def attributes(key):
    return {"service": SERVICE, "account": key}


def test_secretstorage_reads_what_the_keychain_stored(env, collection):
    assert kind(probe(env, "set", "key", data=b"a\x00\xff")) == "ok"
    [item] = collection.search_items(attributes("key"))
    assert item.get_secret() == b"a\x00\xff"


def test_the_keychain_reads_what_secretstorage_stored(env, collection):
    collection.create_item("theirs", attributes("key"), b"from python")
    assert probe(env, "get", "key").stdout == b"from python"
    assert probe(env, "keys").stdout == b"key\n"


def test_secret_tool_reads_what_the_keychain_stored(env):
    assert kind(probe(env, "set", "key", data="Zoë".encode())) == "ok"
    assert secret_tool(env, "lookup", "service", SERVICE, "account", "key").stdout == "Zoë".encode()


def test_the_keychain_reads_what_secret_tool_stored(env):
    secret_tool(env, "store", "--label=theirs", "service", SERVICE, "account", "key", input=b"from a shell")
    assert probe(env, "get", "key").stdout == b"from a shell"


def test_there_is_one_item_for_a_key_whoever_wrote_first(env, collection):
    collection.create_item("theirs", attributes("key"), b"old")
    collection.create_item("theirs", attributes("key") | {"more": "attributes"}, b"older")
    assert kind(probe(env, "set", "key", data=b"new")) == "ok"
    [item] = collection.search_items(attributes("key"))
    assert item.get_secret() == b"new"
    assert kind(probe(env, "delete", "key")) == "ok"
    assert list(collection.search_items(attributes("key"))) == []


def test_items_of_other_services_are_left_alone(env, collection):
    other = collection.create_item("other", {"service": "other", "account": "key"}, b"other")
    assert kind(probe(env, "set", "key", data=b"ours")) == "ok"
    assert kind(probe(env, "delete-all")) == "ok"
    assert other.get_secret() == b"other"
    other.delete()


@pytest.mark.parametrize("command", ["get", "set", "delete"])
def test_a_locked_keyring_is_neither_empty_nor_overwritten(tmp_path, command):
    bus = PrivateBus()
    env = environment(tmp_path, **bus.environment)
    assert kind(probe(env, "set", "key", data=b"value")) == "ok"
    connection = open_dbus_connection(bus.address)
    secretstorage.get_default_collection(connection).lock()
    for key in ["key", "never stored"]:
        process = probe(env, command, key, data=b"other")
        assert kind(process) == "interactionNotAllowed"
        assert b"Unlock it" in process.stderr
    assert probe(env, "has", "key").stdout == b"true\n"
    assert kind(probe(env, "keys")) == "interactionNotAllowed"
    assert kind(probe(env, "delete-all")) == "interactionNotAllowed"
    connection.close()
    bus.stop()


def test_asking_without_anyone_to_ask_ends(tmp_path):
    bus = PrivateBus()
    env = environment(tmp_path, PROBE_ALLOWS_PROMPT=1, **bus.environment)
    assert kind(probe(env, "set", "key", data=b"value")) == "ok"
    connection = open_dbus_connection(bus.address)
    secretstorage.get_default_collection(connection).lock()
    assert kind(probe(env, "get", "key")) in ("userCanceled", "interactionNotAllowed")
    connection.close()
    bus.stop()


def test_no_bus_is_said_with_the_line_that_helps(tmp_path):
    process = probe(environment(tmp_path), "set", "key", data=b"value")
    assert kind(process) == "noBackend"
    assert b"AUTH0_KEYCHAIN=file" in process.stderr
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("address", ["unix:path=/nope", "autolaunch:", ""])
def test_no_bus_daemon_is_ever_started(tmp_path, address):
    env = environment(tmp_path, DBUS_SESSION_BUS_ADDRESS=address, AUTH0_KEYCHAIN="secret-service")
    before = bus_daemons()
    for _ in range(20):
        assert kind(probe(env, "get", "key")) == "noSessionBus"
    assert bus_daemons() <= before


def bus_daemons():
    found = set()
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/comm") as name:
                if name.read().startswith(("dbus-", "gnome-keyring")):
                    found.add(pid)
        except OSError:
            pass
    return found


def test_a_bus_without_a_service_is_told_from_no_bus(bus, tmp_path):
    env = environment(tmp_path, AUTH0_KEYCHAIN="secret-service", **bus.environment)
    assert kind(probe(env, "get", "key")) == "noSecretService"


def test_a_missing_default_collection_is_empty_to_read_and_an_error_to_write(bus, tmp_path):
    bus.fake("no-default")
    env = environment(tmp_path, **bus.environment)
    assert kind(probe(env, "get", "key")) == "itemNotFound"
    assert kind(probe(env, "set", "key", data=b"value")) == "itemNotAvailable"


def test_a_prompt_is_not_shown_where_it_is_not_allowed(bus, tmp_path):
    fake = bus.fake("prompt-forever")
    assert kind(probe(environment(tmp_path, **bus.environment), "get", "key")) == "interactionNotAllowed"
    fake.kill()
    assert "prompt shown" not in fake.communicate()[1]


def test_a_dismissed_prompt_is_told_from_a_locked_keyring(bus, tmp_path):
    bus.fake("dismiss")
    env = environment(tmp_path, PROBE_ALLOWS_PROMPT=1, **bus.environment)
    assert kind(probe(env, "get", "key")) == "userCanceled"


def test_a_dismissed_write_leaves_what_was_there(bus, tmp_path):
    fake = bus.fake("dismiss-write")
    env = environment(tmp_path, PROBE_ALLOWS_PROMPT=1, **bus.environment)
    assert kind(probe(env, "set", "key", data=b"new")) == "userCanceled"
    fake.kill()
    assert "deletion asked for" not in fake.communicate()[1]


def test_a_dismissed_deletion_is_no_success(bus, tmp_path):
    bus.fake("dismiss-write")
    env = environment(tmp_path, PROBE_ALLOWS_PROMPT=1, **bus.environment)
    assert kind(probe(env, "delete", "key")) == "userCanceled"


@pytest.mark.parametrize("command", ["set", "delete"])
def test_a_prompt_for_a_write_is_not_shown_where_it_is_not_allowed(bus, tmp_path, command):
    fake = bus.fake("dismiss-write")
    env = environment(tmp_path, **bus.environment)
    assert kind(probe(env, command, "key", data=b"new")) == "interactionNotAllowed"
    fake.kill()
    assert "prompt shown" not in fake.communicate()[1]


def test_a_call_to_a_service_that_stalls_ends(bus, tmp_path):
    bus.fake("stall")
    started = time.monotonic()
    assert kind(probe(environment(tmp_path, **bus.environment), "get", "key")) == "timedOut"
    # Two seconds by contract; the rest is for a busy machine.
    assert time.monotonic() - started < 20


def test_a_service_that_dies_in_a_call_is_an_error_at_once(bus, tmp_path):
    bus.fake("die")
    assert kind(probe(environment(tmp_path, **bus.environment), "get", "key")) in ("noSecretService", "timedOut")


def test_a_prompt_that_never_ends_can_be_interrupted(bus, tmp_path):
    fake = bus.fake("prompt-forever")
    env = environment(tmp_path, PROBE_ALLOWS_PROMPT=1, **bus.environment)
    with pytest.raises(subprocess.TimeoutExpired):
        probe(env, "get", "key", timeout=3)
    fake.kill()
    assert "prompt shown" in fake.communicate()[1]
