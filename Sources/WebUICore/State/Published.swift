/// A property of an observable object whose changes views follow.
@propertyWrapper
public struct Published<Value> {
    final class Box {
        var value: Value
        var publisher: ObservableObjectPublisher?
        let values = ValueSubscribers()

        init(_ value: Value) { self.value = value }
    }

    /// Those that `sink` on the property.
    final class ValueSubscribers {
        private var subscribers: [(id: Int, action: (Value) -> Void)] = []
        private var lastID = 0

        func add(_ action: @escaping (Value) -> Void) -> Int {
            lastID += 1
            subscribers.append((lastID, action))
            return lastID
        }

        func remove(_ id: Int) { subscribers.removeAll { $0.id == id } }

        func send(_ value: Value) {
            for subscriber in subscribers { subscriber.action(value) }
        }
    }

    let box: Box

    /// Makes the property with its first value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Makes the property with its first value.
    public init(initialValue: Value) { box = Box(initialValue) }

    /// Only classes have observers.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// Reads the value, or tells subscribers and stores a new one.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set {
            let box = object[keyPath: storageKeyPath].box
            box.publisher?.send()
            box.values.send(newValue)
            box.value = newValue
            // Off the main actor a view may have looked between the two: it looks again.
            if !MainQueue.isCurrent { box.publisher?.send() }
        }
    }

    /// The values of the property, beginning with the present one.
    public var projectedValue: Publisher { Publisher(box: box) }

    /// The values of a property over time.
    public struct Publisher {
        let box: Box

        /// Calls an action with the present value and before each change.
        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
            let id = box.values.add(receiveValue)
            receiveValue(box.value)
            return AnyCancellable { [weak box] in box?.values.remove(id) }
        }
    }
}

/// A `@Published` property of any value.
protocol PublishedProperty {
    var publisher: ObservableObjectPublisher? { get }
    func attach(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
    var publisher: ObservableObjectPublisher? { box.publisher }

    func attach(_ publisher: ObservableObjectPublisher) {
        if box.publisher !== publisher { box.publisher = publisher }
    }
}
