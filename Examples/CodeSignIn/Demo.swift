import Auth0
import Foundation
import LocalTenant

/// The road of a sign-in without a person: each step is checked, and printed with the time that it took.
struct Demo {
    let auth: any Authentication
    let tenant: LocalTenant

    func run() async throws {
        try await walk("e-mail", "ana@example.com")
        try await walk("SMS", "+4930123456")
        try await refuseAWrongCode("ben@example.com")
    }

    private func walk(_ channel: String, _ person: String) async throws {
        let signIn = SignIn(auth: auth, person: .init(typed: person))
        try await step("ask for a code by \(channel)") { try await signIn.askForCode() }
        let code = try await step("read it from the inbox") { try newestCode(for: person) }
        let credentials = try await step("sign in with it, and check the ID token") {
            try await signIn.signIn(code: code)
        }
        let profile = try await step("read the profile") { try await signIn.profile(credentials) }
        guard [profile.email, profile.phoneNumber].contains(person) else { throw Mismatch.anotherPerson }
        print("  → signed in as \(person) (\(profile.sub))")
    }

    private func refuseAWrongCode(_ person: String) async throws {
        let signIn = SignIn(auth: auth, person: .init(typed: person))
        try await signIn.askForCode()
        let code = try newestCode(for: person)
        let wrongCode = String(code.map { $0 == "9" ? "0" : "9" })
        try await step("be refused with a wrong code") {
            let refusal = await error { _ = try await signIn.signIn(code: wrongCode) } as? AuthenticationError
            guard refusal?.isInvalidCredentials == true else { throw Mismatch.wrongCodeAccepted }
        }
    }

    private func error(_ body: () async throws -> Void) async -> (any Error)? {
        do { try await body() } catch { return error }
        return nil
    }

    private func newestCode(for person: String) throws -> String {
        guard let code = tenant.messages(to: person).first?.code else { throw Mismatch.noMessage }
        return code
    }

    private func step<Value>(_ name: String, _ body: () async throws -> Value) async throws -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let value = try await body()
            let milliseconds = (clock.now - start) / .milliseconds(1)
            print("ok   \(name) (\(milliseconds.formatted(.number.precision(.fractionLength(1)))) ms)")
            return value
        } catch {
            print("FAIL \(name)")
            throw error
        }
    }
}

/// What did not hold.
enum Mismatch: String, Error, CustomStringConvertible {
    case anotherPerson = "The profile is another person's."
    case noMessage = "The inbox holds no code for this person."
    case wrongCodeAccepted = "A wrong code was accepted."

    var description: String { rawValue }
}
