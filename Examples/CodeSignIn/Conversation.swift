import Auth0
import Foundation

/// A sign-in with a person at the terminal.
struct Conversation {
    let auth: any Authentication
    let inbox: URL

    func run() async throws {
        Terminal.say("A tenant runs on this machine. It sends nothing: its mail and SMS are at \(inbox)")
        guard let typed = Terminal.ask("Your e-mail address, or your phone number like +4930123456: ") else { return }
        let signIn = SignIn(auth: auth, person: .init(typed: typed))
        try await signIn.askForCode()
        Terminal.say("A code was sent. Read it at \(inbox)")
        while let code = Terminal.ask("The code: ") {
            do {
                let credentials = try await signIn.signIn(code: code.filter { !$0.isWhitespace && $0 != "-" })
                let profile = try await signIn.profile(credentials)
                Terminal.say("Signed in as \(profile.name ?? profile.sub), until \(credentials.expiresAt).")
                return
            } catch let error as AuthenticationError where error.isInvalidCredentials {
                Terminal.say("That code is not right. Only the newest one works; try again.")
            } catch let error as AuthenticationError where error.isCodeExpired || error.isTooManyCodeAttempts {
                try await signIn.askForCode()
                Terminal.say("That code is no longer valid. A new one was sent.")
            }
        }
    }
}

/// The little that this example wants of a terminal.
enum Terminal {
    static func say(_ text: String) {
        print(text)
    }

    /// What was typed; `nil` at the end of the input.
    static func ask(_ question: String) -> String? {
        print(question, terminator: "")
        // Without a line end the question would wait in the buffer.
        try? FileHandle.standardOutput.synchronize()
        fflush(nil)
        let answer = readLine()
        if answer == nil { print() }
        return answer
    }

    static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
}
