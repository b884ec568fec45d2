/// The numbered batches of one page, until the client has them.
///
/// Bounded by number and by size: a client that is too far behind loads its page again, which is always right.
package struct PatchLog: Sendable {
    package static let maximumBatches = 256
    package static let maximumBytes = 1 << 20

    private struct Batch {
        let number: Int
        /// Nil where it held a secret and was sent.
        var operations: String?
        let isSecret: Bool
    }

    private var batches: [Batch] = []
    private var bytes = 0
    private var acknowledged = 0
    /// The number of the newest batch.
    package private(set) var sequence = 0

    package init() {}

    /// Adds a batch.
    ///
    /// - Parameter isSecret: the batch is forgotten as soon as it was taken once, and never sent again.
    package mutating func append(_ operations: String, isSecret: Bool) {
        sequence += 1
        batches.append(Batch(number: sequence, operations: operations, isSecret: isSecret))
        bytes += operations.utf8.count
        while batches.count > Self.maximumBatches || bytes > Self.maximumBytes, !batches.isEmpty {
            bytes -= batches.removeFirst().operations?.utf8.count ?? 0
        }
    }

    /// Forgets what the client has.
    ///
    /// Acknowledgements may arrive out of order, so only a higher one counts.
    package mutating func acknowledge(_ number: Int) {
        acknowledged = max(acknowledged, min(number, sequence))
        while let first = batches.first, first.number <= acknowledged {
            bytes -= first.operations?.utf8.count ?? 0
            batches.removeFirst()
        }
    }

    /// The batches after `number`, in order; nil where one of them is gone.
    package mutating func take(after number: Int) -> [(number: Int, operations: String)]? {
        guard (0...sequence).contains(number) else { return nil }
        var taken: [(number: Int, operations: String)] = []
        for (index, batch) in batches.enumerated() where batch.number > number {
            guard let operations = batch.operations else { return nil }
            taken.append((batch.number, operations))
            if batch.isSecret {
                batches[index].operations = nil
                bytes -= operations.utf8.count
            }
        }
        return taken.count == sequence - number ? taken : nil
    }

    /// Begins anew for a page that shows everything so far.
    package mutating func restart() {
        batches = []
        bytes = 0
        acknowledged = sequence
    }
}
