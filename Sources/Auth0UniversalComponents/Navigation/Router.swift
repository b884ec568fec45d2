public import WebUI

/// The path of a stack whose screens are values of one type, for an app's own screens.
///
/// ```swift
/// @StateObject private var router = Router<Route>()
///
/// NavigationStack(path: $router.path) { … }
/// ```
@MainActor
public class Router<Route: Hashable>: ObservableObject {
    /// The screens above the first one.
    @Published public var path = NavigationPath()

    /// Begins at the first screen.
    public init() {}

    /// Goes to a screen.
    public func navigate(to route: Route) { path.append(route) }

    /// Goes back by one screen, at most to the first.
    public func pop() { path.removeLast() }
}
