public import WebUI

extension EnvironmentValues {
    private struct SessionKey: EnvironmentKey {
        static let defaultValue: Auth0Session? = nil
    }

    private struct SignInNeededKey: EnvironmentKey {
        static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
    }

    var auth0Session: Auth0Session? {
        get { self[SessionKey.self] }
        set { self[SessionKey.self] = newValue }
    }

    var signInNeeded: (@MainActor @Sendable () -> Void)? {
        get { self[SignInNeededKey.self] }
        set { self[SignInNeededKey.self] = newValue }
    }
}

extension View {
    /// The tenant and the person that components in the view speak for.
    ///
    /// It goes before what ``Auth0UniversalComponentsSDKInitializer`` was given. Where another person takes over in the
    /// same place, give the view another `id(_:)`, unless each person's token provider is an object of its own. Ours, not
    /// upstream's.
    public func auth0Session(_ session: Auth0Session) -> some View {
        modifier(SessionModifier(session: session))
    }

    /// What the button of a component does that finds the sign-in ended; without it there is no button.
    ///
    /// Ours, not upstream's.
    public func onAuth0SignInNeeded(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        environment(\.signInNeeded, action)
    }
}

private struct SessionModifier: ViewModifier {
    let session: Auth0Session

    @State private var memory = EnrolmentMemory()

    func body(content: Content) -> some View {
        content.environment(\.auth0Session, session).environment(\.enrolmentMemory, memory)
    }
}
