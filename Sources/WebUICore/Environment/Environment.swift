import Observation

/// A value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?

    /// Reads the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Reads an observable object that `environment(_:)` put there.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { $0.object(Value.self) }
    }

    /// Reads an observable object that `environment(_:)` may have put there.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { .some($0.object(T.self)) }
    }

    /// The value.
    public var wrappedValue: Value {
        if let value = value ?? read(EnvironmentValues()) { return value }
        Misuse.stop("\(Value.self) was read outside of body, or environment(_:) is missing above the view.")
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let find): find(environment)
        }
    }
}

extension Environment: InstallableProperty {
    mutating func install(on node: ViewNode, slot: Int) { value = read(node.environment) }

    func saysSame(as other: Self) -> Bool {
        switch (source, other.source) {
        case (.keyPath(let path), .keyPath(let otherPath)): path == otherPath
        case (.object, .object): true
        default: false
        }
    }

    var missingObject: String? {
        if case .object = source, value == nil { "\(Value.self)" } else { nil }
    }
}
