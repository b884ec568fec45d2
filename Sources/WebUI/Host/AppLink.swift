public import Foundation

/// The address of a running app.
///
/// Both forms carry a secret, and make a browser known that opens them: whoever does so acts as you. The host is
/// `localhost` unless other machines can reach the app.
public struct AppLink: Sendable {
    /// For people to open, in as many browsers as they like.
    public let url: URL
    /// For one browser: used up when it is opened.
    ///
    /// It is for the command that starts a browser, since everybody on the machine can see its arguments.
    public let oneTimeURL: URL
}
