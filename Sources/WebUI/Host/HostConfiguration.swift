package import Auth0HTTPServer
import Foundation

/// Where the app listens, read from the environment.
package struct HostConfiguration: Sendable, Equatable {
    package struct Failure: Error, CustomStringConvertible, Sendable, Equatable {
        package let description: String
    }

    package enum Address: Sendable, Equatable {
        /// `localhost` in both families.
        case localhost
        /// A numeric address.
        case numeric(String)
    }

    /// The first port that is tried where none is given.
    package static let usualPort: UInt16 = 8080
    /// How many ports are tried where none is given.
    package static let portsTried: UInt16 = 100

    package let address: Address
    /// The ports to try in order: one if it was given.
    package let ports: ClosedRange<UInt16>

    /// - Parameter environment: `HOST` (default `localhost`), `PORT` (default 8080, the next free one if taken) and
    ///   `WEBUI_ALLOW_REMOTE`, which must be `1` for an address that others can reach.
    /// - Throws: `Failure`, naming the cure.
    package init(environment: [String: String]) throws(Failure) {
        let host = environment["HOST"].flatMap { $0.isEmpty ? nil : $0 } ?? "localhost"
        address = host == "localhost" ? .localhost : .numeric(host.trimmingCharacters(in: ["[", "]"]))
        if case .numeric(let numeric) = address, !Self.isLoopback(numeric), environment["WEBUI_ALLOW_REMOTE"] != "1" {
            throw Failure(
                description: "HOST=\(host) can be reached from other machines. Everyone who has the link acts as you: "
                    + "set WEBUI_ALLOW_REMOTE=1 if you want that, or leave HOST out."
            )
        }
        guard let text = environment["PORT"], !text.isEmpty else {
            ports = Self.usualPort...(Self.usualPort + Self.portsTried - 1)
            return
        }
        guard let port = UInt16(text) else {
            throw Failure(description: "PORT=\(text) is no port. Give a number from 0 to 65535; 0 takes any free one.")
        }
        ports = port...port
    }

    /// Which names the server answers to.
    package var names: RequestOrigin.Names {
        switch address {
        case .localhost: .loopback
        case .numeric(let numeric): Self.isLoopback(numeric) ? .loopback : .any
        }
    }

    package var bind: HTTPServer.Configuration.Bind {
        switch address {
        case .localhost: .localhost
        case .numeric(let numeric): .address(numeric)
        }
    }

    /// The host in the printed link.
    package func printedHost(port: UInt16) -> String {
        switch address {
        case .localhost: "localhost:\(port)"
        case .numeric(let numeric) where Self.isLoopback(numeric): "localhost:\(port)"
        case .numeric(let numeric): numeric.contains(":") ? "[\(numeric)]:\(port)" : "\(numeric):\(port)"
        }
    }

    private static func isLoopback(_ address: String) -> Bool {
        if address == "::1" { return true }
        let parts = address.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
