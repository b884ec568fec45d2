package struct NavigationScreenElement: Hashable, Sendable {
    /// How many screens lie below this one, in this stack.
    package var depth: Int
    /// The title, also where no bar shows it.
    package var title: String?
    /// What lies behind it, out to the window's edges.
    package var background: Color?

    package init(depth: Int, title: String?, background: Color? = nil) {
        self.depth = depth
        self.title = title
        self.background = background
    }
}

package struct NavigationBarElement: Hashable, Sendable {
    package enum TitleMode: Hashable, Sendable {
        case automatic
        case inline
        case large
    }

    package var title: String?
    package var mode: TitleMode
    package var background: Color?
    /// The colour of its controls.
    package var tint: Color?

    package init(title: String?, mode: TitleMode = .automatic, background: Color? = nil, tint: Color? = nil) {
        self.title = title
        self.mode = mode
        self.background = background
        self.tint = tint
    }
}

package struct SheetElement: Hashable, Sendable {
    package enum Detent: Hashable, Sendable {
        case medium
        case large
    }

    package var coversScreen: Bool
    package var detents: Set<Detent> = [.large]
    package var showsDragIndicator = false

    package init(coversScreen: Bool) { self.coversScreen = coversScreen }
}

package struct ConfirmationDialogElement: Hashable, Sendable {
    package var title: String
    package var showsTitle: Bool

    package init(title: String, showsTitle: Bool) {
        self.title = title
        self.showsTitle = showsTitle
    }
}
