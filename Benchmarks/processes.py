#!/usr/bin/env python3
"""Whole processes: how long they take and how much memory they use, side by side with secret-tool.

usage: processes.py FOLDER-OF-BUILT-PROGRAMS
"""

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

programs = sys.argv[1]


def run(words, environment):
    """Seconds and peak resident MiB of one run."""
    null = os.open(os.devnull, os.O_RDWR)
    start = time.perf_counter()
    child = os.posix_spawnp(
        words[0],
        words,
        environment,
        file_actions=[(os.POSIX_SPAWN_DUP2, null, 0), (os.POSIX_SPAWN_DUP2, null, 1)],
    )
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - start
    os.close(null)
    if status != 0:
        raise SystemExit(f"{words} ended with {status}")
    return seconds, usage.ru_maxrss / 1024


def report(name, value, limit):
    print(f"bench {name} {value:.3f} <={limit:g} {'ok' if value <= limit else 'short'}")


def start_tenant():
    start = time.perf_counter()
    tenant = subprocess.Popen(
        [f"{programs}/auth0-tenant", "--port", "0", "--quiet"], stdout=subprocess.PIPE, text=True
    )
    line = tenant.stdout.readline()
    seconds = time.perf_counter() - start
    return tenant, re.search(r"http://\S+", line)[0], seconds


def resident(pid):
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024


def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))


def tenant_benchmarks():
    ready = []
    idle = []
    for _ in range(7):
        tenant, _, seconds = start_tenant()
        # Its first key is made in the background; idle is what is left when that is done.
        time.sleep(1)
        idle.append(resident(tenant.pid))
        ready.append(seconds)
        tenant.terminate()
        tenant.wait()
    report("tenant-ready-ms", statistics.median(ready) * 1000, 100)
    report("tenant-idle-mib", statistics.median(idle), 30)


def token_benchmarks():
    tenant, url, _ = start_tenant()
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home,
            "PATH": os.environ["PATH"],
            "DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"],
            "AUTH0_DOMAIN": url,
            "AUTH0_CLIENT_ID": "local-client",
            "AUTH0_KEYCHAIN": "file",
        }
        login = [f"{programs}/auth0-user", "login", "--email", "ana@example.com"]
        with open(os.devnull, "w") as null:
            subprocess.run(login, env=environment, stdin=subprocess.DEVNULL, stderr=null, check=True)
            code = json.load(urllib.request.urlopen(f"{url}control/messages"))[0]["code"]
            subprocess.run(login + ["--code", code], env=environment, stderr=null, check=True)
        subprocess.run(
            ["secret-tool", "store", "--label=bench", "app", "bench"],
            env=environment, input="x" * 4000, text=True, check=True,
        )
        token = [f"{programs}/auth0-user", "token"]
        lookup = ["secret-tool", "lookup", "app", "bench"]
        for words in (token, lookup):
            run(words, environment)
        pairs = [(run(token, environment), run(lookup, environment)) for _ in range(25)]
        report("auth0-user-token", statistics.median(ours[0] / theirs[0] for ours, theirs in pairs), 4)
        report("auth0-user-token-mib", statistics.median(ours[1] for ours, _ in pairs), 48)
    tenant.terminate()
    tenant.wait()


tenant_benchmarks()
token_benchmarks()
