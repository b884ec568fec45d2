import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct Encryption {
    struct Message: Decodable {
        let key: String
        let nonce: String
        let context: String
        let ciphertext: String
        let tag: String
        /// Missing where the tag is wrong.
        let plaintext: String?
    }

    let key = Data(repeating: 1, count: 32)
    let nonce = Data(repeating: 2, count: 12)

    @Test func agreesWithTheVectorsOfNIST() throws {
        struct File: Decodable { let messages: [Message] }
        let vectors = try (Vectors.read(PackageResources.aes_gcm_json) as File).messages
        #expect(Set(vectors.map { $0.plaintext == nil }) == [true, false])
        for vector in vectors {
            let (key, nonce) = (Data(hex: vector.key), Data(hex: vector.nonce))
            let context = Data(hex: vector.context)
            let sealed = Data(hex: vector.ciphertext) + Data(hex: vector.tag)
            guard let plaintext = vector.plaintext.map(Data.init(hex:)) else {
                #expect(throws: CryptoError.decryptionFailed) {
                    try AESGCM.open(sealed, key: key, nonce: nonce, authenticating: context)
                }
                continue
            }
            #expect(try AESGCM.open(sealed, key: key, nonce: nonce, authenticating: context) == plaintext)
            #expect(try AESGCM.seal(plaintext, key: key, nonce: nonce, authenticating: context) == sealed)
        }
    }

    @Test func noticesEveryChange() throws {
        let context = Data("context".utf8)
        let sealed = try AESGCM.seal(Data("secret".utf8), key: key, nonce: nonce, authenticating: context)
        #expect(try AESGCM.open(sealed, key: key, nonce: nonce, authenticating: context) == Data("secret".utf8))
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 0x80
            #expect(throws: CryptoError.decryptionFailed) {
                try AESGCM.open(changed, key: key, nonce: nonce, authenticating: context)
            }
        }
        for count in 0..<sealed.count {
            #expect(throws: CryptoError.decryptionFailed) {
                try AESGCM.open(sealed.prefix(count), key: key, nonce: nonce, authenticating: context)
            }
        }
        #expect(throws: CryptoError.decryptionFailed) { try AESGCM.open(sealed, key: key, nonce: nonce) }
    }

    @Test func noticesAChangeWhereThereIsNoPlaintext() throws {
        let sealed = try AESGCM.seal(Data(), key: key, nonce: nonce)
        #expect(sealed.count == AESGCM.tagByteCount)
        #expect(try AESGCM.open(sealed, key: key, nonce: nonce).isEmpty)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(throws: CryptoError.decryptionFailed) { try AESGCM.open(changed, key: key, nonce: nonce) }
        }
    }

    @Test(arguments: [(0, 12), (16, 12), (31, 12), (33, 12), (32, 0), (32, 11), (32, 13), (32, 16)])
    func refusesKeysAndNoncesOfAnotherLength(_ keyCount: Int, _ nonceCount: Int) {
        let (key, nonce) = (Data(repeating: 1, count: keyCount), Data(repeating: 2, count: nonceCount))
        #expect(throws: CryptoError.encryptionFailed) { try AESGCM.seal(Data("a".utf8), key: key, nonce: nonce) }
        #expect(throws: CryptoError.encryptionFailed) { try AESGCM.seal(Data(), key: key, nonce: nonce) }
        #expect(throws: CryptoError.decryptionFailed) {
            try AESGCM.open(Data(repeating: 0, count: 32), key: key, nonce: nonce)
        }
    }

    @Test func takesSlicesAndLargeData() throws {
        let plaintext = SystemRandom().bytes(1 << 20)
        let sealed = try AESGCM.seal(plaintext.dropFirst(7), key: key, nonce: nonce)
        let padded = Data([9, 9]) + sealed
        #expect(try AESGCM.open(padded.dropFirst(2), key: key, nonce: nonce) == plaintext.dropFirst(7))
    }
}
