import COpenSSL
package import FoundationEssentials

/// One X.509 certificate, read but not trusted: no chain, date or name is checked here.
package struct Certificate: Sendable {
    /// The version that the certificate says, 1 to 3.
    package let version: Int
    package let publicKey: VerificationKey
    package let subject: Subject
    /// Whether it may sign other certificates; `nil` without basic constraints.
    package let isAuthority: Bool?

    private let handle: CertificateHandle

    /// The parts of the subject's name that attestation asks for; each the first of its kind.
    package struct Subject: Sendable, Equatable {
        package let country: String?
        package let organization: String?
        package let organizationalUnit: String?
        package let commonName: String?
    }

    /// An extension as it stands in the certificate.
    package struct Extension: Sendable, Equatable {
        package let isCritical: Bool
        /// The bytes inside the outer octet string; for most extensions DER again.
        package let value: Data
    }

    /// Reads a certificate.
    ///
    /// - Throws: ``CryptoError/malformedCertificate``; ``CryptoError/unsupportedKey`` or ``CryptoError/invalidKey`` for
    ///   its public key.
    package init(der: Data) throws(CryptoError) {
        guard let handle = CertificateHandle(der: der), handle.hasReadableExtensions, let key = handle.publicKey else {
            throw .malformedCertificate
        }
        version = handle.version
        publicKey = try VerificationKey(handle: key)
        subject = Subject(
            country: handle.subject(NID_countryName),
            organization: handle.subject(NID_organizationName),
            organizationalUnit: handle.subject(NID_organizationalUnitName),
            commonName: handle.subject(NID_commonName)
        )
        isAuthority = handle.isAuthority
        self.handle = handle
    }

    /// The extension with this dotted object identifier; `nil` if there is none.
    ///
    /// - Throws: ``CryptoError/malformedCertificate`` if there are two.
    package func extensionValue(_ identifier: String) throws(CryptoError) -> Extension? {
        let found = handle.extensions(identifier)
        guard found.count < 2 else { throw .malformedCertificate }
        return found.first
    }
}
