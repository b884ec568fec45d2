"""auth0-python signs in; PyJWT verifies what it got."""

import jwt
import pytest
from auth0.authentication import GetToken, Passwordless, RevokeToken, Users
from auth0.authentication.exceptions import Auth0Error

CLIENT = "local-client"
SCOPE = "openid profile email offline_access"


def clients(tenant, client_id=CLIENT):
    return [kind(tenant.domain, client_id, protocol="http") for kind in (Passwordless, GetToken, RevokeToken)]


def sign_in(tenant, audience=None, email="ana@example.com", client_id=CLIENT):
    passwordless, tokens, _ = clients(tenant, client_id)
    passwordless.email(email, send="code")
    return tokens.passwordless_login(
        username=email, otp=tenant.code(email), realm="email", scope=SCOPE, audience=audience
    )


def verified(tenant, token, audience):
    keys = jwt.PyJWKClient(tenant.url + ".well-known/jwks.json")
    key = keys.get_signing_key_from_jwt(token)
    return jwt.decode(
        token,
        key,
        algorithms=["RS256"],
        audience=audience,
        issuer=tenant.url,
        options={"require": ["exp", "iat", "iss", "sub", "aud"]},
    )


def test_signs_in_by_email_and_reads_the_profile(tenant):
    tokens = sign_in(tenant)
    assert tokens["token_type"] == "Bearer" and tokens["expires_in"] == 86_400
    profile = Users(tenant.domain, protocol="http").userinfo(tokens["access_token"])
    assert profile["email"] == "ana@example.com" and profile["email_verified"] is True
    assert profile["sub"].startswith("email|")
    assert isinstance(profile["updated_at"], str)


def test_signs_in_by_sms_and_reads_the_profile(tenant):
    passwordless, get_token, _ = clients(tenant)
    number = "+4591131761367"
    passwordless.sms(number)
    tokens = get_token.passwordless_login(
        username=number, otp=tenant.code(number), realm="sms", scope="openid profile phone", audience=None
    )
    profile = Users(tenant.domain, protocol="http").userinfo(tokens["access_token"])
    assert profile["phone_number"] == number and profile["sub"].startswith("sms|")


def test_both_tokens_verify_with_the_published_keys(tenant):
    audience = "https://api.example.com"
    tokens = sign_in(tenant, audience)
    identity = verified(tenant, tokens["id_token"], CLIENT)
    access = verified(tenant, tokens["access_token"], audience)
    assert identity["sub"] == access["sub"]
    assert identity["email"] == "ana@example.com"
    assert access["azp"] == CLIENT and access["scope"] == SCOPE
    assert access["aud"] == [audience, tenant.url + "userinfo"]
    with pytest.raises(jwt.InvalidAudienceError):
        verified(tenant, tokens["access_token"], "https://other.example.com")
    head, body, signature = tokens["id_token"].split(".")
    with pytest.raises(jwt.InvalidTokenError):
        verified(tenant, ".".join([head, body, signature[::-1]]), CLIENT)


def test_verifies_after_the_keys_rotated(tenant):
    before = sign_in(tenant)["id_token"]
    tenant.http.post("control/keys/rotate").raise_for_status()
    after = sign_in(tenant)["id_token"]
    assert jwt.get_unverified_header(before)["kid"] != jwt.get_unverified_header(after)["kid"]
    for token in (before, after):
        assert verified(tenant, token, CLIENT)["email"] == "ana@example.com"


def test_refresh_rotates_and_reuse_ends_the_family(tenant):
    _, get_token, _ = clients(tenant)
    first = sign_in(tenant)["refresh_token"]
    second = get_token.refresh_token(first)["refresh_token"]
    assert second != first
    third = get_token.refresh_token(second)["refresh_token"]
    for spent in (first, third):
        with pytest.raises(Auth0Error) as refusal:
            get_token.refresh_token(spent)
        assert refusal.value.status_code == 403
        assert refusal.value.error_code == "invalid_grant"
        assert refusal.value.message == "Unknown or invalid refresh token."


def test_a_static_refresh_token_stays(tenant):
    _, get_token, _ = clients(tenant, "local-client-static")
    token = sign_in(tenant, client_id="local-client-static")["refresh_token"]
    for _ in range(2):
        assert "refresh_token" not in get_token.refresh_token(token)


def test_revocation_ends_the_sign_in(tenant):
    _, get_token, revoke = clients(tenant)
    token = sign_in(tenant)["refresh_token"]
    revoke.revoke_refresh_token(token)
    with pytest.raises(Auth0Error):
        get_token.refresh_token(token)


def test_a_wrong_code_is_told_from_an_expired_one(tenant):
    passwordless, get_token, _ = clients(tenant)

    def refusal(code):
        with pytest.raises(Auth0Error) as raised:
            get_token.passwordless_login(
                username="ana@example.com", otp=code, realm="email", scope=SCOPE, audience=None
            )
        assert raised.value.status_code == 403 and raised.value.error_code == "invalid_grant"
        return raised.value.message

    passwordless.email("ana@example.com", send="code")
    code = tenant.code("ana@example.com")
    assert refusal("wrong") == "Wrong email or verification code."
    tenant.http.post("control/clock", json={"advance_seconds": 181}).raise_for_status()
    assert refusal(code).startswith("The verification code has expired.")
    assert [refusal("wrong") for _ in range(2)] == ["Wrong email or verification code."] * 2
    assert refusal(code).startswith("You've reached the maximum number of attempts.")


def test_the_discovery_document_leads_to_what_exists(tenant):
    document = tenant.http.get(".well-known/openid-configuration").json()
    assert document["issuer"] == tenant.url
    assert tenant.http.get(document["jwks_uri"]).status_code == 200
    assert tenant.http.get(document["userinfo_endpoint"]).status_code == 401
    assert tenant.http.post(document["token_endpoint"]).status_code == 400
    assert tenant.http.get(".well-known/oauth-authorization-server").json() == document
