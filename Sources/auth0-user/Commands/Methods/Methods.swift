import Auth0

/// Lists, enrols, removes and renames the ways to prove who is signed in.
struct Methods: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let asJSON = arguments.takeFlag("--json")
        let factor = try SecondFactor(&arguments, settings, console)
        let action = try action(&arguments)
        try arguments.finish()
        let account = AccountAccess(settings: settings, manager: settings.manager, factor: factor)
        let interruption = Interruption(account.manager)
        do {
            let methods = try await account.methods()
            let code = try await action.run(methods, MethodsOutput(console: console, asJSON: asJSON))
            try interruption.check()
            return code
        } catch let error as MyAccountError where error.statusCode == 401 {
            try? account.forget()
            throw error
        }
    }

    private func action(_ arguments: inout Arguments) throws -> any MethodsAction {
        let options = try EnrollOptions(&arguments)
        let verb = arguments.takeWord()
        guard verb == "enroll" || options.isEmpty else {
            throw UsageError("--id, --session, --code, --voice and --wait go with methods enroll.")
        }
        switch verb {
        case "list": return ListMethods()
        case "enroll": return try EnrollMethod(&arguments, options)
        case "remove":
            guard let id = arguments.takeWord() else { throw UsageError("methods remove needs an id.") }
            return RemoveMethod(id: id)
        case "rename":
            guard let id = arguments.takeWord(), let name = arguments.takeWord() else {
                throw UsageError("methods rename needs an id and a name.")
            }
            return RenameMethod(id: id, name: name)
        default: throw UsageError("methods needs one of list, enroll, remove and rename.")
        }
    }
}

/// One of the things that `methods` does.
protocol MethodsAction {
    func run(_ methods: any MyAccountAuthenticationMethods, _ output: MethodsOutput) async throws -> ExitCode
}
