import Foundation

/// What holds for every transfer of one transport.
struct CurlSettings: Sendable {
    let proxy: ProxyRule
    let additionalCertificateAuthorities: String?
}
