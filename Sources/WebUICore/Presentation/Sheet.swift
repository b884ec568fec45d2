extension View {
    /// Shows a sheet while a binding is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetModifier(content: self, coversScreen: false, onDismiss: onDismiss, isPresented: isPresented, content)
    }

    /// Shows a sheet while a binding has a value.
    ///
    /// Another id is another sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetModifier(content: self, coversScreen: false, onDismiss: onDismiss, item: item, content)
    }

    /// Shows a sheet over the whole window while a binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetModifier(content: self, coversScreen: true, onDismiss: onDismiss, isPresented: isPresented, content)
    }

    /// Shows a sheet over the whole window while a binding has a value.
    ///
    /// Another id is another sheet.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetModifier(content: self, coversScreen: true, onDismiss: onDismiss, item: item, content)
    }

    /// Keeps the person from closing the sheet other than by its buttons.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference { $0.refusesDismissal = $0.refusesDismissal || isDisabled }
    }

    /// The heights that the sheet can have.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        let detents = Set(detents.map(\.detent))
        return preference { $0.detents = detents }
    }

    /// Whether the sheet shows a handle.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        preference { $0.showsDragIndicator = visibility == .visible }
    }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    let detent: SheetElement.Detent

    /// Half of the window.
    public static let medium = Self(detent: .medium)
    /// The window.
    public static let large = Self(detent: .large)
}

/// What a sheet shows now.
private struct PresentedSheet<Sheet: View> {
    let id: AnyHashable
    let content: () -> Sheet
    let dismiss: @MainActor () -> Void
}

private struct SheetModifier<Content: View, Sheet: View>: View {
    typealias Body = Never

    @MainActor
    final class Memory {
        var isPresented = false
    }

    let content: Content
    let coversScreen: Bool
    let onDismiss: (@MainActor () -> Void)?
    let presented: @MainActor () -> PresentedSheet<Sheet>?

    init(
        content: Content,
        coversScreen: Bool,
        onDismiss: (@MainActor () -> Void)?,
        isPresented: Binding<Bool>,
        _ sheet: @escaping () -> Sheet
    ) {
        self.content = content
        self.coversScreen = coversScreen
        self.onDismiss = onDismiss
        presented = {
            guard isPresented.wrappedValue else { return nil }
            return PresentedSheet(id: AnyHashable(0), content: sheet) { isPresented.wrappedValue = false }
        }
    }

    init<Item: Identifiable>(
        content: Content,
        coversScreen: Bool,
        onDismiss: (@MainActor () -> Void)?,
        item: Binding<Item?>,
        _ sheet: @escaping (Item) -> Sheet
    ) {
        self.content = content
        self.coversScreen = coversScreen
        self.onDismiss = onDismiss
        presented = {
            guard let value = item.wrappedValue else { return nil }
            return PresentedSheet(
                id: AnyHashable(value.id),
                content: { sheet(value) },
                dismiss: { item.wrappedValue = nil }
            )
        }
    }

    static func _update(_ view: Self, in node: ViewNode) {
        node.child(.slot(.content), view.content)
        let presented = node.track { view.presented() }
        let memory = node.extras.memory { Memory() }
        if memory.isPresented, presented == nil, let onDismiss = view.onDismiss { node.graph.afterUpdate(onDismiss) }
        memory.isPresented = presented != nil
        if let presented {
            let dismiss = presented.dismiss
            var environment = node.environment
            environment.beginPresentation(dismiss: dismiss)
            let sheet = Identified(id: presented.id, content: Screen(content: presented.content))
            node.child(.slot(.presented), sheet, environment: environment)
            node.handlers[.dismiss] = { _ in dismiss() }
            node.content = .custom { output(of: $0, coversScreen: view.coversScreen, dismiss: dismiss) }
        }
    }

    private static func output(
        of node: ViewNode,
        coversScreen: Bool,
        dismiss: @escaping @MainActor () -> Void
    ) -> Output {
        var output = node.output(of: .content)
        let sheet = node.output(of: .presented)
        let preferences = sheet.preferences
        var element = SheetElement(coversScreen: coversScreen)
        if let detents = preferences.detents { element.detents = detents }
        element.showsDragIndicator = preferences.showsDragIndicator
        var attributes = NodeAttributes()
        let canDismiss = !preferences.refusesDismissal && !coversScreen
        if canDismiss { attributes.events = [.dismiss] }
        attributes.colorScheme = node.environment.ownColorScheme.map { AppliedColorScheme($0) }
        var presented = PresentedNode(
            node: RenderNode(id: node.id, .sheet(element), attributes: attributes, children: sheet.nodes)
        )
        if canDismiss { presented.levels.append(.sheet(dismiss)) }
        presented.levels += preferences.stacks.map { .stack($0) }
        output.preferences.presentations.append(presented)
        output.preferences.presentations += preferences.presentations
        return output
    }
}

extension EnvironmentValues {
    /// What is presented stands in the window, and inherits nothing of the place that it comes from but its values.
    mutating func beginPresentation(dismiss: @escaping @MainActor () -> Void) {
        navigation = nil
        focus = nil
        isEnabled = true
        isInList = false
        isPresented = true
        refresh = nil
        buttonCompletion = nil
        buttonStyle = .element(.automatic)
        let tint = text.tint
        text = TextEnvironment()
        text.tint = tint
        self.dismiss = DismissAction(dismiss)
    }
}
