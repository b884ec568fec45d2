public import Foundation

/// Opens an address: in the browser, or as the app says.
///
/// The browser opens http, https, mailto and tel; other addresses are refused.
public struct OpenURLAction: Sendable {
    /// What an app's handler made of an address.
    public struct Result: Sendable {
        enum Outcome: Hashable, Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let outcome: Outcome

        /// The app opened it.
        public static let handled = Result(outcome: .handled)
        /// The app does not open it.
        public static let discarded = Result(outcome: .discarded)
        /// The browser is to open it.
        public static let systemAction = Result(outcome: .system(nil))

        /// The browser is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?
    var openInBrowser: @MainActor @Sendable (URL) -> Void = { _ in }

    /// Takes what is done with an address.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    init(openInBrowser: @escaping @MainActor @Sendable (URL) -> Void) {
        handler = nil
        self.openInBrowser = openInBrowser
    }

    /// Whether the browser opens addresses by itself.
    var isSystem: Bool { handler == nil }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens an address and says whether that was possible.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            guard let address = SafeAddress.checked(other ?? url) else { return completion(false) }
            openInBrowser(address)
            completion(true)
        }
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static let defaultValue = OpenURLAction(openInBrowser: { _ in })
    }

    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            // What the app hands on is opened by the browser of this tab.
            var action = newValue
            if !action.isSystem { action.openInBrowser = openURL.openInBrowser }
            self[OpenURLKey.self] = action
        }
    }
}
