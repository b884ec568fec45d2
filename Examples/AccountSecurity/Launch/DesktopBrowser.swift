import Foundation

/// The browser of whoever started the app.
struct DesktopBrowser {
    /// The command that opens a page; nil where there is none.
    let command: [String]?

    /// - Parameter environment: `BROWSER` names the command; else it is `xdg-open` where there is a display.
    init(environment: [String: String]) {
        let named = environment["BROWSER"]?.split(separator: ":").first?.split(separator: " ").map(String.init)
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        command = named ?? (hasDisplay ? ["xdg-open"] : nil)
    }

    /// Opens a page, or leaves it to the person, who can read its address on the terminal.
    func open(_ page: URL) {
        guard let command else { return }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command + [page.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
