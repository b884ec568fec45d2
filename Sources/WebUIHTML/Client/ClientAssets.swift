import Foundation

/// What a page carries besides its own markup.
package enum ClientAssets {
    /// The browser's side of a tab.
    package static let script = compact(PackageResources.client_js)
    /// The look of every page.
    package static let styles = compact(PackageResources.base_css)

    /// Without the indentation and the lines that only hold a comment.
    private static func compact(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
            .joined(separator: "\n")
    }
}
