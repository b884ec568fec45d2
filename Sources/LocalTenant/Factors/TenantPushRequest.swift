public import FoundationEssentials

/// A question on a person's other device, such as whether it is they who sign in.
public struct TenantPushRequest: Sendable, Equatable, Identifiable {
    /// What was answered.
    public enum State: String, Sendable, Codable {
        /// Nothing yet.
        case pending
        /// Yes.
        case approved
        /// No.
        case denied
    }

    /// What the answer is for.
    public enum Purpose: String, Sendable, Codable {
        /// To enrol the device.
        case enrolment
        /// To sign in.
        case signIn = "sign-in"
    }

    /// Unique within the tenant.
    public let id: String
    /// Whom it asks.
    public let userID: String
    /// The person's address, for people to read.
    public let to: String
    /// What the answer is for.
    public let purpose: Purpose
    /// When it was sent, by the tenant's clock.
    public let createdAt: Date
    /// When it can no longer be answered.
    public let expiresAt: Date
    /// What was answered.
    public internal(set) var state: State
}

extension TenantPushRequest: Encodable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey {
        case id, to, purpose, state
        case userID = "user_id"
        case createdAt = "created_at"
        case expiresAt = "expires_at"
    }
}
