extension QRCode {
    /// The code as lines for a terminal, two rows of modules a line, with its quiet zone.
    ///
    /// Black on white is asked for by number from the fixed part of the 256 colours, which no theme changes: readers
    /// want dark on light. A line is ``terminalColumns`` wide.
    package var terminalLines: [String] {
        let rows = stride(from: -QRCode.quietZone, to: size + QRCode.quietZone, by: 2)
        return rows.map { row in
            let blocks = (-QRCode.quietZone..<size + QRCode.quietZone).map { column in
                block(upper: isDark(column: column, row: row), lower: isDark(column: column, row: row + 1))
            }
            return "\u{1B}[38;5;16;48;5;231m" + blocks.joined() + "\u{1B}[0m"
        }
    }

    /// How many columns a line takes.
    package var terminalColumns: Int { size + 2 * QRCode.quietZone }

    private func block(upper: Bool, lower: Bool) -> String {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}
