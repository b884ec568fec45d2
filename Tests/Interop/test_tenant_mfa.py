"""auth0-python meets mfa_required and goes on; pyotp computes the codes, httpx calls /mfa as the guides describe."""

from datetime import datetime, timedelta
from urllib.parse import unquote

import pyotp
import pytest
from auth0.authentication import GetToken, Passwordless
from auth0.authentication.exceptions import Auth0Error

CLIENT = "local-client"
SCOPE = "openid profile offline_access"
GRANT = "http://auth0.com/oauth/grant-type/"


class Person:
    """Somebody who signs in with a code by e-mail and is asked for more."""

    def __init__(self, tenant, email="ana@example.com"):
        self.tenant, self.email = tenant, email
        self.tokens = GetToken(tenant.domain, CLIENT, protocol="http")

    def sign_in(self):
        Passwordless(self.tenant.domain, CLIENT, protocol="http").email(self.email, send="code")
        return self.tokens.passwordless_login(
            username=self.email, otp=self.tenant.code(self.email), realm="email", scope=SCOPE, audience=None
        )

    def mfa_token(self):
        with pytest.raises(Auth0Error) as refusal:
            self.sign_in()
        assert refusal.value.status_code == 403
        assert refusal.value.error_code == "mfa_required"
        assert refusal.value.message == "Multifactor authentication required"
        return refusal.value.content["mfa_token"]

    def grant(self, name, token, **members):
        return self.tokens.authenticated_post(
            f"http://{self.tenant.domain}/oauth/token",
            data={"client_id": CLIENT, "grant_type": GRANT + name, "mfa_token": token, **members},
        )

    def challenge(self, token, **members):
        return self.tokens.authenticated_post(
            f"http://{self.tenant.domain}/mfa/challenge",
            data={"client_id": CLIENT, "mfa_token": token, **members},
        )

    def refresh(self, token, **members):
        return self.tokens.authenticated_post(
            f"http://{self.tenant.domain}/oauth/token",
            data={"client_id": CLIENT, "grant_type": "refresh_token", "refresh_token": token, **members},
        )

    def associate(self, token, **members):
        answer = self.tenant.http.post("mfa/associate", json=members, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def authenticators(self, token):
        answer = self.tenant.http.get("mfa/authenticators", headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def refused(call, status, error, message=None):
    with pytest.raises(Auth0Error) as refusal:
        call()
    assert (refusal.value.status_code, refusal.value.error_code) == (status, error)
    assert message is None or refusal.value.message == message


def advance(tenant, seconds):
    assert tenant.http.post("control/clock", json={"advance_seconds": seconds}).status_code == 200


def app(tenant, uri):
    """An authenticator app that read the QR code and goes by the tenant's clock."""
    totp = pyotp.parse_uri(uri)

    def code(steps=0):
        time = tenant.http.get("control/health").json()["time"]
        return totp.at(datetime.fromisoformat(time.replace("Z", "+00:00")) + timedelta(seconds=30 * steps))

    return totp, code


@pytest.fixture
def always(tenant):
    assert tenant.http.put("control/policy", json={"mfa": "always"}).status_code == 200
    return tenant


def test_an_app_is_enrolled_and_used(always):
    ana = Person(always)
    token = ana.mfa_token()
    started = ana.associate(token, authenticator_types=["otp"])
    totp, code = app(always, started["barcode_uri"])
    assert totp.secret == started["secret"]
    assert unquote(totp.name) == "ana@example.com" and totp.issuer
    assert (totp.digits, totp.interval) == (6, 30)
    assert ana.authenticators(token) == []
    first = ana.grant("mfa-otp", token, otp=code())
    assert first["access_token"] and first["refresh_token"] and first["id_token"]

    token = ana.mfa_token()
    assert {item["type"] for item in ana.authenticators(token)} == {"otp", "recovery-code"}
    assert ana.challenge(token, challenge_type="otp") == {"challenge_type": "otp"}
    # Spent at the enrolment.
    refused(lambda: ana.grant("mfa-otp", token, otp=code()), 403, "invalid_grant", "Invalid otp_code.")
    refused(lambda: ana.grant("mfa-otp", token, otp=code(5)), 403, "invalid_grant", "Invalid otp_code.")
    advance(always, 30)
    assert ana.grant("mfa-otp", token, otp=code())["access_token"]
    refused(lambda: ana.grant("mfa-otp", token, otp=code(1)), 401, "invalid_grant", "Malformed mfa_token")


def test_a_recovery_code_is_replaced(always):
    ana = Person(always)
    token = ana.mfa_token()
    started = ana.associate(token, authenticator_types=["otp"])
    [recovery] = started["recovery_codes"]
    ana.grant("mfa-otp", token, otp=app(always, started["barcode_uri"])[1]())
    answer = ana.grant("mfa-recovery-code", ana.mfa_token(), recovery_code=recovery)
    assert len(answer["recovery_code"]) == 24 and answer["recovery_code"] != recovery
    token = ana.mfa_token()
    refused(lambda: ana.grant("mfa-recovery-code", token, recovery_code=recovery), 403, "invalid_grant")
    assert ana.grant("mfa-recovery-code", token, recovery_code=answer["recovery_code"])["access_token"]


@pytest.mark.parametrize(
    "channel, member, address",
    [
        ("sms", "phone_number", "+4915112345678"),
        ("voice", "phone_number", "+4915112345678"),
        ("email", "email", "second@example.com"),
    ],
)
def test_a_code_that_was_sent_is_bound_to_its_challenge(always, channel, member, address):
    ana = Person(always)
    token = ana.mfa_token()
    started = ana.associate(
        token, authenticator_types=["oob"], oob_channels=[channel], **{member: address}
    )
    assert started["binding_method"] == "prompt" and started["oob_channel"] == channel
    code = always.code(address)
    assert ana.grant("mfa-oob", token, oob_code=started["oob_code"], binding_code=code)["access_token"]

    token = ana.mfa_token()
    [listed] = [item for item in ana.authenticators(token) if item["authenticator_type"] == "oob"]
    assert listed["oob_channel"] == channel and listed["id"].startswith(f"{channel}|dev_")
    challenge = ana.challenge(token, challenge_type="oob", authenticator_id=listed["id"])
    assert challenge["binding_method"] == "prompt"
    oob = challenge["oob_code"]
    refused(
        lambda: ana.grant("mfa-oob", token, oob_code=oob, binding_code="nonsense"),
        403,
        "invalid_grant",
        "Invalid binding_code.",
    )
    assert ana.grant("mfa-oob", token, oob_code=oob, binding_code=always.code(address))["access_token"]


@pytest.mark.parametrize("answer", ["approve", "deny"])
def test_a_push_waits_for_its_answer(always, answer):
    ana = Person(always)
    token = ana.mfa_token()
    started = ana.associate(token, authenticator_types=["oob"], oob_channels=["auth0"])
    assert always.http.post("control/push/approve").status_code == 200
    ana.grant("mfa-oob", token, oob_code=started["oob_code"])

    token = ana.mfa_token()
    oob = ana.challenge(token, challenge_type="oob")["oob_code"]

    def poll():
        return ana.grant("mfa-oob", token, oob_code=oob)

    refused(poll, 403, "authorization_pending")
    refused(poll, 429, "slow_down")
    assert always.http.post(f"control/push/{answer}", json={"email": ana.email}).status_code == 200
    if answer == "approve":
        assert poll()["access_token"]
    else:
        refused(poll, 403, "invalid_grant", "MFA Authorization rejected.")


def test_a_token_that_is_no_token_or_too_old_is_told_apart(always):
    ana = Person(always)
    token = ana.mfa_token()
    refused(lambda: ana.grant("mfa-otp", "x", otp="123456"), 401, "invalid_grant", "Malformed mfa_token")
    refused(lambda: ana.challenge(token, challenge_type="otp"), 403, "association_required")
    advance(always, 600)
    refused(lambda: ana.grant("mfa-otp", token, otp="123456"), 401, "expired_token", "mfa_token is expired")


def test_a_step_up_spends_nothing(tenant):
    ana = Person(tenant)
    tokens = ana.sign_in()
    audience = tenant.url + "me/"
    access = ana.refresh(tokens["refresh_token"], audience=audience)
    started = tenant.http.post(
        "me/v1/authentication-methods", json={"type": "totp"}, headers=bearer(access["access_token"])
    )
    _, code = app(tenant, started.json()["barcode_uri"])
    body = {"auth_session": started.json()["auth_session"], "otp_code": code()}
    done = tenant.http.post(
        started.headers["location"] + "/verify", json=body, headers=bearer(access["access_token"])
    )
    assert done.status_code == 201, done.text

    assert tenant.http.put("control/policy", json={"mfa": "step-up"}).status_code == 200
    advance(tenant, 901)
    refresh = access["refresh_token"]
    with pytest.raises(Auth0Error) as refusal:
        ana.refresh(refresh, audience=audience)
    assert refusal.value.error_code == "mfa_required"
    # The refresh token still works, and so does the one that it gives.
    refresh = ana.refresh(refresh)["refresh_token"]
    with pytest.raises(Auth0Error) as refusal:
        ana.refresh(refresh, audience=audience)
    token = refusal.value.content["mfa_token"]
    answer = ana.grant("mfa-otp", token, otp=code())
    listed = tenant.http.get("me/v1/authentication-methods", headers=bearer(answer["access_token"]))
    assert [item["type"] for item in listed.json()["authentication_methods"]] == ["totp"]
    refused(lambda: ana.refresh(refresh), 403, "invalid_grant")
