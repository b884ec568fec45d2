import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct Digests {
    struct SHA: Decodable {
        let algorithm: String
        let message: String
        let digest: String
    }

    struct Code: Decodable {
        let algorithm: String
        let key: String
        let message: String
        let code: String
    }

    static let algorithms: [String: Digest.Algorithm] = [
        "sha1": .sha1, "sha256": .sha256, "sha384": .sha384, "sha512": .sha512,
    ]

    @Test func agreeWithTheVectorsOfNIST() throws {
        struct File: Decodable { let digests: [SHA] }
        let vectors = try (Vectors.read(PackageResources.sha_json) as File).digests
        #expect(Set(vectors.map(\.algorithm)) == Set(Self.algorithms.keys))
        for vector in vectors {
            let algorithm = try #require(Self.algorithms[vector.algorithm])
            #expect(Digest.hash(Data(hex: vector.message), algorithm) == Data(hex: vector.digest))
        }
    }

    @Test func authenticateAsTheVectorsOfRFC2202And4231() throws {
        struct File: Decodable { let codes: [Code] }
        let vectors = try (Vectors.read(PackageResources.hmac_json) as File).codes
        #expect(Set(vectors.map(\.algorithm)) == Set(Self.algorithms.keys))
        for vector in vectors {
            let algorithm = try #require(Self.algorithms[vector.algorithm])
            let code = HMAC.authenticationCode(for: Data(hex: vector.message), key: Data(hex: vector.key), algorithm)
            #expect(code == Data(hex: vector.code))
        }
    }

    @Test func takeAnEmptyKeyAndMessage() {
        #expect(
            HMAC.authenticationCode(for: Data(), key: Data())
                == Data(hex: "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
        )
    }

    @Test func takeASliceOfLargerData() {
        let slice = Data("xabcx".utf8).dropFirst().dropLast()
        #expect(Digest.hash(slice) == Digest.hash(Data("abc".utf8)))
    }

    @Test func digestsServeManyThreads() async {
        let expected = Digest.hash(Data("abc".utf8))
        let answers = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask { (0..<50).allSatisfy { _ in Digest.hash(Data("abc".utf8)) == expected } }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(answers == 64)
    }
}

@Suite struct ConstantTimeComparison {
    @Test(arguments: [
        ("", "", true), ("a", "a", true), ("a", "b", false), ("a", "", false), ("secret", "secret1", false),
        ("Zoë", "Zoë", true),
    ])
    func comparesBytes(_ a: String, _ b: String, equal: Bool) {
        #expect(ConstantTime.equal(a, b) == equal)
        #expect(ConstantTime.equal(Data(a.utf8), Data(b.utf8)) == equal)
    }

    @Test func tellsDifferentSpellingsOfOneLetterApart() {
        #expect("\u{E9}" == "e\u{301}")
        #expect(!ConstantTime.equal("\u{E9}", "e\u{301}"))
    }
}
