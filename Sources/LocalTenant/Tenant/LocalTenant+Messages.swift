extension LocalTenant {
    /// The messages that were sent, newest first; at most the last 500.
    ///
    /// - Parameters:
    ///   - address: an e-mail address or a phone number; `nil` for everybody's.
    ///   - channel: how they travelled; `nil` for both ways.
    public func messages(to address: String? = nil, channel: TenantMessage.Channel? = nil) -> [TenantMessage] {
        tenant.read { $0.outbox.messages(to: address, channel: channel) }
    }
}
