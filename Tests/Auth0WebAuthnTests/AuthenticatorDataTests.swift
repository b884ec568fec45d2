import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import Auth0WebAuthn

@Suite struct AuthenticatorDataFields {
    let hash = Digest.hash(Data("example.org".utf8))

    @Test func areReadInOrder() throws {
        let data = try AuthenticatorData(hash + [0x1D, 0x01, 0x02, 0x03, 0x04])
        #expect(data.relyingPartyHash == hash)
        #expect(data.flags == [.userPresent, .userVerified, .backupEligible, .backedUp])
        #expect(data.signCount == 0x0102_0304)
        #expect(data.attestedCredential == nil)
        #expect(data.extensions.isEmpty)
    }

    @Test func holdExtensionsWhereTheFlagSaysSo() throws {
        let extensions = CBOREncoding.map([(CBOREncoding.text("credProtect"), CBOREncoding.integer(2))])
        let data = try AuthenticatorData(hash + [0x81, 0, 0, 0, 0] + extensions)
        #expect(data.extensions == [.text("credProtect"): .integer(2)])
        for odd in [Data(), CBOREncoding.integer(1), extensions + [0], extensions.dropLast()] {
            #expect(throws: WebAuthnError.malformedAuthenticatorData) {
                try AuthenticatorData(hash + [0x81, 0, 0, 0, 0] + odd)
            }
        }
        #expect(throws: WebAuthnError.malformedAuthenticatorData) {
            try AuthenticatorData(hash + [0x01, 0, 0, 0, 0] + extensions)
        }
    }

    @Test func holdACredentialAndThenExtensions() throws {
        let key = CBOREncoding.key(try P256PrivateKey().publicKey)
        let extensions = CBOREncoding.map([(CBOREncoding.text("a"), CBOREncoding.integer(1))])
        let attested = Data(repeating: 7, count: 16) + [0, 2, 0xAA, 0xBB] + key
        let data = try AuthenticatorData(hash + [0xC1, 0, 0, 0, 1] + attested + extensions)
        #expect(data.attestedCredential?.authenticatorModel == Data(repeating: 7, count: 16))
        #expect(data.attestedCredential?.credentialID == Data([0xAA, 0xBB]))
        #expect(data.attestedCredential?.publicKey.encoded == key)
        #expect(data.extensions == [.text("a"): .integer(1)])
    }

    @Test(arguments: [(0, false), (1, true), (1023, true), (1024, false)])
    func limitTheCredentialID(_ count: Int, isAccepted: Bool) throws {
        let key = CBOREncoding.key(try P256PrivateKey().publicKey)
        let identifier = Data(repeating: 1, count: count)
        let attested = Data(count: 16) + [UInt8(count >> 8), UInt8(count & 0xFF)] + identifier + key
        let data = try? AuthenticatorData(hash + [0x41, 0, 0, 0, 1] + attested)
        #expect((data != nil) == isAccepted)
    }
}

extension CBOREncoding {
    /// A COSE_Key of an ES256 key, in which members can be replaced or left out.
    static func key(_ key: P256PublicKey, replacing members: [Int: Data?] = [:]) -> Data {
        var all: [Int: Data?] = [1: integer(2), 3: integer(-7), -1: integer(1), -2: bytes(key.x), -3: bytes(key.y)]
        all.merge(members) { $1 }
        return map(
            all.sorted { $0.key < $1.key }.compactMap { member in member.value.map { (integer(member.key), $0) } }
        )
    }
}
