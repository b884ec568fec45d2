// swift-format-ignore-file
// The samples stand as they are printed, but where no compiler takes that: a comment that stands for a statement is one
// here, `store` stands in `do`, and a value from elsewhere is declared above.
import Auth0
import Foundation
import SimpleKeychain

enum StayingSignedIn {
    static func signInAndStore() {
let credentialsManager = CredentialsManager(authentication: Auth0.authentication())

Auth0
    .webAuth()
    .scope("openid profile offline_access")
    .start { result in
        switch result {
        case .success(let credentials):
            // Transmettre les identifiants au gestionnaire d'identifiants
            do { try credentialsManager.store(credentials: credentials) } catch { print(error) }
            print("Stored")
        case .failure(let error):
            print(error)
        }
}
    }

    static func checkCredentials() {
let credentialsManager = CredentialsManager(authentication: Auth0.authentication())

guard credentialsManager.canRenew() else {
    print("Show the sign-in page")
    return
}
        print("Can renew")
    }

    static func retrieveCredentials() {
let credentialsManager = CredentialsManager(authentication: Auth0.authentication())

credentialsManager.credentials { result in 
    switch result {
    case .success(let credentials):
        // Identifiants valides ; vous pouvez accéder aux propriétés du jeton comme
        // `idToken`, `accessToken`
        print("Access Token: \(credentials.accessToken)")
    case .failure(let error):
        print(error)
    }
}
    }

    static func signInAndKeepTheTokens() {
let keychain = SimpleKeychain(service: "Auth0")

Auth0
    .webAuth()
    .scope("openid profile offline_access")
    .start { result in
        switch result {
        case .success(let credentials):
            guard let refreshToken = credentials.refreshToken else { 
                print("No refresh token")
                return
            }
            // Stocker les jetons
            do {
                try keychain.set(credentials.accessToken, forKey: "access_token")
                try keychain.set(refreshToken, forKey: "refresh_token")
            } catch {
                print(error)
            }
            print("Kept")
        case .failure(let error):
            print(error)
        }
}
    }

    static func renew(refreshToken: String) {
let keychain = SimpleKeychain(service: "Auth0")

Auth0
    .authentication()
    .renew(withRefreshToken: refreshToken)
    .start { result in
        switch(result) {
        case .success(let credentials):
            // Si la rotation des jetons d'actualisation est activée, vous obtenez un 
            // nouveau jeton d'actualisation
            // Sinon, vous obtenez uniquement un nouveau jeton d'accès
            guard let refreshToken = credentials.refreshToken else { 
                print("No new refresh token")
                return
            }
            // Enregistrer les nouveaux jetons
            do {
                try keychain.set(credentials.accessToken, forKey: "access_token")
                try keychain.set(refreshToken, forKey: "refresh_token")
            } catch {
                print(error)
            }
            print("Renewed")
        case .failure(let error):
            print(error)
        }
}
    }
}
