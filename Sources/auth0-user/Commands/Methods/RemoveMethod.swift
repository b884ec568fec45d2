import Auth0

/// Removes one method.
struct RemoveMethod: MethodsAction {
    let id: String

    func run(_ methods: any MyAccountAuthenticationMethods, _ output: MethodsOutput) async throws -> ExitCode {
        try await methods.deleteAuthenticationMethod(by: id).start()
        if !output.asJSON { output.console.note("Removed \(id).") }
        return .done
    }
}
