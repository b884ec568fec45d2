/// The values of pushed screens, of any types.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many screens are pushed.
    public var count: Int { elements.count }

    /// Whether none is.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Goes back by some screens, at most to the first.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }

    mutating func append(erased value: AnyHashable) { elements.append(value) }
}
