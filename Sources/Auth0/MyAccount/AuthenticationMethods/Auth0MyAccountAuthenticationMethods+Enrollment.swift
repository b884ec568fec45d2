import Foundation

extension Auth0MyAccountAuthenticationMethods {
    package func passkeyEnrollmentChallenge(
        userIdentityId: String?,
        connection: String?
    ) -> any Requestable<PasskeyEnrollmentChallenge, MyAccountError> {
        var parameters: JSONObject = [:]
        parameters["identity_user_id"] = userIdentityId.map(JSONValue.string)
        parameters["connection"] = connection.map(JSONValue.string)
        return enroll(.passkey, parameters)
    }

    package func enroll(
        passkey: any NewPasskey,
        challenge: PasskeyEnrollmentChallenge
    ) -> any Requestable<PasskeyAuthenticationMethod, MyAccountError> {
        let response = passkey.registrationResponse
        let id = challenge.authenticationMethodId.removingPercentEncoding ?? challenge.authenticationMethodId
        return request(
            "POST",
            path(of: id) + "/verify",
            [
                "auth_session": .string(challenge.authenticationSession),
                "authn_response": .object(response ?? [:]),
            ],
            checks: [refuseNoID(id), { _ in if response == nil { throw InvalidInputError.noAttestation } }],
            decode: { try $0.value() }
        )
    }

    package func enrollRecoveryCode() -> any Requestable<RecoveryCodeEnrollmentChallenge, MyAccountError> {
        enroll(.recoveryCode)
    }

    package func confirmRecoveryCodeEnrollment(
        id: String,
        authSession: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        confirm(id, authSession)
    }

    package func enrollTOTP() -> any Requestable<TOTPEnrollmentChallenge, MyAccountError> {
        enroll(.totp)
    }

    package func confirmTOTPEnrollment(
        id: String,
        authSession: String,
        otpCode: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        confirm(id, authSession, code: otpCode)
    }

    package func enrollPushNotification() -> any Requestable<PushEnrollmentChallenge, MyAccountError> {
        enroll(.pushNotification)
    }

    package func confirmPushNotificationEnrollment(
        id: String,
        authSession: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        confirm(id, authSession)
    }

    package func enrollEmail(emailAddress: String) -> any Requestable<EmailEnrollmentChallenge, MyAccountError> {
        let address = PasswordlessInput.trimmed(emailAddress)
        return enroll(
            .email,
            ["email": .string(address)],
            checks: [InvalidInputError.refuseEmpty(address, "e-mail address")]
        )
    }

    package func confirmEmailEnrollment(
        id: String,
        authSession: String,
        otpCode: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        confirm(id, authSession, code: otpCode)
    }

    package func enrollPhone(
        phoneNumber: String,
        preferredAuthenticationMethod: PreferredAuthenticationMethod?
    ) -> any Requestable<PhoneEnrollmentChallenge, MyAccountError> {
        let number = PasswordlessInput.trimmed(phoneNumber)
        var parameters: JSONObject = ["phone_number": .string(number)]
        parameters["preferred_authentication_method"] = preferredAuthenticationMethod.map { .string($0.rawValue) }
        return enroll(.phone, parameters, checks: [InvalidInputError.refuseEmpty(number, "phone number")])
    }

    package func confirmPhoneEnrollment(
        id: String,
        authSession: String,
        otpCode: String
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        confirm(id, authSession, code: otpCode)
    }
}

extension Auth0MyAccountAuthenticationMethods {
    private func enroll<Challenge: EnrollmentChallenge>(
        _ type: AuthenticationMethodType,
        _ parameters: JSONObject = [:],
        checks: [APIRequest<Challenge, MyAccountError>.Check] = []
    ) -> APIRequest<Challenge, MyAccountError> {
        var parameters = parameters
        parameters["type"] = .string(type.rawValue)
        return request("POST", Self.path, parameters, checks: checks) { try Challenge(EnrollmentAnswer($0)) }
    }

    private func confirm(
        _ id: String,
        _ session: String,
        code: String? = nil
    ) -> APIRequest<AuthenticationMethod, MyAccountError> {
        let code = code.map(PasswordlessInput.trimmed)
        var proof: JSONObject = ["auth_session": .string(session)]
        proof["otp_code"] = code.map(JSONValue.string)
        return request(
            "POST",
            path(of: id) + "/verify",
            proof,
            checks: [
                refuseNoID(id),
                InvalidInputError.refuseEmpty(session, "session of the enrolment"),
                { parameters in if let code { try InvalidInputError.refuseEmpty(code, "code")(parameters) } },
            ],
            decode: { try $0.value() }
        )
    }
}
