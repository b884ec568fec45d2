import Auth0Crypto
import Foundation
import Testing

@testable import Auth0WebAuthn

@Suite struct PasskeysOfChromium {
    let file: Vectors.Chromium
    let party: RelyingParty

    init() throws {
        file = try Vectors.chromium()
        party = RelyingParty(id: file.relyingParty, origins: [file.origin])
    }

    func register(
        _ credential: Vectors.Chromium.Credential,
        attestation: Data? = nil
    ) throws(WebAuthnError) -> Registration {
        try party.verifyRegistration(
            clientDataJSON: credential.registration.clientDataJSON.data,
            attestationObject: attestation ?? credential.registration.attestationObject.data,
            challenge: file.registrationChallenge.data,
            credentialID: credential.credentialID.data,
            requiresUserVerification: credential.requiresUserVerification
        )
    }

    @Test func areAcceptedInBothCeremonies() throws {
        var accepted: Set<COSEAlgorithm> = []
        for credential in file.credentials where !credential.name.contains("U2F") {
            let registration = try register(credential)
            accepted.insert(registration.credential.publicKey.algorithm)
            #expect(credential.name.contains("direct") == (registration.attestation != .none))
            #expect(credential.name.contains("backed up") == registration.flags.contains(.backedUp))
            #expect(credential.assertions.count == 2)
            var kept = registration.credential
            for assertion in credential.assertions {
                let before = kept.signCount
                kept = try party.verifyAssertion(
                    clientDataJSON: assertion.clientDataJSON.data,
                    authenticatorData: assertion.authenticatorData.data,
                    signature: assertion.signature.data,
                    challenge: file.assertionChallenge.data,
                    credential: kept,
                    requiresUserVerification: credential.requiresUserVerification
                ).credential
                #expect(kept.signCount > before)
            }
        }
        #expect(accepted == Set(COSEAlgorithm.allCases))
    }

    @Test func cannotBeReplayed() throws {
        let credential = try #require(file.credentials.first)
        let (first, second) = (credential.assertions[0], credential.assertions[1])
        var kept = try register(credential).credential
        func assert(_ assertion: Vectors.Chromium.Assertion) throws(WebAuthnError) -> Assertion {
            try party.verifyAssertion(
                clientDataJSON: assertion.clientDataJSON.data,
                authenticatorData: assertion.authenticatorData.data,
                signature: assertion.signature.data,
                challenge: file.assertionChallenge.data,
                credential: kept,
                requiresUserVerification: true
            )
        }
        kept = try assert(second).credential
        #expect(throws: WebAuthnError.signCountNotIncreased) { try assert(first) }
        #expect(throws: WebAuthnError.signCountNotIncreased) { try assert(second) }
    }

    @Test func areRefusedWithAnAttestationOfU2F() throws {
        let credential = try #require(file.credentials.first { $0.name.contains("U2F") })
        #expect(throws: WebAuthnError.unsupportedAttestation) { try register(credential) }
    }

    @Test func areRefusedWhenCutAnywhere() throws {
        for credential in file.credentials {
            let object = credential.registration.attestationObject.data
            for count in 0..<object.count {
                #expect(throws: WebAuthnError.self) { try register(credential, attestation: object.prefix(count)) }
            }
            #expect(throws: WebAuthnError.malformedAttestation) { try register(credential, attestation: object + [0]) }
            let assertion = credential.assertions[0]
            for count in 0..<assertion.authenticatorData.data.count {
                let data = assertion.authenticatorData.data.prefix(count)
                #expect(throws: WebAuthnError.malformedAuthenticatorData) { try AuthenticatorData(data) }
            }
            for count in 0..<assertion.clientDataJSON.data.count {
                let json = assertion.clientDataJSON.data.prefix(count)
                #expect(throws: WebAuthnError.malformedClientData) { try ClientData(json: json) }
            }
        }
    }

    @Test func thatVouchForThemselvesNoticeEveryChangedByte() throws {
        for credential in file.credentials where credential.name.contains("direct") {
            let object = credential.registration.attestationObject.data
            let original = try register(credential)
            guard case .certified(let chain) = original.attestation else {
                Issue.record("\(credential.name) has no certificate")
                continue
            }
            let certificate = try #require(object.range(of: chain[0]))
            // Only a root would show a change in the certificate's own unsigned parts.
            for index in object.indices where !certificate.contains(index) {
                var changed = object
                changed[index] ^= 0x01
                #expect(throws: WebAuthnError.self) { try register(credential, attestation: changed) }
            }
        }
    }
}
