"""Wrong clients, wrong grants and malformed requests are refused as the contract says."""

import json

import pytest
from conftest import OTP_GRANT

CONFIG = {
    "clients": [
        {"client_id": "local-client"},
        {"client_id": "web", "client_secret": "s3cret"},
        {"client_id": "codes-only", "grants": [OTP_GRANT]},
        {"client_id": "refresh-only", "grants": ["refresh_token"]},
    ],
    "fixed_codes": {"ana@example.com": "004242"},
}
LOGIN = {
    "client_id": "local-client",
    "grant_type": OTP_GRANT,
    "realm": "email",
    "username": "ana@example.com",
    "otp": "004242",
}
START = {"client_id": "local-client", "connection": "email", "email": "ana@example.com", "send": "code"}
REFRESH = {"client_id": "local-client", "grant_type": "refresh_token", "refresh_token": "v1.random"}

WRONG_EMAIL_CODE = "Wrong email or verification code."
NOT_ALLOWED = f"Grant type '{OTP_GRANT}' not allowed for the client."


@pytest.fixture
def tenant(start, tmp_path):
    config = tmp_path / "tenant.json"
    config.write_text(json.dumps(CONFIG))
    tenant = start("--quiet", "--config", config)
    tenant.http.post("passwordless/start", json=START).raise_for_status()
    return tenant


def but(good, **changes):
    changed = {**good, **changes}
    return {name: value for name, value in changed.items() if value is not ...}


@pytest.mark.parametrize(
    "path, members, status, error, description",
    [
        ("oauth/token", but(LOGIN, client_id="nobody"), 401, "access_denied", "Unauthorized"),
        ("oauth/token", but(LOGIN, client_id="web"), 401, "invalid_client", None),
        ("oauth/token", but(LOGIN, client_id="web", client_secret="no"), 401, "invalid_client", None),
        ("oauth/token", but(LOGIN, client_id=...), 400, "invalid_request", "Missing required parameter: client_id"),
        ("oauth/token", but(LOGIN, grant_type=...), 400, "invalid_request", "Missing required parameter: grant_type"),
        ("oauth/token", but(LOGIN, grant_type="password"), 400, "unsupported_grant_type", None),
        ("oauth/token", but(LOGIN, grant_type="client_credentials"), 400, "unsupported_grant_type", None),
        ("oauth/token", but(LOGIN, client_id="refresh-only"), 403, "unauthorized_client", NOT_ALLOWED),
        ("oauth/token", but(LOGIN, otp="4242"), 403, "invalid_grant", WRONG_EMAIL_CODE),
        ("oauth/token", but(LOGIN, otp=4242), 400, "invalid_request", None),
        ("oauth/token", but(LOGIN, otp=...), 400, "invalid_request", "Missing required parameter: otp"),
        ("oauth/token", but(LOGIN, username="bob@example.com"), 403, "invalid_grant", WRONG_EMAIL_CODE),
        ("oauth/token", but(LOGIN, username=...), 400, "invalid_request", "Missing required parameter: username"),
        ("oauth/token", but(LOGIN, realm="fax"), 400, "invalid_request", None),
        ("oauth/token", but(LOGIN, realm=...), 400, "invalid_request", "Missing required parameter: realm"),
        ("oauth/token", but(LOGIN, client_id="codes-only"), 403, "invalid_grant", WRONG_EMAIL_CODE),
        ("oauth/token", but(LOGIN, audience="https://unknown.example.com"), 403, "access_denied", None),
        ("oauth/token", REFRESH, 403, "invalid_grant", "Unknown or invalid refresh token."),
        ("oauth/token", but(REFRESH, refresh_token=...), 400, "invalid_request", None),
        ("oauth/token", but(REFRESH, client_id="codes-only"), 403, "unauthorized_client", None),
        ("oauth/revoke", {"client_id": "local-client"}, 400, "invalid_request", None),
        ("oauth/revoke", {"client_id": "nobody", "token": "x"}, 401, "invalid_client", None),
        ("passwordless/start", but(START, client_id=...), 400, "bad.client_id", None),
        ("passwordless/start", but(START, client_id="nobody"), 400, "bad.client_id", None),
        ("passwordless/start", but(START, client_id="web"), 401, "invalid_client", None),
        ("passwordless/start", but(START, client_id="refresh-only"), 403, "unauthorized_client", NOT_ALLOWED),
        ("passwordless/start", but(START, connection="fax"), 400, "bad.connection", "Connection does not exist"),
        ("passwordless/start", but(START, email="nobody"), 400, "bad.email", None),
        ("passwordless/start", but(START, phone_number="+491"), 400, "bad.request", None),
        ("passwordless/start", but(START, send=...), 400, "bad.authParams", None),
        ("passwordless/start", but(START, send="link_ios"), 400, "bad.send", None),
        ("passwordless/start", but(START, colour="red"), 400, "bad.request", None),
    ],
)
def test_refuses(tenant, path, members, status, error, description):
    answer = tenant.http.post(path, json=members)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.headers["content-type"].startswith("application/json")
    if description is not None:
        assert answer.json()["error_description"] == description


@pytest.mark.parametrize(
    "content_type, body",
    [
        ("application/json", b"{"),
        ("application/json", b"[]"),
        ("application/json", b'{"a":' * 5_000),
        ("application/json", b"\xff\xfe"),
        ("application/x-www-form-urlencoded", b"otp=%zz"),
        ("application/x-www-form-urlencoded", b"client_id=a&client_id=b"),
        ("application/x-www-form-urlencoded", b"client_id=\xff"),
        ("text/html", b"<html>"),
    ],
)
def test_refuses_a_malformed_body(tenant, content_type, body):
    for path in ("oauth/token", "oauth/revoke", "passwordless/start"):
        answer = tenant.http.post(path, content=body, headers={"Content-Type": content_type})
        assert (answer.status_code, answer.json()["error"]) == (400, "invalid_request")


@pytest.mark.parametrize(
    "authorization", [None, "Bearer", "Bearer x", "Bearer a.b.c", "Basic YTpi", "Bearer eyJhbGciOiJub25lIn0.e30."]
)
def test_refuses_a_token_that_is_none(tenant, authorization):
    headers = {"Authorization": authorization} if authorization else {}
    answer = tenant.http.get("userinfo", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (401, "invalid_token")


@pytest.mark.parametrize(
    "method, path", [("GET", "oidc/logout"), ("POST", "oauth/device/code"), ("GET", "me/v1/consents"), ("GET", "x%2F..")]
)
def test_what_is_not_emulated_never_looks_like_success(tenant, method, path):
    answer = tenant.http.request(method, path)
    assert answer.status_code == 404
    assert path in answer.json()["error_description"]


def test_the_right_code_still_works(tenant):
    assert tenant.http.post("oauth/token", data=LOGIN).status_code == 200
