import Auth0Crypto
package import FoundationEssentials

/// What the authenticator signs beside the client data (WebAuthn section 6.1).
package struct AuthenticatorData: Sendable, Equatable {
    /// The longest credential id (WebAuthn section 5.8.3).
    package static let maximumCredentialIDByteCount = 1023

    /// The SHA-256 of the relying party's id.
    package let relyingPartyHash: Data
    package let flags: AuthenticatorFlags
    /// Grows with each signature; always 0 where the authenticator does not count.
    package let signCount: UInt32
    /// A new passkey; only at registration.
    package let attestedCredential: AttestedCredential?
    /// The answers of extensions, unchecked.
    package let extensions: [CBOR.Key: CBOR]

    package struct AttestedCredential: Sendable, Equatable {
        /// The model of the authenticator, 16 bytes; all zero if it does not say.
        package let authenticatorModel: Data
        package let credentialID: Data
        package let publicKey: CredentialPublicKey
    }

    /// Reads all of `encoded`.
    ///
    /// - Throws: ``WebAuthnError/malformedAuthenticatorData``, ``WebAuthnError/malformedPublicKey`` or
    ///   ``WebAuthnError/unsupportedAlgorithm``.
    package init(_ encoded: Data) throws(WebAuthnError) {
        var fields = FixedFields(encoded)
        relyingPartyHash = try fields.take(32)
        flags = AuthenticatorFlags(rawValue: UInt8(try fields.integer(1)))
        signCount = UInt32(try fields.integer(4))
        attestedCredential =
            flags.contains(.attestedCredentialIncluded) ? try Self.attestedCredential(&fields) : nil
        extensions = flags.contains(.extensionsIncluded) ? try Self.extensions(&fields) : [:]
        guard fields.rest.isEmpty else { throw .malformedAuthenticatorData }
    }

    private static func attestedCredential(_ fields: inout FixedFields) throws(WebAuthnError) -> AttestedCredential {
        let model = try fields.take(16)
        let length = try fields.integer(2)
        guard (1...maximumCredentialIDByteCount).contains(length) else { throw .malformedAuthenticatorData }
        let identifier = try fields.take(length)
        let (cose, encoded) = try fields.value()
        let key = try CredentialPublicKey(cose, encoded: encoded)
        return AttestedCredential(authenticatorModel: model, credentialID: identifier, publicKey: key)
    }

    private static func extensions(_ fields: inout FixedFields) throws(WebAuthnError) -> [CBOR.Key: CBOR] {
        guard let members = try fields.value().value.map else { throw .malformedAuthenticatorData }
        return members
    }
}

/// Takes fields of known length and CBOR values from the front of some bytes.
private struct FixedFields {
    private(set) var rest: Data

    init(_ bytes: Data) {
        rest = bytes
    }

    mutating func take(_ count: Int) throws(WebAuthnError) -> Data {
        guard rest.count >= count else { throw .malformedAuthenticatorData }
        defer { rest = rest.dropFirst(count) }
        return Data(rest.prefix(count))
    }

    /// A big-endian number of at most four bytes.
    mutating func integer(_ count: Int) throws(WebAuthnError) -> Int {
        try take(count).reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func value() throws(WebAuthnError) -> (value: CBOR, encoded: Data) {
        var reader = CBORReader(rest)
        guard let value = try? reader.next() else { throw .malformedAuthenticatorData }
        return (value, try take(rest.count - reader.rest.count))
    }
}
