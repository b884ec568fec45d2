public import WebUI

extension EnvironmentValues {
    private struct EmbeddedKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct HostPathKey: EnvironmentKey {
        static let defaultValue: Binding<NavigationPath>? = nil
    }

    var isEmbeddedInNavigationStack: Bool {
        get { self[EmbeddedKey.self] }
        set { self[EmbeddedKey.self] = newValue }
    }

    /// The path that the host has bound, where it did.
    var boundHostPath: Binding<NavigationPath>? { self[HostPathKey.self] }

    /// The path of the stack that components are embedded in; a constant one unless the host sets it.
    public var hostNavigationPath: Binding<NavigationPath> {
        get { self[HostPathKey.self] ?? .constant(NavigationPath()) }
        set { self[HostPathKey.self] = newValue }
    }
}

extension View {
    /// Puts a component into the stack around it in place of a stack of its own.
    ///
    /// The stack's path must be in the environment, under `\.hostNavigationPath`.
    public func embeddedInNavigationStack() -> some View {
        environment(\.isEmbeddedInNavigationStack, true)
    }
}
