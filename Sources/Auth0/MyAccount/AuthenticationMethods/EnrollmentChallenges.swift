/// The enrolment of an e-mail address that waits for its code.
public struct EmailEnrollmentChallenge: Hashable, Sendable {
    /// The id of the new method.
    public let authenticationId: String
    /// The session of the enrolment, which its confirmation takes.
    public let authenticationSession: String
}

extension EmailEnrollmentChallenge: EnrollmentChallenge {
    package init(_ answer: EnrollmentAnswer) throws {
        authenticationId = answer.id
        authenticationSession = try answer.text("auth_session")
    }
}

/// The enrolment of a phone number that waits for its code.
public struct PhoneEnrollmentChallenge: Hashable, Sendable {
    /// The id of the new method.
    public let authenticationId: String
    /// The session of the enrolment, which its confirmation takes.
    public let authenticationSession: String
}

extension PhoneEnrollmentChallenge: EnrollmentChallenge {
    package init(_ answer: EnrollmentAnswer) throws {
        authenticationId = answer.id
        authenticationSession = try answer.text("auth_session")
    }
}

/// The enrolment of an app that makes one-time passwords, which waits for the first of them.
public struct TOTPEnrollmentChallenge: Hashable, Sendable {
    /// The id of the new method.
    public let authenticationId: String
    /// The session of the enrolment, which its confirmation takes.
    public let authenticationSession: String
    /// The `otpauth://` URI that the app scans, to be shown as a QR code.
    public let authenticatorQRCodeURI: String
    /// The key, base32, for a person who types it into the app.
    public let authenticatorManualInputCode: String?
}

extension TOTPEnrollmentChallenge: EnrollmentChallenge {
    package init(_ answer: EnrollmentAnswer) throws {
        authenticationId = answer.id
        authenticationSession = try answer.text("auth_session")
        authenticatorQRCodeURI = try answer.text("barcode_uri")
        authenticatorManualInputCode = answer.members["manual_input_code"]?.string
    }
}

/// The enrolment of an app that gets push notifications, which waits to be scanned and approved.
public struct PushEnrollmentChallenge: Hashable, Sendable {
    /// The id of the new method.
    public let authenticationId: String
    /// The session of the enrolment, which its confirmation takes.
    public let authenticationSession: String
    /// The URI that the app scans, to be shown as a QR code.
    public let authenticatorQRCodeURI: String
    /// The same for a person who types it into the app.
    public let authenticatorManualInputCode: String?
}

extension PushEnrollmentChallenge: EnrollmentChallenge {
    package init(_ answer: EnrollmentAnswer) throws {
        authenticationId = answer.id
        authenticationSession = try answer.text("auth_session")
        authenticatorQRCodeURI = try answer.text("barcode_uri")
        authenticatorManualInputCode = answer.members["manual_input_code"]?.string
    }
}

/// A new recovery code, which counts once the person has confirmed that it is kept.
public struct RecoveryCodeEnrollmentChallenge: Hashable, Sendable {
    /// The id of the new method.
    public let authenticationId: String
    /// The session of the enrolment, which its confirmation takes.
    public let authenticationSession: String
    /// The code to keep; it is never shown again.
    public let recoveryCode: String
}

extension RecoveryCodeEnrollmentChallenge: EnrollmentChallenge {
    package init(_ answer: EnrollmentAnswer) throws {
        authenticationId = answer.id
        authenticationSession = try answer.text("auth_session")
        recoveryCode = try answer.text("recovery_code")
    }
}
