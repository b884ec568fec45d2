public import WebUI

/// Shows a person the own ways to sign in, and lets the person enrol, rename and remove them.
///
/// It speaks for the session around it (`.auth0Session(_:)`), else for the one that
/// ``Auth0UniversalComponentsSDKInitializer`` was given. It brings a `NavigationStack` of its own, unless it is
/// `.embeddedInNavigationStack()`.
public struct MyAccountAuthMethodsView: View {
    @Environment(\.auth0Session) private var session
    @Environment(\.isEmbeddedInNavigationStack) private var isEmbedded
    @Environment(\.boundHostPath) private var hostPath
    @Environment(\.enrolmentMemory) private var memory
    /// A program that is set up for one person has no view around the component that could keep anything.
    @Environment(\.tabObjects) private var tabObjects

    /// Makes the view; it takes all else from its environment.
    public init() {}

    /// The view.
    public var body: some View {
        switch found {
        case .success(let session):
            AccountView(
                session,
                enrolments: (memory ?? tabObjects.object { EnrolmentMemory() }).enrolments(of: session),
                hostPath: isEmbedded ? hostPath : nil
            )
            .id(session.identity)
        case .failure(let error): SetUpErrorView(error: error)
        }
    }

    private var found: Result<Auth0Session, SetUpError> {
        if isEmbedded, hostPath == nil { return .failure(.noHostPath) }
        if let session { return .success(session) }
        return Auth0UniversalComponentsSDKInitializer.current ?? .failure(.notInitialized)
    }
}
