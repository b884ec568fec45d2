import Foundation

/// The person's browser: the page's address first, then the page itself, else what the person can do.
///
/// It never fails and never waits: whoever reads the address can open it anywhere.
struct Browser: Sendable {
    let environment: [String: String]
    let spawn: @Sendable (_ command: [String]) async -> ProcessEnd
    let write: @Sendable (_ text: String) -> Void

    init(_ world: WebAuthWorld) {
        environment = world.environment
        spawn = world.spawn
        write = world.write
    }

    func announce(_ page: URL) {
        write("Open this page to go on; a browser may open it by itself:\n\n  \(page.absoluteString)\n\n")
    }

    /// Tries one command after the other.
    ///
    /// A command that keeps running is the browser itself.
    func open(_ page: URL, redirectURL: URL) async {
        var problem = "there is no display (DISPLAY and WAYLAND_DISPLAY are not set)"
        for command in BrowserCommand.candidates(in: environment) {
            let end = await spawn(command.arguments(for: page))
            // It may end long after the sign-in did; nobody wants to hear of it then.
            guard !Task.isCancelled else { return }
            guard let failure = end.failure else { return }
            problem = "\(command.name) \(failure)"
        }
        write(Self.warning(problem, redirectURL: redirectURL))
    }

    private static func warning(_ problem: String, redirectURL: URL) -> String {
        let host = redirectURL.host() ?? "127.0.0.1"
        let port = redirectURL.port ?? 80
        return """
            warning: no browser was opened: \(problem).
            Open the page above by yourself. If your browser is on another machine, forward the port from there first:
              ssh -L \(port):\(host.contains(":") ? "[::1]" : host):\(port) THIS-MACHINE
            or cancel, and sign in with a code instead.

            """
    }
}
