import Auth0
import WebUI

/// The enrolment of a passkey, which the person's browser creates.
@MainActor
@Observable
final class PasskeyEnrolment {
    private(set) var isBusy = false
    /// What the person is told; a prompt that was closed is nothing to tell.
    private(set) var problem: String?

    /// Each attempt has a challenge of its own, whose list of passkeys that are there already is the newest.
    ///
    /// - Parameter createPasskey: Shows the browser's prompt for the creation options, as JSON.
    func create(
        _ account: AccountModel,
        createPasskey: @MainActor (_ options: String) async throws -> CreatedPasskey
    ) async {
        guard !isBusy else { return }
        isBusy = true
        problem = nil
        account.notice = nil
        defer { isBusy = false }
        do {
            let challenge = try await challenge(account)
            let passkey: BrowserPasskey
            do {
                passkey = BrowserPasskey(try await createPasskey(challenge.creationOptionsJSON))
            } catch let error as ClientCommandError {
                problem = words(error, domain: challenge.relyingPartyId)
                return
            }
            try await account.call(.create) { methods in
                _ = try await methods.enroll(passkey: passkey, challenge: challenge).start()
            }
            await account.finish(.passkey, with: nil, from: .enrol(.passkey))
        } catch {
            problem = Trouble(error)?.message
        }
    }

    private func challenge(_ account: AccountModel) async throws -> PasskeyEnrollmentChallenge {
        let settings = account.session.passkeyConfiguration
        return try await account.call(.create) { methods in
            try await methods.passkeyEnrollmentChallenge(
                userIdentityId: settings.userIdentityId,
                connection: settings.connection
            ).start()
        }
    }

    /// By the names that WebAuthn gives to errors of `create()` (Level 3, 5.1.3), and the one of our own.
    private func words(_ error: ClientCommandError, domain: String) -> String? {
        switch error.name {
        case "NotAllowedError", "AbortError": nil
        case "InvalidStateError": Words.Passkey.duplicate
        case "InsecureContext": Words.Passkey.insecure
        case "SecurityError": Words.Passkey.wrongDomain(domain)
        case "NotSupportedError", "ConstraintError", "ReferenceError", "TypeError": Words.Passkey.unsupported
        default: error.code == .failed ? Words.Passkey.failed : nil
        }
    }
}

/// A passkey that the person's browser created.
private struct BrowserPasskey: NewPasskey, Sendable {
    let credentialID: Data
    let attachment: AuthenticatorAttachment?
    let rawClientDataJSON: Data
    let rawAttestationObject: Data?

    init(_ passkey: CreatedPasskey) {
        credentialID = passkey.id
        attachment = passkey.attachment.flatMap(AuthenticatorAttachment.init)
        rawClientDataJSON = passkey.clientDataJSON
        rawAttestationObject = passkey.attestationObject
    }
}
