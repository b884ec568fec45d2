/// The ways to sign in that a person has, and those that may be enrolled.
///
/// Each call needs its scope in the token: `read:`, `create:`, `update:` or `delete:me:authentication_methods`, and
/// `read:me:factors` for ``getFactors()``. An enrolment has two steps: the first gives a challenge, and the second, in
/// the same session, proves that the person has the factor; until then nothing changes. An empty id, session, code or
/// address is refused before anything is sent, with the code `invalid_request`.
public protocol MyAccountAuthenticationMethods: MyAccountClient {
    /// Begins to enrol a passkey.
    ///
    /// - Parameters:
    ///   - userIdentityId: The id of one of several linked identities; `nil` for the one that signed in.
    ///   - connection: The database connection of the person; `nil` for the tenant's default.
    func passkeyEnrollmentChallenge(
        userIdentityId: String?,
        connection: String?
    ) -> any Requestable<PasskeyEnrollmentChallenge, MyAccountError>

    /// Enrols the passkey that an authenticator created for a challenge.
    func enroll(
        passkey: any NewPasskey,
        challenge: PasskeyEnrollmentChallenge
    ) -> any Requestable<PasskeyAuthenticationMethod, MyAccountError>

    /// Asks for a new recovery code.
    ///
    /// The old one is valid until the new one is confirmed.
    func enrollRecoveryCode() -> any Requestable<RecoveryCodeEnrollmentChallenge, MyAccountError>

    /// Confirms that the person keeps the new recovery code.
    func confirmRecoveryCodeEnrollment(
        id: String,
        authSession: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Begins to enrol an app that makes one-time passwords.
    func enrollTOTP() -> any Requestable<TOTPEnrollmentChallenge, MyAccountError>

    /// Confirms such an app with a one-time password of it.
    func confirmTOTPEnrollment(
        id: String,
        authSession: String,
        otpCode: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Begins to enrol an app that gets push notifications.
    func enrollPushNotification() -> any Requestable<PushEnrollmentChallenge, MyAccountError>

    /// Confirms such an app, once the person has approved in it.
    func confirmPushNotificationEnrollment(
        id: String,
        authSession: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Begins to enrol an e-mail address, which gets a code.
    func enrollEmail(emailAddress: String) -> any Requestable<EmailEnrollmentChallenge, MyAccountError>

    /// Confirms an e-mail address with its code.
    func confirmEmailEnrollment(
        id: String,
        authSession: String,
        otpCode: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Begins to enrol a phone number, which gets a code.
    ///
    /// `preferredAuthenticationMethod`: How the code gets there; `nil` leaves it to the tenant.
    func enrollPhone(
        phoneNumber: String,
        preferredAuthenticationMethod: PreferredAuthenticationMethod?
    ) -> any Requestable<PhoneEnrollmentChallenge, MyAccountError>

    /// Confirms a phone number with its code.
    func confirmPhoneEnrollment(
        id: String,
        authSession: String,
        otpCode: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Removes a method.
    ///
    /// An error with the status 404 says that it was gone already.
    func deleteAuthenticationMethod(by id: String) -> any Requestable<Void, MyAccountError>

    /// Reads one method.
    func getAuthenticationMethod(by id: String) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Lists the methods that the person has.
    ///
    /// - Parameter type: Only methods of this kind; `nil` for all.
    func getAuthenticationMethods(
        type: AuthenticationMethodType?
    ) -> any Requestable<[AuthenticationMethod], MyAccountError>

    /// Renames a method, or changes how a phone gets its codes.
    ///
    /// A call that changes nothing is refused before anything is sent.
    func updateAuthenticationMethod(
        by id: String,
        name: String?,
        preferredAuthenticationMethod: PreferredAuthenticationMethod?
    ) -> any Requestable<AuthenticationMethod, MyAccountError>

    /// Lists the kinds of factor that the tenant offers and the person may enrol.
    func getFactors() -> any Requestable<[Factor], MyAccountError>
}

extension MyAccountAuthenticationMethods {
    /// Begins to enrol a passkey.
    public func passkeyEnrollmentChallenge(
        userIdentityId: String? = nil,
        connection: String? = nil
    ) -> any Requestable<PasskeyEnrollmentChallenge, MyAccountError> {
        passkeyEnrollmentChallenge(userIdentityId: userIdentityId, connection: connection)
    }

    /// Begins to enrol a phone number, which gets a code.
    public func enrollPhone(
        phoneNumber: String,
        preferredAuthenticationMethod: PreferredAuthenticationMethod? = nil
    ) -> any Requestable<PhoneEnrollmentChallenge, MyAccountError> {
        enrollPhone(phoneNumber: phoneNumber, preferredAuthenticationMethod: preferredAuthenticationMethod)
    }

    /// Lists the methods that the person has.
    public func getAuthenticationMethods(
        type: AuthenticationMethodType? = nil
    ) -> any Requestable<[AuthenticationMethod], MyAccountError> {
        getAuthenticationMethods(type: type)
    }

    /// Renames a method, or changes how a phone gets its codes.
    public func updateAuthenticationMethod(
        by id: String,
        name: String? = nil,
        preferredAuthenticationMethod: PreferredAuthenticationMethod? = nil
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        updateAuthenticationMethod(
            by: id,
            name: name,
            preferredAuthenticationMethod: preferredAuthenticationMethod
        )
    }
}
