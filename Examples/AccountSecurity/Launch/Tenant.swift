import Foundation
import LocalTenant

/// Where people sign in: a tenant of Auth0, or the one that this process runs.
struct Tenant: Sendable {
    let domain: String
    let clientID: String
    private var local: LocalTenant?

    init(domain: String, clientID: String) {
        self.domain = domain
        self.clientID = clientID
    }

    private init(_ local: LocalTenant) {
        self.init(domain: local.url.absoluteString, clientID: "local-client")
        self.local = local
    }

    /// Where the local tenant shows its mail and SMS.
    var inbox: URL? { local?.url.appending(path: "inbox") }

    func stop() async { await local?.stop() }
}

extension Tenant {
    private static let usualPort: UInt16 = 8787
    private static let portsTried: UInt16 = 100

    /// The tenant that the environment names, else one inside, which keeps its data in a folder if there is one.
    static func start(environment: [String: String], data: URL?) async throws -> Tenant {
        if let named = try named(in: environment) { return named }
        var configuration = TenantConfiguration()
        if let data {
            let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true, attributes: owner)
            configuration.dataFile = data.appending(path: "tenant.sqlite").path
        }
        for port in usualPort..<(usualPort + portsTried - 1) {
            configuration.port = port
            do {
                return try await start(configuration)
            } catch LocalTenantError.cannotListen {
                // Another program has the port.
            }
        }
        configuration.port = usualPort + portsTried - 1
        return try await start(configuration)
    }

    /// The tenant that the environment names; nil where it names none.
    static func named(in environment: [String: String]) throws(UsageError) -> Tenant? {
        let domain = environment["AUTH0_DOMAIN"].flatMap { $0.isEmpty ? nil : $0 }
        let clientID = environment["AUTH0_CLIENT_ID"].flatMap { $0.isEmpty ? nil : $0 }
        switch (domain, clientID) {
        case (let domain?, let clientID?): return Tenant(domain: domain, clientID: clientID)
        case (nil, nil): return nil
        default: throw UsageError(text: "AUTH0_DOMAIN and AUTH0_CLIENT_ID belong together: set both, or neither.")
        }
    }

    private static func start(_ configuration: TenantConfiguration) async throws -> Tenant {
        let tenant = try LocalTenant(configuration: configuration)
        do {
            try await tenant.start()
        } catch {
            // So that the next attempt finds the data file free.
            await tenant.stop()
            throw error
        }
        return Tenant(tenant)
    }
}
