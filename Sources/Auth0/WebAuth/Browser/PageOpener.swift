import Foundation

/// Shows the page of a transaction: by a caller's provider, or in the person's browser.
struct PageOpener: Sendable {
    /// Tells whoever shows the page that all is over.
    typealias Close = @Sendable (WebAuthResult<Void>) async -> Void

    let open:
        @Sendable (
            _ page: URL, _ redirectURL: URL, _ callback: @escaping WebAuthProviderCallback
        ) async -> Close

    /// On the main actor, as the provider's type says.
    static func provider(_ provider: @escaping WebAuthProvider) -> Self {
        Self { page, _, callback in
            let agent = await MainActor.run {
                let agent = provider(page, callback)
                agent.start()
                return agent
            }
            return { result in await MainActor.run { agent.finish(with: result) } }
        }
    }

    /// Off the main actor, so that it works in a program whose main thread is busy.
    static func browser(_ browser: Browser) -> Self {
        Self { page, redirectURL, _ in
            browser.announce(page)
            let opening = Task { await browser.open(page, redirectURL: redirectURL) }
            return { _ in opening.cancel() }
        }
    }
}
