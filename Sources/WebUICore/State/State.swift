/// A value that a view owns and that outlives the view's own value.
///
/// It starts anew where the view's identity does: another branch of an `if`, another `id(_:)`, another `ForEach` id.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    /// Makes the state with its first value.
    public init(wrappedValue value: Value) { initial = value }

    /// Makes the state with its first value.
    public init(initialValue value: Value) { initial = value }

    /// The value.
    ///
    /// A write before the view is on display has no effect.
    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes the state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    mutating func install(on node: ViewNode, slot: Int) {
        let storage = node.slotStorage()
        box = storage.object(at: slot) { StateBox(initial, owner: storage) }
        node.keepsView = true
    }

    /// The first value counts only once.
    func saysSame(as other: Self) -> Bool { true }
}
