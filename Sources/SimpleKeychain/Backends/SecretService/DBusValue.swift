import CLibSecret

/// A value of a D-Bus message.
final class DBusValue {
    private let handle: OpaquePointer

    /// Takes over a new value, whether it is floating or not.
    init(taking handle: OpaquePointer) {
        self.handle = g_variant_take_ref(handle)
    }

    deinit { g_variant_unref(handle) }

    /// Lends the value to the library.
    func withHandle<R>(_ body: (OpaquePointer) -> R) -> R {
        withExtendedLifetime(self) { body(handle) }
    }

    private static func withHandles<R>(
        _ values: [DBusValue],
        _ body: (UnsafePointer<OpaquePointer?>, gsize) -> R
    ) -> R {
        withExtendedLifetime(values) { body(values.map { Optional($0.handle) }, gsize(values.count)) }
    }

    static func text(_ text: String) -> DBusValue { DBusValue(taking: g_variant_new_string(text)) }

    static func path(_ path: String) -> DBusValue { DBusValue(taking: g_variant_new_object_path(path)) }

    static func flag(_ flag: Bool) -> DBusValue { DBusValue(taking: g_variant_new_boolean(flag ? 1 : 0)) }

    static func variant(_ value: DBusValue) -> DBusValue {
        value.withHandle { DBusValue(taking: g_variant_new_variant($0)) }
    }

    static func tuple(_ members: [DBusValue]) -> DBusValue {
        withHandles(members) { DBusValue(taking: g_variant_new_tuple($0, $1)) }
    }

    static func paths(_ paths: [String]) -> DBusValue {
        array(of: "o", paths.map(path))
    }

    /// A dictionary of strings (`a{ss}`).
    static func attributes(_ attributes: [String: String]) -> DBusValue {
        array(of: "{ss}", attributes.map { entry($0.key, text($0.value)) })
    }

    /// A dictionary of values of any type (`a{sv}`).
    static func properties(_ properties: [String: DBusValue]) -> DBusValue {
        array(of: "{sv}", properties.map { entry($0.key, variant($0.value)) })
    }

    private static func entry(_ key: String, _ value: DBusValue) -> DBusValue {
        text(key).withHandle { key in
            value.withHandle { value in DBusValue(taking: g_variant_new_dict_entry(key, value)) }
        }
    }

    private static func array(of type: String, _ elements: [DBusValue]) -> DBusValue {
        type.withVariantType { type in
            withHandles(elements) { DBusValue(taking: g_variant_new_array(type, $0, $1)) }
        }
    }

    /// The members of a tuple, an array or a dictionary entry, or the value inside a variant.
    var members: [DBusValue] {
        (0..<g_variant_n_children(handle)).map { DBusValue(taking: g_variant_get_child_value(handle, $0)) }
    }

    /// The type's signature, such as `a{ss}`.
    var type: String { String(cString: g_variant_get_type_string(handle)) }

    /// Text, or the text of an object path.
    var text: String { String(cString: g_variant_get_string(handle, nil)) }

    var flag: Bool { g_variant_get_boolean(handle) != 0 }

    var number: UInt64 { UInt64(g_variant_get_uint64(handle)) }

    var texts: [String] { members.map(\.text) }
}

extension String {
    /// Lends the text as a type of D-Bus values, which must be well-formed: it is always a literal.
    func withVariantType<R>(_ body: (OpaquePointer) -> R) -> R {
        withCString { body(OpaquePointer($0)) }
    }
}
