/// A value that holds secrets: texts made of it, `dump` and a debugger's view name them and show none.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What a text may show.
    var visible: KeyValuePairs<String, String?> { get }
    /// What a text may only name.
    var secrets: KeyValuePairs<String, String?> { get }
}

extension Redacted {
    /// What is there, without any secret.
    public var description: String {
        let shown = visible.map { name, value in "\(name): \(value ?? "none")" }
        let hidden = secrets.map { name, value in "\(name): \((value ?? "").isEmpty ? "none" : "<REDACTED>")" }
        return "\(Self.self)(\((shown + hidden).joined(separator: ", ")))"
    }

    /// What is there, without any secret.
    public var debugDescription: String { description }

    /// No children: `dump` and a debugger show no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
