import Foundation

/// The default publishers of observable objects.
///
/// An object with `@Published` properties keeps its publisher in them; one without is found in a table of weak
/// references.
enum ObservableObjects {
    static func publisher(of object: any ObservableObject) -> ObservableObjectPublisher {
        let publisher = object.objectWillChange
        // An object with a publisher of its own: its @Published properties send through that one.
        for property in publishedProperties(of: object) { property.attach(publisher) }
        return publisher
    }

    static func defaultPublisher(of object: any ObservableObject) -> ObservableObjectPublisher {
        let properties = publishedProperties(of: object)
        if properties.isEmpty { return PublisherTable.shared.publisher(of: object) }
        let publisher = properties.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
        for property in properties { property.attach(publisher) }
        return publisher
    }

    private static func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
        var found: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            found += current.children.compactMap { $0.value as? any PublishedProperty }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// Publishers of objects that have no place to keep one.
///
/// `@unchecked Sendable`: the table is touched under the lock only, and no object is kept alive or handed out.
private final class PublisherTable: @unchecked Sendable {
    static let shared = PublisherTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeToSweep = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            // Another object may have stood at the same address before.
            if let entry = entries[key], entry.object === object { return entry.publisher }
            sweepIfLarge()
            let publisher = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    private func sweepIfLarge() {
        guard entries.count >= sizeToSweep else { return }
        entries = entries.filter { $0.value.object != nil }
        sizeToSweep = max(64, entries.count * 2)
    }
}
