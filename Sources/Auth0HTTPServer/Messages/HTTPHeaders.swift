/// Header fields in the order in which they were added; names compare without regard to case.
package struct HTTPHeaders: Sendable, Equatable {
    private var fields: [Field] = []

    private struct Field: Sendable, Equatable {
        var name: String
        var value: String
    }

    package init() {}

    package var isEmpty: Bool { fields.isEmpty }

    /// The first value under `name`; setting replaces every field of that name, `nil` removes them.
    package subscript(name: String) -> String? {
        get { fields.first { Self.same($0.name, name) }?.value }
        set {
            if let newValue {
                set(name, newValue)
            } else {
                fields.removeAll { Self.same($0.name, name) }
            }
        }
    }

    /// Every value under `name`, in order.
    package func all(_ name: String) -> [String] {
        fields.filter { Self.same($0.name, name) }.map(\.value)
    }

    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Replaces every field called `name` by one; it keeps the place of the first.
    package mutating func set(_ name: String, _ value: String) {
        guard let first = fields.firstIndex(where: { Self.same($0.name, name) }) else {
            return add(name, value)
        }
        fields[first].value = value
        var index = 0
        fields.removeAll { field in
            defer { index += 1 }
            return index > first && Self.same(field.name, name)
        }
    }

    /// Field names are ASCII tokens (RFC 9110, section 5.1), so only ASCII letters fold.
    static func same(_ a: String, _ b: String) -> Bool {
        let a = a.utf8
        let b = b.utf8
        return a.count == b.count && zip(a, b).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements {
            add(name, value)
        }
    }
}

extension HTTPHeaders: Sequence {
    package func makeIterator() -> AnyIterator<(name: String, value: String)> {
        var iterator = fields.makeIterator()
        return AnyIterator { iterator.next().map { (name: $0.name, value: $0.value) } }
    }
}
