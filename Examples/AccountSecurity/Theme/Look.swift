import Auth0UniversalComponents
import SwiftUI

/// How the account looks.
enum Look: String, CaseIterable {
    case standard = "Default"
    case brand = "Brand"

    var theme: Auth0Theme {
        switch self {
        case .standard: Auth0Theme()
        case .brand: BrandTheme.theme
        }
    }

    /// The colour of the app's own controls; nil is the usual one.
    var tint: Color? {
        switch self {
        case .standard: nil
        case .brand: BrandTheme.tint
        }
    }
}
