import COpenSSL
import FoundationEssentials

/// The one owner of an `X509`.
///
/// `@unchecked Sendable`: the certificate is never changed, and what OpenSSL caches inside it is filled in `init`,
/// before anyone else can see it. `certificatesServeManyThreads` tests it.
final class CertificateHandle: @unchecked Sendable {
    private let certificate: OpaquePointer
    private let flags: UInt32

    init?(der: Data) {
        let parsed = der.withBytes { bytes, count -> OpaquePointer? in
            var cursor: UnsafePointer<UInt8>? = bytes
            guard let certificate = d2i_X509(nil, &cursor, count) else { return nil }
            guard cursor == bytes + count else {
                X509_free(certificate)
                return nil
            }
            return certificate
        }
        guard let parsed else {
            ERR_clear_error()
            return nil
        }
        certificate = parsed
        flags = X509_get_extension_flags(parsed)
        ERR_clear_error()
    }

    deinit {
        X509_free(certificate)
    }

    var version: Int { X509_get_version(certificate) + 1 }

    var hasReadableExtensions: Bool { flags & UInt32(EXFLAG_INVALID) == 0 }

    var isAuthority: Bool? {
        flags & UInt32(EXFLAG_BCONS) == 0 ? nil : flags & UInt32(EXFLAG_CA) != 0
    }

    var publicKey: PublicKeyHandle? {
        guard let key = X509_get_pubkey(certificate) else {
            ERR_clear_error()
            return nil
        }
        return PublicKeyHandle(owning: key)
    }

    /// The first part of the subject's name of this kind.
    func subject(_ kind: Int32) -> String? {
        let name = X509_get_subject_name(certificate)
        let index = X509_NAME_get_index_by_NID(name, kind, -1)
        guard index >= 0, let entry = X509_NAME_get_entry(name, index) else { return nil }
        var text: UnsafeMutablePointer<UInt8>?
        let count = ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(entry))
        defer { a0_OPENSSL_free(text) }
        guard count >= 0, let text else {
            ERR_clear_error()
            return nil
        }
        return String(validating: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
    }

    func extensions(_ identifier: String) -> [Certificate.Extension] {
        guard let object = OBJ_txt2obj(identifier, 1) else {
            ERR_clear_error()
            return []
        }
        defer { ASN1_OBJECT_free(object) }
        var found: [Certificate.Extension] = []
        var index: Int32 = -1
        while true {
            index = X509_get_ext_by_OBJ(certificate, object, index)
            guard index >= 0, let entry = X509_get_ext(certificate, index) else { return found }
            let data = X509_EXTENSION_get_data(entry)
            let value = Data(bytes: ASN1_STRING_get0_data(data), count: Int(ASN1_STRING_length(data)))
            found.append(.init(isCritical: X509_EXTENSION_get_critical(entry) == 1, value: value))
        }
    }
}
