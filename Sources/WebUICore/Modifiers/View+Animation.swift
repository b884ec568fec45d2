extension View {
    /// Animates the view's changes when a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimationModifier(content: self, animation: animation, value: value)
    }

    /// How the view comes and goes, when that happens in an animation.
    public func transition(_ t: AnyTransition) -> some View { attributes { $0.transition = t } }
}

/// A view whose changes are animated in the frame in which a value changes, and in those after it.
private struct AnimationModifier<Content: View, Value: Equatable>: View {
    typealias Body = Never

    final class Memory {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    let content: Content
    let animation: Animation?
    let value: Value

    static func _update(_ view: Self, in node: ViewNode) {
        let memory = node.extras.memory { Memory(view.value) }
        let animation = view.animation
        if memory.value != view.value {
            memory.value = view.value
            if let animation { node.graph.animate(with: animation) }
        }
        node.child(.slot(.content), view.content)
        node.extras.mapOutput = { output in
            output.nodes = output.nodes.map { node in
                var attributes = node.attributes
                attributes.animation = animation
                return node.with(attributes: attributes)
            }
        }
    }
}
