/// The MFA API of one tenant.
package struct Auth0MFAClient: MFAClient, APIClient {
    package var client: ClientContext

    package init(client: ClientContext) {
        self.client = client
    }
}

extension Auth0MFAClient {
    package func getAuthenticators(
        mfaToken: String,
        factorsAllowed: [String]
    ) -> any Requestable<[Authenticator], MfaListAuthenticatorsError> {
        APIRequest(
            client,
            "GET",
            "mfa/authenticators",
            headers: ["Authorization": "Bearer \(mfaToken)"],
            checks: [
                InvalidInputError.refuseEmpty(mfaToken, "MFA token"),
                { _ in if factorsAllowed.isEmpty { throw InvalidInputError.noFactorsAllowed } },
            ],
            decode: { answer in
                let authenticators: [Authenticator] = try answer.list(under: "authenticators")
                return authenticators.filter { authenticator in
                    factorsAllowed.contains(authenticator.type)
                        || factorsAllowed.contains(authenticator.authenticatorType)
                }
            }
        )
    }

    package func challenge(
        with authenticatorId: String,
        mfaToken: String
    ) -> any Requestable<MFAChallenge, MfaChallengeError> {
        APIRequest(
            client,
            "POST",
            "mfa/challenge",
            parameters: [
                "client_id": .string(client.clientID),
                "mfa_token": .string(mfaToken),
                "authenticator_id": .string(authenticatorId),
                "challenge_type": .string(MFAChallenge.types(forAuthenticator: authenticatorId)),
            ],
            checks: [
                InvalidInputError.refuseEmpty(mfaToken, "MFA token"),
                InvalidInputError.refuseEmpty(authenticatorId, "id of the authenticator"),
            ],
            decode: { try $0.value() }
        )
    }
}

extension Auth0MFAClient {
    package func enroll(
        mfaToken: String,
        phoneNumber: String
    ) -> any Requestable<MFAEnrollmentChallenge, MfaEnrollmentError> {
        let phoneNumber = PasswordlessInput.trimmed(phoneNumber)
        return associate(
            mfaToken,
            ["authenticator_types": ["oob"], "oob_channels": ["sms"], "phone_number": .string(phoneNumber)],
            checks: [InvalidInputError.refuseEmpty(phoneNumber, "phone number")]
        )
    }

    package func enroll(
        mfaToken: String,
        email: String
    ) -> any Requestable<MFAEnrollmentChallenge, MfaEnrollmentError> {
        let email = PasswordlessInput.trimmed(email)
        return associate(
            mfaToken,
            ["authenticator_types": ["oob"], "oob_channels": ["email"], "email": .string(email)],
            checks: [InvalidInputError.refuseEmpty(email, "e-mail address")]
        )
    }

    package func enroll(mfaToken: String) -> any Requestable<OTPMFAEnrollmentChallenge, MfaEnrollmentError> {
        associate(mfaToken, ["authenticator_types": ["otp"]])
    }

    package func enroll(mfaToken: String) -> any Requestable<PushMFAEnrollmentChallenge, MfaEnrollmentError> {
        associate(mfaToken, ["authenticator_types": ["oob"], "oob_channels": ["auth0"]])
    }

    private func associate<Challenge: JSONObjectDecodable & Sendable>(
        _ mfaToken: String,
        _ factor: JSONObject,
        checks: [APIRequest<Challenge, MfaEnrollmentError>.Check] = []
    ) -> APIRequest<Challenge, MfaEnrollmentError> {
        APIRequest(
            client,
            "POST",
            "mfa/associate",
            parameters: factor.merging(["client_id": .string(client.clientID)]) { given, _ in given },
            headers: ["Authorization": "Bearer \(mfaToken)"],
            checks: [InvalidInputError.refuseEmpty(mfaToken, "MFA token")] + checks,
            decode: { try $0.value() }
        )
    }
}

extension Auth0MFAClient {
    package func verify(otp: String, mfaToken: String) -> any TokenRequestable<Credentials, MFAVerifyError> {
        let otp = PasswordlessInput.trimmed(otp)
        return verify(
            "mfa-otp",
            mfaToken,
            ["otp": .string(otp)],
            check: InvalidInputError.refuseEmpty(otp, "one-time password")
        )
    }

    package func verify(
        oobCode: String,
        bindingCode: String?,
        mfaToken: String
    ) -> any TokenRequestable<Credentials, MFAVerifyError> {
        var parameters: JSONObject = ["oob_code": .string(oobCode)]
        if let bindingCode { parameters["binding_code"] = .string(PasswordlessInput.trimmed(bindingCode)) }
        return verify(
            "mfa-oob",
            mfaToken,
            parameters,
            check: { parameters in
                try InvalidInputError.refuseEmpty(oobCode, "out-of-band code of the challenge")(parameters)
                try InvalidInputError.refuseEmpty(bindingCode ?? "none", "code")(parameters)
            }
        )
    }

    package func verify(recoveryCode: String, mfaToken: String) -> any TokenRequestable<Credentials, MFAVerifyError> {
        let recoveryCode = PasswordlessInput.trimmed(recoveryCode)
        return verify(
            "mfa-recovery-code",
            mfaToken,
            ["recovery_code": .string(recoveryCode)],
            check: InvalidInputError.refuseEmpty(recoveryCode, "recovery code")
        )
    }

    private func verify(
        _ grant: String,
        _ mfaToken: String,
        _ proof: JSONObject,
        check: @escaping APIRequest<Credentials, MFAVerifyError>.Check
    ) -> TokenRequest<MFAVerifyError> {
        TokenRequest(
            client,
            grantType: "http://auth0.com/oauth/grant-type/\(grant)",
            parameters: proof.merging(["mfa_token": .string(mfaToken)]) { given, _ in given },
            checks: [InvalidInputError.refuseEmpty(mfaToken, "MFA token"), check]
        )
    }
}
