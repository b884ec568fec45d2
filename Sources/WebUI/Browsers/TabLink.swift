/// A line to a client on which the server can speak first.
package protocol TabLink: AnyObject, Sendable {
    /// Sends a reply in the form that ``TabReply`` gives it.
    func send(_ reply: String)
    /// Ends the line after what was sent.
    func close(_ code: WebSocketCloseCode)
}
