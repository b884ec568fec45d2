/// One position in the view graph.
///
/// It outlives the view values that describe it and holds their state.
///
/// Public because `View` names it; nothing of it is for use in app source.
@_documentation(visibility: internal)
@MainActor
public final class ViewNode {
    /// How the node's children become its output.
    enum Content {
        /// The children's output as it is.
        case transparent
        /// One element around all children.
        case container(RenderElement)
        /// The element around each child.
        case wrapper(RenderElement)
        case custom(@MainActor (ViewNode) -> Output)
    }

    unowned let graph: ViewGraph
    let key: ChildKey
    let type: Any.Type
    let serial: Int
    /// Nil for the root, and after the node's end.
    private(set) var parent: ViewNode?
    private(set) var children: [ViewNode] = []
    var environment: EnvironmentValues
    var content = Content.transparent
    var handlers = EventHandlers()
    var slots: SlotStorage?
    /// What few nodes have.
    private(set) var extrasIfPresent: RareStorage?
    var cachedOutput: Output?
    /// The view, where the node can be evaluated by itself.
    private var kept: (any KeptView)?
    /// The children whose places changed, once one has.
    private var displaced: DisplacedChildren?

    // The small ones stand together, so that they take little space: there are many nodes.
    let depth: Int32
    /// How many children this evaluation has met again in their places.
    private var cursor: Int32 = 0
    /// Counts evaluations, so that what an older one observed is told apart.
    private(set) var generation: Int32 = 0
    private(set) var isAlive = true
    private(set) var isDirty = false
    /// A screen under another one: alive, and not on display.
    var isCovered = false
    /// Set during an evaluation: the node can be evaluated again by itself, so its view is kept.
    var keepsView = false

    init(graph: ViewGraph, parent: ViewNode?, key: ChildKey, type: Any.Type, environment: EnvironmentValues) {
        self.graph = graph
        self.parent = parent
        self.key = key
        self.type = type
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
        serial = graph.nextSerial()
    }

    /// The storage for what few nodes have, made when it is first needed.
    var extras: RareStorage {
        if let extrasIfPresent { return extrasIfPresent }
        let made = RareStorage()
        extrasIfPresent = made
        return made
    }

    // MARK: Evaluation

    /// Brings the node up to date with a new value of its view.
    func update<V: View>(with view: V, environment: EnvironmentValues) {
        if isUpToDate(with: view, environment) { return }
        self.environment = environment
        beginEvaluation()
        V._update(view, in: self)
        endEvaluation()
        kept = keepsView ? KeptValue(view) : nil
    }

    /// Whether an evaluation would show the same again.
    ///
    /// What the view reads beside its own value and its environment makes the node dirty when it changes.
    private func isUpToDate<V: View>(with view: V, _ environment: EnvironmentValues) -> Bool {
        guard !isDirty, let kept = kept as? KeptValue<V>, self.environment.isSame(as: environment) else { return false }
        return ViewEquality.areSame(kept.view, view)
    }

    /// Evaluates the view that the node already has.
    func reevaluate() {
        guard isAlive, let kept else { return }
        beginEvaluation()
        kept.update(self)
        endEvaluation()
    }

    private func beginEvaluation() {
        graph.evaluationCount += 1
        isDirty = false
        generation &+= 1
        keepsView = false
        content = .transparent
        extrasIfPresent?.mapOutput = nil
        if !handlers.isEmpty { handlers.removeAll() }
        cursor = 0
    }

    private func endEvaluation() {
        if let displaced {
            for child in displaced.remaining { child.end() }
            self.displaced = nil
        } else if cursor < children.count {
            for child in children[Int(cursor)...] { child.end() }
            children.removeSubrange(Int(cursor)...)
        }
        extrasIfPresent?.subscriptions.dropOlder(than: generation)
        if !handlers.isEmpty { graph.register(self) }
        invalidateOutput()
    }

    /// Updates the child at a key, or makes it: another key or type is another identity with fresh state.
    @discardableResult
    func child<V: View>(_ key: ChildKey, _ view: V, environment: EnvironmentValues? = nil) -> ViewNode {
        let environment = environment ?? self.environment
        let node = existingChild(key, V.self) ?? newChild(key, V.self, environment)
        node.update(with: view, environment: environment)
        return node
    }

    /// The children that this evaluation has met or made so far.
    var evaluatedChildren: ArraySlice<ViewNode> { displaced == nil ? children[..<Int(cursor)] : children[...] }

    /// Mostly the children are the same as before, in their places.
    private func existingChild(_ key: ChildKey, _ type: Any.Type) -> ViewNode? {
        if displaced == nil {
            if cursor < children.count {
                let next = children[Int(cursor)]
                if next.key == key, next.type == type {
                    cursor += 1
                    return next
                }
            }
            displaced = DisplacedChildren(children[Int(cursor)...])
            children.removeSubrange(Int(cursor)...)
        }
        guard let node = displaced?.take(key, type: type) else { return nil }
        children.append(node)
        return node
    }

    private func newChild(_ key: ChildKey, _ type: Any.Type, _ environment: EnvironmentValues) -> ViewNode {
        let node = ViewNode(graph: graph, parent: self, key: key, type: type, environment: environment)
        children.append(node)
        return node
    }

    /// Asks for another evaluation, of the nearest node that can be evaluated by itself.
    func markDirty() {
        guard isAlive else { return }
        if let animation = Transaction.animation { graph.animate(with: animation) }
        guard !isDirty else { return }
        guard kept != nil || keepsView else {
            parent?.markDirty()
            return
        }
        isDirty = true
        graph.enqueue(self)
    }

    /// Forgets a wish for another evaluation, where evaluations would never end.
    func abandonEvaluation() { isDirty = false }

    // MARK: End

    /// Takes the node out of the graph with everything below it.
    func end() {
        guard isAlive else { return }
        isAlive = false
        for child in children { child.end() }
        graph.unregister(self)
        if let extras = extrasIfPresent {
            graph.lifecycleEnded(of: self)
            extras.subscriptions.removeAll()
            extras.atEnd?()
        }
        kept = nil
        handlers = EventHandlers()
        extrasIfPresent?.mapOutput = nil
        content = .transparent
        cachedOutput = nil
        children = []
        parent = nil
        slots = nil
    }
}
