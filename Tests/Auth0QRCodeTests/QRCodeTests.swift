import Testing

@testable import Auth0QRCode

@Suite struct QRCodes {
    static let uri =
        "otpauth://totp/localhost%3A8787:ana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
        + "&issuer=localhost%3A8787&algorithm=SHA1&digits=6&period=30"

    /// The three corners that every reader looks for.
    @Test(arguments: ["a", uri, "Zoë 李 🔑", String(repeating: "x", count: 2331)])
    func haveTheirFinderPatterns(_ text: String) throws {
        let code = try QRCode(text)
        #expect((code.size - 17).isMultiple(of: 4))
        let pattern = [
            "#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######",
        ]
        for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            let drawn = (0..<7).map { row in
                String((0..<7).map { code.isDark(column: left + $0, row: top + row) ? "#" : " " })
            }
            #expect(drawn == pattern)
        }
    }

    @Test func areLightOutside() throws {
        let code = try QRCode("a")
        for (column, row) in [(-1, 0), (0, -1), (code.size, 0), (0, code.size)] {
            #expect(!code.isDark(column: column, row: row))
        }
    }

    @Test func refuseWhatDoesNotFit() {
        #expect(throws: QRCodeError.empty) { try QRCode("") }
        #expect(throws: QRCodeError.tooLong) { try QRCode(String(repeating: "x", count: 2332)) }
        #expect(throws: QRCodeError.tooLong) { try QRCode(String(repeating: "x", count: 100_000)) }
    }

    @Test func doNotEndAtANULByte() throws {
        #expect(try QRCode("a\0b") != QRCode("a"))
    }

    @Test(arguments: ["a", uri])
    func areDrawnModuleForModuleInSVG(_ text: String) throws {
        let code = try QRCode(text)
        let side = code.size + 8
        #expect(code.svg.contains(#"viewBox="0 0 \#(side) \#(side)""#))
        #expect(code.svg.contains(##"<path fill="#fff" d="M0 0h\##(side)v\##(side)h-\##(side)z"/>"##))
        var drawn: Set<[Int]> = []
        let run = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/
        for match in try #require(code.svg.split(separator: "#000").last).matches(of: run) {
            let (column, row, length) = (Int(match.1) ?? 0, Int(match.2) ?? 0, Int(match.3) ?? 0)
            #expect(match.3 == match.4)
            for offset in 0..<length { drawn.insert([column + offset, row]) }
        }
        #expect(drawn == dark(code))
    }

    @Test(arguments: ["a", uri])
    func areDrawnModuleForModuleInATerminal(_ text: String) throws {
        let code = try QRCode(text)
        var drawn: Set<[Int]> = []
        for (line, text) in code.terminalLines.enumerated() {
            #expect(text.hasPrefix("\u{1B}[38;5;16;48;5;231m") && text.hasSuffix("\u{1B}[0m"))
            let blocks = text.dropFirst(19).dropLast(4)
            #expect(blocks.count == code.terminalColumns)
            for (column, block) in blocks.enumerated() {
                if "█▀".contains(block) { drawn.insert([column, 2 * line]) }
                if "█▄".contains(block) { drawn.insert([column, 2 * line + 1]) }
            }
        }
        #expect(drawn == dark(code))
    }

    @Test func fitATerminalWithASecretInIt() throws {
        #expect(try QRCode(QRCodes.uri).terminalColumns <= 80)
    }

    /// The dark modules, moved by the quiet zone of 4.
    private func dark(_ code: QRCode) -> Set<[Int]> {
        var dark: Set<[Int]> = []
        for row in 0..<code.size {
            for column in 0..<code.size where code.isDark(column: column, row: row) {
                dark.insert([column + 4, row + 4])
            }
        }
        return dark
    }
}
