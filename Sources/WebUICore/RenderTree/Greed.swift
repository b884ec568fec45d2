import Foundation

extension RenderElement {
    /// The axes in which the element takes all that it is offered, worked out from its children.
    package func greedyAxes(around children: [RenderNode]) -> Axis.Set {
        switch self {
        case .window, .scroll, .list, .navigationStack, .navigationScreen, .spacer:
            return [.horizontal, .vertical]
        case .shape:
            return [.horizontal, .vertical]
        case .image(let image):
            return image.isResizable ? [.horizontal, .vertical] : []
        case .textField(let field):
            return field.kind == .editor ? [.horizontal, .vertical] : .horizontal
        case .toggle(let toggle):
            return toggle.hidesLabel || toggle.style == .button ? [] : .horizontal
        case .picker(let picker):
            return picker.style == .segmented ? .horizontal : []
        case .progress(let progress):
            return progress.fraction != nil && progress.style != .circular || progress.style == .linear
                ? .horizontal : []
        case .divider, .listRow, .section, .navigationBar, .grid:
            return .horizontal
        case .text, .backButton, .menu, .alert, .confirmationDialog, .sheet:
            return []
        case .stack(let stack):
            return Self.greedyAxes(ofStackAlong: stack.axis, children)
        case .background, .overlay, .mask:
            // The layer takes the size of the base, so only the base counts.
            return children.first { $0.element == .slot(.base) }?.greedy ?? []
        case .frame(let frame):
            return frame.greedyAxes(around: Self.union(children))
        case .fixedSize(let axes):
            return Self.union(children).subtracting(axes)
        default:
            return Self.union(children)
        }
    }

    private static func union(_ children: [RenderNode]) -> Axis.Set {
        children.reduce(into: []) { $0.formUnion($1.greedy) }
    }

    /// A spacer stretches its stack along the stack's axis only; a divider lies across it.
    private static func greedyAxes(ofStackAlong axis: Axis, _ children: [RenderNode]) -> Axis.Set {
        children.reduce(into: []) { result, child in
            switch child.element {
            case .spacer: result.formUnion(axis.asSet)
            case .divider where axis == .horizontal: result.formUnion(.vertical)
            default: result.formUnion(child.greedy)
            }
        }
    }
}

extension FrameElement {
    fileprivate func greedyAxes(around content: Axis.Set) -> Axis.Set {
        var result: Axis.Set = []
        if Self.isGreedy(exact: width, maximum: maxWidth, content: content.contains(.horizontal)) {
            result.insert(.horizontal)
        }
        if Self.isGreedy(exact: height, maximum: maxHeight, content: content.contains(.vertical)) {
            result.insert(.vertical)
        }
        return result
    }

    /// A frame with a maximum grows up to it; without one it is as large as its content.
    private static func isGreedy(exact: CGFloat?, maximum: CGFloat?, content: Bool) -> Bool {
        exact == nil && (maximum != nil || content)
    }
}
