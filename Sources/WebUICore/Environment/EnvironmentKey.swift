/// A key of a value in the environment.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value
    /// The value where no view has set one.
    static var defaultValue: Self.Value { get }
}
