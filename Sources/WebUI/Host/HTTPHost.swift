import Auth0HTTPServer
import Foundation
import Synchronization

/// Carries a site over HTTP and WebSockets.
package final class HTTPHost: Host {
    private let configuration: HostConfiguration
    private let clock: any Clock<Duration>
    private let announce: @Sendable (String) -> Void

    /// How often tabs whose time is up are let go.
    package static let sweepInterval = Duration.seconds(30)

    /// - Parameter announce: takes the one line that says where the app is.
    package init(
        _ configuration: HostConfiguration,
        clock: any Clock<Duration> = ContinuousClock(),
        announce: @escaping @Sendable (String) -> Void
    ) {
        self.configuration = configuration
        self.clock = clock
        self.announce = announce
    }

    /// Serves until the task is cancelled.
    ///
    /// - Throws: `HTTPServerError` where no port can be had.
    package func run(_ makeSite: @escaping @MainActor (_ port: UInt16) throws -> Site) async throws {
        let place = SitePlace()
        let (server, port) = try start { request in await place.respond(to: request) }
        let site = try await makeSite(port)
        await place.put(site)
        announce("Open \(await link(to: site, port: port))")
        while (try? await clock.sleep(for: Self.sweepInterval)) != nil { await site.sweep() }
        await site.close()
        await server.stop()
    }

    @MainActor
    private func link(to site: Site, port: UInt16) -> String {
        "http://\(configuration.printedHost(port: port))/?\(FirstLoadSecret.queryName)=\(site.secret.value)"
    }

    /// Takes the first port that is free.
    private func start(_ handler: @escaping HTTPServer.Handler) throws -> (HTTPServer, UInt16) {
        for port in configuration.ports.dropLast() {
            if let server = try start(on: port, handler) { return server }
        }
        let server = makeServer(on: configuration.ports.upperBound, handler)
        return (server, try server.start())
    }

    /// The running server; nil where the port is taken.
    private func start(on port: UInt16, _ handler: @escaping HTTPServer.Handler) throws -> (HTTPServer, UInt16)? {
        let server = makeServer(on: port, handler)
        do {
            return (server, try server.start())
        } catch {
            guard error.code == .addressInUse else { throw error }
            return nil
        }
    }

    private func makeServer(on port: UInt16, _ handler: @escaping HTTPServer.Handler) -> HTTPServer {
        HTTPServer(
            configuration: .init(bind: configuration.bind, port: port, maximumBodyBytes: Site.maximumBody),
            handler: handler
        )
    }
}

/// Where the site stands once the port is known.
@MainActor
private final class SitePlace {
    private var site: Site?

    nonisolated init() {}

    func put(_ site: Site) { self.site = site }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        site?.respond(to: request) ?? .plain(503, "The app is starting. Try again.")
    }
}
