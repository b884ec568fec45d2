import FoundationEssentials

/// The limits of Auth0's free plan that concern what this tenant emulates.
enum RateLimit: Sendable, Hashable {
    /// The whole Authentication API, tenant-wide.
    case authenticationAPI
    /// `/oauth/token`, tenant-wide.
    case token
    /// `/passwordless/start`, for each IP address.
    case passwordlessStart
    /// `/userinfo`, for each person.
    case userInfo
    /// The published keys, tenant-wide.
    case keys
    /// Sign-ins of one person from one IP address.
    case login
    /// Failed sign-ins for one identifier from one IP address: brute force.
    case failuresForIdentifier
    /// Failed sign-ins from one IP address.
    case failuresFromAddress

    /// Wrong MFA codes of one person.
    case mfaFailures
    /// MFA codes sent to one person's phones.
    case mfaMessages
    /// The My Account API: reads, filtered reads and writes of one person.
    case myAccountRead
    case myAccountFilteredRead
    case myAccountWrite
    /// The same of everybody together.
    case myAccountReadOfAll
    case myAccountFilteredReadOfAll
    case myAccountWriteOfAll

    private static let minute: TimeInterval = 60
    private static let hour: TimeInterval = 3_600
    private static let day: TimeInterval = 86_400

    var size: TokenBucket.Size {
        switch self {
        case .authenticationAPI: TokenBucket.Size(burst: 300, per: Self.minute / 300)
        case .token: TokenBucket.Size(burst: 30, per: 1.0 / 30)
        case .passwordlessStart: TokenBucket.Size(burst: 50, per: Self.hour / 50)
        case .userInfo: TokenBucket.Size(burst: 10, per: Self.minute / 5)
        case .keys: TokenBucket.Size(burst: 20, per: 1.0 / 20)
        case .login: TokenBucket.Size(burst: 20, per: Self.minute / 10)
        case .failuresForIdentifier: TokenBucket.Size(burst: 10, per: 30 * Self.day)
        case .failuresFromAddress: TokenBucket.Size(burst: 100, per: 864)
        case .mfaFailures: TokenBucket.Size(burst: 10, per: 6 * Self.minute)
        case .mfaMessages: TokenBucket.Size(burst: 10, per: Self.hour)
        case .myAccountRead, .myAccountWrite: TokenBucket.Size(burst: 2, per: Self.minute / 2)
        case .myAccountFilteredRead: TokenBucket.Size(burst: 5, per: Self.minute / 5)
        case .myAccountReadOfAll, .myAccountWriteOfAll: TokenBucket.Size(burst: 2, per: 0.5)
        case .myAccountFilteredReadOfAll: TokenBucket.Size(burst: 5, per: 0.2)
        }
    }
}

extension RateLimit {
    /// Whether each IP address has a bucket of its own; else there is one for all.
    var isPerAddress: Bool { self == .passwordlessStart }
}
