/// A sheet or a dialog on its way to the window.
struct PresentedNode {
    let node: RenderNode
    /// What Back undoes in it, the outermost first.
    var levels: [NavigationLevel] = []
}

/// Something that Back undoes.
enum NavigationLevel {
    /// As many steps as the stack has pushed screens.
    case stack(NavigationModel)
    /// One step.
    case sheet(@MainActor () -> Void)

    @MainActor var depth: Int {
        switch self {
        case .stack(let model): model.depth
        case .sheet: 1
        }
    }
}
