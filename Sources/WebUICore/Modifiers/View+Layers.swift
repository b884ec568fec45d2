/// A view with another one behind it, over it, or as its mask.
struct LayerModifier<Content: View, Layer: View>: View {
    typealias Body = Never

    enum Place {
        case behind
        case over
        case mask
    }

    let content: Content
    let layer: Layer
    let alignment: Alignment
    let place: Place

    static func _update(_ view: Self, in node: ViewNode) {
        let alignment = view.alignment
        let place = view.place
        node.child(.slot(.content), view.content)
        node.child(.slot(.layer), view.layer)
        node.content = .custom { node in
            var output = node.output(of: .content)
            let layer = node.output(of: .layer)
            output.mergePreferences(of: layer)
            output.nodes = output.nodes.enumerated().map { index, base in
                // The layer belongs to the first view; SwiftUI repeats it for each, which few mean.
                let isFirst = index == 0
                guard isFirst else { return base }
                let baseSlot = node.slotNode(.base, part: 1, [base])
                let layerSlot = node.slotNode(.layer, part: 2, layer.nodes)
                return switch place {
                case .behind: RenderNode(id: node.id, .background(alignment), children: [layerSlot, baseSlot])
                case .over: RenderNode(id: node.id, .overlay(alignment), children: [baseSlot, layerSlot])
                case .mask: RenderNode(id: node.id, .mask(alignment), children: [baseSlot, layerSlot])
                }
            }
            return output
        }
    }
}

extension View {
    private func layered<Layer: View>(
        _ layer: Layer,
        _ alignment: Alignment,
        _ place: LayerModifier<Self, Layer>.Place
    ) -> LayerModifier<Self, Layer> {
        LayerModifier(content: self, layer: layer, alignment: alignment, place: place)
    }

    /// Puts views behind the view, in its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(content(), alignment, .behind)
    }

    /// Puts a view behind the view, in its size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(background, alignment, .behind)
    }

    /// Puts a style behind the view.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(style, in: Rectangle())
    }

    /// Puts the style of backgrounds behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle()) }

    /// Puts a style behind the view, in a shape.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        wrapped { environment in
            let paint = style._resolve(in: environment).paint
            return .fill(FillElement(paint: paint, geometry: shape.outline.geometry))
        }
    }

    /// Puts the style of backgrounds behind the view, in a shape.
    public func background<S: Shape>(in shape: S) -> some View { background(BackgroundStyle(), in: shape) }

    /// Puts views over the view, in its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(content(), alignment, .over)
    }

    /// Puts a view over the view, in its size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(overlay, alignment, .over)
    }

    /// Puts a style over the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(style, in: Rectangle())
    }

    /// Puts a style over the view, in a shape.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        layered(shape.fill(style), .center, .over)
    }

    /// Shows the view where another one is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        layered(mask(), alignment, .mask)
    }

    /// Shows the view where another one is opaque.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { layered(mask, .center, .mask) }
}
