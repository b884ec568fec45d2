import Auth0HTTPServer
import Foundation
import Synchronization

/// Carries a site over HTTP and WebSockets.
package final class HTTPHost: Host {
    private let configuration: HostConfiguration
    private let clock: any Clock<Duration>
    private let onReady: @MainActor @Sendable (AppLink) -> Void

    /// How often tabs whose time is up are let go.
    package static let sweepInterval = Duration.seconds(30)

    /// - Parameter onReady: takes the link, before the first page is served.
    package init(
        _ configuration: HostConfiguration,
        clock: any Clock<Duration> = ContinuousClock(),
        onReady: @escaping @MainActor @Sendable (AppLink) -> Void
    ) {
        self.configuration = configuration
        self.clock = clock
        self.onReady = onReady
    }

    /// Serves until the task is cancelled.
    ///
    /// - Throws: `HTTPServerError` where no port can be had.
    package func run(_ makeSite: @escaping @MainActor (_ port: UInt16) throws -> Site) async throws {
        let place = SitePlace()
        let (server, port) = try start { request in await place.respond(to: request) }
        let site = try await makeSite(port)
        await open(site, at: place, port: port)
        while (try? await clock.sleep(for: Self.sweepInterval)) != nil { await site.sweep() }
        await site.close()
        await server.stop()
    }

    /// In one step, so that no page is served before the link is known.
    @MainActor
    private func open(_ site: Site, at place: SitePlace, port: UInt16) {
        place.put(site)
        let page = "http://\(configuration.printedHost(port: port))/"
        guard let url = site.secret.link(to: page), let oneTimeURL = site.oneTimeSecret?.link(to: page) else { return }
        onReady(AppLink(url: url, oneTimeURL: oneTimeURL))
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
