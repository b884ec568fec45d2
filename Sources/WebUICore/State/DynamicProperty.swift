/// A property wrapper that views update before each evaluation of their body.
///
/// A wrapper of your own holds others (`@State`, `@Environment` …); they are given their storage before `update()`.
public protocol DynamicProperty {
    /// Brings the value up to date, before the view's body is read.
    @MainActor mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    @MainActor public mutating func update() {}
}
