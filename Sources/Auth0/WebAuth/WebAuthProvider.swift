public import Foundation

/// What a ``WebAuthProvider`` calls when it cannot show the page, or when the person has closed it.
///
/// A failure ends the transaction, unless the browser has come back already. A success says nothing new.
public typealias WebAuthProviderCallback = @Sendable (WebAuthResult<Void>) -> Void

/// Shows a page, for a browser sign-in, by the agent that it returns.
///
/// The page brings the browser to the redirect URL, where the SDK listens. An agent that gets hold of the redirect by
/// itself hands it to ``WebAuthentication/resume(with:)``.
public typealias WebAuthProvider =
    @Sendable @MainActor (
        _ url: URL, _ callback: @escaping WebAuthProviderCallback
    ) -> any WebAuthUserAgent

/// The thing that shows the page of one browser sign-in.
public protocol WebAuthUserAgent: Sendable {
    /// Shows the page.
    @MainActor func start()

    /// Called once at the end, whatever the end is; the page may be closed.
    @MainActor func finish(with result: WebAuthResult<Void>)
}

/// The browser sign-in or sign-out that this process has under way.
public enum WebAuthentication {
    /// Takes the redirect where the browser could not bring it, such as one that a person pasted.
    ///
    /// - Parameter url: The address that the browser was sent to, with its query.
    /// - Returns: Whether a transaction waits for a redirect to that URL.
    @discardableResult
    public static func resume(with url: URL) -> Bool {
        TransactionSlot.shared.resume(with: url)
    }

    /// Ends the transaction with ``WebAuthError/userCancelled``.
    ///
    /// - Returns: Whether there was one to end.
    @discardableResult
    public static func cancel() -> Bool {
        TransactionSlot.shared.cancel()
    }
}
