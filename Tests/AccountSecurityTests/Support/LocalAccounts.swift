import Auth0
import Foundation
import LocalTenant
import SimpleKeychain
import Testing

@testable import AccountSecurity

/// Accounts of several browsers at a tenant of the test's own.
@MainActor
func withAccounts(
    store: AccountStore = AccountStore(data: nil),
    _ body: (Accounts, LocalTenant) async throws -> Void
) async throws {
    try await withLocalTenant { tenant in
        let place = Tenant(domain: tenant.url.absoluteString, clientID: "local-client")
        try await body(try Accounts(tenant: place, store: store), tenant)
    }
}

extension LocalTenant {
    /// Signs a person in through the pages of the app.
    @MainActor
    func signIn(_ address: String, in account: Account) async {
        let signIn = SignIn(account: account)
        await signIn.askForCode(typed: address, kind: .email)
        await signIn.signIn(code: messages(to: address).first?.code ?? "")
    }

    /// What a person gets for a code, not kept anywhere yet.
    func credentials(of address: String) async throws -> Credentials {
        let auth = Auth0.authentication(clientId: "local-client", domain: url.absoluteString)
        try await auth.startPasswordless(email: address).start()
        return try await auth.login(email: address, code: messages(to: address).first?.code ?? "").start()
    }

    /// Whether a refresh token is still taken; asking spends it.
    func takes(_ refreshToken: String?) async -> Bool {
        let auth = Auth0.authentication(clientId: "local-client", domain: url.absoluteString)
        guard let refreshToken else { return false }
        return (try? await auth.renew(withRefreshToken: refreshToken).start()) != nil
    }
}

/// A folder for sign-ins, with the key that they are encrypted with beside it.
struct DataFolder {
    private let folder = URL.temporaryDirectory.appending(path: "accounts-\(UUID().uuidString)")

    var data: URL { folder.appending(path: "data", directoryHint: .isDirectory) }
    private var keyFile: URL { folder.appending(path: "keychain.key") }

    var key: SimpleKeychain.FileKey { .keyFile(keyFile) }

    var store: AccountStore { AccountStore(data: data, key: key) }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(repeating: 7, count: 32).write(to: keyFile)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
