import Auth0

extension CodeEntry {
    /// Ends a submission that failed, and says what to do next.
    ///
    /// - Parameter isFromApp: Whether an app shows the codes, so that a new one comes by itself.
    mutating func fail(_ error: any Error, isFromApp: Bool = false) {
        switch error {
        case let error as MyAccountError where error.isWrongCode: refuse(Words.Code.wrong)
        case let error as MyAccountError where error.isExpiredCode:
            refuse(isFromApp ? Words.Code.expiredApp : Words.Code.expired)
        case let error as MyAccountError where error.isRateLimited:
            refuse(Words.Code.tooMany(error.retryAfter, isFromApp: isFromApp))
        case let error as MyAccountError where error.isSessionGone: refuse(Words.Code.ended)
        case let error as MFAVerifyError where error.isMultifactorCodeInvalid: refuse(Words.Code.wrong)
        case let error as MFAVerifyError where error.isRateLimited:
            refuse(Words.Code.tooMany(error.retryAfter, isFromApp: isFromApp))
        default:
            if let trouble = Trouble(error) {
                refuse("\(trouble.title). \(trouble.message)", clears: false)
            } else {
                release()
            }
        }
    }
}
