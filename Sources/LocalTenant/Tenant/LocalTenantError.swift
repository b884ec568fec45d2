/// Why a local tenant cannot do what was asked of it.
public enum LocalTenantError: Error, Sendable, Equatable {
    /// The configuration contradicts itself or cannot be read; the text says where.
    case invalidConfiguration(String)
    /// The address or port cannot be listened on; the text names the cure.
    case cannotListen(String)
    /// The data file cannot be opened, read or written; the text names the cure.
    case storeFailed(String)
    /// No such client, user, audience or state; the text says which.
    case unknown(String)
}

extension LocalTenantError: CustomStringConvertible {
    /// What is wrong and what helps.
    public var description: String {
        switch self {
        case .invalidConfiguration(let text): "The tenant's configuration is not valid. \(text)"
        case .cannotListen(let text): text
        case .storeFailed(let text): text
        case .unknown(let text): text
        }
    }
}
