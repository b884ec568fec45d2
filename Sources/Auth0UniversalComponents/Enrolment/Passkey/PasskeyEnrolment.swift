import Auth0
import WebUI

/// The enrolment of a passkey, which the person's browser creates.
@MainActor
@Observable
final class PasskeyEnrolment {
    private(set) var isBusy = false
    /// What the person is told; a prompt that was closed is nothing to tell.
    private(set) var problem: String?

    @ObservationIgnored private let world: ComponentWorld
    @ObservationIgnored private var begun: (challenge: PasskeyEnrollmentChallenge, at: Date)?

    /// How long a challenge is used again after the browser's prompt was closed, in seconds.
    private static let lifetime: TimeInterval = 120

    init(world: ComponentWorld) { self.world = world }

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
            let passkey = BrowserPasskey(try await createPasskey(challenge.creationOptionsJSON))
            // It is spent by the attempt to enrol with it.
            begun = nil
            try await account.call(.create) { methods in
                _ = try await methods.enroll(passkey: passkey, challenge: challenge).start()
            }
            await account.finish(.passkey, with: nil)
        } catch let error as ClientCommandError {
            problem = words(error)
        } catch {
            begun = nil
            problem = Trouble(error)?.message
        }
    }

    private func challenge(_ account: AccountModel) async throws -> PasskeyEnrollmentChallenge {
        if let begun, world.now().timeIntervalSince(begun.at) < Self.lifetime { return begun.challenge }
        let settings = account.session.passkeyConfiguration
        let challenge = try await account.call(.create) { methods in
            try await methods.passkeyEnrollmentChallenge(
                userIdentityId: settings.userIdentityId,
                connection: settings.connection
            ).start()
        }
        begun = (challenge, world.now())
        return challenge
    }

    /// By the names that WebAuthn gives to errors of `create()` (Level 3, 5.1.3).
    private func words(_ error: ClientCommandError) -> String? {
        switch error.name {
        case "NotAllowedError", "AbortError": nil
        case "InvalidStateError": Words.Passkey.duplicate
        case "SecurityError": Words.Passkey.wrongDomain(begun?.challenge.relyingPartyId ?? "")
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
