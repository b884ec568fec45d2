import CCurl
import Foundation

/// One transfer in libcurl's hands: owns its easy handle and gathers the reply.
///
/// Lives on the loop's thread only.
final class CurlExchange {
    let transfer: Transfer
    let easy: UnsafeMutableRawPointer
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private var reply: ReplyCollector
    private var timesSent = 0
    private let usesProxy: Bool

    init?(_ transfer: Transfer, _ settings: CurlSettings) {
        guard let easy = curl_easy_init() else { return nil }
        self.transfer = transfer
        self.easy = easy
        reply = ReplyCollector(maximumBodyBytes: transfer.request.maximumBodyBytes)
        let proxy = settings.proxy.proxy(for: transfer.request.url)
        usesProxy = proxy != nil
        set(CURLOPT_PROXY, proxy ?? "")
        set(CURLOPT_NOPROXY, settings.proxy.exceptions)
        setLimits()
        setTrust(settings.additionalCertificateAuthorities)
        setRequest()
        setCallbacks()
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_slist_free_all(headerList)
    }

    /// The exchange behind a handle that `CurlMulti` reports.
    static func behind(_ easy: UnsafeMutableRawPointer) -> CurlExchange? {
        ccurl_get_context(easy).map { Unmanaged<CurlExchange>.fromOpaque($0).takeUnretainedValue() }
    }

    func outcome(_ result: CURLcode) -> Result<HTTPClientResponse, TransportFailure> {
        guard result == CURLE_OK else { return .failure(failure(result)) }
        let status = ccurl_get_long(easy, CURLINFO_RESPONSE_CODE)
        return .success(HTTPClientResponse(status: status, headers: reply.headers, body: reply.body))
    }

    private func failure(_ result: CURLcode) -> TransportFailure {
        if reply.isTooLong { return .tooLong }
        return CurlFailure(
            code: result,
            usesProxy: usesProxy,
            proxyStatus: ccurl_get_long(easy, CURLINFO_HTTP_CONNECTCODE),
            verifyResult: ccurl_get_long(easy, CURLINFO_SSL_VERIFYRESULT),
            systemError: Int32(truncatingIfNeeded: ccurl_get_long(easy, CURLINFO_OS_ERRNO))
        ).meaning
    }
}

// MARK: - Options

extension CurlExchange {
    private func set(_ option: CURLoption, _ value: Int) {
        _ = ccurl_set_long(easy, option, value)
    }

    private func set(_ option: CURLoption, _ value: String?) {
        _ = ccurl_set_text(easy, option, value)
    }

    private func setLimits() {
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_FOLLOWLOCATION, 0)
        // Signals are the program's own.
        set(CURLOPT_NOSIGNAL, 1)
        // Without it, removing a transfer waits for its name look-up, and every other transfer waits with it.
        set(CURLOPT_QUICK_EXIT, 1)
        set(CURLOPT_TIMEOUT_MS, transfer.request.timeout.wholeMilliseconds)
        // Servers often close a connection that idles for 30 s; a younger one is seldom closed as it is reused.
        set(CURLOPT_MAXAGE_CONN, 20)
        set(CURLOPT_TCP_NODELAY, 1)
    }

    private func setTrust(_ additionalAuthorities: String?) {
        set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        if let additionalAuthorities {
            // Instead of the system's bundle; the system's folder of authorities stays in force beside it.
            set(CURLOPT_CAINFO, additionalAuthorities)
            set(CURLOPT_PROXY_CAINFO, additionalAuthorities)
        } else {
            // The bundle alone can be parsed once and kept; with the folder, each connection parses it anew.
            set(CURLOPT_CAPATH, nil)
            set(CURLOPT_PROXY_CAPATH, nil)
        }
    }

    private func setRequest() {
        let request = transfer.request
        set(CURLOPT_URL, request.url.absoluteString)
        set(CURLOPT_PATH_AS_IS, 1)
        set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
        set(CURLOPT_ACCEPT_ENCODING, "gzip")
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        setMethodAndBody(request)
        for (name, value) in request.sendableHeaders {
            // libcurl's own notation for a header without a value.
            append(header: value.allSatisfy(\.isWhitespace) ? "\(name);" : "\(name): \(value)")
        }
        // libcurl's own notation for "do not send this one": it would add both by itself.
        append(header: "Expect:")
        if !request.has("Content-Type") { append(header: "Content-Type:") }
        _ = ccurl_set_headers(easy, headerList)
    }

    private func setMethodAndBody(_ request: HTTPClientRequest) {
        let body = request.body ?? (["POST", "PUT", "PATCH"].contains(request.method) ? Data() : nil)
        if let body {
            set(CURLOPT_POST, 1)
            body.withUnsafeBytes { bytes in
                // An empty body still needs a pointer: null would mean "ask the read function".
                withUnsafeBytes(of: UInt8(0)) { empty in
                    _ = ccurl_set_body(easy, bytes.baseAddress ?? empty.baseAddress, curl_off_t(bytes.count))
                }
            }
        } else if request.method == "HEAD" {
            set(CURLOPT_NOBODY, 1)
        }
        if request.method != "HEAD" || body != nil { set(CURLOPT_CUSTOMREQUEST, request.method) }
    }

    private func append(header: String) {
        headerList = curl_slist_append(headerList, header) ?? headerList
    }
}

// MARK: - Callbacks

extension CurlExchange {
    /// libcurl calls these on the loop's thread, only while the loop holds the exchange.
    private func setCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        _ = ccurl_set_pointer(easy, CURLOPT_PRIVATE, context)
        _ = ccurl_set_receivers(
            easy,
            { bytes, size, count, context in
                CurlExchange.receive(bytes, size * count, context) { $0.reply.receive(headerLine: $1) }
            },
            { bytes, size, count, context in
                CurlExchange.receive(bytes, size * count, context) { $0.reply.receive(body: $1) }
            },
            context
        )
        _ = ccurl_set_before_request(
            easy,
            { context, _, _, _, _ in
                guard let context else { return CURL_PREREQFUNC_ABORT }
                return Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue().beforeSending()
            },
            context
        )
    }

    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?,
        _ count: Int,
        _ context: UnsafeMutableRawPointer?,
        _ take: (CurlExchange, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let context else { return 0 }
        let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
        return take(exchange, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : -1
    }

    /// libcurl sends a request again when a kept connection breaks before the reply.
    ///
    /// The server may have done its work by then, so that only what is safe to repeat may go out a second time.
    private func beforeSending() -> Int32 {
        timesSent += 1
        return timesSent == 1 || transfer.request.isSafe ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
}

extension Duration {
    /// Rounded up, and at least 1: zero would mean "no limit" to libcurl.
    fileprivate var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let milliseconds = seconds.multipliedReportingOverflow(by: 1000)
        guard !milliseconds.overflow, milliseconds.partialValue < Int32.max else { return Int(Int32.max) }
        let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return max(1, Int(milliseconds.partialValue + fraction))
    }
}
