/// The view value of a node that can be evaluated by itself.
@MainActor
protocol KeptView: AnyObject {
    func update(_ node: ViewNode)
}

@MainActor
final class KeptValue<V: View>: KeptView {
    let view: V

    init(_ view: V) { self.view = view }

    func update(_ node: ViewNode) { V._update(view, in: node) }
}
