"""httpx drives /me/v1 as its guide describes; pyotp computes the codes, fido2 reads the options and makes the passkey."""

import json
from base64 import b64decode
from datetime import datetime

import pyotp
import pytest
from auth0.authentication import GetToken, Passwordless
from auth0.authentication.exceptions import Auth0Error
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import CoseKey, ES256
from fido2.utils import sha256, websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    PublicKeyCredentialCreationOptions,
)

CLIENT = "local-client"
SCOPES = {
    "GET factors": "read:me:factors",
    "GET authentication-methods": "read:me:authentication_methods",
    "POST authentication-methods": "create:me:authentication_methods",
    "PATCH authentication-methods/totp%7Cdev_1": "update:me:authentication_methods",
    "DELETE authentication-methods/totp%7Cdev_1": "delete:me:authentication_methods",
}


class Account:
    """One person's own account."""

    def __init__(self, tenant, email="ana@example.com", scope=" ".join(SCOPES.values())):
        self.tenant = tenant
        Passwordless(tenant.domain, CLIENT, protocol="http").email(email, send="code")
        tokens = GetToken(tenant.domain, CLIENT, protocol="http").passwordless_login(
            username=email,
            otp=tenant.code(email),
            realm="email",
            scope=scope,
            audience=tenant.url + "me/",
        )
        self.headers = {"Authorization": f"Bearer {tokens['access_token']}"}

    def call(self, method, path, **arguments):
        url = path if path.startswith("http") else "me/v1/" + path
        answer = self.tenant.http.request(method, url, headers=self.headers, **arguments)
        for name in ("limit", "remaining", "reset"):
            assert answer.headers[f"x-ratelimit-{name}"].isdigit()
        return answer

    def create(self, **body):
        answer = self.call("POST", "authentication-methods", json=body)
        assert answer.status_code == 202, answer.text
        assert answer.headers["location"].startswith(self.tenant.url + "me/v1/authentication-methods/")
        assert "|" not in answer.headers["location"]
        return answer

    def verify(self, started, **body):
        body["auth_session"] = started.json()["auth_session"]
        return self.call("POST", started.headers["location"] + "/verify", json=body)

    def methods(self):
        return self.call("GET", "authentication-methods").json()["authentication_methods"]


def now(tenant):
    return datetime.fromisoformat(tenant.http.get("control/health").json()["time"].replace("Z", "+00:00"))


def is_problem(answer, status, code):
    body = answer.json()
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert (answer.status_code, body["status"]) == (status, status)
    assert body["type"].endswith("A0E-" + code), body
    assert body["title"] and body["detail"]


def test_every_kind_but_passkeys_is_enrolled_listed_renamed_and_removed(tenant):
    ana = Account(tenant)
    factors = {item["type"] for item in ana.call("GET", "factors").json()["factors"]}
    assert factors == {"passkey", "email", "phone", "totp", "push-notification", "recovery-code"}

    email = ana.create(type="email", email="second@example.com")
    assert ana.methods() == []
    assert ana.verify(email, otp_code=tenant.code("second@example.com")).status_code == 201
    phone = ana.create(type="phone", phone_number="+4915112345678", preferred_authentication_method="sms")
    assert ana.verify(phone, otp_code=tenant.code("+4915112345678")).status_code == 201
    totp = ana.create(type="totp")
    app = pyotp.parse_uri(totp.json()["barcode_uri"])
    assert app.secret == totp.json()["manual_input_code"]
    assert ana.verify(totp, otp_code=app.at(now(tenant))).status_code == 201
    push = ana.create(type="push-notification")
    assert tenant.http.post("control/push/approve").status_code == 200
    assert ana.verify(push).status_code == 201
    recovery = ana.create(type="recovery-code")
    assert len(recovery.json()["recovery_code"]) == 24
    assert ana.verify(recovery).status_code == 201

    methods = {item["type"]: item for item in ana.methods()}
    assert methods.keys() == factors - {"passkey"}
    assert all(item["confirmed"] is True and item["usage"] == ["secondary"] for item in methods.values())
    for kind, started in [("email", email), ("phone", phone), ("totp", totp), ("push-notification", push)]:
        url = started.headers["location"]
        assert ana.call("GET", url).json() == methods[kind]
        assert ana.call("PATCH", url, json={"name": "Mine"}).json()["name"] == "Mine"
    is_problem(ana.call("PATCH", recovery.headers["location"], json={"name": "Mine"}), 400, "400-0003")
    for item in methods.values():
        assert ana.call("DELETE", "authentication-methods/" + item["id"].replace("|", "%7C")).status_code == 204
    assert ana.methods() == []


def passkey(options, origin="http://localhost:3000"):
    """What a platform authenticator would answer, made with fido2."""
    client_data = json.dumps(
        {"type": "webauthn.create", "challenge": options["challenge"], "origin": origin, "crossOrigin": False}
    ).encode()
    key = ec.generate_private_key(ec.SECP256R1())
    credential = AttestedCredentialData.create(bytes(16), b"id" * 16, ES256.from_cryptography_key(key.public_key()))
    data = AuthenticatorData.create(
        sha256(options["rp"]["id"].encode()), 0x45, 0, bytes(credential)
    )
    identifier = websafe_encode(credential.credential_id)
    answer = {
        "id": identifier,
        "rawId": identifier,
        "type": "public-key",
        "authenticatorAttachment": "platform",
        "clientExtensionResults": {},
        "response": {
            "clientDataJSON": websafe_encode(client_data),
            "attestationObject": websafe_encode(bytes(AttestationObject.create("none", data, {}))),
            "transports": ["internal"],
        },
    }
    return answer, credential


