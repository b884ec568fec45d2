import Auth0

/// Shows what is enrolled.
struct ListMethods: MethodsAction {
    func run(_ methods: any MyAccountAuthenticationMethods, _ output: MethodsOutput) async throws -> ExitCode {
        try output.show(try await methods.getAuthenticationMethods().start())
        return .done
    }
}
