/// The last `capacity` entries of something that never ends.
struct BoundedLog<Entry: Sendable>: Sendable {
    let capacity: Int
    private var entries: [Entry] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    var newestFirst: [Entry] {
        entries.suffix(capacity).reversed()
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        // Twice the size before old ones go, so that an append costs nothing on average.
        if entries.count >= 2 * capacity { entries.removeFirst(entries.count - capacity) }
    }

    mutating func removeAll() {
        entries.removeAll()
    }
}
