import FoundationEssentials
import LocalTenant

/// A command line that makes no sense; the text says why.
struct UsageError: Error, CustomStringConvertible {
    let text: String

    var description: String { text }
}

/// What the command line asks for.
struct Arguments {
    enum Command {
        case run(Arguments)
        case help
        case version
    }

    static let version = "0.1.0"
    static let defaultPort: UInt16 = 8787

    static let help = """
        Usage: auth0-tenant [options]

        Runs an Auth0-compatible tenant on this machine, for development and tests. Nothing is sent to anybody:
        codes are in the inbox, at /inbox.

          --port N              the port to listen on; 0 picks a free one (default 8787)
          --host HOST           localhost, which is 127.0.0.1 and ::1, or one numeric address (default localhost)
          --config FILE         clients, APIs, connections, users and policy, as JSON
          --data FILE           keeps users, keys and grants in an SQLite database (default: in memory)
          --rate-limits auth0   the limits of Auth0's free plan (default off)
          --control-token T     lets whoever has T use control and pages from elsewhere
          --quiet               leaves out the line for each request (on standard error)
          --version             prints the version
          --help                prints this

        It runs until SIGINT or SIGTERM. Exit status: 0 stopped, 1 could not run, 2 wrong usage.
        """

    private var port: UInt16?
    private var host: String?
    private var config: String?
    private var data: String?
    private var rateLimits: TenantPolicy.RateLimits?
    private var controlToken: String?
    private(set) var isQuiet = false

    static func parse(_ words: [String]) throws(UsageError) -> Command {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts.first ?? word
            func value() throws(UsageError) -> String {
                if parts.count == 2 { return parts[1] }
                guard let next = rest.popFirst() else { throw UsageError(text: "\(name) needs a value") }
                return next
            }
            switch name {
            case "--help", "-h": return .help
            case "--version": return .version
            case "--quiet": arguments.isQuiet = true
            case "--port": arguments.port = try number(try value())
            case "--host": arguments.host = try value()
            case "--config": arguments.config = try value()
            case "--data": arguments.data = try value()
            case "--rate-limits": arguments.rateLimits = try limits(try value())
            case "--control-token": arguments.controlToken = try token(try value())
            default: throw UsageError(text: "Unknown argument \(name)")
            }
        }
        return .run(arguments)
    }

    /// The configuration of the file, with what the command line says on top.
    func configuration() throws -> TenantConfiguration {
        var configuration: TenantConfiguration
        if let config {
            configuration = try TenantConfiguration(contentsOf: URL(filePath: config))
        } else {
            configuration = TenantConfiguration()
            configuration.port = Self.defaultPort
        }
        configuration.port = port ?? configuration.port
        configuration.host = host ?? configuration.host
        configuration.dataFile = data ?? configuration.dataFile
        configuration.controlToken = controlToken ?? configuration.controlToken
        configuration.policy.rateLimits = rateLimits ?? configuration.policy.rateLimits
        return configuration
    }

    private static func number(_ text: String) throws(UsageError) -> UInt16 {
        guard let port = UInt16(text) else { throw UsageError(text: "--port takes a number from 0 to 65535") }
        return port
    }

    private static func limits(_ text: String) throws(UsageError) -> TenantPolicy.RateLimits {
        guard let limits = TenantPolicy.RateLimits(rawValue: text) else {
            throw UsageError(text: "--rate-limits takes auth0 or off")
        }
        return limits
    }

    private static func token(_ text: String) throws(UsageError) -> String {
        guard !text.isEmpty else { throw UsageError(text: "--control-token must not be empty") }
        return text
    }
}
