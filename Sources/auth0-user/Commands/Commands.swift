/// One of the command's commands.
protocol Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode
}

enum Commands {
    static func find(_ name: String) throws(UsageError) -> any Command {
        switch name {
        case "configure": Configure()
        case "login": Login()
        case "token": Token()
        case "whoami": WhoAmI()
        case "status": Status()
        case "methods": Methods()
        case "logout": Logout()
        case "": throw UsageError("A command is missing.")
        default: throw UsageError("There is no command \"\(name)\".")
        }
    }
}
