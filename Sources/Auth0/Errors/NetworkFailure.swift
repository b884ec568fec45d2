import Foundation

/// Tells failures on the way from answers of a server.
enum NetworkFailure {
    private static let codes: Set<URLError.Code> = [
        .notConnectedToInternet,
        .networkConnectionLost,
        .dnsLookupFailed,
        .cannotFindHost,
        .cannotConnectToHost,
        .timedOut,
        .internationalRoamingOff,
        .callIsActive,
        .dataNotAllowed,
        .secureConnectionFailed,
        .serverCertificateUntrusted,
        .serverCertificateHasBadDate,
        .serverCertificateNotYetValid,
        .resourceUnavailable,
    ]

    /// Also knows an `NSError` of the URL domain: on Linux it does not cast to `URLError`.
    static func isNetworkFailure(_ error: (any Error)?) -> Bool {
        guard let error else { return false }
        if let error = error as? URLError {
            return codes.contains(error.code)
        }
        let bridged = error as NSError
        return bridged.domain == NSURLErrorDomain && codes.contains { $0.rawValue == bridged.code }
    }
}
