package import Auth0Crypto

/// A browser: one person, one cookie, one value of the app.
package struct BrowserID: Hashable, Sendable {
    package let value: String

    package init(random: any RandomSource) {
        value = random.token(bytes: 16)
    }

    /// Accepts only what the other initializer makes: 22 characters of base64url.
    package init?(_ text: String) {
        guard isToken(text) else { return nil }
        value = text
    }
}

/// A tab: one window with its own scene.
///
/// It stands in the page's address, so that a reload finds it again.
package struct TabID: Hashable, Sendable {
    package let value: String

    package init(random: any RandomSource) {
        value = random.token(bytes: 16)
    }

    /// Accepts only what the other initializer makes: 22 characters of base64url.
    package init?(_ text: String) {
        guard isToken(text) else { return nil }
        value = text
    }
}

private func isToken(_ text: String) -> Bool {
    text.utf8.count == 22 && Base64URL.decode(text)?.count == 16
}
