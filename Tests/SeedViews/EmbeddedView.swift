import Auth0UniversalComponents
import SwiftUI

/// The seed's stack around the component, in a view that owns its path.
struct EmbeddedView: View {
    @State var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Authentication methods", value: "auth-methods")
            }
            .navigationDestination(for: String.self) { value in
                if value == "auth-methods" {
                    MyAccountAuthMethodsView()
                        .embeddedInNavigationStack()
                }
            }
        }
        .environment(\.hostNavigationPath, $path)
    }
}
