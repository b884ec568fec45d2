// Which refusal it is, no document gives a code for: the words decide, as they do in the vendor's own components.
extension MyAccountError {
    /// The code is not the right one, and another may be tried.
    package var isWrongCode: Bool {
        guard statusCode == 400, !says("expired") else { return false }
        if let errors = validationErrors, !errors.isEmpty { return errors.contains { $0.pointer == "/otp_code" } }
        return code == "invalid_grant" || says("invalid") && says("code") || says("incorrect") && says("code")
    }

    /// The code was right once, or its enrolment has run out: a new one is needed.
    package var isExpiredCode: Bool { statusCode == 400 && says("expired") && !says("session") }

    /// The person has not approved yet.
    package var isApprovalPending: Bool { statusCode == 400 && (says("waiting") || says("pending")) }

    /// The person refused, or did not answer in time.
    package var isApprovalDenied: Bool { statusCode == 400 && (says("denied") || says("rejected")) }

    /// The enrolment that was to be ended has ended by itself.
    package var isSessionGone: Bool { [400, 404].contains(statusCode) && says("session") }

    /// What is wrong with single members, where the server says so; values that were sent are masked.
    package var reasons: String? {
        let reasons = validationErrors?.map { details.masked($0.detail) }.filter { !$0.isEmpty } ?? []
        return reasons.isEmpty ? nil : reasons.joined(separator: ". ") + "."
    }

    private func says(_ word: String) -> Bool {
        let details = validationErrors?.map(\.detail) ?? []
        return ([title, detail] + details).contains { $0.lowercased().contains(word) }
    }
}
