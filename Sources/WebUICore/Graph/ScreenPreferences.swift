/// What views tell the navigation stack, the list or the window that they stand in.
struct ScreenPreferences {
    var title: String?
    var titleMode: NavigationBarElement.TitleMode?
    var barBackground: Color?
    var background: Color?
    var hidesBackButton = false
    var hidesBar = false
    var hidesBottomBar = false
    var toolbar = ToolbarNodes()
    var search: [RenderNode] = []
    /// The stacks on display, the outermost first.
    var stacks: [NavigationModel] = []
    /// Sheets and dialogs, the topmost last.
    var presentations: [PresentedNode] = []
    var rows: [NodeID: ListRowElement] = [:]
    var detents: Set<SheetElement.Detent>?
    var showsDragIndicator = false
    var refusesDismissal = false
    var tags: [NodeID: AnyHashable] = [:]

    /// A later sibling wins where only one value can stand.
    mutating func merge(_ other: ScreenPreferences) {
        title = other.title ?? title
        titleMode = other.titleMode ?? titleMode
        barBackground = other.barBackground ?? barBackground
        background = other.background ?? background
        hidesBackButton = hidesBackButton || other.hidesBackButton
        hidesBar = hidesBar || other.hidesBar
        hidesBottomBar = hidesBottomBar || other.hidesBottomBar
        toolbar.merge(other.toolbar)
        search += other.search
        stacks += other.stacks
        presentations += other.presentations
        rows.merge(other.rows) { $1 }
        detents = other.detents ?? detents
        showsDragIndicator = showsDragIndicator || other.showsDragIndicator
        refusesDismissal = refusesDismissal || other.refusesDismissal
        tags.merge(other.tags) { $1 }
    }

    /// What remains above a navigation stack, which keeps the bar's content for itself.
    var aboveStack: ScreenPreferences {
        var result = ScreenPreferences()
        result.title = title
        result.stacks = stacks
        result.presentations = presentations
        result.detents = detents
        result.showsDragIndicator = showsDragIndicator
        result.refusesDismissal = refusesDismissal
        return result
    }
}

/// Toolbar items by the place where they stand.
struct ToolbarNodes {
    var leading: [RenderNode] = []
    var principal: [RenderNode] = []
    var trailing: [RenderNode] = []
    var bottom: [RenderNode] = []

    mutating func merge(_ other: ToolbarNodes) {
        leading += other.leading
        principal += other.principal
        trailing += other.trailing
        bottom += other.bottom
    }
}
