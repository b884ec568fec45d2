/// Closes the sheet, or goes back from the screen, that a view is on.
@MainActor
public struct DismissAction {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Closes the sheet, or goes back.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private struct DismissKey: @preconcurrency EnvironmentKey {
        @MainActor static let defaultValue = DismissAction {}
    }

    private struct IsPresentedKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Closes the sheet, or goes back from the screen, that the view is on.
    @MainActor public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is on a sheet or a pushed screen.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
