import FoundationEssentials

/// Who signs: `http://localhost:PORT/` with the real port, whatever name a request used.
struct Issuer: Sendable, Equatable {
    let port: UInt16

    /// With the slash at its end that the `iss` claim has.
    var text: String { "http://localhost:\(port)/" }

    /// The audience that makes an access token good for `/userinfo`.
    var userInfo: String { text + "userinfo" }

    /// The address of `path` below the issuer.
    func address(of path: String) -> String {
        text + path.drop { $0 == "/" }
    }

    /// An audience of the configuration in full: one that starts with `/` stands below the issuer.
    func audience(_ identifier: String) -> String {
        identifier.hasPrefix("/") ? address(of: identifier) : identifier
    }
}
