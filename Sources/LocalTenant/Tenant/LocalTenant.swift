import Auth0HTTPServer
public import FoundationEssentials
import Synchronization

/// An Auth0-compatible tenant on this machine: real tokens, a real inbox, a clock and faults under control.
///
/// ```swift
/// let tenant = try LocalTenant()
/// try await tenant.start()
/// // … use tenant.url as the domain …
/// await tenant.stop()
/// ```
///
/// In a test, ``withLocalTenant(_:_:)`` does both ends. It is for development only: it sends nothing to anybody and
/// shows its codes to whoever sits at this machine.
public final class LocalTenant: Sendable {
    let tenant: Tenant
    /// What runs between start and stop.
    private struct Running: Sendable {
        let server: HTTPServer
        /// Makes the first key; whoever wants it sooner waits for this one.
        let keyMaking: Task<Void, Never>
    }

    private let running: Mutex<Running?> = Mutex(nil)
    private let sleepers: Sleepers

    /// A tenant that does not listen yet.
    ///
    /// - Throws: ``LocalTenantError`` for a configuration that contradicts itself, or a data file that cannot be used.
    public convenience init(configuration: TenantConfiguration = TenantConfiguration()) throws {
        try self.init(configuration: configuration, environment: TenantEnvironment())
    }

    /// A tenant in a world of the caller's own.
    package init(configuration: TenantConfiguration, environment: TenantEnvironment) throws {
        let sleepers = Sleepers(environment.sleep)
        var environment = environment
        environment.sleep = { await sleepers.sleep($0) }
        self.sleepers = sleepers
        tenant = try Tenant(
            configuration: configuration,
            environment: environment,
            store: configuration.dataFile.map { try SQLiteStore(path: $0) } ?? MemoryStore()
        )
        try tenant.transaction { state, _ in state.issuer = Issuer(port: configuration.port) }
    }

    /// Where it listens: `http://localhost:PORT/`, which is also the issuer.
    ///
    /// A port that is still to be picked is 0 until ``start()``.
    public var url: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "localhost"
        components.port = Int(tenant.issuer.port)
        components.path = "/"
        return components.url ?? URL(filePath: "/")
    }

    /// Starts to listen.
    ///
    /// Does nothing where it already does.
    ///
    /// - Throws: ``LocalTenantError/cannotListen(_:)``, for example because the port is taken;
    ///   ``LocalTenantError/storeFailed(_:)`` where it was stopped before and has a data file.
    public func start() async throws {
        try running.withLock { running in
            guard running == nil else { return }
            try tenant.checkStore()
            let pipeline = Pipeline(tenant: tenant)
            let server = HTTPServer(configuration: serverConfiguration) { request in
                HTTPResponse(await pipeline.reply(to: TenantRequest(request)))
            }
            do {
                let port = try server.start()
                tenant.adjust { $0.issuer = Issuer(port: port) }
            } catch {
                throw LocalTenantError.cannotListen("\(error)")
            }
            let keyMaking = Task.detached(priority: .utility) { [tenant] in _ = try? await tenant.signingKey() }
            running = Running(server: server, keyMaking: keyMaking)
        }
    }

    /// Stops to listen, after the answers that are under way.
    ///
    /// A delay that a fault asked for is cut short. The data file is given up, so with one a tenant runs once; in memory
    /// it may be started again.
    public func stop() async {
        let stopped = running.withLock { running in
            defer { running = nil }
            return running
        }
        sleepers.wakeAll()
        await stopped?.server.stop()
        // A process that ends while a key is being made would pull the library away from under it.
        await stopped?.keyMaking.value
        tenant.close()
    }

    /// Whether a fault is holding a request back.
    var isDelaying: Bool { !sleepers.isEmpty }

    private var serverConfiguration: HTTPServer.Configuration {
        var configuration = HTTPServer.Configuration()
        configuration.port = tenant.configuration.port
        if tenant.configuration.host != "localhost" { configuration.bind = .address(tenant.configuration.host) }
        return configuration
    }
}
