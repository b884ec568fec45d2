public import Observation

extension View {
    /// Sets a value in the environment.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environmentChange { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment, where `@Environment(_:)` finds it by its type.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environmentChange { $0.setObject(object) }
    }

    /// Puts an observable object into the environment, where `@EnvironmentObject` finds it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environmentChange { $0.setObject(object) }
    }

    /// Changes a value in the environment.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { environmentChange { transform(&$0[keyPath: keyPath]) } }

    /// Whether controls in the view take events.
    public func disabled(_ disabled: Bool) -> some View {
        environmentChange { if disabled { $0.isEnabled = false } }
    }

    /// Marks the view's content as a secret: it is kept out of every log and of a page that is loaded again.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environmentChange { $0.isPrivacySensitive = sensitive }
    }
}
