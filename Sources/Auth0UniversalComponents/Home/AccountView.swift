import WebUI

/// The list with the screens above it, in a stack of its own or in the host's.
struct AccountView: View {
    let hostPath: Binding<NavigationPath>?

    @State private var model: AccountModel
    @Environment(\.auth0Theme) private var theme
    @Environment(\.signInNeeded) private var signInNeeded

    init(_ session: Auth0Session, enrolments: Enrolments, hostPath: Binding<NavigationPath>?) {
        self.hostPath = hostPath
        _model = State(initialValue: AccountModel(session, enrolments: enrolments))
    }

    var body: some View {
        if hostPath != nil {
            home
        } else {
            NavigationStack(path: Bindable(model.navigator).ownPath) { home }
                .tint(theme.colors.text.bold)
                .onDisappear { model.cancelStepUp() }
        }
    }

    private var home: some View {
        HomeScreen(model: model)
            .onAppear { model.navigator.attach(to: hostPath) }
            .navigationDestination(for: Route.self) { route in
                // A host's stack does not hand on what is set on the component.
                RouteScreen(route: route, model: model)
                    .environment(\.auth0Theme, theme)
                    .environment(\.signInNeeded, signInNeeded)
            }
    }
}

/// The screen of a route.
private struct RouteScreen: View {
    let route: Route
    let model: AccountModel

    var body: some View {
        switch route {
        case .saved(let kind): SavedFactorsScreen(kind: kind, model: model)
        case .enrol(let kind): EnrolScreen(kind: kind, model: model)
        case .code(let kind):
            MessageCodeScreen(
                kind: kind,
                model: model,
                enrolment: kind == .phone ? model.enrolments.phone : model.enrolments.email
            )
        }
    }
}
