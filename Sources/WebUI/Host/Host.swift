/// What carries a site to browsers.
///
/// The app is run by ``HTTPHost``; a test can take a host without sockets.
package protocol Host: Sendable {
    /// Serves until it is told to stop.
    ///
    /// - Parameter makeSite: makes the site for the port that browsers see.
    func run(_ makeSite: @escaping @MainActor (_ port: UInt16) throws -> Site) async throws
}
