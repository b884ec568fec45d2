/// What a person sees in the browser after a redirect: one heading, one sentence, nothing loaded from anywhere.
package struct LoopbackPage: Sendable, Equatable {
    package var title: String
    package var message: String

    package init(title: String, message: String) {
        self.title = title
        self.message = message
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(Self.escaped(title))</title>
        <style>
        :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
        main { max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem }
        h1 { font-size: 1.5rem }
        </style>
        <main>
        <h1>\(Self.escaped(title))</h1>
        <p>\(Self.escaped(message))</p>
        </main>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.append(character)
            }
        }
    }
}
