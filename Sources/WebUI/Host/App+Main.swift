import Foundation
public import WebUICore

extension App {
    /// Runs the app: views live in this process, and a browser shows them.
    ///
    /// Prints one line with the link to open, and ends the process where it cannot run. See ``run(onReady:)``.
    @MainActor
    public static func main() async {
        do {
            try await run { link in
                FileHandle.standardOutput.write(Data("Open \(link.url.absoluteString)\n".utf8))
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    /// Runs the app, and leaves to the caller what becomes of the link and of a failure; ours, not SwiftUI's.
    ///
    /// Listens on `HOST` (default `localhost`) and `PORT` (default 8080, or the next free one). An address that other
    /// machines can reach needs `WEBUI_ALLOW_REMOTE=1`. `WEBUI_STATE` names the folder for the key that signs cookies;
    /// else it is `webui` under `XDG_STATE_HOME`. Returns when the task is cancelled.
    ///
    /// - Parameter onReady: Takes the link, once, before the first page is served.
    /// - Throws: What keeps the app from listening; the description names the cure.
    @MainActor
    public static func run(onReady: @escaping @MainActor @Sendable (AppLink) -> Void) async throws {
        let environment = ProcessInfo.processInfo.environment
        let configuration = try HostConfiguration(environment: environment)
        let key = try CookieKeyFile(environment: environment).key()
        try await HTTPHost(configuration, onReady: onReady).run { port in
            Site(Site.Configuration(port: port, names: configuration.names, cookieKey: key)) { browser in
                AppInstance(Self(), environment: HostEnvironment(browserID: browser.value))
            }
        }
    }
}
