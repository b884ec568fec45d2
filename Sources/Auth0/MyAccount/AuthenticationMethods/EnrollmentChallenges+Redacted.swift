extension EmailEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> { ["authenticationId": authenticationId] }
    package var secrets: KeyValuePairs<String, String?> { ["authenticationSession": authenticationSession] }
}

extension PhoneEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> { ["authenticationId": authenticationId] }
    package var secrets: KeyValuePairs<String, String?> { ["authenticationSession": authenticationSession] }
}

extension TOTPEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> { ["authenticationId": authenticationId] }
    package var secrets: KeyValuePairs<String, String?> {
        [
            "authenticationSession": authenticationSession,
            "authenticatorQRCodeURI": authenticatorQRCodeURI,
            "authenticatorManualInputCode": authenticatorManualInputCode,
        ]
    }
}

extension PushEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> { ["authenticationId": authenticationId] }
    package var secrets: KeyValuePairs<String, String?> {
        [
            "authenticationSession": authenticationSession,
            "authenticatorQRCodeURI": authenticatorQRCodeURI,
            "authenticatorManualInputCode": authenticatorManualInputCode,
        ]
    }
}

extension RecoveryCodeEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> { ["authenticationId": authenticationId] }
    package var secrets: KeyValuePairs<String, String?> {
        ["authenticationSession": authenticationSession, "recoveryCode": recoveryCode]
    }
}

extension PasskeyEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        ["authenticationMethodId": authenticationMethodId, "relyingPartyId": relyingPartyId]
    }
    package var secrets: KeyValuePairs<String, String?> {
        [
            "authenticationSession": authenticationSession,
            "userName": userName,
            "challengeData": challengeData.isEmpty ? nil : "bytes",
        ]
    }
}
