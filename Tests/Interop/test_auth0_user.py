"""The command auth0-user, as a person and as a script use it, against a tenant of its own."""

import json
import signal
import subprocess
from pathlib import Path

import pytest
from auth0_user import User, wait_until


@pytest.fixture
def user(tenant, tmp_path):
    return User(tenant, tmp_path)


def test_signs_in_in_two_steps_without_a_terminal(user):
    status, output, errors = user.run("login", "--email", "ana@example.com", "--scope", "openid email")
    assert (status, output) == (0, "")
    assert "auth0-user login --email ana@example.com --scope 'openid email' --code CODE" in errors
    code = user.tenant.code("ana@example.com")
    typed = f"{code[:3]} {code[3:]}"
    status, output, errors = user.run("login", "--email", "ana@example.com", "--code", typed, "--scope", "openid email")
    assert (status, output) == (0, "")
    assert "Signed in as ana@example.com" in errors


def test_signs_in_by_sms(user):
    assert user.run("login", "--phone", "+4591131761367")[0] == 0
    code = user.tenant.code("+4591131761367")
    status, _, errors = user.run("login", "--phone", "+4591131761367", "--code", code, "--scope", "openid phone")
    assert status == 0, errors
    assert user.run("whoami")[1] == "+4591131761367\n"


def test_asks_for_the_code_at_a_terminal(user):
    terminal = user.at_terminal("login", "--email", "ana@example.com")
    terminal.read_until("Code: ")
    code = user.tenant.code("ana@example.com")
    wrong = "".join("0" if digit == "9" else "9" for digit in code)
    terminal.type(wrong)
    terminal.read_until("Only the newest one works")
    arabic = "".join(chr(0x0660 + int(digit)) for digit in code)
    terminal.type(arabic)
    terminal.read_until("Signed in as ana@example.com")
    assert terminal.end() == 0


def test_token_prints_the_token_and_nothing_else(user):
    user.sign_in()
    status, output, errors = user.run("token")
    assert (status, errors) == (0, "")
    assert output.endswith("\n") and "\n" not in output[:-1]
    profile = user.tenant.http.get("userinfo", headers={"Authorization": f"Bearer {output.strip()}"}).json()
    assert profile["email"] == "ana@example.com"


def test_token_for_the_sign_ins_own_api_needs_no_exchange(user):
    user.sign_in("ana@example.com", "--audience", "https://api.example.com")
    before = len(user.token_requests())
    assert user.run("token", "--audience", "https://api.example.com")[0] == 0
    assert len(user.token_requests()) == before


def test_token_for_another_api_is_exchanged_once(user):
    user.sign_in()
    audience = f"{user.tenant.url}me/"
    first = user.run("token", "--audience", audience)
    assert first[0] == 0, first[2]
    assert user.run("token", "--audience", audience) == first
    assert len(user.token_requests()) == 2


def test_whoami_and_status_tell_who_until_when_and_where(user):
    user.sign_in()
    assert user.run("whoami") == (0, "ana@example.com\n", "")
    who = json.loads(user.run("whoami", "--json")[1])
    assert who["email"] == "ana@example.com" and who["sub"].startswith("email|")
    status = json.loads(user.run("status", "--json")[1])
    assert status["signed_in"] and status["renewable"] and status["who"] == "ana@example.com"
    assert str(user.home) in status["keychain"]
    text = user.run("status")[1]
    assert "ana@example.com" in text and "Renewable:     yes" in text


def test_nothing_is_signed_in_to_begin_with(user):
    for arguments in [["token"], ["whoami"], ["status"]]:
        status, output, errors = user.run(*arguments)
        assert status == 3
        assert output == "" or arguments == ["status"]
    assert json.loads(user.run("status", "--json")[1])["signed_in"] is False
    assert user.run("logout")[0] == 0
    assert user.run("logout", "--revoke", "--all")[0] == 0


def test_logout_forgets_and_revoking_ends_the_sign_in_at_the_tenant(user):
    user.sign_in()
    assert user.run("logout")[0] == 0
    assert user.run("token")[0] == 3
    user.sign_in()
    assert user.run("logout", "--revoke")[0] == 0
    revocations = [r for r in user.tenant.http.get("control/requests").json() if r["path"] == "/oauth/revoke"]
    assert [r["status"] for r in revocations] == [200]


@pytest.mark.parametrize(
    "arguments",
    [
        [], ["nonsense"], ["login"], ["login", "--email", "a@b.c", "--browser"], ["login", "--email"],
        ["token", "--min-ttl", "soon"], ["token", "--min-ttl", "-1"], ["token", "extra"],
        ["whoami", "--keychain", "pocket"], ["configure"], ["login", "--browser", "--code", "1"],
    ],
)
def test_wrong_usage_ends_with_2(user, arguments):
    status, output, errors = user.run(*arguments)
    assert (status, output) == (2, "")
    assert "--help" in errors


def test_help_and_version(user):
    status, output, _ = user.run("--help")
    assert status == 0 and "usage: auth0-user" in output
    status, output, _ = user.run("--version")
    assert status == 0 and output.startswith("auth0-user ")


def test_a_missing_or_malformed_tenant_is_wrong_usage(user):
    user.environment["AUTH0_DOMAIN"] = "http://example.com"
    status, _, errors = user.run("login", "--email", "a@b.c")
    assert status == 2 and "http://" in errors
    del user.environment["AUTH0_DOMAIN"], user.environment["AUTH0_CLIENT_ID"]
    status, _, errors = user.run("token")
    assert status == 2 and "auth0-user configure" in errors


