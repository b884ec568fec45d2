/// The enrolment of an app that makes one-time passwords (RFC 6238), which waits for the first of them.
public struct OTPMFAEnrollmentChallenge: Decodable, Hashable, Sendable {
    /// `otp`.
    public let authenticatorType: String
    /// The key, base32, for a person who types it into the app.
    public let secret: String
    /// The same as an `otpauth://` URI, to be shown as a QR code.
    public let barcodeUri: String
    /// Codes that replace the factor when it is lost; only with a person's first factor, and only this once.
    public let recoveryCodes: [String]?
}

extension OTPMFAEnrollmentChallenge: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let secret = members["secret"]?.string, let barcodeUri = members["barcode_uri"]?.string else {
            return nil
        }
        authenticatorType = members["authenticator_type"]?.string ?? "otp"
        self.secret = secret
        self.barcodeUri = barcodeUri
        recoveryCodes = members["recovery_codes"]?.array?.compactMap(\.string)
    }
}

extension OTPMFAEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> { ["authenticatorType": authenticatorType] }

    package var secrets: KeyValuePairs<String, String?> {
        ["secret": secret, "barcodeUri": barcodeUri, "recoveryCodes": recoveryCodes?.joined()]
    }
}
