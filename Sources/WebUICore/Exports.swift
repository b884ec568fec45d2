// SwiftUI gives its importers Foundation and Observation too, so app source relies on it.
@_exported public import Foundation
@_exported public import Observation
