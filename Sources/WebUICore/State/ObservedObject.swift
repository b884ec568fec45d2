/// An observable object that something else owns.
///
/// The view follows its changes.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to an object's properties.
    @MainActor
    @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) { self.object = object }

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Takes the object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Takes the object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

extension ObservedObject: InstallableProperty {
    mutating func install(on node: ViewNode, slot: Int) { node.subscribe(to: wrappedValue) }

    func saysSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}
