"""The command auth0-tenant: its line, its signals, its files, its refusals."""

import os
import shutil
import signal
import stat
import subprocess

import httpx
import pytest
from conftest import COMMAND, OTP_GRANT


def run(*arguments):
    return subprocess.run([COMMAND, *map(str, arguments)], capture_output=True, text=True, timeout=30)


def login(tenant, email="ana@example.com"):
    client = {"client_id": "local-client"}
    start = {"connection": "email", "email": email, "send": "code"}
    tenant.http.post("passwordless/start", json=client | start).raise_for_status()
    answer = tenant.http.post(
        "oauth/token",
        data=client
        | {
            "grant_type": OTP_GRANT,
            "realm": "email",
            "username": email,
            "otp": tenant.code(email),
            "scope": "openid email offline_access",
        },
    )
    answer.raise_for_status()
    return answer.json()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stops_cleanly_on_a_signal(start, number):
    tenant = start()
    login(tenant)
    status, output, errors = tenant.stop(number)
    assert (status, output) == (0, "")
    assert errors.splitlines() == ["POST /passwordless/start 200", "POST /oauth/token 200"]


def test_quiet_leaves_the_request_lines_out(start):
    tenant = start("--quiet")
    login(tenant)
    assert tenant.stop() == (0, "", "")


def test_listens_on_both_loopback_addresses(tenant):
    for host in ("127.0.0.1", "[::1]"):
        answer = httpx.get(f"http://{host}:{tenant.port}/.well-known/openid-configuration", trust_env=False)
        assert answer.json()["issuer"] == tenant.url


def test_version_and_help():
    version = run("--version")
    assert version.returncode == 0 and version.stdout.startswith("auth0-tenant ")
    usage = run("--help")
    assert usage.returncode == 0
    for flag in ("--port", "--host", "--config", "--data", "--rate-limits", "--control-token", "--quiet"):
        assert flag in usage.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["--prot", "1"],
        ["extra"],
        ["--port"],
        ["--port", "x"],
        ["--port", "65536"],
        ["--port", "-1"],
        ["--rate-limits", "some"],
        ["--control-token", ""],
    ],
)
def test_wrong_usage_is_status_2(arguments):
    result = run(*arguments)
    assert result.returncode == 2
    assert result.stdout == "" and "--help" in result.stderr


def test_a_taken_port_is_a_clear_error(tenant):
    result = run("--port", tenant.port)
    assert result.returncode == 1
    assert str(tenant.port) in result.stderr and "in use" in result.stderr


@pytest.mark.parametrize(
    "text, part",
    [("{", "JSON"), ('{"clints": []}', "clints"), ('{"clients": [{"client_id": "a"}, {"client_id": "a"}]}', "twice")],
)
def test_a_wrong_config_names_what_is_wrong(tmp_path, text, part):
    config = tmp_path / "tenant.json"
    config.write_text(text)
    result = run("--port", 0, "--config", config)
    assert result.returncode == 1 and part in result.stderr


def test_a_missing_config_or_folder_is_an_error(tmp_path):
    assert run("--port", 0, "--config", tmp_path / "none.json").returncode == 1
    result = run("--port", 0, "--data", tmp_path / "none" / "t.sqlite")
    assert result.returncode == 1 and "folder" in result.stderr


def test_data_survives_a_restart(start, tmp_path):
    data = tmp_path / "tenant.sqlite"
    first = start("--quiet", "--data", data)
    tokens = login(first)
    keys = first.http.get(".well-known/jwks.json").json()
    first.http.post("control/users/block", json={"email": "ana@example.com"}).raise_for_status()
    first.http.post("control/users/block", json={"email": "ana@example.com", "blocked": False}).raise_for_status()
    users = first.http.get("control/users").json()
    assert stat.S_IMODE(data.stat().st_mode) == 0o600
    taken = run("--port", 0, "--data", data)
    assert taken.returncode == 1 and "another tenant" in taken.stderr
    assert first.stop()[0] == 0
    assert tokens["refresh_token"].encode() not in data.read_bytes()

    second = start("--quiet", "--data", data)
    assert second.http.get(".well-known/jwks.json").json() == keys
    assert second.http.get("control/users").json() == users
    profile = second.http.get("userinfo", headers={"Authorization": f"Bearer {tokens['access_token']}"})
    assert profile.json()["email"] == "ana@example.com"
    refresh = {"client_id": "local-client", "grant_type": "refresh_token", "refresh_token": tokens["refresh_token"]}
    assert second.http.post("oauth/token", data=refresh).status_code == 200
    assert second.http.post("oauth/token", data=refresh).status_code == 403


