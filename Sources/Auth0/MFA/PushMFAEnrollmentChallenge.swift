/// The enrolment of an app that gets push notifications, which waits to be scanned and approved.
public struct PushMFAEnrollmentChallenge: Decodable, Hashable, Sendable {
    /// `oob`.
    public let authenticatorType: String
    /// `auth0`.
    public let oobChannel: String
    /// What ``MFAClient/verify(oobCode:bindingCode:mfaToken:)`` takes, without a binding code.
    public let oobCode: String
    /// The URI that the app scans, to be shown as a QR code.
    public let barcodeUri: String
    /// Codes that replace the factor when it is lost; only with a person's first factor, and only this once.
    public let recoveryCodes: [String]?
}

extension PushMFAEnrollmentChallenge: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let oobCode = members["oob_code"]?.string, let barcodeUri = members["barcode_uri"]?.string else {
            return nil
        }
        authenticatorType = members["authenticator_type"]?.string ?? "oob"
        oobChannel = members["oob_channel"]?.string ?? "auth0"
        self.oobCode = oobCode
        self.barcodeUri = barcodeUri
        recoveryCodes = members["recovery_codes"]?.array?.compactMap(\.string)
    }
}

extension PushMFAEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        ["authenticatorType": authenticatorType, "oobChannel": oobChannel]
    }

    package var secrets: KeyValuePairs<String, String?> {
        ["oobCode": oobCode, "barcodeUri": barcodeUri, "recoveryCodes": recoveryCodes?.joined()]
    }
}
