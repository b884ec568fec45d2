import Auth0Crypto
import Foundation
import Synchronization

/// A passphrase, and the keys that were derived from it so far: deriving one is slow on purpose.
final class Passphrase: Sendable {
    private let text: Data
    private let cost: KeyDerivation.Cost
    private let keys = Mutex<[KeyDerivation: ItemKey]>([:])

    init(_ text: Data, cost: KeyDerivation.Cost = .standard) {
        self.text = text
        self.cost = cost
    }

    /// The key for an item that was encrypted with a key derived like this.
    func key(derivedBy derivation: KeyDerivation) throws(CryptoError) -> ItemKey? {
        guard case .scrypt(let cost, let salt) = derivation else { return nil }
        if let key = keys.withLock({ $0[derivation] }) { return key }
        let key = try ItemKey(passphrase: text, cost: cost, salt: salt)
        keys.withLock { $0[derivation] = key }
        return key
    }

    /// A key for a new item: one that is known already, else one with a new salt.
    func keyForWriting(random: any RandomSource) throws(CryptoError) -> ItemKey? {
        let known = keys.withLock { $0.values.first { $0.derivation.cost == cost } }
        if let known { return known }
        return try key(derivedBy: .scrypt(cost, salt: random.bytes(KeyDerivation.saltCount)))
    }
}

extension KeyDerivation {
    fileprivate var cost: Cost? {
        if case .scrypt(let cost, _) = self { cost } else { nil }
    }
}
