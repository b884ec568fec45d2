public import Foundation

/// A column of a vertical grid.
public struct GridItem: Hashable, Sendable {
    /// How wide a column is.
    public enum Size: Hashable, Sendable {
        /// A width in points.
        case fixed(CGFloat)
        /// A share of the width.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)

        var track: GridElement.Track {
            switch self {
            case .fixed(let width): .fixed(width)
            case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
            case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
            }
        }
    }

    /// The width.
    public var size: Size
    /// The distance to the next column, in points.
    public var spacing: CGFloat?

    /// Takes a width and a distance.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        self.size = size
        self.spacing = spacing
    }
}

/// Views in columns.
public struct LazyVGrid<Content: View>: View {
    /// A grid has no body.
    public typealias Body = Never

    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Takes the columns, the distance between rows in points and the views.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Shows the views.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let element = GridElement(
            tracks: view.columns.map(\.size.track),
            axis: .vertical,
            spacing: view.spacing,
            trackSpacing: view.columns.first?.spacing,
            alignment: Alignment(horizontal: view.alignment, vertical: .center)
        )
        node.content = .container(.grid(element))
        Content._fill(node, with: view.content, environment: node.environment)
    }
}
