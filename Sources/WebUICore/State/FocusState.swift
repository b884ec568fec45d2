/// Which control has the focus.
///
/// Both ways: the app moves it by writing, and reads where the person put it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    /// A binding to the focus, as `focused(_:)` takes it.
    @propertyWrapper
    public struct Binding {
        let box: StateBox<Value>?
        let initial: Value

        /// The value.
        public var wrappedValue: Value {
            get { box?.value ?? initial }
            nonmutating set { box?.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Makes the state of one control.
    public init() where Value == Bool { initial = false }

    /// Makes the state of several controls, none of which has the focus at first.
    public init<T>() where Value == T?, T: Hashable { initial = nil }

    /// The value.
    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.value = newValue }
    }

    /// A binding for `focused(_:)` and for views further down.
    public var projectedValue: Binding { Binding(box: box, initial: initial) }
}

extension FocusState: InstallableProperty {
    mutating func install(on node: ViewNode, slot: Int) {
        let storage = node.slotStorage()
        box = storage.object(at: slot) { StateBox(initial, owner: storage) }
        node.keepsView = true
    }

    func saysSame(as other: Self) -> Bool { true }
}
