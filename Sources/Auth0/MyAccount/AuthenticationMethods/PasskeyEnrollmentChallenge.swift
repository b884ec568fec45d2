public import Foundation

/// The enrolment of a passkey, which an authenticator is to create now.
public struct PasskeyEnrollmentChallenge: Hashable, Sendable {
    /// The id of the new method, as the `Location` of the answer encodes it.
    public let authenticationMethodId: String
    /// The session of the enrolment.
    public let authenticationSession: String
    /// The domain that the passkey is for.
    public let relyingPartyId: String
    /// The user handle to store with the passkey.
    public let userId: Data
    /// The name to show with the passkey.
    public let userName: String
    /// The bytes to sign.
    public let challengeData: Data

    // Ours, not upstream's.
    /// Credentials that the person has already: an authenticator that holds one of them must refuse.
    public let excludedCredentialIds: [Data]
    /// All that the server asks of an authenticator, for `PublicKeyCredential.parseCreationOptionsFromJSON()` of a
    /// browser (WebAuthn Level 3, 5.1.9).
    public let creationOptionsJSON: String
}

extension PasskeyEnrollmentChallenge: EnrollmentChallenge {
    package init(_ answer: EnrollmentAnswer) throws {
        let options = try answer.creationOptions()
        authenticationMethodId = answer.location
        authenticationSession = try answer.text("auth_session")
        relyingPartyId = options.relyingPartyID
        userId = options.userID
        userName = options.userName
        challengeData = options.challenge
        excludedCredentialIds = options.excludedCredentialIDs
        creationOptionsJSON = options.json
    }
}
