"""SimpleKeychain's encrypted files and lock under kill, umask, full and read-only disks, and many processes."""

import os
import signal
import stat
import subprocess
import time
from pathlib import Path

import pytest

from keychain import PROBE, SERVICE, environment, kind, probe

needs_mounts = pytest.mark.skipif(
    subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode != 0,
    reason="needs the right to mount, which root has",
)


@pytest.fixture
def env(tmp_path):
    return environment(tmp_path, AUTH0_KEYCHAIN="file")


def start(env, *arguments, service=SERVICE):
    return subprocess.Popen(
        [PROBE, service, *arguments], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def modes(folder):
    return {
        path.relative_to(folder).parts[-1]: stat.S_IMODE(path.lstat().st_mode)
        for path in Path(folder).rglob("*")
        if "auth0" in path.relative_to(folder).parts
    }


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_no_umask_opens_files_to_others_or_closes_them_to_the_user(env, tmp_path, umask):
    assert kind(probe(env, "set", "key", data=b"value", umask=umask)) == "ok"
    for name, mode in modes(tmp_path).items():
        assert mode == (0o600 if "." in name else 0o700), name
    assert probe(env, "get", "key").stdout == b"value"


@pytest.mark.parametrize("attempt", range(10))
def test_a_writer_that_is_killed_leaves_the_old_or_the_new_item(env, tmp_path, attempt):
    writer = start(env, "churn", "key")
    assert writer.stdout.readline() == b"started\n"
    time.sleep(attempt * 0.003)
    writer.kill()
    writer.communicate()
    assert probe(env, "get", "key").stdout in (b"a" * (1 << 16), b"b" * (1 << 18))
    assert probe(env, "keys").stdout == b"key\n"
    assert kind(probe(env, "set", "key", data=b"next")) == "ok"
    assert probe(env, "get", "key").stdout == b"next"


def test_a_limit_on_file_sizes_leaves_the_old_item(env):
    assert kind(probe(env, "set", "key", data=b"old")) == "ok"
    limited = subprocess.run(
        ["bash", "-c", f'ulimit -f 1; exec "$0" {SERVICE} set key', PROBE],
        env=env, input=b"x" * 100_000, capture_output=True,
    )
    assert limited.returncode != 0
    assert probe(env, "get", "key").stdout == b"old"


def in_tmpfs(env, folder, options, script):
    """Runs a shell script with a file system of its own at `folder`; $PROBE and $SERVICE are set."""
    command = f'mount -t tmpfs -o {options} tmpfs "{folder}" && {script}'
    return subprocess.run(
        ["unshare", "--mount", "bash", "-c", command],
        env=env | {"PROBE": str(PROBE), "SERVICE": SERVICE}, capture_output=True, timeout=60,
    )


@needs_mounts
def test_a_full_disk_is_an_error_that_names_the_cure_and_leaves_the_old_item(env, tmp_path):
    result = in_tmpfs(env, tmp_path, "size=128k", """
        printf old | $PROBE $SERVICE set key || exit 9
        head -c 200000 /dev/zero | $PROBE $SERVICE set key && exit 8
        $PROBE $SERVICE get key
        find $HOME -name '.tmp-*'
    """)
    assert result.stdout == b"old"
    assert result.stderr.startswith(b"storageFailed") and b"no space left" in result.stderr


@needs_mounts
def test_a_read_only_home_can_be_read_and_not_written(env, tmp_path):
    result = in_tmpfs(env, tmp_path, "size=1m", f"""
        printf old | $PROBE $SERVICE set key || exit 9
        mount -o remount,ro "{tmp_path}"
        printf new | $PROBE $SERVICE set key && exit 8
        $PROBE $SERVICE get key
    """)
    assert result.stdout == b"old"
    assert result.stderr.startswith(b"storageFailed") and b"read-only" in result.stderr


@needs_mounts
def test_a_home_that_cannot_be_written_to_says_so(env, tmp_path):
    result = in_tmpfs(env, tmp_path, "ro", "printf x | $PROBE $SERVICE set key")
    assert result.stderr.startswith(b"storageFailed")


def test_one_process_at_a_time_holds_the_lock_of_a_store(env):
    holder = start(env, "lock")
    assert holder.stdout.readline() == b"held\n"
    assert kind(probe(env, "lock")) == "storeBusy"
    assert kind(probe(env, "lock", service="other")) == "ok"
    waiter = start(env, "lock", "60")
    holder.communicate(b"")
    assert waiter.stdout.readline() == b"held\n"
    waiter.communicate(b"")


def test_the_lock_of_a_killed_holder_is_free_at_once(env):
    holder = start(env, "lock")
    assert holder.stdout.readline() == b"held\n"
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    assert kind(probe(env, "lock")) == "ok"


def test_programs_that_the_holder_starts_do_not_keep_its_lock(env, tmp_path):
    holder = start(env, "lock")
    assert holder.stdout.readline() == b"held\n"
    lock = next(tmp_path.rglob(".lock"))
    inherited = [
        descriptor for descriptor in os.listdir(f"/proc/{holder.pid}/fd")
        if os.path.realpath(f"/proc/{holder.pid}/fd/{descriptor}") == str(lock)
    ]
    assert len(inherited) == 1
    flags = Path(f"/proc/{holder.pid}/fdinfo/{inherited[0]}").read_text()
    [octal] = [line.split()[1] for line in flags.splitlines() if line.startswith("flags:")]
    assert int(octal, 8) & os.O_CLOEXEC
    holder.communicate(b"")


def test_processes_with_other_configuration_folders_share_the_lock_of_a_store(env):
    holder = start(env | {"XDG_CONFIG_HOME": "/somewhere"}, "lock")
    assert holder.stdout.readline() == b"held\n"
    assert kind(probe(env | {"XDG_CONFIG_HOME": "/elsewhere"}, "lock")) == "storeBusy"
    holder.communicate(b"")


def test_many_processes_make_one_key_and_lose_no_item(env):
    writers = [start(env, "set", f"key{index}") for index in range(8)]
    for index, writer in enumerate(writers):
        _, errors = writer.communicate(b"%d" % index, timeout=60)
        assert writer.returncode == 0, errors
    for index in range(8):
        assert probe(env, "get", f"key{index}").stdout == b"%d" % index