def test_configure_is_remembered_and_words_win(user):
    domain = user.environment.pop("AUTH0_DOMAIN")
    del user.environment["AUTH0_CLIENT_ID"], user.environment["AUTH0_KEYCHAIN"]
    assert user.run("configure", "--domain", domain, "--client-id", "local-client", "--keychain", "file")[0] == 0
    user.sign_in()
    assert user.run("whoami")[1] == "ana@example.com\n"
    assert user.run("token", "--client-id", "local-client-static")[0] == 3
    remembered = json.loads((user.home / ".config/auth0-user/config.json").read_text())
    assert remembered == {"domain": domain, "client_id": "local-client", "keychain": "file"}


def test_the_keychain_that_was_chosen_once_is_remembered(user):
    del user.environment["AUTH0_KEYCHAIN"]
    user.sign_in("ana@example.com", "--keychain", "file")
    assert user.run("whoami")[1] == "ana@example.com\n"


def test_without_a_keyring_nothing_is_stored_and_the_cure_is_named(user):
    del user.environment["AUTH0_KEYCHAIN"]
    user.run("login", "--email", "ana@example.com")
    status, _, errors = user.run(
        "login", "--email", "ana@example.com", "--code", user.tenant.code("ana@example.com")
    )
    assert status == 5
    assert "AUTH0_KEYCHAIN=file" in errors
    assert not list(user.home.rglob("*keychain*"))


def test_no_network_ends_with_4_and_loses_nothing(user):
    user.set_policy(access_token_seconds=1)
    user.sign_in()
    user.tenant.http.post("control/clock", json={"advance_seconds": 5})
    user.set_policy(access_token_seconds=86_400)
    for _ in range(3):
        fault = {"match": "POST /oauth/token", "times": 1, "drop": "before"}
        user.tenant.http.post("control/faults", json=fault).raise_for_status()
    status, output, errors = user.run("token")
    assert (status, output) == (4, "")
    assert user.run("token")[0] == 0


def test_a_sign_in_that_the_tenant_ended_ends_with_3(user):
    user.set_policy(access_token_seconds=1)
    user.sign_in()
    user.set_policy(access_token_seconds=86_400)
    stored = user.tenant.http.get("control/state").json()
    user.tenant.http.post("control/reset").raise_for_status()
    status, _, errors = user.run("token")
    assert status == 3, stored.keys()
    assert "auth0-user login" in errors


def test_secrets_are_readable_by_their_owner_only(user):
    user.sign_in()
    files = [path for path in user.home.rglob("*") if path.is_file() and "config" not in path.parts]
    assert files
    for path in files:
        assert path.stat().st_mode & 0o077 == 0, path
        assert b"ana@example.com" not in path.read_bytes()


def test_eight_processes_at_once_make_one_request(user):
    user.set_policy(access_token_seconds=30)
    user.sign_in()
    user.set_policy(access_token_seconds=86_400)
    before = len(user.token_requests())
    processes = [user.start("token") for _ in range(8)]
    answers = [process.communicate(timeout=120) for process in processes]
    assert [process.returncode for process in processes] == [0] * 8, answers
    assert len({output for output, _ in answers}) == 1
    assert len(user.token_requests()) == before + 1
    # No family was ended: the sign-in can still be renewed.
    assert user.run("token", "--min-ttl", "86399")[0] == 0


def test_a_killed_lock_holder_leaves_nothing_behind(user):
    user.set_policy(access_token_seconds=30)
    user.sign_in()
    user.set_policy(access_token_seconds=86_400)
    fault = {"match": "POST /oauth/token", "times": 1, "delay_ms": 60_000, "drop": "before"}
    user.tenant.http.post("control/faults", json=fault).raise_for_status()
    before = len(user.token_requests())
    holder = user.start("token")
    wait_until(lambda: lock_is_held(user.home))
    holder.send_signal(signal.SIGKILL)
    holder.wait(timeout=30)
    status, output, errors = user.run("token")
    assert status == 0, errors
    assert len(user.token_requests()) >= before


def test_an_interrupted_renewal_is_finished_and_stored(user):
    user.set_policy(access_token_seconds=30)
    user.sign_in()
    user.set_policy(access_token_seconds=86_400)
    fault = {"match": "POST /oauth/token", "times": 1, "delay_ms": 1_500}
    user.tenant.http.post("control/faults", json=fault).raise_for_status()
    before = len(user.token_requests())
    process = user.start("token")
    wait_until(lambda: lock_is_held(user.home))
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert user.run("token")[0] == 0
    assert len(user.token_requests()) == before + 1


def test_a_second_interrupt_ends_at_once(user):
    user.set_policy(access_token_seconds=30)
    user.sign_in()
    fault = {"match": "POST /oauth/token", "times": 1, "delay_ms": 60_000}
    user.tenant.http.post("control/faults", json=fault).raise_for_status()
    process = user.start("token")
    wait_until(lambda: lock_is_held(user.home))
    process.send_signal(signal.SIGINT)
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=0.2)
        except subprocess.TimeoutExpired:
            continue
    assert process.returncode == 130


def lock_is_held(home):
    """Whether some process holds a lock on a file below this folder."""
    inodes = {str(path.stat().st_ino) for path in home.rglob("*") if path.is_file()}
    locks = Path("/proc/locks").read_text().split()
    return any(word.rsplit(":", 1)[-1] in inodes for word in locks if word.count(":") == 2)
