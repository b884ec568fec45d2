/// The elements of a collection as bindings, for `ForEach` over a binding.
public struct BindingCollection<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    let base: Binding<Base>
    private let snapshot: Base

    init(_ base: Binding<Base>) {
        self.base = base
        snapshot = base.wrappedValue
    }

    /// The place of the first element.
    public var startIndex: Base.Index { snapshot.startIndex }
    /// The place behind the last element.
    public var endIndex: Base.Index { snapshot.endIndex }

    /// A binding to an element.
    ///
    /// It keeps the last value where the element is gone.
    public subscript(position: Base.Index) -> Binding<Base.Element> {
        let last = snapshot[position]
        return Binding(
            get: { base.wrappedValue.indices.contains(position) ? base.wrappedValue[position] : last },
            set: { if base.wrappedValue.indices.contains(position) { base.wrappedValue[position] = $0 } }
        )
    }

    /// The place behind another.
    public func index(after i: Base.Index) -> Base.Index { snapshot.index(after: i) }
    /// The place before another.
    public func index(before i: Base.Index) -> Base.Index { snapshot.index(before: i) }
    /// The place at a distance from another.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        snapshot.index(i, offsetBy: distance)
    }
    /// The distance between two places.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        snapshot.distance(from: start, to: end)
    }
}

extension ForEach where Content: View {
    /// Takes a binding to elements with ids, and makes views of bindings to them.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingCollection<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: BindingCollection(data), content: content) { $0.wrappedValue.id }
    }

    /// Takes a binding to elements and the key path of their ids, and makes views of bindings to them.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingCollection<C> {
        self.init(data: BindingCollection(data), content: content) { $0.wrappedValue[keyPath: id] }
    }
}
