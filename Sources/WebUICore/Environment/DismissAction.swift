/// Closes the sheet, or goes back from the screen, that a view is on.
public struct DismissAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    /// Closes the sheet, or goes back.
    @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private struct DismissKey: EnvironmentKey {
        static let defaultValue = DismissAction {}
    }

    private struct IsPresentedKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Closes the sheet, or goes back from the screen, that the view is on.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is on a sheet or a pushed screen.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
