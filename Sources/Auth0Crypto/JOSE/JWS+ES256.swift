package import FoundationEssentials

extension JWS {
    /// Whether the header says ES256, spelled so, and `key` made the signature.
    package func isValid(with key: P256PublicKey) -> Bool {
        header.alg == "ES256" && header.crit == nil && key.isValidSignature(signature, for: signingInput)
    }

    /// Signs `payload` with ES256.
    ///
    /// - Throws: ``CryptoError/signingFailed``.
    package static func sign(
        payload: Data,
        typ: String? = nil,
        keyID: String? = nil,
        with key: P256PrivateKey
    ) throws(CryptoError) -> String {
        let input = try signingInput(Header(alg: "ES256", kid: keyID, typ: typ), payload)
        return input + "." + Base64URL.encode(try key.sign(Data(input.utf8)))
    }
}
