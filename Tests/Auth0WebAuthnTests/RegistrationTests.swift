import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import Auth0WebAuthn

@Suite struct Registrations {
    static let challenge = Data(repeating: 5, count: 32)

    let party = RelyingParty(id: "localhost", origins: ["http://localhost:8080"])
    var authenticator: SoftwareAuthenticator

    init() throws {
        authenticator = try SoftwareAuthenticator(relyingPartyID: "localhost", origin: "http://localhost:8080")
    }

    func verify(
        _ answer: SoftwareAuthenticator.Registration,
        challenge: Data = challenge,
        algorithms: [COSEAlgorithm] = COSEAlgorithm.allCases,
        requiresUserVerification: Bool = true
    ) throws(WebAuthnError) -> Registration {
        try party.verifyRegistration(
            clientDataJSON: answer.clientDataJSON,
            attestationObject: answer.attestationObject,
            challenge: challenge,
            credentialID: answer.credentialID,
            algorithms: algorithms,
            requiresUserVerification: requiresUserVerification
        )
    }

    @Test(arguments: [SoftwareAuthenticator.Attestation.none, .selfSigned])
    mutating func areAccepted(_ attestation: SoftwareAuthenticator.Attestation) throws {
        authenticator.attestation = attestation
        authenticator.signCount = 3
        let registration = try verify(authenticator.register(challenge: Self.challenge))
        #expect(registration.credential.id == authenticator.credentialID)
        #expect(registration.credential.signCount == 3)
        #expect(registration.flags == [.userPresent, .userVerified, .attestedCredentialIncluded])
        #expect(registration.authenticatorModel == authenticator.authenticatorModel)
        #expect(registration.attestation == (attestation == .none ? .none : .selfSigned))
    }

    @Test mutating func areRefusedWithAnotherChallenge() throws {
        let answer = try authenticator.register(challenge: Self.challenge)
        for challenge in [Data(), Self.challenge.dropLast(), Self.challenge + [5], Data(repeating: 6, count: 32)] {
            #expect(throws: WebAuthnError.wrongChallenge) { try verify(answer, challenge: challenge) }
        }
        let empty = try authenticator.register(challenge: Data())
        #expect(throws: WebAuthnError.wrongChallenge) { try verify(empty, challenge: Data()) }
    }

    @Test(arguments: [
        "http://localhost:8081", "https://localhost:8080", "http://localhost:8080/", "http://localhost",
        "http://evil.localhost:8080", "HTTP://LOCALHOST:8080", "null", "",
    ])
    mutating func areRefusedFromAnotherOrigin(_ origin: String) throws {
        authenticator.origin = origin
        let answer = try authenticator.register(challenge: Self.challenge)
        #expect(throws: WebAuthnError.wrongOrigin) { try verify(answer) }
    }

    @Test(arguments: ["localhost.", "LOCALHOST", "sub.localhost", "example.org", ""])
    mutating func areRefusedForAnotherRelyingParty(_ id: String) throws {
        authenticator.relyingPartyID = id
        let answer = try authenticator.register(challenge: Self.challenge)
        #expect(throws: WebAuthnError.wrongRelyingParty) { try verify(answer) }
    }

    @Test(
        arguments: [
            (0x00, .userNotPresent), (0x04, .userNotPresent), (0x01, .userNotVerified),
            (0x15, .inconsistentBackupState),
        ] as [(UInt8, WebAuthnError)]
    )
    mutating func areRefusedWithSuchFlags(_ flags: UInt8, _ error: WebAuthnError) throws {
        authenticator.flags = flags
        let answer = try authenticator.register(challenge: Self.challenge)
        #expect(throws: error) { try verify(answer) }
    }

    @Test mutating func needNoVerificationWhereNoneIsAskedFor() throws {
        authenticator.flags = 0x01
        let answer = try authenticator.register(challenge: Self.challenge)
        #expect(try verify(answer, requiresUserVerification: false).flags.contains(.userVerified) == false)
    }

    @Test mutating func areRefusedWithAnAlgorithmThatWasNotOffered() throws {
        let answer = try authenticator.register(challenge: Self.challenge)
        #expect(throws: WebAuthnError.unsupportedAlgorithm) { try verify(answer, algorithms: [.rs256, .edDSA]) }
    }

    @Test mutating func areRefusedWhereTheBrowserNamesAnotherCredential() throws {
        var answer = try authenticator.register(challenge: Self.challenge)
        answer.credentialID = Data([1, 2, 3])
        #expect(throws: WebAuthnError.wrongCredential) { try verify(answer) }
    }

    @Test mutating func areRefusedWhereAnAssertionIsGiven() throws {
        var answer = try authenticator.register(challenge: Self.challenge)
        answer.clientDataJSON = try authenticator.assert(challenge: Self.challenge).clientDataJSON
        #expect(throws: WebAuthnError.wrongType) { try verify(answer) }
    }

    @Test mutating func areRefusedWithoutANewCredential() throws {
        let assertion = try authenticator.assert(challenge: Self.challenge)
        var answer = try authenticator.register(challenge: Self.challenge)
        answer.attestationObject = CBOREncoding.object("none", CBOREncoding.map([]), assertion.authenticatorData)
        #expect(throws: WebAuthnError.malformedAuthenticatorData) { try verify(answer) }
    }

    @Test(arguments: [
        #"{}"#, #"[]"#, "", #"{"type":"webauthn.create","challenge":"BQ"}"#,
        #"{"type":"webauthn.create","challenge":"BQ==","origin":"http://localhost:8080"}"#,
        #"{"type":1,"challenge":"BQ","origin":"http://localhost:8080"}"#,
        #"{"type":"webauthn.create","challenge":"BQ","origin":"http://localhost:8080","crossOrigin":"no"}"#,
    ])
    mutating func areRefusedWithOddClientData(_ json: String) throws {
        var answer = try authenticator.register(challenge: Self.challenge)
        answer.clientDataJSON = Data(json.utf8)
        #expect(throws: WebAuthnError.malformedClientData) { try verify(answer) }
        answer.clientDataJSON = Data([0xFF, 0xFE]) + Data(json.utf8)
        #expect(throws: WebAuthnError.malformedClientData) { try verify(answer) }
    }
}

extension CBOREncoding {
    static func object(_ format: String, _ statement: Data, _ authenticatorData: Data) -> Data {
        map([(text("fmt"), text(format)), (text("attStmt"), statement), (text("authData"), bytes(authenticatorData))])
    }
}
