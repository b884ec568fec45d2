/// Finds the property wrappers of a view and gives them their storage.
@MainActor
enum DynamicFields {
    struct Field {
        let offset: Int
        let install: @MainActor (UnsafeMutableRawPointer, Installation, Int) -> Void
    }

    /// What an installation goes along with.
    final class Installation {
        let node: ViewNode
        var missing: [String] = []

        init(node: ViewNode) { self.node = node }
    }

    private static var table: [ObjectIdentifier: [Field]] = [:]

    /// Installs the fields of a value in place, and names the environment objects that are not there.
    static func install<Value>(into value: inout Value, on node: ViewNode) -> [String] {
        let fields = fields(of: Value.self)
        guard !fields.isEmpty else { return [] }
        let installation = Installation(node: node)
        withUnsafeMutablePointer(to: &value) { pointer in
            let raw = UnsafeMutableRawPointer(pointer)
            for field in fields { field.install(raw + field.offset, installation, field.offset) }
        }
        return installation.missing
    }

    private static func fields(of type: Any.Type) -> [Field] {
        let key = ObjectIdentifier(type)
        if let known = table[key] { return known }
        var found: [Field] = []
        for entry in FieldReflection.fields(of: type) ?? [] {
            guard let property = entry.type as? any DynamicProperty.Type else { continue }
            found.append(field(property, offset: entry.offset))
        }
        table[key] = found
        return found
    }

    private static func field<Property: DynamicProperty>(_ type: Property.Type, offset: Int) -> Field {
        if let type = type as? any InstallableProperty.Type { return installableField(type, offset: offset) }
        // A wrapper of the app's own is made of others: they come first, then its `update()`.
        let nested = fields(of: type)
        return Field(offset: offset) { raw, installation, slot in
            for field in nested { field.install(raw + field.offset, installation, slot + field.offset) }
            raw.assumingMemoryBound(to: Property.self).pointee.update()
        }
    }

    private static func installableField<Property: InstallableProperty>(
        _ type: Property.Type,
        offset: Int
    ) -> Field {
        Field(offset: offset) { raw, installation, slot in
            let property = raw.assumingMemoryBound(to: Property.self)
            property.pointee.install(on: installation.node, slot: slot)
            if let missing = property.pointee.missingObject { installation.missing.append(missing) }
        }
    }
}

/// A property wrapper of the library's own, which takes its storage from a node.
protocol InstallableProperty: DynamicProperty {
    @MainActor mutating func install(on node: ViewNode, slot: Int)
    /// The type of an object that should be in the environment and is not.
    @MainActor var missingObject: String? { get }
    /// Whether another value of the property, in the same place and environment, leads to the same.
    @MainActor func saysSame(as other: Self) -> Bool
}

extension InstallableProperty {
    var missingObject: String? { nil }
}

/// The state of one node by field, or of an app, which the nodes of all its tabs share.
@MainActor
final class SlotStorage {
    private var entries: [(slot: Int, object: AnyObject)] = []
    private var nodes: [Weak] = []

    private struct Weak {
        weak var node: ViewNode?
    }

    func attach(_ node: ViewNode) {
        if nodes.contains(where: { $0.node === node }) { return }
        nodes.removeAll { $0.node == nil }
        nodes.append(Weak(node: node))
    }

    /// The object at a slot, made when it is first asked for.
    func object<T: AnyObject>(at slot: Int, make: () -> T) -> T {
        if let entry = entries.first(where: { $0.slot == slot }), let object = entry.object as? T { return object }
        let made = make()
        entries.append((slot, made))
        return made
    }

    func markDirty() {
        for entry in nodes { entry.node?.markDirty() }
    }
}

extension ViewNode {
    /// The node's state, made when a field first needs it.
    func slotStorage() -> SlotStorage {
        let storage = slots ?? SlotStorage()
        slots = storage
        storage.attach(self)
        return storage
    }
}
