import Auth0
import Auth0UniversalComponents
import Foundation
import LocalTenant
import SimpleKeychain
import SwiftUI

/// Shows the sample that `SAMPLE` names, for a person who is signed in to a tenant inside.
@main
enum SeedViews {
    static func main() async throws {
        let tenant = try LocalTenant(configuration: TenantConfiguration())
        try await tenant.start()
        let domain = tenant.url.absoluteString
        let tokens = try await tenant.signIn(as: "ann@example.com")
        let manager = CredentialsManager(
            authentication: Auth0.authentication(clientId: "local-client", domain: domain),
            storage: SimpleKeychain(service: "seed-views", backend: .inMemory())
        )
        try manager.store(
            credentials: Credentials(
                accessToken: tokens.accessToken,
                tokenType: tokens.tokenType,
                idToken: tokens.idToken ?? "",
                refreshToken: tokens.refreshToken,
                expiresAt: tenant.now.addingTimeInterval(TimeInterval(tokens.expiresIn)),
                scope: tokens.scope
            )
        )
        Auth0UniversalComponentsSDKInitializer.initialize(
            domain: domain,
            clientId: "local-client",
            audience: domain + "me/",
            tokenProvider: manager
        )
        await SeedViewsApp.main()
    }
}

struct SeedViewsApp: App {
    var body: some Scene {
        WindowGroup {
            switch ProcessInfo.processInfo.environment["SAMPLE"] {
            case "embedded": EmbeddedView()
            case "router": RouterView()
            case "alone": MyAccountAuthMethodsView()
            default: SettingsView()
            }
        }
    }
}