def test_a_passkey_is_enrolled_and_excluded_from_then_on(tenant):
    ana = Account(tenant)
    started = ana.create(type="passkey")
    assert started.headers["location"].endswith("/passkey%7Cnew")
    options = started.json()["authn_params_public_key"]
    parsed = PublicKeyCredentialCreationOptions.from_dict(options)
    assert parsed.rp.id == "localhost" and parsed.user.name == "ana@example.com"
    assert [item.alg for item in parsed.pub_key_cred_params] == [-8, -7, -257]
    assert not parsed.exclude_credentials
    answer, credential = passkey(options)
    done = ana.verify(started, authn_response=answer)
    assert done.status_code == 201, done.text
    method = done.json()
    assert CoseKey.parse(cbor.decode(b64decode(method["public_key"]))) == credential.public_key
    assert websafe_decode(method["key_id"]) == credential.credential_id
    assert websafe_decode(method["user_handle"]) == parsed.user.id
    assert method["usage"] == ["primary"] and method["credential_device_type"] == "single_device"
    assert ana.methods() == [method]

    again = ana.create(type="passkey").json()["authn_params_public_key"]
    [excluded] = PublicKeyCredentialCreationOptions.from_dict(again).exclude_credentials
    assert excluded.id == credential.credential_id


@pytest.mark.parametrize("origin", ["https://localhost:3000", "http://evil.example"])
def test_a_passkey_from_a_foreign_page_is_refused(tenant, origin):
    ana = Account(tenant)
    started = ana.create(type="passkey")
    answer, _ = passkey(started.json()["authn_params_public_key"], origin)
    is_problem(ana.verify(started, authn_response=answer), 400, "400-0003")
    assert ana.methods() == []


def test_a_token_without_the_scope_gets_nowhere(tenant):
    for call, scope in SCOPES.items():
        method, path = call.split(" ")
        others = Account(tenant, scope=" ".join(item for item in SCOPES.values() if item != scope))
        body = {"json": {"type": "totp"}} if method in ("POST", "PATCH") else {}
        is_problem(others.call(method, path, **body), 403, "403-0002")


def test_people_are_kept_apart(tenant):
    ana, ben = Account(tenant), Account(tenant, "ben@example.com")
    started = ana.create(type="recovery-code")
    is_problem(ben.verify(started), 400, "400-0003")
    assert ana.verify(started).status_code == 201
    for method in ("GET", "DELETE"):
        is_problem(ben.call(method, started.headers["location"]), 404, "404-0002")
    assert ben.methods() == [] and len(ana.methods()) == 1


def test_factors_survive_a_restart_and_a_move(start, tmp_path):
    file = tmp_path / "tenant.sqlite"
    first = start("--quiet", "--data", file)
    ana = Account(first)
    totp = ana.create(type="totp")
    assert ana.verify(totp, otp_code=pyotp.parse_uri(totp.json()["barcode_uri"]).at(now(first))).status_code == 201
    methods = ana.methods()
    state = first.http.get("control/state").json()
    first.stop()

    again = start("--quiet", "--data", file)
    assert Account(again).methods() == methods
    elsewhere = start("--quiet")
    assert elsewhere.http.put("control/state", json=state).status_code == 204
    assert Account(elsewhere).methods() == methods
    [stored] = elsewhere.http.get("control/state").json()["factors"]
    assert stored["proof"]["totp"]["secret"] == totp.json()["manual_input_code"]


def test_a_file_can_hold_a_person_with_a_known_secret(tenant):
    stamp = "2026-01-31T12:00:00.000Z"
    secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
    state = {
        "users": [{"user_id": "email|ana", "email": "ana@example.com"}],
        "factors": [
            {"id": "totp|dev_ana", "userID": "email|ana", "createdAt": stamp, "proof": {"totp": {"secret": secret}}},
            {
                "id": "phone|dev_ana",
                "userID": "email|ana",
                "createdAt": stamp,
                "proof": {"phone": {"number": "+4915112345678", "channel": "sms"}},
            },
        ],
    }
    assert tenant.http.put("control/state", json=state).status_code == 204
    assert {item["id"] for item in Account(tenant).methods()} == {"totp|dev_ana", "phone|dev_ana"}
    assert tenant.http.put("control/policy", json={"mfa": "always"}).status_code == 200
    with pytest.raises(Auth0Error) as refusal:
        Account(tenant)
    members = {
        "client_id": CLIENT,
        "grant_type": "http://auth0.com/oauth/grant-type/mfa-otp",
        "mfa_token": refusal.value.content["mfa_token"],
        "otp": pyotp.TOTP(secret).at(now(tenant)),
    }
    assert tenant.http.post("oauth/token", json=members).status_code == 200


def test_without_a_token_nothing_is_told(tenant):
    is_problem(tenant.http.get("me/v1/factors"), 401, "401-0002")
    answer = tenant.http.get("me/v1/factors", headers={"Authorization": "Bearer nonsense"})
    is_problem(answer, 401, "401-0003")
