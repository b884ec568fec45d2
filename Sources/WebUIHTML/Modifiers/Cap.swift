import Foundation
import WebUICore

extension RenderNode {
    /// How wide the node gets at most, where a frame inside of it has a maximum.
    ///
    /// A box in CSS does not learn that what it holds stops growing: its background would go on without its content.
    var cappedWidth: CGFloat? {
        switch element {
        case .frame(let frame): frame.maxWidth.flatMap { $0.isFinite ? $0 : nil }
        case .padding(let insets): only?.cappedWidth.map { $0 + insets.leading + insets.trailing }
        case .background, .overlay, .mask: slot(.base)?.only?.cappedWidth
        case .fill, .border, .clip, .opacity, .shadow, .offset, .scale, .rotation, .blur, .layoutPriority, .zIndex,
            .tapArea:
            only?.cappedWidth
        default: nil
        }
    }

    private var only: RenderNode? { children.count == 1 ? children.first : nil }
}

extension Markup {
    /// Keeps the box from growing further.
    mutating func cap(_ width: CGFloat) {
        guard !outermost.classes.contains("capped") else { return }
        outermost.classes.append("capped")
        outermost.style += "max-width:\(CSSEscaping.pixels(width));"
    }
}
