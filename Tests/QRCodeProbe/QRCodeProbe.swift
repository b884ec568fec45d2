import Auth0QRCode

/// Prints a text as a QR code, for other people's readers: `QRCodeProbe svg|terminal TEXT`.
@main struct QRCodeProbe {
    static func main() throws {
        let arguments = CommandLine.arguments
        let code = try QRCode(arguments[2])
        print(arguments[1] == "svg" ? code.svg : code.terminalLines.joined(separator: "\n"))
    }
}
