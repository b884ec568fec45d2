import Foundation

/// What a `URLSession` task reports, and what it means.
///
/// On Linux a server that closes without a word is reported as `badServerResponse`, and both an untrusted certificate
/// and half a body as `unknown`.
struct URLSessionFailure {
    var code: URLError.Code
    var hasResponse = false
    var isSecure = false

    var meaning: TransportFailure {
        switch code {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .cannotFindHost, .dnsLookupFailed: .nameNotFound
        case .cannotConnectToHost: .unreachable
        case .notConnectedToInternet: .offline
        case .networkConnectionLost, .badServerResponse: .connectionLost
        case .secureConnectionFailed: .handshakeFailed
        case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot: .untrusted
        case .serverCertificateHasBadDate: .expired
        case .serverCertificateNotYetValid: .notYetValid
        case .cannotDecodeContentData, .cannotDecodeRawData: .undecodable
        case .dataLengthExceedsMaximum: .tooLong
        case .badURL: .incompleteURL
        case .unsupportedURL: .unsupportedScheme
        case .unknown where hasResponse: .connectionLost
        case .unknown where isSecure: .handshakeFailed
        default: .unknown
        }
    }
}
