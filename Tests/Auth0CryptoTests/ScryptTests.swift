import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct KeyDerivation {
    struct Vector: Decodable {
        let passphrase: String
        let salt: String
        let cost: Int
        let blockSize: Int
        let parallelization: Int
        let key: String
    }

    @Test func agreesWithTheVectorsOfRFC7914() throws {
        struct File: Decodable { let keys: [Vector] }
        let vectors = try (Vectors.read(PackageResources.rfc7914_json) as File).keys
        #expect(vectors.count == 3)
        for vector in vectors {
            let key = try Scrypt.deriveKey(
                from: Data(vector.passphrase.utf8),
                salt: Data(vector.salt.utf8),
                cost: vector.cost,
                blockSize: vector.blockSize,
                parallelization: vector.parallelization,
                length: 64
            )
            #expect(key == Data(hex: vector.key))
        }
    }

    @Test(arguments: [
        (0, 8, 1, 32), (1, 8, 1, 32), (3, 8, 1, 32), (-16, 8, 1, 32), (16, 0, 1, 32), (16, -1, 1, 32), (16, 8, 0, 32),
        (16, 8, 65, 32), (16, 8, 1, 0), (16, 8, 1, -1), (16, 8, 1, 1025), (1 << 20, 8, 1, 32), (1 << 62, 8, 1, 32),
        (16, Int.max, 1, 32), (16, 1 << 30, 1, 32), (Int.min, 8, 1, 32),
    ])
    func refusesParametersOutOfBounds(_ cost: Int, _ blockSize: Int, _ parallelization: Int, _ length: Int) {
        #expect(throws: CryptoError.derivationFailed) {
            try Scrypt.deriveKey(
                from: Data("p".utf8),
                salt: Data("s".utf8),
                cost: cost,
                blockSize: blockSize,
                parallelization: parallelization,
                length: length
            )
        }
    }

    @Test func worksWithTheParametersOfAnInteractiveSignIn() throws {
        let key = try Scrypt.deriveKey(
            from: Data("p".utf8),
            salt: Data("s".utf8),
            cost: 1 << 15,
            blockSize: 8,
            parallelization: 1,
            length: 32
        )
        #expect(key.count == 32)
    }
}
