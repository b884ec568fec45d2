package import Foundation

/// The tenant that the program is configured for, as ``authentication(bundle:)`` finds it.
package struct ConfiguredTenant: Sendable, Hashable {
    package let clientID: String
    package let domain: String

    /// Looks in the environment, then in the bundle.
    ///
    /// - Throws: ``ConfigurationError``, which says what to write instead.
    package init(bundle: Bundle) throws(ConfigurationError) {
        let environment = ProcessInfo.processInfo.environment
        let settings = try ClientSettings.find(environment: environment) { bundle.auth0PropertyList }
        clientID = settings.clientID
        domain = settings.domain
    }
}
