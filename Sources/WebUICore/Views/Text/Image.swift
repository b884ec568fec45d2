/// A symbol, or a matrix of squares such as a QR code.
public struct Image: View, Equatable, Sendable {
    /// An image has no body.
    public typealias Body = Never

    /// How a symbol takes its colour.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The colour of the place.
        case template
        /// Its own colours.
        case original
    }

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As the text.
        case medium
        /// Larger than the text.
        case large

        var scale: ImageElement.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// How a small image is drawn larger.
    public enum Interpolation: Hashable, Sendable {
        /// With hard edges.
        case none
        /// Somewhat smooth.
        case low
        /// Smooth.
        case medium
        /// Very smooth.
        case high
    }

    private var source: ImageElement.Source
    private var label: String?
    private var isDecorative = false
    private var isResizable = false

    /// Takes the name of a symbol.
    nonisolated public init(systemName: String) { source = .symbol(systemName) }

    /// Takes a matrix of dark and light squares, and what it says to those who do not see it.
    nonisolated package init(_ matrix: ModuleMatrix, label: String) {
        source = .matrix(matrix)
        self.label = label
    }

    /// The image fills the space that it is given.
    nonisolated public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// No effect: symbols take the colour of the place, and a matrix has its own.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// No effect: symbols and matrices are drawn from their outlines.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Shows the image.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let style = node.environment.sharedTextStyling.style
        var element = ImageElement(source: view.source)
        element.font = style.font
        element.weight = style.weight
        element.paint = style.paint
        element.scale = node.environment.text.imageScale
        element.isResizable = view.isResizable
        element.isDecorative = view.isDecorative
        element.label = view.label
        node.content = .container(.image(element))
    }
}
