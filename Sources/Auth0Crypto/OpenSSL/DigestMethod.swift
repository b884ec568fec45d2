import COpenSSL

/// The one owner of a fetched `EVP_MD`.
///
/// To fetch is dear, so each is fetched once.
///
/// `@unchecked Sendable`: OpenSSL never changes a fetched method, and counts its references atomically.
/// `digestsServeManyThreads` tests it.
final class DigestMethod: @unchecked Sendable {
    let pointer: OpaquePointer

    init?(_ name: String) {
        guard let pointer = EVP_MD_fetch(nil, name, nil) else {
            ERR_clear_error()
            return nil
        }
        self.pointer = pointer
    }

    deinit {
        EVP_MD_free(pointer)
    }

    static let sha1 = DigestMethod(Digest.Algorithm.sha1.name)
    static let sha256 = DigestMethod(Digest.Algorithm.sha256.name)
    static let sha384 = DigestMethod(Digest.Algorithm.sha384.name)
    static let sha512 = DigestMethod(Digest.Algorithm.sha512.name)
}

extension Digest.Algorithm {
    var method: DigestMethod? {
        switch self {
        case .sha1: .sha1
        case .sha256: .sha256
        case .sha384: .sha384
        case .sha512: .sha512
        }
    }

    var name: String {
        switch self {
        case .sha1: "SHA1"
        case .sha256: "SHA256"
        case .sha384: "SHA384"
        case .sha512: "SHA512"
        }
    }
}
