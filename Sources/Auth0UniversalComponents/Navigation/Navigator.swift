import WebUI

/// Goes between the component's screens, in its own stack or in the host's.
@MainActor
@Observable
final class Navigator {
    /// The screens of the component's own stack.
    var ownPath = NavigationPath()
    @ObservationIgnored private var hostPath: Binding<NavigationPath>?
    /// How many of the host's screens lie below the component's first one, itself included.
    @ObservationIgnored private var base = 0

    /// Takes the host's path, while the component's first screen is on top of it.
    func attach(to path: Binding<NavigationPath>?) {
        hostPath = path
        base = path?.wrappedValue.count ?? 0
    }

    func push(_ route: Route) { change { $0.append(route) } }

    func pop() { change { $0.removeLast(min(1, $0.count - base)) } }

    /// Shows a screen right above the list.
    func show(_ route: Route) {
        change {
            $0.removeLast(max(0, $0.count - base))
            $0.append(route)
        }
    }

    private func change(_ body: (inout NavigationPath) -> Void) {
        if let hostPath {
            var path = hostPath.wrappedValue
            body(&path)
            hostPath.wrappedValue = path
        } else {
            body(&ownPath)
        }
    }
}
