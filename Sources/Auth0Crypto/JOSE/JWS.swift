package import FoundationEssentials

/// A signed token in the compact form (RFC 7515 section 7.1).
///
/// To read one says nothing about who made it: that is what ``isValid(with:)`` is for. The caller chooses the key and
/// with it the algorithm; the header can only agree. Keys inside the header (`jwk`, `jku`, `x5c`, `x5u`) are never
/// read.
package struct JWS: Sendable {
    /// The header's members that are used.
    package struct Header: Codable, Sendable, Equatable {
        package var alg: String
        package var kid: String?
        package var typ: String?
        /// Extensions that a reader must understand; there is none that we do.
        package var crit: [String]?

        package init(alg: String, kid: String? = nil, typ: String? = nil) {
            self.alg = alg
            self.kid = kid
            self.typ = typ
        }
    }

    package let header: Header
    package let payload: Data
    package let signature: Data
    /// The bytes that are signed: the first two parts with the dot between them.
    package let signingInput: Data

    /// Reads a token of exactly three parts.
    ///
    /// - Throws: ``CryptoError/malformedToken``.
    package init(compact: String) throws(CryptoError) {
        // Bytes, not characters: to find the borders of characters takes longer than to verify a signature.
        let text = Data(compact.utf8)
        let dots = text.withUnsafeBytes { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") } }
        guard dots.count == 2, let header = Base64URL.decode(text[..<dots[0]]),
            let payload = Base64URL.decode(text[(dots[0] + 1)..<dots[1]]),
            let signature = Base64URL.decode(text[(dots[1] + 1)...]),
            let header = try? JSONDecoder().decode(Header.self, from: header)
        else { throw .malformedToken }
        self.header = header
        self.payload = payload
        self.signature = signature
        signingInput = text[..<dots[1]]
    }

    /// Whether the header says RS256, spelled so, and `key` made the signature.
    package func isValid(with key: RSAPublicKey) -> Bool {
        header.alg == "RS256" && header.crit == nil && key.isValidSignature(signature, for: signingInput)
    }

    /// Signs `payload` with RS256.
    ///
    /// - Throws: ``CryptoError/signingFailed``.
    package static func sign(
        payload: Data,
        typ: String? = nil,
        keyID: String? = nil,
        with key: RSAPrivateKey
    ) throws(CryptoError) -> String {
        let input = try signingInput(Header(alg: "RS256", kid: keyID, typ: typ), payload)
        return input + "." + Base64URL.encode(try key.sign(Data(input.utf8)))
    }

    static func signingInput(_ header: Header, _ payload: Data) throws(CryptoError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let header = try? encoder.encode(header) else { throw .signingFailed }
        return Base64URL.encode(header) + "." + Base64URL.encode(payload)
    }
}
