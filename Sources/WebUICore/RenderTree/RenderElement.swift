package import Foundation

/// What a node is, with everything that its look depends on.
///
/// Values are typed: no CSS, no markup.
///
/// Payloads are boxed: an element is copied far more often than it is made.
///
/// Elements with more than one group of children hold ``slot(_:)`` nodes, in the order named at the case.
package indirect enum RenderElement: Hashable, Sendable {
    /// The root. Children: the content, then the presentations on top of it, the topmost last.
    case window
    /// A named group of children inside the element above.
    case slot(SlotName)

    // Text and images
    case text(TextElement)
    case image(ImageElement)
    /// Slots: icon, title.
    case label(LabelElement)

    // Controls
    /// Children: the label. Events: tap; press, where its style shows presses.
    case button(ButtonElement)
    /// Children: the label. Event: tap, where the app handles the link itself.
    case link(LinkElement)
    /// Events: input, submit, focus, blur. No children.
    case textField(TextFieldElement)
    /// Events: toggle. Slots: label.
    case toggle(ToggleElement)
    /// Events: select. Slots: label.
    case picker(PickerElement)
    /// Slots: label, content. The content holds buttons, sections, dividers, pickers and menus.
    case menu(tint: Color?)
    /// Slots: label, value.
    case progress(ProgressElement)

    // Layout
    case stack(StackElement)
    case zStack(Alignment)
    case grid(GridElement)
    /// Events: refresh, where the content can be refreshed.
    case scroll(ScrollElement)
    case spacer(minLength: CGFloat?)
    case divider

    // Lists
    /// Children: rows and sections. Events: refresh, where the content can be refreshed.
    case list(ListElement)
    /// Slots: header, content, footer. In a list or form the content holds rows.
    case section
    /// A row of a list or form, around its content.
    case listRow(ListRowElement)

    // Shapes
    case shape(ShapeElement)

    // Modifiers, each around one child
    case padding(EdgeInsets)
    case frame(FrameElement)
    /// A paint behind the child, in a shape.
    case fill(FillElement)
    /// Slots: layer, base. The layer lies behind the base and takes its size.
    case background(Alignment)
    /// Slots: base, layer. The layer lies over the base and takes its size.
    case overlay(Alignment)
    /// Slots: base, layer. The layer's opacity shows the base.
    case mask(Alignment)
    case border(Paint, width: CGFloat)
    case clip(ShapeGeometry)
    case opacity(Double)
    case shadow(ShadowElement)
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case blur(radius: CGFloat)
    /// A nil ratio keeps the content's own.
    case aspectRatio(CGFloat?, ContentMode)
    case fixedSize(Axis.Set)
    case layoutPriority(Double)
    case zIndex(Double)
    /// Takes its space and shows nothing.
    case hidden
    /// A region that takes taps. Event: tap.
    case tapArea(count: Int)

    // Navigation
    /// Child: the screen on top.
    case navigationStack(depth: Int)
    /// Slots: bar (absent where hidden), search, content, bottomBar.
    case navigationScreen(NavigationScreenElement)
    /// Slots: leading, principal, trailing. The back button is the first child of leading.
    case navigationBar(NavigationBarElement)
    /// Event: back. The title is that of the screen below.
    case backButton(title: String?)

    // Presentation
    /// Children: the content. Events: dismiss, where the person may.
    case sheet(SheetElement)
    /// Slots: message, actions. Events: dismiss.
    case alert(title: String)
    /// Slots: message, actions. Events: dismiss.
    case confirmationDialog(ConfirmationDialogElement)
}

extension RenderElement {
    private static let slots = Dictionary(uniqueKeysWithValues: SlotName.allCases.map { ($0, RenderElement.slot($0)) })

    /// The slot of a name, in the one box that all of them share.
    static func shared(_ name: SlotName) -> RenderElement { slots[name] ?? .slot(name) }

    /// A row that sets nothing, in the one box that all of them share.
    static let plainRow = RenderElement.listRow(ListRowElement())
}

/// The name of a group of children.
package enum SlotName: String, Hashable, Sendable, CaseIterable {
    case label
    case icon
    case title
    case value
    case header
    case content
    case footer
    case base
    case layer
    case bar
    case leading
    case principal
    case trailing
    case bottomBar
    case search
    case message
    case actions
}
