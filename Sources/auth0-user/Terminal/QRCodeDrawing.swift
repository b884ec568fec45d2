import Auth0QRCode

extension Console {
    /// Shows what an authenticator app needs: the QR code where it fits the terminal, and the key to type instead.
    func show(qrCodeOf uri: String, key: String?) {
        if let code = try? QRCode(uri), columns.map({ $0 >= code.terminalColumns }) ?? true {
            say(code.terminalLines.joined(separator: "\n"))
        } else {
            say(uri)
        }
        if let key { say("Key: \(Key.grouped(key))") }
    }
}

/// A key that a person types into an authenticator app.
enum Key {
    /// Four characters and a space, as people read it.
    static func grouped(_ key: String) -> String {
        var grouped = ""
        for (index, character) in key.enumerated() {
            if index > 0, index.isMultiple(of: 4) { grouped.append(" ") }
            grouped.append(character)
        }
        return grouped
    }
}
