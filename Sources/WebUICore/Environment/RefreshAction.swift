/// Loads content again (`refreshable(action:)`).
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Loads the content again.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    private struct RefreshKey: EnvironmentKey {
        static let defaultValue: RefreshAction? = nil
    }

    /// Loads the content again, where that is possible.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the person load the content of lists and scroll views again.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View { environmentChange { $0.refresh = RefreshAction(action) } }
}

extension ViewNode {
    /// Takes `refresh` events, where the environment can load again.
    func takeRefresh() {
        guard let refresh = environment.refresh else { return }
        handlers[.refresh] = { [weak self] _ in
            guard let self else { return }
            // One at a time; it ends with the view.
            let memory = self.extras.memory { RefreshMemory() }
            guard memory.task == nil else { return }
            memory.task = Task {
                await refresh()
                memory.task = nil
            }
            self.extras.atEnd = { memory.task?.cancel() }
        }
    }
}

@MainActor
private final class RefreshMemory {
    var task: Task<Void, Never>?
}
