/// An observable object that a view owns.
///
/// It is made once for each identity, when the view first needs it.
@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// `nonisolated(unsafe)`: it is stored by a nonisolated initializer and only called on the main actor.
    nonisolated(unsafe) private let make: () -> ObjectType
    private var box: ObjectBox<ObjectType>?

    /// Takes an expression for the object, which is read at most once.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object.
    public var wrappedValue: ObjectType { box?.object ?? make() }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension StateObject: InstallableProperty {
    mutating func install(on node: ViewNode, slot: Int) {
        let box = node.slotStorage().object(at: slot) { ObjectBox(make()) }
        self.box = box
        node.subscribe(to: box.object)
    }

    /// The object is made only once.
    func saysSame(as other: Self) -> Bool { true }
}

final class ObjectBox<ObjectType: AnyObject> {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
}
