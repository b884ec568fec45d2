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

    /// What was pushed, the topmost last; what the person has left since is dropped when it is looked at.
    @ObservationIgnored private var routes: [Route] = []

    /// Takes the host's path, while the component's first screen is on top of it.
    func attach(to path: Binding<NavigationPath>?) {
        hostPath = path
        base = path?.wrappedValue.count ?? 0
    }

    /// Goes on from a screen, `nil` being the list; nothing happens where the person is elsewhere by now.
    func push(_ route: Route, from place: Route?) {
        guard isThere(place) else { return }
        routes.append(route)
        change { $0.append(route) }
    }

    /// Goes back by one screen, at most to the list.
    func pop() {
        guard depth > 0 else { return }
        change { $0.removeLast() }
    }

    /// Goes from a screen to one right above the list; nothing happens where the person is elsewhere by now.
    func show(_ route: Route, from place: Route) {
        guard isThere(place) else { return }
        routes = [route]
        change {
            $0.removeLast($0.count - base)
            $0.append(route)
        }
    }

    private func isThere(_ place: Route?) -> Bool {
        guard depth >= 0 else { return false }
        routes.removeLast(max(0, routes.count - depth))
        return routes.last == place
    }

    /// How many of the component's screens lie above the list; less than none where the person has left the component.
    private var depth: Int { (hostPath?.wrappedValue ?? ownPath).count - base }

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
