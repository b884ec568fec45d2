import Foundation

/// Every way in which a transport fails: the code that URLSession has for it, and a text that names the cure.
///
/// The texts stand here and nowhere else, so that none can repeat an address, a header or a body.
enum TransportFailure: Error, CaseIterable {
    // The request itself.
    case incompleteURL
    case unsupportedScheme
    case credentialsInURL
    case forbiddenCharacter
    case outOfResources
    // The way to the server.
    case cancelled
    case timedOut
    case nameNotFound
    case unreachable
    case offline
    case connectionLost
    case proxyUnreachable
    case proxyRefuses
    // TLS.
    case handshakeFailed
    case untrusted
    case wrongHostName
    case expired
    case notYetValid
    case authoritiesUnreadable
    // The reply.
    case notHTTP
    case undecodable
    case tooLong
    case tooManyRedirects
    case unknown

    /// What callers see.
    var error: URLError { URLError(code, userInfo: [NSLocalizedDescriptionKey: text]) }

    private var code: URLError.Code {
        switch self {
        case .incompleteURL, .credentialsInURL, .forbiddenCharacter: .badURL
        case .unsupportedScheme: .unsupportedURL
        case .outOfResources: .resourceUnavailable
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .nameNotFound: .cannotFindHost
        case .unreachable, .proxyUnreachable, .proxyRefuses: .cannotConnectToHost
        case .offline: .notConnectedToInternet
        case .connectionLost: .networkConnectionLost
        case .handshakeFailed, .authoritiesUnreadable: .secureConnectionFailed
        case .untrusted, .wrongHostName: .serverCertificateUntrusted
        case .expired: .serverCertificateHasBadDate
        case .notYetValid: .serverCertificateNotYetValid
        case .notHTTP: .badServerResponse
        case .undecodable: .cannotDecodeContentData
        case .tooLong: .dataLengthExceedsMaximum
        case .tooManyRedirects: .httpTooManyRedirects
        case .unknown: .unknown
        }
    }

    private var text: String {
        switch self {
        case .incompleteURL: "The URL has no scheme or no host. Write it in full, such as https://example.com/."
        case .unsupportedScheme: "Only https and http URLs can be requested."
        case .credentialsInURL: "The URL holds a user name or a password. Send these in a header instead."
        case .forbiddenCharacter: "The method or a header holds a character that HTTP does not allow there."
        case .outOfResources: "No request can be made: memory or file descriptors have run out."
        case .cancelled: "The call was cancelled."
        case .timedOut: "The server did not answer in time. Check the network, or allow the request more time."
        case .nameNotFound: "The host's name can't be looked up. Check the domain and the network."
        case .unreachable: "The server can't be reached. Check that it runs, and the port."
        case .offline: "There is no network. Connect this machine and try again."
        case .connectionLost: "The connection was lost before the whole reply came. Check the network and try again."
        case .proxyUnreachable:
            "The proxy can't be reached. Correct https_proxy, http_proxy or all_proxy, or name the host in no_proxy."
        case .proxyRefuses:
            "The proxy refuses the connection. Correct https_proxy or all_proxy, or name the host in no_proxy."
        case .handshakeFailed: "No secure connection could be made: the TLS handshake failed. Check the port."
        case .untrusted:
            """
            The server's certificate is not trusted. Add its authority to the system's store, or name its PEM file in \
            AUTH0_CA_FILE.
            """
        case .wrongHostName: "The server's certificate is for another host name. Check the domain."
        case .expired: "The server's certificate has expired. Check this machine's clock."
        case .notYetValid: "The server's certificate is not valid yet. Check this machine's clock."
        case .authoritiesUnreadable:
            "The file of certificate authorities can't be read. Check AUTH0_CA_FILE, or install ca-certificates."
        case .notHTTP: "The server does not speak HTTP. Check the domain and the port."
        case .undecodable: "The reply can't be decompressed."
        case .tooLong: "The reply is longer than this client accepts."
        case .tooManyRedirects: "The server redirects in a circle."
        case .unknown: "The request failed for a reason that has no code."
        }
    }
}
