"""Auth0's own server SDK for Python drives /mfa and /me/v1; only its https:// is turned into the tenant's http://."""

import asyncio
from base64 import b64decode

import pyotp
import pytest
from auth0_server_python.auth_server.mfa_client import MfaClient
from auth0_server_python.auth_server.my_account_client import MyAccountClient
from auth0_server_python.auth_types import (
    EnrollAuthenticationMethodRequest,
    MfaRequirements,
    PasskeyAuthResponse,
    UpdateAuthenticationMethodRequest,
    VerifyAuthenticationMethodRequest,
)
from auth0_server_python.error import MfaEnrollmentError, MfaVerifyError, MyAccountApiError
from test_tenant_mfa import Person, advance, app
from test_tenant_my_account import Account, now, passkey

CLIENT = "local-client"


class LocalMyAccount(MyAccountClient):
    """One person's methods."""

    def __init__(self, tenant, email="ana@example.com"):
        super().__init__(domain=tenant.domain)
        self.token = Account(tenant, email).headers["Authorization"].removeprefix("Bearer ")

    @property
    def audience(self):
        return f"http://{self._domain}/me/"

    def enrol(self, **members):
        return asyncio.run(
            self.enroll_authentication_method(self.token, EnrollAuthenticationMethodRequest(**members))
        )

    def confirm(self, started, **members):
        request = VerifyAuthenticationMethodRequest(auth_session=started.auth_session, **members)
        return asyncio.run(
            self.verify_authentication_method(self.token, started.authentication_method_id, request)
        )

    def rename(self, method, name):
        request = UpdateAuthenticationMethodRequest(name=name)
        return asyncio.run(self.update_authentication_method(self.token, method.id, request))

    def remove(self, method):
        asyncio.run(self.delete_authentication_method(self.token, method.id))

    def read(self, method):
        return asyncio.run(self.get_authentication_method(self.token, method.id))

    def all(self):
        return asyncio.run(self.list_authentication_methods(self.token)).authentication_methods


class LocalMFA(MfaClient):
    """The MFA API at the tenant, for somebody who was asked for more."""

    def __init__(self, tenant):
        super().__init__(tenant.domain, CLIENT, client_secret="", secret="s" * 32)
        self.person = Person(tenant)

    async def _resolve_base_url(self, store_options=None):
        return f"http://{self._domain}"

    def asked(self):
        """The refused sign-in's token, as the SDK keeps it."""
        token = self.person.mfa_token()
        return self._encrypt_mfa_token(token, audience="", scope="", mfa_requirements=MfaRequirements())

    def enrol(self, token, factor, **members):
        return asyncio.run(self.enroll_authenticator({"mfa_token": token, "factor_type": factor, **members}))

    def ask(self, token, factor, **members):
        return asyncio.run(self.challenge_authenticator({"mfa_token": token, "factor_type": factor, **members}))

    def prove(self, token, **members):
        return asyncio.run(self.verify({"mfa_token": token, **members}))

    def all(self, token):
        return asyncio.run(self.list_authenticators({"mfa_token": token}))


