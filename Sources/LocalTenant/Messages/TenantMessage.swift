public import FoundationEssentials

/// An e-mail or an SMS that the tenant would have sent.
///
/// None ever leaves the machine.
public struct TenantMessage: Sendable, Equatable, Identifiable {
    /// How a message travels.
    public enum Channel: String, Sendable, Codable {
        /// By e-mail.
        case email
        /// By SMS.
        case sms
    }

    /// Unique within the tenant.
    public let id: String
    /// How it travels.
    public let channel: Channel
    /// The address that it goes to.
    public let to: String
    /// The code in it.
    public let code: String?
    /// The link in it.
    public let link: URL?
    /// What the person reads.
    public let text: String
    /// When it was sent, by the tenant's clock.
    public let createdAt: Date
}

extension TenantMessage: Encodable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey {
        case id, channel, to, code, link, text
        case createdAt = "created_at"
    }

    /// Writes the JSON form; `code` and `link` are always there, if need be as `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(channel, forKey: .channel)
        try container.encode(to, forKey: .to)
        try container.encode(code, forKey: .code)
        try container.encode(link, forKey: .link)
        try container.encode(text, forKey: .text)
        try container.encode(createdAt, forKey: .createdAt)
    }
}
