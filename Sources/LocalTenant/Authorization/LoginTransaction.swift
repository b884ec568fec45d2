import FoundationEssentials

/// One sign-in at the login page, from `/authorize` to the way back.
struct LoginTransaction: Sendable {
    /// An hour, in seconds.
    static let lifetime: TimeInterval = 3_600

    let request: AuthorizationRequest
    /// The hash of the cookie of the browser that began it; no other may go on with it.
    let browser: String
    /// Whom the last code went to.
    var recipient: PasscodeBook.Recipient?
    /// How many codes were asked for.
    var sends = 0
    /// Where it ended, so that a form that is sent twice ends in the same place.
    var outcome: String?
}
