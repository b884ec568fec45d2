import Foundation

/// What a tab takes from the world around it.
package struct HostEnvironment: Sendable {
    /// Names the browser that the tab belongs to.
    package var browserID: String
    /// Measures how long a client command may take.
    package var clock: any Clock<Duration>
    /// Takes diagnostics for the developer.
    ///
    /// They name types, never values.
    package var warn: @Sendable (String) -> Void

    package init(
        browserID: String = "",
        clock: any Clock<Duration> = ContinuousClock(),
        warn: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data("WebUI: \($0)\n".utf8)) }
    ) {
        self.browserID = browserID
        self.clock = clock
        self.warn = warn
    }
}
