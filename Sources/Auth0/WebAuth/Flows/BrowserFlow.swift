import Auth0Loopback
import Foundation

/// What a trip to the browser is for: the page that it shows, and what becomes of the redirect.
protocol BrowserFlow: Sendable {
    associatedtype Value: Sendable

    /// What the person sees in the browser when all went well.
    static var donePage: LoopbackPage { get }
    /// What the person sees otherwise, above the reason.
    static var failedTitle: String { get }

    var pageURL: URL { get }

    /// Decides whether the browser's parameters are those that were waited for, and gives the code among them.
    func read(_ callback: CallbackParameters) throws(WebAuthError) -> String

    /// Turns the code into what was wanted. It may be cancelled.
    func exchange(_ code: String) async throws(WebAuthError) -> Value

    /// Stores or forgets; from here on a cancellation comes too late.
    func keep(_ value: Value) async throws(WebAuthError)
}

extension BrowserFlow {
    /// What the browser shows at the end; it repeats nothing that came in the redirect.
    static func page(for outcome: Result<Value, WebAuthError>) -> (page: LoopbackPage, status: Int) {
        guard case .failure(let error) = outcome else { return (donePage, 200) }
        let reason =
            switch error {
            case .userCancelled: "It was cancelled."
            case .authenticationFailed: "It was refused."
            case .credentialsManagerError: "It worked, but this computer could not store or forget it."
            case .unknown: "This browser came back with something that was not waited for."
            default: "Something went wrong on the way."
            }
        let message = "\(reason) The program that opened this page says more. You can close this window."
        return (LoopbackPage(title: failedTitle, message: message), 400)
    }

    /// What a browser gets that comes after the end.
    static var latePage: LoopbackPage {
        LoopbackPage(
            title: "This has ended already.",
            message: "Nothing waits for this page. You can close this window."
        )
    }
}
