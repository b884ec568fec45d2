import Auth0Crypto
import Foundation

/// The bytes of one stored item: a header in the clear, and the encrypted secret.
///
/// | bytes | what |
/// |---|---|
/// | 4 | "A0KC" |
/// | 1 | version, 1 |
/// | 1 | how the key is derived: 0 not at all, 1 scrypt |
/// | 3 | scrypt: the binary logarithm of N, then r, then p; else zero |
/// | 16 | scrypt: the salt; else zero |
/// | 8 | which key it is |
/// | 12 | nonce |
/// | 4 + n | length and text of the service |
/// | 4 + n | length and text of the item's key |
/// | rest | AES-256-GCM of the secret, with all of the above as associated data |
///
/// Numbers are big-endian, text is UTF-8.
struct ItemFile: Sendable, Equatable {
    static let version: UInt8 = 1
    private static let magic = Data("A0KC".utf8)

    /// Why bytes are not an item.
    enum Flaw: Error, Equatable {
        case damaged
        case unknownVersion
        case otherKey
    }

    let derivation: KeyDerivation
    let keyID: Data
    let nonce: Data
    let service: String
    let key: String
    private let sealed: Data

    /// Encrypts a secret.
    init(
        sealing secret: Data,
        service: String,
        key: String,
        with itemKey: ItemKey,
        random: any RandomSource
    ) throws(CryptoError) {
        derivation = itemKey.derivation
        keyID = itemKey.id
        nonce = random.bytes(12)
        self.service = service
        self.key = key
        let header = Self.header(derivation, keyID: itemKey.id, nonce: nonce, service: service, key: key)
        sealed = try AESGCM.seal(secret, key: itemKey.bytes, nonce: nonce, authenticating: header)
    }

    /// Reads the header.
    init(bytes: Data) throws(Flaw) {
        var reader = ByteReader(bytes)
        guard reader.take(4) == Self.magic, let version = reader.byte() else { throw .damaged }
        guard version == Self.version else { throw .unknownVersion }
        guard let derivation = reader.derivation(), let keyID = reader.take(8), let nonce = reader.take(12),
            let service = reader.text(), let key = reader.text()
        else { throw .damaged }
        self.derivation = derivation
        self.keyID = keyID
        self.nonce = nonce
        self.service = service
        self.key = key
        sealed = reader.rest
    }

    /// Decrypts the secret.
    func open(with itemKey: ItemKey) throws(Flaw) -> Data {
        guard itemKey.id == keyID else { throw .otherKey }
        do {
            return try AESGCM.open(sealed, key: itemKey.bytes, nonce: nonce, authenticating: header)
        } catch {
            throw .damaged
        }
    }

    var bytes: Data { header + sealed }

    private var header: Data {
        Self.header(derivation, keyID: keyID, nonce: nonce, service: service, key: key)
    }

    private static func header(
        _ derivation: KeyDerivation,
        keyID: Data,
        nonce: Data,
        service: String,
        key: String
    ) -> Data {
        magic + [version] + derivation.bytes + keyID + nonce + counted(service) + counted(key)
    }

    private static func counted(_ text: String) -> Data {
        withUnsafeBytes(of: UInt32(clamping: text.utf8.count).bigEndian) { Data($0) } + Data(text.utf8)
    }
}

extension ByteReader {
    fileprivate mutating func derivation() -> KeyDerivation? {
        take(KeyDerivation.byteCount).flatMap(KeyDerivation.init(bytes:))
    }

    /// Text after its length.
    ///
    /// Text that is not UTF-8 is refused, so that the header reads back as it was written.
    fileprivate mutating func text() -> String? {
        guard let count = take(4)?.reduce(0, { $0 << 8 | Int($1) }), let bytes = take(count) else { return nil }
        return String(data: bytes, encoding: .utf8)
    }
}
