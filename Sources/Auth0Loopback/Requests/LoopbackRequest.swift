/// A browser that has come back.
package struct LoopbackRequest: Sendable {
    /// The query of the URL as sent, percent-encoded; `nil` when there was no `?`.
    package let query: String?

    private let respond: @Sendable (LoopbackAnswer) -> Void

    init(query: String?, respond: @escaping @Sendable (LoopbackAnswer) -> Void) {
        self.query = query
        self.respond = respond
    }

    /// Shows a page in the browser.
    ///
    /// Only the first answer is sent.
    package func answer(_ page: LoopbackPage, status: Int = 200) {
        respond(LoopbackAnswer(status: status, page: page))
    }
}
