import Auth0

/// Gives one method another name.
struct RenameMethod: MethodsAction {
    let id: String
    let name: String

    func run(_ methods: any MyAccountAuthenticationMethods, _ output: MethodsOutput) async throws -> ExitCode {
        let method = try await methods.updateAuthenticationMethod(by: id, name: name).start()
        try output.show(method, done: "Renamed")
        return .done
    }
}
