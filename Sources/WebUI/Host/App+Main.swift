import Foundation
public import WebUICore

extension App {
    /// Runs the app: views live in this process, and a browser shows them.
    ///
    /// Listens on `HOST` (default `localhost`) and `PORT` (default 8080, or the next free one), and prints one line
    /// with the link to open. The link carries a secret: whoever has it acts as you. An address that other machines can
    /// reach needs `WEBUI_ALLOW_REMOTE=1`. `WEBUI_STATE` names the folder for the key that signs cookies; else it is
    /// `webui` under `XDG_STATE_HOME`.
    @MainActor
    public static func main() async {
        do {
            let environment = ProcessInfo.processInfo.environment
            let configuration = try HostConfiguration(environment: environment)
            let key = try CookieKeyFile(environment: environment).key()
            let host = HTTPHost(configuration) { line in
                FileHandle.standardOutput.write(Data("\(line)\n".utf8))
            }
            try await host.run { port in
                Site(Site.Configuration(port: port, names: configuration.names, cookieKey: key)) { AppInstance(Self()) }
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}
