/// The calls of Auth0's MFA API, with which a sign-in goes on after `mfa_required`.
///
/// Make one with ``mfa(clientId:domain:)``. The MFA token comes with the error of the sign-in, as
/// ``AuthenticationError/mfaRequiredErrorPayload``, and lives for some minutes only. An empty token, code, address or
/// id is refused before anything is sent, with the code `invalid_request`.
/// (https://auth0.com/docs/secure/multi-factor-authentication)
public protocol MFAClient: Trackable, Loggable, Sendable {
    /// Lists the factors that the person has.
    ///
    /// (`GET /mfa/authenticators`)
    ///
    /// `factorsAllowed`: Which to return, by ``Authenticator/type`` or ``Authenticator/authenticatorType``.
    /// An empty list is refused before anything is sent.
    func getAuthenticators(
        mfaToken: String,
        factorsAllowed: [String]
    ) -> any Requestable<[Authenticator], MfaListAuthenticatorsError>

    /// Begins to enrol a phone number, which gets a code by SMS.
    ///
    /// The code is proved with ``verify(oobCode:bindingCode:mfaToken:)``. (`POST /mfa/associate`)
    func enroll(mfaToken: String, phoneNumber: String) -> any Requestable<MFAEnrollmentChallenge, MfaEnrollmentError>

    /// Begins to enrol an e-mail address, which gets a code.
    ///
    /// The code is proved with ``verify(oobCode:bindingCode:mfaToken:)``. (`POST /mfa/associate`)
    func enroll(mfaToken: String, email: String) -> any Requestable<MFAEnrollmentChallenge, MfaEnrollmentError>

    /// Begins to enrol an app that makes one-time passwords.
    ///
    /// The first of them is proved with ``verify(otp:mfaToken:)``. (`POST /mfa/associate`)
    func enroll(mfaToken: String) -> any Requestable<OTPMFAEnrollmentChallenge, MfaEnrollmentError>

    /// Begins to enrol an app that gets push notifications.
    ///
    /// Once the app has scanned the code, ``verify(oobCode:bindingCode:mfaToken:)`` asks whether it was approved.
    /// (`POST /mfa/associate`)
    func enroll(mfaToken: String) -> any Requestable<PushMFAEnrollmentChallenge, MfaEnrollmentError>

    /// Challenges a factor that the person has: sends its code or its push notification.
    ///
    /// (`POST /mfa/challenge`)
    ///
    /// `authenticatorId`: ``Authenticator/id`` of the factor.
    func challenge(with authenticatorId: String, mfaToken: String) -> any Requestable<MFAChallenge, MfaChallengeError>

    /// Signs in with a one-time password of an app.
    ///
    /// (`POST /oauth/token`)
    func verify(otp: String, mfaToken: String) -> any TokenRequestable<Credentials, MFAVerifyError>

    /// Signs in with the answer to a challenge by SMS, e-mail or push notification.
    ///
    /// For a push notification it fails with ``MFAVerifyError/isAuthorizationPending`` until the person has answered.
    /// (`POST /oauth/token`)
    ///
    /// - Parameters:
    ///   - mfaToken: That of the `mfa_required` error.
    ///   - oobCode: That of the challenge.
    ///   - bindingCode: The code that the person got; `nil` for a push notification.
    func verify(
        oobCode: String,
        bindingCode: String?,
        mfaToken: String
    ) -> any TokenRequestable<Credentials, MFAVerifyError>

    /// Signs in with a recovery code, which is spent by that.
    ///
    /// A new one comes as ``Credentials/recoveryCode``. (`POST /oauth/token`)
    func verify(recoveryCode: String, mfaToken: String) -> any TokenRequestable<Credentials, MFAVerifyError>
}
