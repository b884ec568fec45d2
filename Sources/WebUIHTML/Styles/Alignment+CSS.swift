import Foundation
import WebUICore

extension HorizontalAlignment {
    /// A value of `align-items` or `justify-items`.
    var css: String {
        switch position {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

extension VerticalAlignment {
    /// A value of `align-items` or `justify-content`.
    var css: String {
        switch position {
        case .top: "start"
        case .center: "center"
        case .bottom: "end"
        case .firstTextBaseline: "first baseline"
        case .lastTextBaseline: "last baseline"
        }
    }

    /// The same, where base lines have no meaning.
    var cssWithoutBaselines: String {
        switch position {
        case .firstTextBaseline: "start"
        case .lastTextBaseline: "end"
        default: css
        }
    }
}

extension TextAlignment {
    /// A value of `text-align`.
    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

extension UnitPoint {
    /// A value of `transform-origin`.
    var css: String { "\(CSSEscaping.number(x * 100))% \(CSSEscaping.number(y * 100))%" }
}
