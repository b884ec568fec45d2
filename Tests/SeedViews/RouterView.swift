import Auth0UniversalComponents
import SwiftUI

/// An app's own screens on a ``Router``, with the component among them.
struct RouterView: View {
    enum Screen: Hashable {
        case settings
        case security
    }

    @StateObject private var router = Router<Screen>()

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                Button("Settings") { router.navigate(to: .settings) }
            }
            .navigationTitle("Home")
            .navigationDestination(for: Screen.self) { screen in
                switch screen {
                case .settings:
                    List {
                        Button("Security") { router.navigate(to: .security) }
                        Button("Leave") { router.pop() }
                    }
                    .navigationTitle("Settings")
                case .security:
                    MyAccountAuthMethodsView()
                        .embeddedInNavigationStack()
                }
            }
        }
        .environment(\.hostNavigationPath, $router.path)
    }
}
