import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import Auth0WebAuthn

@Suite struct AttestationStatements {
    typealias Encoding = CBOREncoding

    let hash = Data(repeating: 9, count: 32)
    let key: P256PrivateKey
    let data: Data

    init() throws {
        key = try P256PrivateKey()
        data =
            Digest.hash(Data("localhost".utf8)) + [0x45, 0, 0, 0, 0] + Data(repeating: 0xA0, count: 16) + [0, 1, 1]
            + CBOREncoding.key(key.publicKey)
    }

    func attestation(_ format: String, _ statement: Data) throws(WebAuthnError) -> Attestation {
        try AttestationObject(Encoding.object(format, statement, data)).attestation(clientDataHash: hash)
    }

    func packed(algorithm: Int = -7, signature: Data? = nil, more: [(key: Data, value: Data)] = []) throws -> Data {
        let signature = try signature ?? key.signInDER(data + hash)
        return Encoding.map(
            [
                (Encoding.text("alg"), Encoding.integer(algorithm)),
                (Encoding.text("sig"), Encoding.bytes(signature)),
            ] + more
        )
    }

    @Test func mayBeSelfSigned() throws {
        #expect(try attestation("packed", packed()) == .selfSigned)
    }

    @Test func areRefusedWithAnotherSignatureOrAlgorithm() throws {
        let other = try P256PrivateKey().signInDER(data + hash)
        #expect(throws: WebAuthnError.invalidAttestation) { try attestation("packed", packed(signature: other)) }
        #expect(throws: WebAuthnError.invalidAttestation) { try attestation("packed", packed(signature: Data())) }
        #expect(throws: WebAuthnError.invalidAttestation) { try attestation("packed", packed(algorithm: -257)) }
        #expect(throws: WebAuthnError.invalidAttestation) { try attestation("packed", packed(algorithm: -35)) }
    }

    @Test func areRefusedWhereMembersAreMissingOrOdd() throws {
        let signature = Encoding.bytes(try key.signInDER(data + hash))
        let statements = [
            Encoding.map([]),
            Encoding.map([(Encoding.text("alg"), Encoding.integer(-7))]),
            Encoding.map([(Encoding.text("sig"), signature)]),
            Encoding.map([(Encoding.text("alg"), Encoding.text("-7")), (Encoding.text("sig"), signature)]),
            try packed(more: [(Encoding.text("x5c"), Encoding.array([]))]),
            try packed(more: [(Encoding.text("x5c"), Encoding.integer(1))]),
            try packed(more: [(Encoding.text("x5c"), Encoding.array([Encoding.text("MII")]))]),
        ]
        for statement in statements {
            #expect(throws: WebAuthnError.malformedAttestation) { try attestation("packed", statement) }
        }
        let unreadable = try packed(more: [(Encoding.text("x5c"), Encoding.array([Encoding.bytes(Data([0x30]))]))])
        #expect(throws: WebAuthnError.invalidAttestation) { try attestation("packed", unreadable) }
    }

    @Test func ofNoneAreEmpty() throws {
        #expect(try attestation("none", Encoding.map([])) == .none)
        #expect(throws: WebAuthnError.malformedAttestation) { try attestation("none", packed()) }
    }

    @Test(arguments: ["fido-u2f", "tpm", "android-key", "android-safetynet", "apple", "compound", "", "Packed"])
    func ofOtherFormatsAreNotSupported(_ format: String) throws {
        #expect(throws: WebAuthnError.unsupportedAttestation) { try attestation(format, packed()) }
    }

    @Test func withAnonymousSchemesAreNotSupported() throws {
        let statement = try packed(more: [(Encoding.text("ecdaaKeyId"), Encoding.bytes(Data([1])))])
        #expect(throws: WebAuthnError.unsupportedAttestation) { try attestation("packed", statement) }
    }

    @Test func standInAMapWithThreeMembers() {
        let (empty, data) = (Encoding.map([]), Encoding.bytes(data))
        let objects = [
            Data(), Encoding.integer(1), Encoding.map([]),
            Encoding.map([(Encoding.text("fmt"), Encoding.text("none")), (Encoding.text("attStmt"), empty)]),
            Encoding.map([(Encoding.text("attStmt"), empty), (Encoding.text("authData"), data)]),
            Encoding.map([(Encoding.text("fmt"), Encoding.text("none")), (Encoding.text("authData"), data)]),
        ]
        for object in objects {
            #expect(throws: WebAuthnError.malformedAttestation) { try AttestationObject(object) }
        }
    }
}
