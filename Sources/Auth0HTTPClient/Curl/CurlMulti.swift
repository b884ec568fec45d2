import CCurl

/// Owns a multi handle: the set of transfers that one thread runs.
///
/// `@unchecked Sendable`: the loop's thread alone calls everything but `wakeUp()`, and `curl_multi_wakeup` is the one
/// call that libcurl allows from any thread. The handle lives until the last reference is gone, so that nobody can
/// wake a freed one.
final class CurlMulti: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Nil if libcurl is out of memory or file descriptors.
    init?() {
        guard Self.isInitialized, let handle = curl_multi_init() else { return nil }
        self.handle = handle
        _ = ccurl_multi_set_long(handle, CURLMOPT_MAXCONNECTS, Self.maximumIdleConnections)
    }

    deinit {
        ProgramEnd.watch.unlessEnding { _ = curl_multi_cleanup(handle) }
    }

    func wakeUp() {
        _ = curl_multi_wakeup(handle)
    }

    func add(_ easy: UnsafeMutableRawPointer) -> Bool {
        curl_multi_add_handle(handle, easy) == CURLM_OK
    }

    func remove(_ easy: UnsafeMutableRawPointer) {
        _ = curl_multi_remove_handle(handle, easy)
    }

    func perform() {
        var running: Int32 = 0
        _ = curl_multi_perform(handle, &running)
    }

    func nextFinished() -> (easy: UnsafeMutableRawPointer, result: CURLcode)? {
        var result = CURLE_OK
        return ccurl_next_finished(handle, &result).map { ($0, result) }
    }

    /// Sleeps until a socket is ready, a timer of a transfer is due, or somebody calls `wakeUp()`, even beforehand.
    func sleep() {
        _ = curl_multi_poll(handle, nil, 0, Int32.max, nil)
    }

    private static let maximumIdleConnections = 64
    /// libcurl wants this once a process, before everything else.
    private static let isInitialized: Bool = {
        guard curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK else { return false }
        ProgramEnd.watch.begin()
        return true
    }()
}
