extension View {
    /// The title of the screen.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        preference { $0.title = titleKey.string }
    }

    /// The title of the screen.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let text = String(title)
        return preference { $0.title = text }
    }

    /// The title of the screen.
    public func navigationTitle(_ title: Text) -> some View { preference { $0.title = title.string } }

    /// How large the title stands in the bar.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        preference { $0.titleMode = displayMode.mode }
    }

    /// Hides the button that goes back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference { $0.hidesBackButton = $0.hidesBackButton || hidesBackButton }
    }

    /// Hides the bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { preference { $0.hidesBar = $0.hidesBar || hidden } }

    /// Hides or shows bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference {
            guard visibility == .hidden else { return }
            if bars.hasNavigationBar { $0.hidesBar = true }
            if bars.contains(.bottomBar) { $0.hidesBottomBar = true }
        }
    }

    /// The colour behind a screen of a navigation stack, out to the window's edges.
    public func containerBackground(_ color: Color, for container: ContainerBackgroundPlacement) -> some View {
        preference { $0.background = color }
    }

    /// The colour behind bars.
    public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> some View {
        preference { if bars.hasNavigationBar { $0.barBackground = color } }
    }

    /// Hides or shows what lies behind bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        preference { if visibility == .hidden, bars.hasNavigationBar { $0.barBackground = .clear } }
    }
}

extension [ToolbarPlacement] {
    fileprivate var hasNavigationBar: Bool { isEmpty || contains(.navigationBar) || contains(.automatic) }
}

/// Parts of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How large the title stands in the bar.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the screen before.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large

        var mode: NavigationBarElement.TitleMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bar of the place.
    public static let automatic = Self(name: "automatic")
    /// The bar with the title.
    public static let navigationBar = Self(name: "navigationBar")
    /// The bar at the bottom.
    public static let bottomBar = Self(name: "bottomBar")
}

/// What a background is put behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A screen of a navigation stack.
    public static let navigation = Self(name: "navigation")
}
