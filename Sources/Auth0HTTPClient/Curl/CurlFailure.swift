import CCurl
import Foundation
import Glibc

/// What libcurl knows of a failure, and the `URLError` that says the same.
struct CurlFailure {
    var code: CURLcode
    var usesProxy = false
    /// The status of the proxy's answer to CONNECT, 0 if there was none.
    var proxyStatus = 0
    /// OpenSSL's verdict on the certificate (`X509_V_…`), 0 if it had nothing to say.
    var verifyResult = 0
    var systemError: Int32 = 0

    var error: URLError {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: .deadlineExceeded
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: Self.proxyUnreachable
        case CURLE_COULDNT_CONNECT: unreachable
        case CURLE_COULDNT_RESOLVE_HOST:
            URLError(.cannotFindHost, "The host's name can't be looked up. Check the domain and the network.")
        case CURLE_PEER_FAILED_VERIFICATION: untrusted
        case CURLE_SSL_CACERT_BADFILE:
            URLError(
                .secureConnectionFailed,
                "The file of certificate authorities can't be read. Check AUTH0_CA_FILE, or install ca-certificates."
            )
        case CURLE_SSL_CONNECT_ERROR:
            URLError(.secureConnectionFailed, "No secure connection could be made: the TLS handshake failed.")
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2,
            CURLE_HTTP2_STREAM, CURLE_ABORTED_BY_CALLBACK:
            proxyStatus >= 300 ? Self.proxyRefuses : Self.connectionLost
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
            URLError(.badServerResponse, "The server does not speak HTTP. Check the domain and the port.")
        case CURLE_BAD_CONTENT_ENCODING:
            URLError(.cannotDecodeContentData, "The reply can't be decompressed.")
        case CURLE_URL_MALFORMAT: URLError(.badURL, "The URL is malformed.")
        default: Self.unknown
        }
    }

    private var unreachable: URLError {
        if usesProxy { return Self.proxyUnreachable }
        if systemError == ENETUNREACH {
            return URLError(.notConnectedToInternet, "There is no network. Connect this machine and try again.")
        }
        return URLError(.cannotConnectToHost, "The server can't be reached. Check that it runs, and the port.")
    }

    private var untrusted: URLError {
        switch verifyResult {
        case 0:
            URLError(
                .serverCertificateUntrusted,
                "The server's certificate is for another host name. Check the domain."
            )
        case 9:
            URLError(.serverCertificateNotYetValid, "The server's certificate is not valid yet. Check the clock.")
        case 10:
            URLError(.serverCertificateHasBadDate, "The server's certificate has expired. Check the clock.")
        default:
            URLError(
                .serverCertificateUntrusted,
                """
                The server's certificate is not trusted. Add its authority to the system's store, or name its PEM file \
                in AUTH0_CA_FILE.
                """
            )
        }
    }

    private static var connectionLost: URLError {
        URLError(.networkConnectionLost, "The connection was lost before the whole reply came.")
    }

    private static var proxyUnreachable: URLError {
        URLError(
            .cannotConnectToHost,
            "The proxy can't be reached. Correct https_proxy, http_proxy or all_proxy, or name the host in no_proxy."
        )
    }

    private static var proxyRefuses: URLError {
        URLError(
            .cannotConnectToHost,
            "The proxy refuses the connection. Correct https_proxy or all_proxy, or name the host in no_proxy."
        )
    }

    private static var unknown: URLError { URLError(.unknown, "The request failed inside libcurl.") }
}
