import Auth0UniversalComponents
import Foundation
import LocalTenant
import SignedInPerson
import SwiftUI

/// Shows the sample that `SAMPLE` names, for a person who is signed in to a tenant inside.
@main
enum SeedViews {
    static func main() async throws {
        let tenant = try LocalTenant(configuration: TenantConfiguration())
        try await tenant.start()
        let domain = tenant.url.absoluteString
        Auth0UniversalComponentsSDKInitializer.initialize(
            domain: domain,
            clientId: "local-client",
            audience: domain + "me/",
            tokenProvider: try await tenant.signedIn()
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
