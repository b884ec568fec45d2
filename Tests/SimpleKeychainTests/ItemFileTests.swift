import Auth0Crypto
import Foundation
import Testing

@testable import SimpleKeychain

@Suite struct ItemFileTests {
    let key: ItemKey
    let file: ItemFile

    init() throws {
        key = try #require(ItemKey(keyFile: Data(repeating: 7, count: 32)))
        file = try ItemFile(
            sealing: Data("secret".utf8),
            service: "s",
            key: "Zoë",
            with: key,
            random: SystemRandom()
        )
    }

    func secret(_ bytes: Data) -> Data? { try? ItemFile(bytes: bytes).open(with: key) }

    @Test func readsBackWhatItWrote() throws {
        let read = try ItemFile(bytes: file.bytes)
        #expect(read == file)
        #expect(try read.open(with: key) == Data("secret".utf8))
    }

    @Test func keepsTheLayoutOfVersionOne() {
        let bytes = file.bytes
        #expect(Array(bytes.prefix(6)) == [0x41, 0x30, 0x4B, 0x43, 1, 0])
        #expect(bytes.dropFirst(25).prefix(8) == key.id)
        let texts: [UInt8] = [0, 0, 0, 1, 0x73, 0, 0, 0, 4, 0x5A, 0x6F, 0xC3, 0xAB]
        #expect(Array(bytes.dropFirst(45).prefix(13)) == texts)
        #expect(bytes.count == 58 + 6 + 16)
    }

    @Test func opensNoTruncation() {
        for count in 0..<file.bytes.count { #expect(secret(file.bytes.prefix(count)) == nil) }
    }

    @Test func opensNothingThatWasChangedInAnyBit() {
        for index in file.bytes.indices {
            for bit in 0..<8 {
                var bytes = file.bytes
                bytes[index] ^= 1 << bit
                #expect(secret(bytes) == nil)
            }
        }
    }

    @Test func tellsANewerVersionFromDamage() {
        var bytes = file.bytes
        bytes[4] = 2
        #expect(throws: ItemFile.Flaw.unknownVersion) { try ItemFile(bytes: bytes) }
        bytes[0] = 0
        #expect(throws: ItemFile.Flaw.damaged) { try ItemFile(bytes: bytes) }
    }

    @Test(arguments: [
        KeyDerivation.Cost(logN: 0, r: 8, p: 1), .init(logN: 21, r: 8, p: 1), .init(logN: 15, r: 0, p: 1),
        .init(logN: 15, r: 8, p: 0), .init(logN: 20, r: 255, p: 255),
    ])
    func refusesACostThatWouldKeepItBusy(cost: KeyDerivation.Cost) {
        let derivation = KeyDerivation.scrypt(cost, salt: Data(count: 16))
        #expect(KeyDerivation(bytes: derivation.bytes) == nil)
        #expect(KeyDerivation(bytes: KeyDerivation.scrypt(.standard, salt: Data(count: 16)).bytes) != nil)
    }

    @Test func neverRepeatsANonce() throws {
        let files = try (0..<100).map { _ in
            try ItemFile(sealing: Data(), service: "s", key: "k", with: key, random: SystemRandom())
        }
        #expect(Set(files.map(\.nonce)).count == 100)
    }
}
