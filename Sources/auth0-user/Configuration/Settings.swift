import Auth0
import Foundation
import SimpleKeychain

/// The tenant, the application and the keychain that a command works with: from its words, else from the environment,
/// else from what `configure` remembered.
struct Settings {
    let domain: String
    let clientID: String
    let keychain: SimpleKeychain

    init(_ arguments: inout Arguments, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        let file = ConfigurationFile(environment: environment)
        let remembered = try file.read()
        let domain = try arguments.takeValue("--domain") ?? environment["AUTH0_DOMAIN"] ?? remembered.domain
        let clientID = try arguments.takeValue("--client-id") ?? environment["AUTH0_CLIENT_ID"] ?? remembered.clientID
        let choice = try KeychainChoice.take(&arguments)
        guard let domain, let clientID else {
            throw UsageError(
                "There is no tenant. Set AUTH0_DOMAIN and AUTH0_CLIENT_ID, or write "
                    + "auth0-user configure --domain D --client-id C."
            )
        }
        self.domain = domain
        self.clientID = clientID
        // Two tenants, or two applications, never share an entry.
        let service = "auth0-user \(domain) \(clientID)"
        keychain = SimpleKeychain(
            service: service,
            backend: try (choice ?? KeychainChoice(remembered.keychain))?.backend ?? .automatic
        )
        if let choice, choice.rawValue != remembered.keychain {
            var changed = remembered
            changed.keychain = choice.rawValue
            try file.write(changed)
        }
    }

    var authentication: any Authentication {
        Auth0.authentication(clientId: clientID, domain: domain)
    }

    var manager: CredentialsManager {
        CredentialsManager(authentication: authentication, storage: keychain, maxRetries: 2)
    }
}

/// The keychains that `--keychain` knows.
enum KeychainChoice: String {
    case secretService = "secret-service"
    case file

    init?(_ name: String?) throws(UsageError) {
        guard let name else { return nil }
        guard let choice = Self(rawValue: name) else {
            throw UsageError("--keychain is secret-service or file.")
        }
        self = choice
    }

    static func take(_ arguments: inout Arguments) throws(UsageError) -> KeychainChoice? {
        try KeychainChoice(arguments.takeValue("--keychain"))
    }

    var backend: SimpleKeychain.Backend {
        switch self {
        case .secretService: .secretService.allowingPrompt()
        case .file: .file()
        }
    }
}
