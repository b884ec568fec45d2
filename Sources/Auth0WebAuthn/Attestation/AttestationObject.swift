package import FoundationEssentials

/// What an authenticator says about itself and a new passkey (WebAuthn section 6.5).
package struct AttestationObject: Sendable {
    package let format: String
    package let statement: [CBOR.Key: CBOR]
    package let authenticatorData: AuthenticatorData
    /// The authenticator data as it came, which is what is signed.
    package let encodedAuthenticatorData: Data

    /// Reads all of `encoded`.
    ///
    /// - Throws: ``WebAuthnError/malformedAttestation``, or what ``AuthenticatorData/init(_:)`` throws.
    package init(_ encoded: Data) throws(WebAuthnError) {
        guard let object = try? CBORReader.value(of: encoded), let format = object["fmt"]?.text,
            let statement = object["attStmt"]?.map, let data = object["authData"]?.bytes
        else { throw .malformedAttestation }
        self.format = format
        self.statement = statement
        authenticatorData = try AuthenticatorData(data)
        encodedAuthenticatorData = data
    }
}
