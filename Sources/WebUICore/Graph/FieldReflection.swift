@_spi(Reflection) import Swift

/// The stored fields of a type.
///
/// The only file that uses the standard library's field reflection, which is SPI: another toolchain may need another.
enum FieldReflection {
    struct Field {
        let offset: Int
        let type: Any.Type
    }

    /// The fields in order; nil where the type is no struct or cannot be looked into.
    static func fields(of type: Any.Type) -> [Field]? {
        var fields: [Field] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append(Field(offset: offset, type: type))
            return true
        }
        return isComplete ? fields : nil
    }
}
