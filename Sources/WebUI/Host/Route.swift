/// The addresses of a site.
enum Route: Equatable {
    case front
    case page(TabID)
    case events(TabID)
    case socket(TabID)

    init?(path: String) {
        if path == "/" {
            self = .front
            return
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 4, parts[0].isEmpty, parts[1] == "w", let tab = TabID(String(parts[2]))
        else { return nil }
        switch parts.dropFirst(3).first {
        case nil: self = .page(tab)
        case "events": self = .events(tab)
        case "socket": self = .socket(tab)
        default: return nil
        }
    }

    /// The one method that the address takes.
    var method: String {
        if case .events = self { "POST" } else { "GET" }
    }
}
