/// The messages that were sent, newest first; the oldest go when there are too many.
struct Outbox: Sendable {
    static let capacity = 500

    private var messages = BoundedLog<TenantMessage>(capacity: capacity)

    mutating func append(_ message: TenantMessage) {
        messages.append(message)
    }

    mutating func removeAll() {
        messages.removeAll()
    }

    func messages(to address: String? = nil, channel: TenantMessage.Channel? = nil) -> [TenantMessage] {
        messages.newestFirst.filter { message in
            (channel == nil || message.channel == channel)
                && (address.map { Address(message.channel, $0).value == message.to } ?? true)
        }
    }
}
