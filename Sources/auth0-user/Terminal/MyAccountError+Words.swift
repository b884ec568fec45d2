import Auth0

extension MyAccountError {
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
            if let reasons { return reasons }
            return isNetworkError ? debugDescription : message
        }
    }
}
