/// Whether two values of a view say the same, so that what they show need not be worked out again.
///
/// Field by field, as SwiftUI does it: plain data by its bytes, other values by `==`, objects by identity. What cannot
/// be compared, such as a closure, counts as different.
@MainActor
enum ViewEquality {
    private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private struct Field {
        let offset: Int
        let isSame: Comparison
    }

    /// The fields of each type of view that was met; nil where some field cannot be compared.
    private static var table: [ObjectIdentifier: [Field]?] = [:]

    static func areSame<V: View>(_ old: V, _ new: V) -> Bool {
        guard let fields = fields(of: V.self) else { return false }
        return withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                return fields.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
            }
        }
    }

    private static func fields(of type: Any.Type) -> [Field]? {
        let key = ObjectIdentifier(type)
        if let known = table[key] { return known }
        let fields = compare(FieldReflection.fields(of: type))
        table[key] = .some(fields)
        return fields
    }

    private static func compare(_ found: [FieldReflection.Field]?) -> [Field]? {
        guard let found else { return nil }
        var fields: [Field] = []
        for field in found {
            guard let comparison = comparison(field.type) else { return nil }
            fields.append(Field(offset: field.offset, isSame: comparison))
        }
        return fields
    }

    private static func comparison<Value>(_ type: Value.Type) -> Comparison? {
        if let property = type as? any InstallableProperty.Type { return propertyComparison(property) }
        if type is any DynamicProperty.Type { return nil }
        if type is AnyObject.Type { return { pointer($0) == pointer($1) } }
        if _isPOD(type) {
            return { old, new in
                let size = MemoryLayout<Value>.size
                return UnsafeRawBufferPointer(start: old, count: size)
                    .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
            }
        }
        // Such a field may be weak, which its type does not tell, and is stored in another form then.
        if let type = type as? any AnyOptional.Type, type.holdsObject { return nil }
        if let type = type as? any Equatable.Type { return valueComparison(type) }
        return nil
    }

    private static func pointer(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        field.load(as: UnsafeRawPointer?.self)
    }

    private static func valueComparison<Value: Equatable>(_ type: Value.Type) -> Comparison {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }

    private static func propertyComparison<Property: InstallableProperty>(_ type: Property.Type) -> Comparison {
        { old, new in
            old.assumingMemoryBound(to: Property.self).pointee
                .saysSame(as: new.assumingMemoryBound(to: Property.self).pointee)
        }
    }
}

private protocol AnyOptional {
    static var holdsObject: Bool { get }
}

extension Optional: AnyOptional {
    fileprivate static var holdsObject: Bool { Wrapped.self is AnyObject.Type }
}
