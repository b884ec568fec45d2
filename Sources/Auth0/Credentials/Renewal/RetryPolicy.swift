import Foundation

/// When a failed renewal is tried again, and after how long.
///
/// Half a second, doubled each time, with jitter, so that many processes do not come back at once; what the server asks
/// for with `Retry-After` is kept to. All tries together stay within one deadline.
struct RetryPolicy: Sendable {
    static let firstDelay: TimeInterval = 0.5
    /// For all tries and waits of one renewal, in seconds.
    static let deadline: TimeInterval = 60

    let maxRetries: Int

    /// The wait before another try in seconds; `nil` when there is to be none.
    ///
    /// - Parameters:
    ///   - retry: 0 after the first failure.
    ///   - elapsed: Seconds since the renewal began.
    ///   - jitter: 0 up to 1, at random.
    func delay(
        before retry: Int,
        after error: AuthenticationError,
        elapsed: TimeInterval,
        jitter: Double
    ) -> TimeInterval? {
        guard retry < maxRetries, error.isRetryable else { return nil }
        let backoff = Self.firstDelay * pow(2, Double(retry)) * (1 + jitter / 2)
        let delay = max(backoff, error.retryAfter ?? 0)
        return elapsed + delay < Self.deadline ? delay : nil
    }
}
