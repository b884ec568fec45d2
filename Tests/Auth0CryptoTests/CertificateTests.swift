import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct Certificates {
    struct File: Decodable {
        struct Entry: Decodable {
            let der: Data
            let signature: String?
        }

        let message: String
        let p256: Entry
        let rsa: Entry
        let ed25519: Entry
        let criticalExtension: Entry
        let repeatedExtension: Entry
        let p384: Entry
        let rsa1024: Entry
    }

    static let authenticatorModel = "1.3.6.1.4.1.45724.1.1.4"

    let file: File

    init() throws {
        file = try Vectors.read(PackageResources.certificates_json)
    }

    @Test func giveTheirPublicKeys() throws {
        let message = Data(hex: file.message)
        for entry in [file.p256, file.rsa, file.ed25519] {
            let key = try Certificate(der: entry.der).publicKey
            let signature = Data(hex: try #require(entry.signature))
            #expect(key.isValidSignature(signature, for: message))
            #expect(!key.isValidSignature(signature, for: message + [0]))
        }
    }

    @Test func giveTheirSubject() throws {
        let subject = try Certificate(der: file.p256.der).subject
        #expect(subject.country == "DE")
        #expect(subject.organization == "Zoë & Söhne")
        #expect(subject.organizationalUnit == "Authenticator Attestation")
        #expect(subject.commonName == "Batch 1")
        let empty = try Certificate(der: file.ed25519.der).subject
        #expect(empty == .init(country: nil, organization: nil, organizationalUnit: nil, commonName: nil))
    }

    @Test func sayWhetherTheyAreAnAuthority() throws {
        #expect(try Certificate(der: file.p256.der).isAuthority == false)
        #expect(try Certificate(der: file.rsa.der).isAuthority == true)
        #expect(try Certificate(der: file.ed25519.der).isAuthority == nil)
        #expect(try Certificate(der: file.p256.der).version == 3)
    }

    @Test func giveAnExtension() throws {
        let value = Data([0x04, 0x10]) + Data(0..<16)
        let certificate = try Certificate(der: file.p256.der)
        #expect(
            try certificate.extensionValue(Self.authenticatorModel) == .init(isCritical: false, value: value)
        )
        #expect(try certificate.extensionValue("1.2.3") == nil)
        #expect(try certificate.extensionValue("not an identifier") == nil)
        let critical = try Certificate(der: file.criticalExtension.der)
        #expect(try critical.extensionValue(Self.authenticatorModel)?.isCritical == true)
    }

    @Test func refuseAnExtensionThatStandsTwice() {
        #expect(throws: CryptoError.malformedCertificate) {
            try Certificate(der: file.repeatedExtension.der).extensionValue(Self.authenticatorModel)
        }
    }

    @Test func areRefusedWithOtherKeys() {
        #expect(throws: CryptoError.unsupportedKey) { try Certificate(der: file.p384.der) }
        #expect(throws: CryptoError.invalidKey) { try Certificate(der: file.rsa1024.der) }
    }

    @Test func areRefusedInPartOrWithMore() {
        let der = file.p256.der
        for count in 0..<der.count {
            #expect(throws: CryptoError.malformedCertificate) { try Certificate(der: der.prefix(count)) }
        }
        #expect(throws: CryptoError.malformedCertificate) { try Certificate(der: der + [0]) }
    }

    @Test func surviveEveryChangedByte() {
        let der = file.p256.der
        var read = 0
        for index in der.indices {
            var changed = der
            changed[index] ^= 0xFF
            if let certificate = try? Certificate(der: changed) {
                read += 1
                _ = try? certificate.extensionValue(Self.authenticatorModel)
            }
        }
        #expect(read < der.count)
    }

    @Test func certificatesServeManyThreads() async throws {
        let certificate = try Certificate(der: file.p256.der)
        let found = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<32 {
                group.addTask { (try? certificate.extensionValue(Self.authenticatorModel)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(found == 32)
    }
}
