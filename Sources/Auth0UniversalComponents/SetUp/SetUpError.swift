/// Why a component cannot begin: words for the developer.
enum SetUpError: Error, Equatable {
    case notInitialized
    case configuration(String)
    case noHostPath

    var words: String {
        switch self {
        case .notInitialized:
            "The components are not set up. Call Auth0UniversalComponentsSDKInitializer.initialize(tokenProvider:) "
                + "before the first one is shown, or give the view a session with .auth0Session(_:)."
        case .configuration(let cause): "The components are not set up: \(cause)"
        case .noHostPath:
            "MyAccountAuthMethodsView is embedded in a NavigationStack whose path it does not know. Put "
                + ".environment(\\.hostNavigationPath, $path) on that stack, or leave .embeddedInNavigationStack() out."
        }
    }
}
