/// An observable object that a view above put into the environment.
///
/// Where it is missing, the view shows which one instead of its body.
@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Takes the object from the environment.
    nonisolated public init() {}

    /// The object.
    ///
    /// Only the body of a view on display has one.
    public var wrappedValue: ObjectType {
        guard let object else {
            Misuse.stop(
                "\(ObjectType.self) was read outside of body, or environmentObject(_:) is missing above the view."
            )
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
    mutating func install(on node: ViewNode, slot: Int) {
        object = node.environment.object(ObjectType.self)
        if let object { node.subscribe(to: object) }
    }

    func saysSame(as other: Self) -> Bool { true }

    var missingObject: String? { object == nil ? "\(ObjectType.self)" : nil }
}
