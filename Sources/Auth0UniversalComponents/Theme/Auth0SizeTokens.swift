public import WebUI

/// The fixed sizes of parts of the components, in points.
///
/// What holds text grows with a reader who enlarges text; these are then the least sizes.
public protocol Auth0SizeTokens: Sendable {
    /// The height of a button that fills a row.
    var buttonHeight: CGFloat { get }

    /// The height of a text field.
    var inputHeight: CGFloat { get }

    /// The width of a cell of a code field.
    var size2xlDimen: CGFloat { get }

    /// The height of a cell of a code field.
    var size3xlDimen: CGFloat { get }

    /// The height of a box that shows a code.
    var containerSizeLargeDimen: CGFloat { get }

    /// The side of a small symbol, such as a chevron.
    var iconSmall: CGFloat { get }

    /// The side of the symbol of a factor.
    var iconMedium: CGFloat { get }

    /// The side of the symbol of a menu.
    var iconLarge: CGFloat { get }
}

/// The sizes of the default theme.
public struct DefaultAuth0SizeTokens: Auth0SizeTokens {
    /// The height of a button that fills a row.
    public var buttonHeight: CGFloat
    /// The height of a text field.
    public var inputHeight: CGFloat
    /// The width of a cell of a code field.
    public var size2xlDimen: CGFloat
    /// The height of a cell of a code field.
    public var size3xlDimen: CGFloat
    /// The height of a box that shows a code.
    public var containerSizeLargeDimen: CGFloat
    /// The side of a small symbol, such as a chevron.
    public var iconSmall: CGFloat
    /// The side of the symbol of a factor.
    public var iconMedium: CGFloat
    /// The side of the symbol of a menu.
    public var iconLarge: CGFloat

    /// Takes the sizes that differ from the default, in points.
    public init(
        buttonHeight: CGFloat = 48,
        inputHeight: CGFloat = 60,
        size2xlDimen: CGFloat = 48,
        size3xlDimen: CGFloat = 56,
        containerSizeLargeDimen: CGFloat = 52,
        iconSmall: CGFloat = 16,
        iconMedium: CGFloat = 24,
        iconLarge: CGFloat = 28
    ) {
        self.buttonHeight = buttonHeight
        self.inputHeight = inputHeight
        self.size2xlDimen = size2xlDimen
        self.size3xlDimen = size3xlDimen
        self.containerSizeLargeDimen = containerSizeLargeDimen
        self.iconSmall = iconSmall
        self.iconMedium = iconMedium
        self.iconLarge = iconLarge
    }
}
