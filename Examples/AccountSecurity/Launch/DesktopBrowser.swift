import Foundation

/// The browser of whoever started the app.
struct DesktopBrowser {
    private let words: [String]?

    /// - Parameter environment: `BROWSER` names the command, with `%s` for the page or the page after it; else it is
    ///   `xdg-open` where there is a display.
    init(environment: [String: String]) {
        let named = environment["BROWSER"]?.split(separator: ":").first?.split(separator: " ").map(String.init)
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        words = named ?? (hasDisplay ? ["xdg-open"] : nil)
    }

    /// The command that opens a page; nil where there is none.
    func command(opening page: URL) -> [String]? {
        words.map { words in
            let filled = words.map { $0.replacingOccurrences(of: "%s", with: page.absoluteString) }
            return filled == words ? words + [page.absoluteString] : filled
        }
    }

    /// Opens a page, or leaves it to the person, who can read its address on the terminal.
    func open(_ page: URL) {
        guard let command = command(opening: page) else { return }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
