/// A picture.
package struct ImageElement: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// A symbol by its SF Symbols name.
        case symbol(String)
        /// A matrix of dark and light squares, such as a QR code.
        case matrix(ModuleMatrix)
    }

    package enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    package var source: Source
    package var font: Font?
    package var weight: Font.Weight?
    package var paint: Paint?
    package var scale: Scale = .medium
    /// Fills the space that it is offered.
    package var isResizable = false
    /// Says nothing to an assistive technology.
    package var isDecorative = false
    /// What the image says to an assistive technology, where it is not decorative.
    package var label: String?

    package init(source: Source) { self.source = source }
}

/// A square matrix of dark and light modules, without the quiet zone around it.
package struct ModuleMatrix: Hashable, Sendable {
    package let width: Int
    /// Row after row; true is dark.
    package let isDark: [Bool]

    /// Makes a matrix; nil unless there are `width` × `width` modules.
    package init?(width: Int, isDark: [Bool]) {
        guard width > 0, isDark.count == width * width else { return nil }
        self.width = width
        self.isDark = isDark
    }
}

package struct LabelElement: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case titleAndIcon
        case titleOnly
        case iconOnly
    }

    package var style: Style
    package init(style: Style) { self.style = style }
}
