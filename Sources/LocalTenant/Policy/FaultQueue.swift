/// The faults that still wait for their requests, in the order in which they were put in.
struct FaultQueue: Sendable {
    static let capacity = 1_000

    private(set) var faults: [TenantFault] = []

    /// Puts one in; beyond the capacity the oldest goes.
    mutating func add(_ fault: TenantFault) {
        faults.append(fault)
        if faults.count > Self.capacity { faults.removeFirst() }
    }

    /// The fault that this request meets; used up where its times are over.
    mutating func take(method: String, path: String) -> TenantFault? {
        guard let index = faults.firstIndex(where: { $0.matches(method: method, path: path) }) else { return nil }
        let fault = faults[index]
        guard let times = fault.times else { return fault }
        if times > 1 {
            faults[index].times = times - 1
        } else {
            faults.remove(at: index)
        }
        return fault
    }

    mutating func removeAll() {
        faults = []
    }
}
