public import Foundation

extension View {
    /// Space on the given edges: so many points, or the usual distance.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        wrapped(in: .padding(EdgeInsets(length ?? 16, on: edges)))
    }

    /// Space on all edges, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Space on each edge.
    public func padding(_ insets: EdgeInsets) -> some View { wrapped(in: .padding(insets)) }

    /// A fixed size in points.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        var frame = FrameElement()
        frame.width = width
        frame.height = height
        frame.alignment = alignment
        return wrapped(in: .frame(frame))
    }

    /// Bounds of a size in points; infinity takes all that there is.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        var frame = FrameElement()
        frame.minWidth = minWidth
        frame.idealWidth = idealWidth
        frame.maxWidth = maxWidth
        frame.minHeight = minHeight
        frame.idealHeight = idealHeight
        frame.maxHeight = maxHeight
        frame.alignment = alignment
        return wrapped(in: .frame(frame))
    }

    /// The size that the content has by itself, on the given axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return wrapped(in: .fixedSize(axes))
    }

    /// The size that the content has by itself.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Width over height; nil keeps the content's own.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped(in: .aspectRatio(aspectRatio, contentMode))
    }

    /// Width over height.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The content fits inside its space and keeps its shape.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The content covers its space and keeps its shape.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Which of several views in a stack gets its space first.
    public func layoutPriority(_ value: Double) -> some View { wrapped(in: .layoutPriority(value)) }

    /// Which of several views on top of each other is in front.
    public func zIndex(_ value: Double) -> some View { wrapped(in: .zIndex(value)) }

    /// Moves what is drawn, in points.
    ///
    /// The space stays where it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Moves what is drawn, in points.
    ///
    /// The space stays where it is.
    public func offset(_ offset: CGSize) -> some View { wrapped(in: .offset(offset)) }
}
