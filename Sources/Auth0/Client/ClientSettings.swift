import Foundation

/// The application and tenant that a program without arguments means.
struct ClientSettings: Equatable {
    let clientID: String
    let domain: String

    /// From `AUTH0_DOMAIN` and `AUTH0_CLIENT_ID`, else from `Auth0.plist` in the bundle.
    static func find(
        environment: [String: String],
        propertyList: () -> Data?
    ) throws(ConfigurationError) -> ClientSettings {
        switch (environment["AUTH0_DOMAIN"], environment["AUTH0_CLIENT_ID"]) {
        case (let domain?, let clientID?): return ClientSettings(clientID: clientID, domain: domain)
        case (nil, nil): break
        default: throw .incompleteEnvironment
        }
        guard let data = propertyList() else { throw .missing }
        guard let file = try? PropertyListDecoder().decode(PropertyList.self, from: data) else {
            throw .malformedPropertyList
        }
        return ClientSettings(clientID: file.clientID, domain: file.domain)
    }

    private struct PropertyList: Decodable {
        let clientID: String
        let domain: String

        enum CodingKeys: String, CodingKey {
            case clientID = "ClientId"
            case domain = "Domain"
        }
    }
}

extension Bundle {
    /// The bytes of the bundle's `Auth0.plist`; for a program without a bundle, of the one beside the executable.
    var auth0PropertyList: Data? {
        let file = url(forResource: "Auth0", withExtension: "plist") ?? bundleURL.appending(path: "Auth0.plist")
        return try? Data(contentsOf: file)
    }
}
