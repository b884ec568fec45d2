/// Some of the events, in two bytes: every node has such a set.
package struct EventSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var bits: UInt16 = 0

    package init(arrayLiteral elements: EventName...) {
        for element in elements { insert(element) }
    }

    package var isEmpty: Bool { bits == 0 }

    package func contains(_ name: EventName) -> Bool { bits & name.bit != 0 }

    package mutating func insert(_ name: EventName) { bits |= name.bit }

    package func makeIterator() -> some IteratorProtocol<EventName> {
        EventName.allCases.lazy.filter(contains).makeIterator()
    }
}

extension EventName {
    fileprivate var bit: UInt16 {
        switch self {
        case .tap: 1
        case .input: 1 << 1
        case .submit: 1 << 2
        case .toggle: 1 << 3
        case .select: 1 << 4
        case .back: 1 << 5
        case .dismiss: 1 << 6
        case .focus: 1 << 7
        case .blur: 1 << 8
        case .refresh: 1 << 9
        case .press: 1 << 10
        }
    }
}
