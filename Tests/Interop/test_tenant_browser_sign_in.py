"""authlib signs in with code + PKCE at the login page; a plain HTTP client stands for the browser."""

import html
import re
from urllib.parse import parse_qsl, urlsplit

import httpx
import jwt
import pytest
from authlib.common.security import generate_token
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.httpx_client import OAuth2Client
from authlib.oauth2.rfc7636 import create_s256_code_challenge

CLIENT = "local-client"
CALLBACK = "http://127.0.0.1:8484/callback"
SCOPE = "openid profile email offline_access"


class Browser:
    """Follows links and sends forms as they stand in the pages; goes nowhere but to the tenant."""

    def __init__(self, tenant):
        self.tenant = tenant
        self.http = httpx.Client(base_url=tenant.url, trust_env=False)
        self.page = None

    def go(self, answer):
        """Follows redirects on the tenant; gives the address of the first that leads away."""
        while answer.is_redirect:
            location = str(answer.next_request.url)
            if not location.startswith(self.tenant.url):
                return location
            answer = self.http.get(location)
        self.page = answer
        return None

    def open(self, url):
        return self.go(self.http.get(url))

    def submit(self, action, **fields):
        """Sends the page's form for `action`, its hidden fields included."""
        form = re.search(rf'<form[^>]*method="post"[^>]*action="{re.escape(action)}"[^>]*>(.*?)</form>', self.page.text, re.S)
        hidden = dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form[1]))
        data = {name: html.unescape(value) for name, value in hidden.items()}
        return self.go(self.http.post(action, data=data | fields, headers={"Origin": self.tenant.url.rstrip("/")}))

    def sign_in(self, url, address):
        back = self.open(url)
        if back:
            return back
        assert self.page.status_code == 200
        assert self.submit("/u/login", identifier=address) is None
        return self.submit("/u/login/code", code=self.tenant.code(address))


def application(tenant, scope=SCOPE, client_id=CLIENT):
    return OAuth2Client(
        client_id=client_id,
        scope=scope,
        redirect_uri=CALLBACK,
        code_challenge_method="S256",
        token_endpoint_auth_method="none",
        trust_env=False,
    )


def begin(tenant, client, **more):
    verifier = generate_token(48)
    url, state = client.create_authorization_url(
        tenant.url + "authorize", code_verifier=verifier, nonce="n-1", **more
    )
    return url, state, verifier


def finish(tenant, client, back, state, verifier):
    return client.fetch_token(
        tenant.url + "oauth/token", authorization_response=back, state=state, code_verifier=verifier
    )


def outcome(back):
    """What the address that the browser came back to carries."""
    return dict(parse_qsl(urlsplit(back).query))


def claims(tenant, token):
    key = jwt.PyJWKClient(tenant.url + ".well-known/jwks.json").get_signing_key_from_jwt(token)
    return jwt.decode(token, key, algorithms=["RS256"], audience=CLIENT, issuer=tenant.url)


@pytest.mark.parametrize("address, claim", [("ana@example.com", "email"), ("+4591131761", "phone_number")])
def test_authlib_signs_in_with_code_and_pkce(tenant, address, claim):
    client = application(tenant, SCOPE + " phone")
    url, state, verifier = begin(tenant, client)
    tokens = finish(tenant, client, Browser(tenant).sign_in(url, address), state, verifier)
    identity = claims(tenant, tokens["id_token"])
    assert identity["nonce"] == "n-1" and identity[claim] == address
    profile = client.get(tenant.url + "userinfo").json()
    assert profile["sub"] == identity["sub"] and profile[claim] == address
    renewed = client.refresh_token(tenant.url + "oauth/token")
    assert renewed["access_token"] != tokens["access_token"]


def test_the_second_sign_in_asks_nobody_and_logout_ends_that(tenant):
    browser = Browser(tenant)
    client = application(tenant)
    url, state, verifier = begin(tenant, client)
    finish(tenant, client, browser.sign_in(url, "ana@example.com"), state, verifier)

    url, state, verifier = begin(tenant, client, prompt="none")
    back = browser.open(url)
    assert claims(tenant, finish(tenant, client, back, state, verifier)["id_token"])["email"] == "ana@example.com"

    leave = httpx.URL(tenant.url + "v2/logout", params={"client_id": CLIENT, "returnTo": CALLBACK})
    assert browser.open(leave) == CALLBACK
    url, state, _ = begin(tenant, client, prompt="none")
    assert outcome(browser.open(url)) == {
        "error": "login_required",
        "error_description": "Login required",
        "state": state,
    }


def test_authlib_notices_another_state(tenant):
    client = application(tenant)
    url, state, verifier = begin(tenant, client)
    back = Browser(tenant).sign_in(url, "ana@example.com")
    with pytest.raises(Exception, match="mismatching_state"):
        finish(tenant, client, back.replace(f"state={state}", "state=other"), state, verifier)


def test_a_wrong_verifier_and_a_used_code_are_refused(tenant):
    client = application(tenant)
    url, state, verifier = begin(tenant, client)
    back = Browser(tenant).sign_in(url, "ana@example.com")
    for wrong, text in [(generate_token(48), "Failed to verify code verifier"), (verifier, "Invalid authorization code")]:
        with pytest.raises(OAuthError) as refusal:
            finish(tenant, client, back, state, wrong)
        assert (refusal.value.error, refusal.value.description) == ("invalid_grant", text)


def test_cancel_comes_back_as_denied(tenant):
    client = application(tenant)
    url, state, _ = begin(tenant, client)
    browser = Browser(tenant)
    assert browser.open(url) is None
    refusal = outcome(browser.submit("/u/login/cancel"))
    assert refusal["error"] == "access_denied" and refusal["state"] == state


def test_a_wrong_redirect_uri_stays_on_a_page(tenant):
    client = application(tenant)
    url, _, _ = begin(tenant, client)
    browser = Browser(tenant)
    assert browser.open(url.replace("8484", "9999")) is None
    assert browser.page.status_code == 403 and "loopback_any_port" in browser.page.text


def test_a_link_is_used_up_by_its_form_only(tenant):
    verifier = generate_token(48)
    start = {
        "client_id": CLIENT,
        "connection": "email",
        "email": "ana@example.com",
        "send": "link",
        "authParams": {
            "redirect_uri": CALLBACK,
            "state": "s-1",
            "scope": SCOPE,
            "code_challenge": create_s256_code_challenge(verifier),
            "code_challenge_method": "S256",
        },
    }
    tenant.http.post("passwordless/start", json=start).raise_for_status()
    link = tenant.http.get("control/messages").json()[0]["link"]
    for method in ("HEAD", "GET", "GET"):
        assert tenant.http.request(method, link, headers={"Sec-Purpose": "prefetch"}).status_code == 200
    browser = Browser(tenant)
    assert browser.open(link) is None
    confirm = browser.page
    back = browser.submit("/passwordless/verify_redirect")
    assert outcome(back)["state"] == "s-1"
    client = application(tenant)
    tokens = finish(tenant, client, back, "s-1", verifier)
    assert "refresh_token" not in tokens
    assert claims(tenant, tokens["id_token"])["email"] == "ana@example.com"
    browser.page = confirm
    assert browser.submit("/passwordless/verify_redirect") is None
    assert browser.page.status_code == 410
