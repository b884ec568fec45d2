/// What a navigation stack puts on display: its topmost screen with the bar around it.
@MainActor
struct NavigationScreens {
    let model: NavigationModel
    let stack: ViewNode

    private enum Part {
        static let bar = 1
        static let barNode = 2
        static let leading = 3
        static let principal = 4
        static let trailing = 5
        static let back = 6
        static let search = 7
        static let content = 8
        static let bottom = 9
    }

    var output: Output {
        guard let screens = model.screens, let root = model.root else { return Output() }
        let pushed = screens.children
        let top = pushed.last ?? root
        // The pushed screens' own output is asked for even where it is empty: a change of it is a change of this one.
        let topmost = screens.output
        let shown = pushed.isEmpty ? root.output : topmost
        let preferences = shown.preferences
        let below = pushed.count > 1 ? pushed[pushed.count - 2] : model.root
        // A stack in this screen has a bar of its own.
        let isOuter = !preferences.stacks.isEmpty
        var slots: [RenderNode] = []
        if !isOuter {
            let bar = preferences.hidesBar ? nil : bar(of: top, preferences, below: below)
            if let bar { slots.append(top.slotNode(.bar, part: Part.bar, [bar])) }
            if !preferences.search.isEmpty {
                slots.append(top.slotNode(.search, part: Part.search, preferences.search))
            }
        }
        slots.append(top.slotNode(.content, part: Part.content, shown.nodes))
        if !isOuter, !preferences.hidesBottomBar, !preferences.toolbar.bottom.isEmpty {
            slots.append(top.slotNode(.bottomBar, part: Part.bottom, preferences.toolbar.bottom))
        }
        let screen = RenderNode(
            id: top.id,
            .navigationScreen(
                NavigationScreenElement(
                    depth: pushed.count,
                    title: preferences.title,
                    background: preferences.background
                )
            ),
            children: slots
        )
        var output = Output(nodes: [
            RenderNode(id: stack.id, .navigationStack(depth: model.depth), children: [screen])
        ])
        output.preferences = preferences.aboveStack
        output.preferences.stacks.insert(model, at: 0)
        return output
    }

    /// The bar; nil where nothing would stand in it.
    private func bar(of top: ViewNode, _ preferences: ScreenPreferences, below: ViewNode?) -> RenderNode? {
        let depth = model.screens?.children.count ?? 0
        let isBelowOuter = (model.outer?.depth ?? 0) > 0
        var leading = preferences.toolbar.leading
        if depth > 0 || isBelowOuter, !preferences.hidesBackButton {
            var attributes = NodeAttributes()
            attributes.events = [.back]
            let title = depth > 0 ? below?.output.preferences.title : nil
            let back = RenderNode(id: top.id(part: Part.back), .backButton(title: title), attributes: attributes)
            leading.insert(back, at: 0)
        }
        let toolbar = preferences.toolbar
        if preferences.title == nil, leading.isEmpty, toolbar.principal.isEmpty, toolbar.trailing.isEmpty { return nil }
        let element = NavigationBarElement(
            title: preferences.title,
            mode: preferences.titleMode ?? .automatic,
            background: preferences.barBackground,
            tint: stack.environment.text.tint
        )
        return RenderNode(
            id: top.id(part: Part.barNode),
            .navigationBar(element),
            children: [
                top.slotNode(.leading, part: Part.leading, leading),
                top.slotNode(.principal, part: Part.principal, toolbar.principal),
                top.slotNode(.trailing, part: Part.trailing, toolbar.trailing),
            ]
        )
    }
}
