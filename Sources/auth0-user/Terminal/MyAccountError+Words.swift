import Auth0

// Which refusal it is, no document gives a code for: the words decide, as they do in the vendor's own components.
extension MyAccountError {
    /// The code is not the right one, and another may be tried.
    var isWrongCode: Bool {
        guard statusCode == 400, !says("expired") else { return false }
        if let errors = validationErrors, !errors.isEmpty { return errors.contains { $0.pointer == "/otp_code" } }
        return code == "invalid_grant" || says("invalid") && says("code") || says("incorrect") && says("code")
    }

    /// The person has not approved yet.
    var isApprovalPending: Bool { statusCode == 400 && (says("waiting") || says("pending")) }

    /// The enrolment that was to be ended has ended by itself.
    var isSessionGone: Bool { [400, 404].contains(statusCode) && says("session") }

    private func says(_ word: String) -> Bool {
        let details = validationErrors?.map(\.detail) ?? []
        return ([title, detail] + details).contains { $0.lowercased().contains(word) }
    }

    /// For a person, with what to do next.
    var complaint: String {
        switch statusCode {
        case _ where isSessionGone: return "This enrolment has ended. Begin again with auth0-user methods enroll."
        case 401:
            return
                "The tenant no longer accepts the token that was kept, and it was forgotten. Write the command again; "
                + "if that does not help, sign in again with auth0-user login."
        case 403:
            return "The application may not do this for you: it lacks a scope. "
                + "Ask whoever runs the tenant to grant it. \(message)"
        case 404: return "You have no such authentication method. See auth0-user methods list."
        case 429:
            return "Too many requests. "
                + (retryAfter.map { "Try again in \(Int($0.rounded(.up))) seconds." } ?? "Try again later.")
        case 400 where isWrongCode: return "The code is not right."
        default:
            // What is wrong with a single member says more than "Validation Error".
            let reasons = validationErrors?.map { details.masked($0.detail) } ?? []
            if !reasons.isEmpty { return reasons.joined(separator: ". ") + "." }
            return isNetworkError ? debugDescription : message
        }
    }
}
