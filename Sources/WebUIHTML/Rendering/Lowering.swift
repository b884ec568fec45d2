import Foundation
import WebUICore

/// Which markup each kind of node becomes.
///
/// The bodies stand in the folders that `WebUICore` has for the views.
enum Lowering {
    static func markup(of node: RenderNode, in surroundings: Surroundings) -> Markup {
        var markup = element(of: node, in: surroundings)
        if node.greedy.contains(.horizontal) {
            markup.outermost.classes.append("gh")
            if let width = node.cappedWidth { markup.cap(width) }
        }
        if node.greedy.contains(.vertical) { markup.outermost.classes.append("gv") }
        CommonAttributes.apply(node, to: &markup)
        return markup
    }

    /// Whether the markup is another one elsewhere in the tree, for the node or for something in it.
    static func dependsOnSurroundings(_ node: RenderNode) -> Bool {
        switch node.element {
        case .slot, .section: true
        case .text, .image, .spacer, .divider, .shape, .textField, .progress: false
        default: node.children.contains(where: dependsOnSurroundings)
        }
    }

    private static func element(of node: RenderNode, in surroundings: Surroundings) -> Markup {
        switch node.element {
        case .window: Markup(Tag("main", "window"))
        case .slot(let name): slot(name, node, in: surroundings)
        case .text(let text): text.markup(of: node, in: surroundings)
        case .image(let image): image.markup(of: node)
        case .label(let label): label.markup
        case .button(let button): button.markup(of: node)
        case .link(let link): link.markup(of: node)
        case .textField(let field): field.markup(of: node, in: surroundings)
        case .toggle(let toggle): toggle.markup(of: node)
        case .picker(let picker): picker.markup(of: node)
        case .menu(let tint): menu(tint)
        case .progress(let progress): progress.markup(of: node)
        case .stack(let stack): stack.markup
        case .zStack(let alignment): zStack(alignment)
        case .grid(let grid): grid.markup
        case .scroll(let scroll): scroll.markup(of: node)
        case .spacer(let minLength): spacer(minLength)
        case .divider: Markup(Tag("hr", "divider"))
        case .list(let list): list.markup(of: node)
        case .section: section(in: surroundings)
        case .listRow(let row): row.markup
        case .shape(let shape): shape.markup
        case .navigationStack: Markup(Tag("div", "nav-stack", "v"))
        case .navigationScreen(let screen): screen.markup
        case .navigationBar(let bar): bar.markup(of: node)
        case .backButton(let title): backButton(title, of: node)
        case .sheet(let sheet): sheet.markup(of: node)
        case .alert(let title): alert(title, of: node)
        case .confirmationDialog(let dialog): dialog.markup(of: node)
        default: modifier(of: node)
        }
    }

    private static func modifier(of node: RenderNode) -> Markup {
        switch node.element {
        case .padding(let insets): padding(insets)
        case .frame(let frame): frame.markup
        case .fill(let fill): fill.markup
        case .background(let alignment): layered(alignment, "background")
        case .overlay(let alignment): layered(alignment, "overlay")
        case .mask(let alignment): mask(alignment, node)
        case .border(let paint, let width): border(paint, width: width)
        case .clip(let geometry): clip(geometry)
        case .opacity(let opacity): effect("opacity:\(CSSEscaping.number(opacity))")
        case .shadow(let shadow): shadow.markup
        case .offset(let size): effect("translate:\(CSSEscaping.pixels(size.width)) \(CSSEscaping.pixels(size.height))")
        case .scale(let size, let anchor): scale(size, anchor)
        case .rotation(let angle, let anchor): rotation(angle, anchor)
        case .blur(let radius): effect("filter:blur(\(CSSEscaping.pixels(radius)))")
        case .aspectRatio(let ratio, let mode): aspectRatio(ratio, mode)
        case .fixedSize(let axes): fixedSize(axes)
        case .layoutPriority(let priority): effect(priority > 0 ? "flex-shrink:0" : "")
        case .zIndex(let index): effect("position:relative;z-index:\(CSSEscaping.number(index))")
        case .hidden: hidden
        case .tapArea: tapArea(of: node)
        default: Markup(Tag("div", "v"))
        }
    }
}

extension Markup {
    /// The element that stands among the parent's children.
    var outermost: Tag {
        get { wrapper ?? element }
        set { if wrapper == nil { element = newValue } else { wrapper = newValue } }
    }
}
