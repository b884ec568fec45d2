import CCurl
import Glibc

/// What libcurl knows of a failure, and what it means.
struct CurlFailure {
    var code: CURLcode
    var usesProxy = false
    /// The status of the proxy's answer to CONNECT, 0 if there was none.
    var proxyStatus = 0
    /// OpenSSL's verdict on the certificate (`X509_V_…`), 0 if it had nothing to say.
    var verifyResult = 0
    var systemError: Int32 = 0

    var meaning: TransportFailure {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: .timedOut
        case CURLE_COULDNT_RESOLVE_HOST: .nameNotFound
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxyUnreachable
        case CURLE_COULDNT_CONNECT where usesProxy: .proxyUnreachable
        case CURLE_COULDNT_CONNECT: systemError == ENETUNREACH ? .offline : .unreachable
        case CURLE_PEER_FAILED_VERIFICATION: distrust
        case CURLE_SSL_CACERT_BADFILE: .authoritiesUnreadable
        case CURLE_SSL_CONNECT_ERROR: .handshakeFailed
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2,
            CURLE_HTTP2_STREAM:
            proxyStatus >= 300 ? .proxyRefuses : .connectionLost
        // We abort what libcurl would send a second time after its connection broke.
        case CURLE_ABORTED_BY_CALLBACK: .connectionLost
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: .notHTTP
        case CURLE_BAD_CONTENT_ENCODING: .undecodable
        case CURLE_URL_MALFORMAT: .incompleteURL
        case CURLE_OUT_OF_MEMORY: .outOfResources
        default: .unknown
        }
    }

    /// What is wrong with the certificate, by the numbers of OpenSSL's `X509_V_ERR_…`.
    ///
    /// libcurl compares host names itself, and leaves "OK" or "unspecified" when they differ; 62 and 64 are OpenSSL's
    /// own verdicts on names and addresses.
    private var distrust: TransportFailure {
        switch verifyResult {
        case 0, 1, 62, 64: .wrongHostName
        case 9: .notYetValid
        case 10: .expired
        default: .untrusted
        }
    }
}