def test_data_survives_a_kill(start, tmp_path):
    data = tmp_path / "tenant.sqlite"
    first = start("--quiet", "--data", data)
    token = login(first)["refresh_token"]
    first.stop(signal.SIGKILL)
    second = start("--quiet", "--data", data)
    refresh = {"client_id": "local-client", "grant_type": "refresh_token", "refresh_token": token}
    assert second.http.post("oauth/token", data=refresh).status_code == 200


def test_rate_limits_by_flag(start):
    tenant = start("--quiet", "--rate-limits", "auth0")
    answer = tenant.http.post("oauth/token")
    assert answer.headers["x-ratelimit-limit"] == "30"


# In a network of its own, whose only address but loopback is 10.77.0.1: a tenant, and requests that come from there.
ELSEWHERE = r"""
set -e
ip link set lo up
ip address add 10.77.0.1/24 dev lo
command=$1 folder=$2
shift 2
mkfifo "$folder/ready"
"$command" --port 8787 --host 0.0.0.0 --quiet "$@" > "$folder/ready" &
trap 'kill $!' EXIT
read -r _ < "$folder/ready"
while read -r path options; do
    curl -s -o "$folder/body" -w '%{http_code}\n' $options "http://10.77.0.1:8787/$path"
done
"""

needs_networks = pytest.mark.skipif(
    subprocess.run(["unshare", "--net", "true"], capture_output=True).returncode != 0,
    reason="needs the right to make a network namespace, which root has",
)


def from_elsewhere(folder, requests, *arguments):
    """The statuses of requests to a tenant that do not come from loopback."""
    folder.mkdir()
    ended = subprocess.run(
        ["unshare", "--net", "sh", "-c", ELSEWHERE, "sh", COMMAND, folder, *arguments],
        input="".join(f"{request}\n" for request in requests), capture_output=True, text=True, timeout=60,
    )
    return [int(status) for status in ended.stdout.split()]


@needs_networks
def test_control_from_elsewhere_needs_the_token(tmp_path):
    assert from_elsewhere(tmp_path / "closed", ["control/messages", "inbox"]) == [403, 403]
    requests = [
        "inbox",
        "inbox -u x:t0ken",
        "inbox --oauth2-bearer t0ken",
        "control/messages -u x:no",
        ".well-known/jwks.json",
    ]
    opened = from_elsewhere(tmp_path / "opened", requests, "--control-token", "t0ken")
    assert opened == [401, 200, 200, 401, 200]


def test_a_command_copied_to_an_empty_folder_runs(tmp_path):
    copy = tmp_path / "auth0-tenant"
    shutil.copy(COMMAND, copy)
    environment = {"PATH": os.environ["PATH"]} | {
        name: value for name, value in os.environ.items() if name == "LD_LIBRARY_PATH"
    }
    with subprocess.Popen(
        [copy, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path, env=environment
    ) as process:
        url = process.stdout.readline().split()[3]
        assert "Local tenant" in httpx.get(url, trust_env=False).text
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
    assert process.returncode == 0


def test_stays_small(start):
    """No more than 30 MiB resident, and none of Foundation's larger parts, which alone would cost six."""
    tenant = start("--quiet")
    login(tenant)
    process = f"/proc/{tenant.process.pid}"
    with open(f"{process}/maps") as maps:
        loaded = maps.read()
    assert "libFoundation.so" not in loaded and "FoundationICU" not in loaded
    with open(f"{process}/status") as status:
        resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))
    assert resident <= 30 * 1024
