/// Something that only the browser can do, such as copying text or creating a passkey.
package struct ClientCommand: Hashable, Sendable {
    package let id: Int
    package let name: String
    package let arguments: JSONValue

    package init(id: Int, name: String, arguments: JSONValue) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }
}

/// Why a client command came to nothing.
package struct ClientCommandError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        /// The tab was closed before the reply came.
        case tabClosed
        /// The page was loaded again, and the new one knows nothing of what the old one was asked.
        case pageReloaded
        /// No reply came in time.
        case timedOut
        /// The browser refused, or the person did.
        case failed
    }

    package let code: Code
    /// The browser's name of the error, such as `NotAllowedError`.
    package let name: String?
    package let description: String

    package init(_ code: Code, name: String? = nil, description: String? = nil) {
        self.code = code
        self.name = name
        switch code {
        case .tabClosed: self.description = description ?? "The browser tab was closed before it replied."
        case .pageReloaded:
            self.description = description ?? "The page was loaded again before it replied. Try again."
        case .timedOut: self.description = description ?? "The browser did not reply in time. Try again."
        case .failed: self.description = description ?? "The browser could not do it."
        }
    }
}
