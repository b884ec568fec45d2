extension RenderElement {
    /// The case alone: an update can change an element's properties, never its kind.
    package enum Kind: String, Hashable, Sendable {
        case window, slot, text, image, label, button, link, textField, toggle, picker, menu, progress
        case stack, zStack, grid, scroll, spacer, divider, list, section, listRow, shape
        case padding, frame, fill, background, overlay, mask, border, clip, opacity, shadow, offset, scale, rotation
        case blur, aspectRatio, fixedSize, layoutPriority, zIndex, hidden, tapArea
        case navigationStack, navigationScreen, navigationBar, backButton
        case sheet, alert, confirmationDialog
    }

    package var kind: Kind {
        switch self {
        case .window: .window
        case .slot: .slot
        case .text: .text
        case .image: .image
        case .label: .label
        case .button: .button
        case .link: .link
        case .textField: .textField
        case .toggle: .toggle
        case .picker: .picker
        case .menu: .menu
        case .progress: .progress
        case .stack: .stack
        case .zStack: .zStack
        case .grid: .grid
        case .scroll: .scroll
        case .spacer: .spacer
        case .divider: .divider
        case .list: .list
        case .section: .section
        case .listRow: .listRow
        case .shape: .shape
        case .padding: .padding
        case .frame: .frame
        case .fill: .fill
        case .background: .background
        case .overlay: .overlay
        case .mask: .mask
        case .border: .border
        case .clip: .clip
        case .opacity: .opacity
        case .shadow: .shadow
        case .offset: .offset
        case .scale: .scale
        case .rotation: .rotation
        case .blur: .blur
        case .aspectRatio: .aspectRatio
        case .fixedSize: .fixedSize
        case .layoutPriority: .layoutPriority
        case .zIndex: .zIndex
        case .hidden: .hidden
        case .tapArea: .tapArea
        case .navigationStack: .navigationStack
        case .navigationScreen: .navigationScreen
        case .navigationBar: .navigationBar
        case .backButton: .backButton
        case .sheet: .sheet
        case .alert: .alert
        case .confirmationDialog: .confirmationDialog
        }
    }
}
