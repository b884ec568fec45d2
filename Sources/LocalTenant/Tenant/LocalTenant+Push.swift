extension LocalTenant {
    /// The push notifications that were sent, newest first; at most the last 500.
    public var pushRequests: [TenantPushRequest] {
        tenant.read(\.pushes.newestFirst)
    }

    /// Answers a push notification as its person would.
    ///
    /// - Parameters:
    ///   - id: which; `nil` for the newest that waits.
    ///   - approved: yes or no.
    /// - Throws: ``LocalTenantError/unknown(_:)`` where none waits.
    @discardableResult
    public func answerPush(_ id: String? = nil, approved: Bool) throws -> TenantPushRequest {
        try LocalTenantError.translating {
            try tenant.transaction { state, now in try state.answerPush(id: id, approved: approved, at: now) }
        }
    }
}
