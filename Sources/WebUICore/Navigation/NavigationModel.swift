/// The screens of one navigation stack: values of its path, and views pushed by links in between.
@MainActor
final class NavigationModel {
    /// Makes the node of a screen under a parent.
    typealias Build = @MainActor (_ parent: ViewNode, _ key: ChildKey, _ environment: EnvironmentValues) -> Void

    /// The path that the stack is bound to, or its own.
    struct Path {
        var elements: @MainActor () -> [AnyHashable]
        var append: @MainActor (AnyHashable) -> Void
        var removeLast: @MainActor (Int) -> Void
    }

    /// A screen that is no value of the path.
    struct Pushed {
        let id: Int
        /// How many values of the path lie below.
        let base: Int
        /// The view that presents the screen by a binding; nil for a link.
        weak var owner: ViewNode?
        var build: Build
        /// Tells the binding that the screen is gone.
        var dismissed: @MainActor () -> Void = {}
    }

    enum Entry {
        case value(index: Int, AnyHashable)
        case pushed(Pushed)
    }

    private(set) weak var stack: ViewNode?
    weak var root: ViewNode?
    weak var screens: ViewNode?
    /// Where the stack itself lies in another one.
    private(set) var outer: NavigationPosition?
    private(set) var path = Path(elements: { [] }, append: { _ in }, removeLast: { _ in })
    private var pushed: [Pushed] = []
    private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> Build] = [:]
    /// True while the screens are being evaluated, when registrations ask for nothing more.
    var isUpdating = false

    func attach(to node: ViewNode, path: Path) {
        stack = node
        outer = node.environment.navigation
        self.path = path
    }

    /// The screens above the root, the topmost last.
    var entries: [Entry] {
        let elements = path.elements()
        var result: [Entry] = []
        for base in 0...elements.count {
            if base > 0 { result.append(.value(index: base - 1, elements[base - 1])) }
            for screen in pushed where screen.base == base { result.append(.pushed(screen)) }
        }
        return result
    }

    var depth: Int { path.elements().count + pushed.count }

    // MARK: Going forward

    func append(_ value: AnyHashable) {
        path.append(value)
        screens?.markDirty()
    }

    /// Pushes a view.
    func push(_ build: @escaping Build) {
        guard let stack else { return }
        pushed.append(Pushed(id: stack.graph.nextSerial(), base: path.elements().count, build: build))
        screens?.markDirty()
    }

    /// Shows or hides the screen that a view presents by a binding.
    func present(
        _ isPresented: Bool,
        for owner: ViewNode,
        build: @escaping Build,
        dismissed: @escaping @MainActor () -> Void
    ) {
        if let index = pushed.firstIndex(where: { $0.owner === owner }) {
            if isPresented {
                pushed[index].build = build
                pushed[index].dismissed = dismissed
                if !isUpdating { screens?.markDirty() }
            } else {
                remove(pushed[index].id)
            }
        } else if isPresented {
            var screen = Pushed(id: owner.graph.nextSerial(), base: path.elements().count, build: build)
            screen.owner = owner
            screen.dismissed = dismissed
            pushed.append(screen)
            if !isUpdating { screens?.markDirty() }
        }
    }

    /// Takes away a presented screen, and what lies on it.
    private func remove(_ id: Int) {
        let place = entries.firstIndex { if case .pushed(let screen) = $0 { screen.id == id } else { false } }
        if let place { pop(to: place) }
    }

    // MARK: Going back

    /// Goes back until so many screens lie above the root.
    func pop(to depth: Int) {
        var values = 0
        for entry in entries.dropFirst(max(depth, 0)).reversed() {
            switch entry {
            case .value: values += 1
            case .pushed(let screen):
                pushed.removeAll { $0.id == screen.id }
                screen.dismissed()
            }
        }
        if values > 0 { path.removeLast(values) }
        if !isUpdating { screens?.markDirty() }
    }

    /// Drops views that lay on values which the app took off the path.
    func dropUnreachable() {
        let count = path.elements().count
        for screen in pushed where screen.base > count { screen.dismissed() }
        pushed.removeAll { $0.base > count || ($0.owner.map { !$0.isAlive } ?? false) }
    }

    // MARK: Destinations

    func register(_ type: Any.Type, _ build: @escaping @MainActor (AnyHashable) -> Build) {
        destinations[ObjectIdentifier(type)] = build
        // Screens hold what the closure captured when they were built.
        if !isUpdating, depth > 0 { screens?.markDirty() }
    }

    func destination(for value: AnyHashable) -> Build? {
        destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
    }
}

/// Where a view lies in a navigation stack.
struct NavigationPosition {
    let model: NavigationModel
    /// How many screens lie below.
    let depth: Int
}
