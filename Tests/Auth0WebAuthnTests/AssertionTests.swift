import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import Auth0WebAuthn

@Suite struct Assertions {
    static let challenge = Data(repeating: 5, count: 32)

    let party = RelyingParty(id: "localhost", origins: ["http://localhost:8080", "http://127.0.0.1:8080"])
    var authenticator: SoftwareAuthenticator
    var credential: RegisteredCredential

    init() throws {
        var authenticator = try SoftwareAuthenticator(relyingPartyID: "localhost", origin: "http://localhost:8080")
        let answer = try authenticator.register(challenge: Self.challenge, userHandle: Data("user".utf8))
        credential = try party.verifyRegistration(
            clientDataJSON: answer.clientDataJSON,
            attestationObject: answer.attestationObject,
            challenge: Self.challenge,
            requiresUserVerification: true
        ).credential
        self.authenticator = authenticator
    }

    func verify(
        _ answer: SoftwareAuthenticator.Assertion,
        challenge: Data = challenge,
        requiresUserVerification: Bool = true
    ) throws(WebAuthnError) -> Assertion {
        try party.verifyAssertion(
            clientDataJSON: answer.clientDataJSON,
            authenticatorData: answer.authenticatorData,
            signature: answer.signature,
            challenge: challenge,
            credential: credential,
            requiresUserVerification: requiresUserVerification
        )
    }

    @Test mutating func areAccepted() throws {
        let answer = try authenticator.assert(challenge: Self.challenge)
        #expect(answer.userHandle == Data("user".utf8))
        let assertion = try verify(answer)
        #expect(assertion.credential == credential)
        #expect(assertion.flags == [.userPresent, .userVerified])
    }

    @Test mutating func areRefusedWithAnotherChallengeTypeOrOrigin() throws {
        let answer = try authenticator.assert(challenge: Self.challenge)
        #expect(throws: WebAuthnError.wrongChallenge) { try verify(answer, challenge: Data(repeating: 6, count: 32)) }
        var registration = answer
        registration.clientDataJSON = try authenticator.register(challenge: Self.challenge).clientDataJSON
        #expect(throws: WebAuthnError.wrongType) { try verify(registration) }
        authenticator.origin = "http://localhost:8081"
        let elsewhere = try authenticator.assert(challenge: Self.challenge)
        #expect(throws: WebAuthnError.wrongOrigin) { try verify(elsewhere) }
        authenticator.origin = "http://127.0.0.1:8080"
        _ = try verify(authenticator.assert(challenge: Self.challenge))
    }

    @Test mutating func areRefusedForAnotherRelyingParty() throws {
        authenticator.relyingPartyID = "example.org"
        let answer = try authenticator.assert(challenge: Self.challenge)
        #expect(throws: WebAuthnError.wrongRelyingParty) { try verify(answer) }
    }

    @Test(
        arguments: [
            (0x00, .userNotPresent), (0x01, .userNotVerified), (0x15, .inconsistentBackupState),
            (0x0D, .inconsistentBackupState),
        ] as [(UInt8, WebAuthnError)]
    )
    mutating func areRefusedWithSuchFlags(_ flags: UInt8, _ error: WebAuthnError) throws {
        authenticator.flags = flags
        let answer = try authenticator.assert(challenge: Self.challenge)
        #expect(throws: error) { try verify(answer) }
    }

    @Test mutating func needNoVerificationWhereNoneIsAskedFor() throws {
        authenticator.flags = 0x01
        _ = try verify(authenticator.assert(challenge: Self.challenge), requiresUserVerification: false)
    }

    @Test mutating func areRefusedWhenAnythingSignedIsChanged() throws {
        let answer = try authenticator.assert(challenge: Self.challenge)
        for index in answer.signature.indices {
            var changed = answer
            changed.signature[index] ^= 1
            #expect(throws: WebAuthnError.invalidSignature) { try verify(changed) }
        }
        var changed = answer
        changed.authenticatorData[36] ^= 1
        #expect(throws: WebAuthnError.invalidSignature) { try verify(changed) }
        changed = answer
        changed.clientDataJSON = answer.clientDataJSON.dropLast() + Data(" }".utf8)
        #expect(throws: WebAuthnError.invalidSignature) { try verify(changed) }
    }

    @Test mutating func areRefusedWithAnotherPasskey() throws {
        var other = try SoftwareAuthenticator(relyingPartyID: "localhost", origin: "http://localhost:8080")
        let answer = try other.assert(challenge: Self.challenge)
        #expect(throws: WebAuthnError.invalidSignature) { try verify(answer) }
    }

    @Test(
        arguments: [
            (0, 0, true), (0, 1, true), (1, 2, true), (7, 4_294_967_295, true), (1, 1, false), (2, 1, false),
            (1, 0, false), (4_294_967_295, 0, false),
        ] as [(UInt32, UInt32, Bool)]
    )
    mutating func needACountThatGrows(_ stored: UInt32, _ given: UInt32, isAccepted: Bool) throws {
        credential.signCount = stored
        authenticator.signCount = given
        let answer = try authenticator.assert(challenge: Self.challenge)
        if isAccepted {
            #expect(try verify(answer).credential.signCount == given)
        } else {
            #expect(throws: WebAuthnError.signCountNotIncreased) { try verify(answer) }
        }
    }

    @Test mutating func checkTheSignatureBeforeTheCount() throws {
        credential.signCount = 9
        var answer = try authenticator.assert(challenge: Self.challenge)
        answer.signature = Data([0x30, 0x00])
        #expect(throws: WebAuthnError.invalidSignature) { try verify(answer) }
    }
}
