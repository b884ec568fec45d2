/// Screens that are pushed on each other; the topmost shows.
///
/// Covered screens keep their state. They get `onDisappear`, their tasks end, and both begin again when they are back.
public struct NavigationStack<Data, Root: View>: View {
    /// A stack has no body.
    public typealias Body = Never

    private enum Source {
        case own
        case bound(NavigationModel.Path)
    }

    private let root: Root
    private let source: Source

    /// Takes the views of the first screen.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        source = .own
    }

    /// Takes a binding to the path, and the views of the first screen.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        source = .bound(
            NavigationModel.Path(
                elements: { path.wrappedValue.elements },
                append: { path.wrappedValue.append(erased: $0) },
                removeLast: { path.wrappedValue.removeLast($0) }
            )
        )
    }

    /// Takes a binding to a path of values of one type, and the views of the first screen.
    public init(
        path: Binding<Data>,
        @ViewBuilder root: () -> Root
    ) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        source = .bound(
            NavigationModel.Path(
                elements: { path.wrappedValue.map { AnyHashable($0) } },
                append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
                removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast($0)) }
            )
        )
    }

    /// Shows the topmost screen.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let memory = node.extras.memory { NavigationMemory() }
        let model = memory.model
        switch view.source {
        case .own: model.attach(to: node, path: memory.ownPath)
        case .bound(let path): model.attach(to: node, path: path)
        }
        var environment = node.environment
        environment.navigation = NavigationPosition(model: model, depth: 0)
        environment.isInList = false
        let root = view.root
        model.root = node.child(.slot(.root), Screen { root }, environment: environment)
        model.screens = node.child(.slot(.pushed), PushedScreens(model: model), environment: environment)
        node.content = .custom { NavigationScreens(model: model, stack: $0).output }
    }
}

/// The model of a stack, and its path where the app has none.
@MainActor
private final class NavigationMemory {
    let model = NavigationModel()
    private var elements: [AnyHashable] = []

    var ownPath: NavigationModel.Path {
        NavigationModel.Path(
            elements: { [weak self] in self?.elements ?? [] },
            append: { [weak self] in self?.elements.append($0) },
            removeLast: { [weak self] in self?.elements.removeLast($0) }
        )
    }
}
