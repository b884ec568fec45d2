import FoundationEssentials

extension TenantState {
    /// Answers the push request with this id, or the newest that waits, of `person` where one is named.
    ///
    /// - Throws: `not_found` where none waits, `unknown_user`.
    mutating func answerPush(
        id: String? = nil,
        person: String? = nil,
        approved: Bool,
        at now: Date
    ) throws(OAuthError) -> TenantPushRequest {
        var userID: String?
        if let person { userID = try user(named: person).id }
        guard let id = id ?? pushes.waiting(for: userID, at: now)?.id,
            let request = pushes.answer(id, approved: approved, at: now)
        else { throw .noPushRequest }
        return request
    }
}

extension OAuthError {
    fileprivate static let noPushRequest = OAuthError(404, "not_found", "No such push request waits for an answer")
}
