import Auth0Crypto
import Foundation
import Testing

@testable import Auth0WebAuthn

@Suite struct SpecificationVectors {
    let file: Vectors.Specification
    let party: RelyingParty

    init() throws {
        file = try Vectors.specification()
        var party = RelyingParty(id: file.relyingParty, origins: [file.origin])
        party.allowsFrames = true
        party.topOrigins = [file.topOrigin]
        self.party = party
    }

    func register(
        _ vector: Vectors.Specification.Vector,
        with party: RelyingParty,
        requiresUserVerification: Bool = false
    ) throws(WebAuthnError) -> Registration {
        try party.verifyRegistration(
            clientDataJSON: vector.registration.clientDataJSON.data,
            attestationObject: vector.registration.attestationObject.data,
            challenge: vector.registration.challenge.data,
            credentialID: vector.credentialID.data,
            requiresUserVerification: requiresUserVerification
        )
    }

    func vector(_ name: String) throws -> Vectors.Specification.Vector {
        try #require(file.vectors.first { $0.name == name })
    }

    @Test(arguments: [
        ("none.ES256", COSEAlgorithm.es256), ("packed-self.ES256", .es256), ("none.ES256.crossOrigin", .es256),
        ("none.ES256.topOrigin", .es256), ("none.ES256.long-credential-id", .es256), ("packed.ES256", .es256),
        ("packed.RS256", .rs256), ("packed.EdDSA", .edDSA),
    ])
    func areAccepted(_ name: String, _ algorithm: COSEAlgorithm) throws {
        let vector = try vector(name)
        let registration = try register(vector, with: party)
        #expect(registration.credential.id == vector.credentialID.data)
        #expect(registration.credential.publicKey.algorithm == algorithm)
        #expect(registration.authenticatorModel == vector.aaguid.data)
        switch registration.attestation {
        case .none: #expect(name.hasPrefix("none."))
        case .selfSigned: #expect(name.hasPrefix("packed-self."))
        case .certified(let chain): #expect(name.hasPrefix("packed.") && chain.count == 1)
        }
        let assertion = try party.verifyAssertion(
            clientDataJSON: vector.assertion.clientDataJSON.data,
            authenticatorData: vector.assertion.authenticatorData.data,
            signature: vector.assertion.signature.data,
            challenge: vector.assertion.challenge.data,
            credential: registration.credential,
            requiresUserVerification: false
        )
        #expect(assertion.credential == registration.credential)
    }

    @Test func saysItWhereAFormatIsNotSupported() throws {
        let vector = try vector("fido-u2f.ES256")
        #expect(throws: WebAuthnError.unsupportedAttestation) { try register(vector, with: party) }
    }

    @Test(arguments: ["none.ES256.crossOrigin", "none.ES256.topOrigin"])
    func areRefusedInAFrameWhereNoneIsAllowed(_ name: String) throws {
        let strict = RelyingParty(id: file.relyingParty, origins: [file.origin])
        #expect(throws: WebAuthnError.wrongOrigin) { try register(try vector(name), with: strict) }
    }

    @Test func areRefusedInAFrameOfAnother() throws {
        var strict = party
        strict.topOrigins = ["https://other.example"]
        #expect(throws: WebAuthnError.wrongOrigin) { try register(try vector("none.ES256.topOrigin"), with: strict) }
    }

    @Test func sayWhetherTheUserWasVerified() throws {
        for vector in file.vectors where vector.name != "fido-u2f.ES256" {
            let isVerified = try register(vector, with: party).flags.contains(.userVerified)
            let strict = Result { () throws(WebAuthnError) in
                try register(vector, with: party, requiresUserVerification: true)
            }
            switch strict {
            case .success: #expect(isVerified)
            case .failure(let error): #expect(!isVerified && error == .userNotVerified)
            }
        }
    }
}
