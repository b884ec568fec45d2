/// Refusals of too much.
extension OAuthError {
    static func tooManyRequests(_ verdict: TokenBucket.Verdict) -> Self {
        OAuthError(
            429,
            "too_many_requests",
            "Too many requests. Check the X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset headers.",
            headers: verdict.headers
        )
    }

    static func tooManyAttempts(_ verdict: TokenBucket.Verdict) -> Self {
        OAuthError(
            429,
            "too_many_attempts",
            "Your account has been blocked after multiple consecutive login attempts.",
            headers: verdict.headers
        )
    }
}
