public import FoundationEssentials

/// All that a local tenant is set up with: clients, APIs, connections, people, fixed codes, policy.
///
/// The default is a tenant that works at once: the public clients `local-client` (rotating refresh tokens) and
/// `local-client-static`, the API `https://api.example.com`, the connections `email`, `sms` and
/// `Username-Password-Authentication`, sign-up on. The JSON form is described in `docs/local-tenant.md`.
public struct TenantConfiguration: Sendable, Equatable {
    /// The port to listen on; 0 picks a free one.
    public var port: UInt16 = 0
    /// `localhost` (127.0.0.1 and ::1 on one port), or the one address to listen on.
    public var host = "localhost"
    /// Where users, keys and grants are kept, as an SQLite database; `nil` keeps them in memory.
    public var dataFile: String?
    /// What control and pages ask for from anywhere but loopback; `nil` keeps them to loopback.
    public var controlToken: String?

    /// The applications that may ask for codes and tokens.
    public var clients: [TenantClient] = TenantClient.standard
    /// The APIs that access tokens may be for.
    public var apis: [TenantAPI] = TenantAPI.standard
    /// The ways in which a person may sign in.
    public var connections: [TenantConnection] = TenantConnection.standard
    /// The people who exist from the start.
    public var users: [TenantUser] = []
    /// Codes that never change, by e-mail address or phone number; for tests.
    public var fixedCodes: [String: String] = [:]
    /// Whose passkeys are taken.
    public var passkeys = PasskeySettings()
    /// What can be changed while the tenant runs.
    public var policy = TenantPolicy()

    /// The default tenant.
    public init() {}
}

extension TenantConfiguration: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case port, host, clients, apis, connections, users, passkeys, policy
        case dataFile = "data"
        case controlToken = "control_token"
        case fixedCodes = "fixed_codes"
    }

    /// Reads the JSON form; what is not named keeps its default.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        port = try container.decodeIfPresent(UInt16.self, forKey: .port) ?? port
        host = try container.decodeIfPresent(String.self, forKey: .host) ?? host
        dataFile = try container.decodeIfPresent(String.self, forKey: .dataFile)
        controlToken = try container.decodeIfPresent(String.self, forKey: .controlToken)
        clients = try container.decodeIfPresent([TenantClient].self, forKey: .clients) ?? clients
        apis = try container.decodeIfPresent([TenantAPI].self, forKey: .apis) ?? apis
        connections = try container.decodeIfPresent([TenantConnection].self, forKey: .connections) ?? connections
        users = try container.decodeIfPresent([TenantUser].self, forKey: .users) ?? users
        fixedCodes = try container.decodeIfPresent([String: String].self, forKey: .fixedCodes) ?? fixedCodes
        passkeys = try container.decodeIfPresent(PasskeySettings.self, forKey: .passkeys) ?? passkeys
        policy = try container.decodeIfPresent(TenantPolicy.self, forKey: .policy) ?? policy
    }

    /// The configuration in the JSON file at `url`.
    ///
    /// - Throws: ``LocalTenantError/invalidConfiguration(_:)``, naming the member that is wrong.
    public init(contentsOf url: URL) throws(LocalTenantError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .invalidConfiguration("The file cannot be read")
        }
        do {
            self = try JSONCoding.decode(from: data)
        } catch let error as DecodingError {
            throw .invalidConfiguration(error.sentence)
        } catch {
            throw .invalidConfiguration("The file is not valid JSON")
        }
    }
}

extension TenantConfiguration {
    func client(_ id: String) -> TenantClient? {
        clients.first { $0.id == id }
    }

    func connection(_ name: String) -> TenantConnection? {
        connections.first { $0.name == name }
    }

    /// The code that is always sent to `address`, if one is fixed.
    func fixedCode(for address: Address) -> String? {
        fixedCodes.first { Address(address.channel, $0.key) == address }?.value
    }
}
