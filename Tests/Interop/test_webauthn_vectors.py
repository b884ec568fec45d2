"""The PyPI packages webauthn and fido2 agree with Auth0WebAuthn on every object in its tests.

The Swift tests accept each object that is accepted here, and refuse it once it is changed; so three readers that share
no code say the same. Objects with an attestation of U2F are left out: Auth0WebAuthn does not read that format.
"""

import base64
import hashlib
import json
from pathlib import Path

import pytest
import webauthn
from cryptography.exceptions import InvalidSignature
from fido2.attestation import Attestation
from fido2.cose import CoseKey
from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestationObject,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
)
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.exceptions import WebAuthnException

VECTORS = Path(__file__).parent.parent / "Auth0WebAuthnTests" / "Vectors"
ALGORITHMS = [
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def from_specification():
    """The vectors of WebAuthn Level 3, in the shape of `from_chromium`."""
    file = json.loads((VECTORS / "webauthn-level-3.json").read_text())
    for vector in file["vectors"]:
        registration, assertion = vector["registration"], vector["assertion"]
        yield pytest.param(
            {
                "party": file["relyingParty"],
                "origin": file["origin"],
                "id": bytes.fromhex(vector["credentialID"]),
                "challenge": bytes.fromhex(registration["challenge"]),
                "client_data": bytes.fromhex(registration["clientDataJSON"]),
                "object": bytes.fromhex(registration["attestationObject"]),
                "assertion_challenge": bytes.fromhex(assertion["challenge"]),
                "assertions": [
                    {
                        "client_data": bytes.fromhex(assertion["clientDataJSON"]),
                        "data": bytes.fromhex(assertion["authenticatorData"]),
                        "signature": bytes.fromhex(assertion["signature"]),
                    }
                ],
            },
            id=vector["name"],
        )


def from_chromium():
    """What Chromium's virtual authenticator made."""
    file = json.loads((VECTORS / "chromium.json").read_text())
    for credential in file["credentials"]:
        yield pytest.param(
            {
                "party": file["relyingParty"],
                "origin": file["origin"],
                "id": decode(credential["credentialID"]),
                "challenge": decode(file["registrationChallenge"]),
                "client_data": decode(credential["registration"]["clientDataJSON"]),
                "object": decode(credential["registration"]["attestationObject"]),
                "assertion_challenge": decode(file["assertionChallenge"]),
                "assertions": [
                    {
                        "client_data": decode(assertion["clientDataJSON"]),
                        "data": decode(assertion["authenticatorData"]),
                        "signature": decode(assertion["signature"]),
                    }
                    for assertion in credential["assertions"]
                ],
            },
            id=credential["name"],
        )


every_object = pytest.mark.parametrize(
    "passkey",
    [each for each in [*from_specification(), *from_chromium()] if b"fido-u2f" not in each.values[0]["object"]],
)


def response(passkey, members):
    identifier = encode(passkey["id"])
    return {
        "id": identifier,
        "rawId": identifier,
        "type": "public-key",
        "response": {name: encode(value) for name, value in members.items()},
    }


def registered(passkey, attestation_object=None):
    """What the package webauthn makes of the registration."""
    members = {
        "clientDataJSON": passkey["client_data"],
        "attestationObject": attestation_object or passkey["object"],
    }
    return webauthn.verify_registration_response(
        credential=response(passkey, members),
        expected_challenge=passkey["challenge"],
        expected_rp_id=passkey["party"],
        expected_origin=passkey["origin"],
        supported_pub_key_algs=ALGORITHMS,
    )


def asserted(passkey, assertion, key, count):
    """What the package webauthn makes of an assertion."""
    members = {
        "clientDataJSON": assertion["client_data"],
        "authenticatorData": assertion["data"],
        "signature": assertion["signature"],
    }
    return webauthn.verify_authentication_response(
        credential=response(passkey, members),
        expected_challenge=passkey["assertion_challenge"],
        expected_rp_id=passkey["party"],
        expected_origin=passkey["origin"],
        credential_public_key=key,
        credential_current_sign_count=count,
    )


@every_object
def test_webauthn_accepts_both_ceremonies(passkey):
    registration = registered(passkey)
    assert registration.credential_id == passkey["id"]
    count = registration.sign_count
    assert passkey["assertions"]
    for assertion in passkey["assertions"]:
        count = asserted(passkey, assertion, registration.credential_public_key, count).new_sign_count


@every_object
def test_webauthn_refuses_what_was_changed(passkey):
    registration = registered(passkey)
    for assertion in passkey["assertions"]:
        changed = dict(assertion, signature=assertion["signature"][:-1] + bytes([assertion["signature"][-1] ^ 1]))
        with pytest.raises(WebAuthnException):
            asserted(passkey, changed, registration.credential_public_key, 0)
    with pytest.raises(WebAuthnException):
        registered(passkey, passkey["object"][:-1])


@every_object
def test_fido2_accepts_both_ceremonies(passkey):
    attestation_object = AttestationObject(passkey["object"])
    client_data = CollectedClientData(passkey["client_data"])
    assert client_data.challenge == passkey["challenge"]
    assert client_data.origin == passkey["origin"]
    data = attestation_object.auth_data
    assert data.rp_id_hash == hashlib.sha256(passkey["party"].encode()).digest()
    assert data.credential_data.credential_id == passkey["id"]
    attestation = Attestation.for_type(attestation_object.fmt)()
    attestation.verify(attestation_object.att_stmt, data, client_data.hash)
    key = CoseKey.parse(dict(data.credential_data.public_key))
    for assertion in passkey["assertions"]:
        AuthenticatorData(assertion["data"])
        signed = assertion["data"] + hashlib.sha256(assertion["client_data"]).digest()
        key.verify(signed, assertion["signature"])
        with pytest.raises(InvalidSignature):
            key.verify(signed + b"\0", assertion["signature"])


@every_object
def test_fido2_completes_both_ceremonies(passkey):
    party = PublicKeyCredentialRpEntity(id=passkey["party"], name="Tests")
    server = Fido2Server(party, verify_origin=lambda origin: origin == passkey["origin"])
    members = {"clientDataJSON": passkey["client_data"], "attestationObject": passkey["object"]}
    state = {"challenge": encode(passkey["challenge"]), "user_verification": "discouraged"}
    data = server.register_complete(state, response(passkey, members))
    for assertion in passkey["assertions"]:
        members = {
            "clientDataJSON": assertion["client_data"],
            "authenticatorData": assertion["data"],
            "signature": assertion["signature"],
        }
        state = {"challenge": encode(passkey["assertion_challenge"]), "user_verification": "discouraged"}
        server.authenticate_complete(state, [data.credential_data], response(passkey, members))
