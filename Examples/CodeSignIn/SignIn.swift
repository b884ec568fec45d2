import Auth0
import Foundation

/// The two calls of a sign-in with a code, for either way that the code can travel.
struct SignIn {
    let auth: any Authentication
    let person: Person

    enum Person {
        case email(String)
        case phone(String)

        /// What a person typed: with an @ it is an address.
        init(typed: String) {
            self = typed.contains("@") ? .email(typed) : .phone(typed)
        }
    }

    func askForCode() async throws {
        switch person {
        case .email(let email): try await auth.startPasswordless(email: email).start()
        case .phone(let number): try await auth.startPasswordless(phoneNumber: number).start()
        }
    }

    /// Signs in, and checks who the ID token says it is.
    func signIn(code: String) async throws -> Credentials {
        switch person {
        case .email(let email): try await auth.login(email: email, code: code).validateClaims().start()
        case .phone(let number):
            try await auth.login(phoneNumber: number, code: code, scope: "openid profile phone offline_access")
                .validateClaims()
                .start()
        }
    }

    func profile(_ credentials: Credentials) async throws -> UserProfile {
        try await auth.userInfo(withAccessToken: credentials.accessToken).start()
    }
}
