/// The live view nodes of one tab, and the work that waits to be done on them.
@MainActor
final class ViewGraph {
    /// Evaluations that follow from each other end here, with a diagnostic.
    static let maximumRounds = 100

    let host: HostEnvironment
    /// Called when work turns up while no flush is under way.
    var workArrived: (() -> Void)?
    private(set) var animation: Animation?
    var evaluationCount = 0

    private var lastSerial = 0
    private var dirty: [ViewNode] = []
    private var lifecycles: [ViewNode] = []
    private var actions: [@MainActor () -> Void] = []
    private var controls: [Int: ViewNode] = [:]
    private var warnings = Set<String>()

    init(host: HostEnvironment) { self.host = host }

    var hasWork: Bool { !dirty.isEmpty || !lifecycles.isEmpty || !actions.isEmpty }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    // MARK: Events

    func register(_ node: ViewNode) { controls[node.serial] = node }

    func unregister(_ node: ViewNode) {
        controls[node.serial] = nil
        guard let extras = node.extrasIfPresent else { return }
        for id in extras.wrapperIDs.values { controls[id.serial] = nil }
    }

    /// An id for one more element of a node, whose events go to the node.
    func extraID(for node: ViewNode) -> NodeID {
        let serial = nextSerial()
        controls[serial] = node
        return NodeID(serial * NodeID.partCount)
    }

    /// Gives up an id of an element that is gone.
    func release(_ id: NodeID, of node: ViewNode) {
        if id.serial != node.serial { controls[id.serial] = nil }
    }

    func control(_ id: NodeID) -> ViewNode? { controls[id.serial] }

    // MARK: Work

    func enqueue(_ node: ViewNode) {
        dirty.append(node)
        workArrived?()
    }

    func checkLifecycle(of node: ViewNode) {
        lifecycles.append(node)
        workArrived?()
    }

    /// Runs an action of the app once the graph is up to date.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        workArrived?()
    }

    func lifecycleEnded(of node: ViewNode) {
        guard node.extras.lifecycle.hasAppeared, let disappear = node.extras.lifecycle.end() else { return }
        afterUpdate(disappear)
    }

    /// Says something to the developer, once.
    func warn(_ text: String) {
        if warnings.insert(text).inserted { host.warn(text) }
    }

    /// Animates the changes of the frame under way.
    func animate(with animation: Animation) { self.animation = animation }

    func takeAnimation() -> Animation? {
        defer { animation = nil }
        return animation
    }

    /// Evaluates what changed, tells views that they came or went, and repeats until nothing is left.
    func settle() {
        var rounds = 0
        while hasWork {
            rounds += 1
            guard rounds <= Self.maximumRounds else {
                abandonWork()
                return
            }
            evaluateDirty()
            runLifecycles()
            let pending = actions
            actions = []
            for action in pending { action() }
        }
    }

    /// Parents first: they may update their children on the way.
    private func evaluateDirty() {
        let batch = dirty.sorted { $0.depth < $1.depth }
        dirty = []
        for node in batch where node.isDirty { node.reevaluate() }
    }

    private func runLifecycles() {
        let batch = lifecycles
        lifecycles = []
        for node in batch where node.isAlive {
            let isOnDisplay = node.isOnDisplay
            guard node.extras.lifecycle.hasAppeared != isOnDisplay else { continue }
            let action = isOnDisplay ? node.extras.lifecycle.begin() : node.extras.lifecycle.end()
            action?()
        }
    }

    private func abandonWork() {
        let names = Set(dirty.map { "\($0.type)" }).sorted().joined(separator: ", ")
        warn(
            """
            Views kept changing each other for \(Self.maximumRounds) rounds, so the update stopped. \
            Look for state that body, onAppear or onChange changes each time: \(names).
            """
        )
        for node in dirty { node.abandonEvaluation() }
        dirty = []
        lifecycles = []
        actions = []
    }
}