def test_every_kind_is_enrolled_read_renamed_and_removed(tenant):
    ana = LocalMyAccount(tenant)
    factors = asyncio.run(ana.get_factors(ana.token)).factors
    assert {factor.type: factor.usage for factor in factors}["passkey"] == ["primary"]

    email = ana.enrol(type="email", email="second@example.com")
    methods = [ana.confirm(email, otp_code=tenant.code("second@example.com"))]
    phone = ana.enrol(type="phone", phone_number="+4915112345678", preferred_authentication_method="voice")
    methods.append(ana.confirm(phone, otp_code=tenant.code("+4915112345678")))
    totp = ana.enrol(type="totp")
    methods.append(ana.confirm(totp, otp_code=pyotp.parse_uri(totp.barcode_uri).at(now(tenant))))
    push = ana.enrol(type="push-notification")
    tenant.http.post("control/push/approve")
    methods.append(ana.confirm(push))
    for method in methods:
        assert ana.read(method).type == method.type
        assert ana.rename(method, "Mine").name == "Mine"
    methods.append(ana.confirm(ana.enrol(type="recovery-code")))
    started = ana.enrol(type="passkey")
    assert started.authentication_method_id == "passkey|new"
    answer, _ = passkey(started.authn_params_public_key.model_dump(by_alias=True))
    del answer["response"]["transports"]
    methods.append(ana.confirm(started, authn_response=PasskeyAuthResponse(**answer)))
    assert methods[-1].relying_party_id == "localhost" and b64decode(methods[-1].public_key)

    assert {method.id for method in ana.all()} == {method.id for method in methods}
    for method in methods:
        ana.remove(method)
    assert ana.all() == []


def test_a_refusal_is_understood(tenant):
    ana = LocalMyAccount(tenant)
    started = ana.enrol(type="totp")
    with pytest.raises(MyAccountApiError) as refusal:
        ana.confirm(started, otp_code="99999")
    assert refusal.value.status == 400 and refusal.value.title == "Validation Error"
    assert refusal.value.detail == "Invalid otp_code."
    assert refusal.value.validation_errors[0]["pointer"] == "/otp_code"


def test_factors_answer_mfa_required(tenant):
    tenant.http.put("control/policy", json={"mfa": "always"})
    mfa = LocalMFA(tenant)
    token = mfa.asked()
    started = mfa.enrol(token, "otp")
    _, code = app(tenant, started.barcode_uri)
    [recovery] = started.recovery_codes
    assert mfa.all(token) == []
    assert mfa.prove(token, otp=code()).refresh_token

    token = mfa.asked()
    assert {(item.type, item.authenticator_type) for item in mfa.all(token)} == {
        ("otp", "otp"),
        ("recovery-code", "recovery-code"),
    }
    with pytest.raises(MfaEnrollmentError, match="already enrolled"):
        mfa.enrol(token, "sms", phone_number="+4915112345678")
    assert mfa.ask(token, "otp").challenge_type == "otp"
    with pytest.raises(MfaVerifyError, match="Invalid otp_code."):
        mfa.prove(token, otp="99999")
    advance(tenant, 30)
    assert mfa.prove(token, otp=code()).access_token
    assert mfa.prove(mfa.asked(), recovery_code=recovery).recovery_code != recovery


@pytest.mark.parametrize(
    "factor, member, address",
    [
        ("sms", "phone_number", "+4915112345678"),
        ("voice", "phone_number", "+4915112345678"),
        ("email", "email", "second@example.com"),
    ],
)
def test_a_sent_code_answers_mfa_required(tenant, factor, member, address):
    tenant.http.put("control/policy", json={"mfa": "always"})
    mfa = LocalMFA(tenant)
    token = mfa.asked()
    started = mfa.enrol(token, factor, **{member: address})
    assert started.binding_method == "prompt" and started.oob_channel == factor
    assert mfa.prove(token, oob_code=started.oob_code, binding_code=tenant.code(address)).access_token
    token = mfa.asked()
    [method] = [item for item in mfa.all(token) if item.oob_channel]
    challenge = mfa.ask(token, factor, authenticator_id=method.id)
    assert mfa.prove(token, oob_code=challenge.oob_code, binding_code=tenant.code(address)).access_token


def test_a_push_answers_mfa_required(tenant):
    tenant.http.put("control/policy", json={"mfa": "always"})
    mfa = LocalMFA(tenant)
    token = mfa.asked()
    started = mfa.enrol(token, "auth0")
    with pytest.raises(MfaVerifyError, match="not answered"):
        mfa.prove(token, oob_code=started.oob_code)
    tenant.http.post("control/push/approve")
    assert mfa.prove(token, oob_code=started.oob_code).access_token
