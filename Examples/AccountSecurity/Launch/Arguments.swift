import Foundation

/// A command line that makes no sense; the text says why.
struct UsageError: Error, Equatable {
    let text: String
}

/// What the command line asks for.
struct Arguments: Equatable {
    enum Command: Equatable {
        case run(Arguments)
        case help
    }

    static let help = """
        Usage: AccountSecurity [--data FOLDER]

        Shows a person the own account in a browser: sign-in, and the ways to prove who one is. It starts a tenant
        inside, at port 8787 or the next free one, which sends nothing: its mail and SMS are in its inbox.

          --data FOLDER   keeps sign-ins, encrypted, and the tenant's data across restarts (default: in memory)
          --help          prints this

        Environment:
          AUTH0_DOMAIN, AUTH0_CLIENT_ID   this tenant and application instead of the tenant inside
          PORT, HOST                      where the app listens (default: localhost, 8080 or the next free port)
          BROWSER                         the command that opens the app (default: xdg-open where there is a display)
        """

    /// Where sign-ins and the tenant's data are kept; nil keeps them in memory.
    var data: URL?

    static func parse(_ words: some Sequence<String>) throws(UsageError) -> Command {
        var arguments = Arguments()
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h": return .help
            case "--data": arguments.data = try folder(rest.popFirst())
            case _ where word.hasPrefix("--data="): arguments.data = try folder(String(word.dropFirst(7)))
            default: throw UsageError(text: "There is no argument \(word).")
            }
        }
        return .run(arguments)
    }

    private static func folder(_ path: String?) throws(UsageError) -> URL {
        guard let path, !path.isEmpty else { throw UsageError(text: "--data needs a folder.") }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
