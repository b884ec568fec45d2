extension QRCode {
    /// The code as an SVG image, dark on white whatever the page's colours, with its quiet zone.
    ///
    /// It has a `viewBox` and no size of its own, and is safe to put into HTML: nothing of the text stands in it.
    package var svg: String {
        let side = size + 2 * QRCode.quietZone
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h\(side)v\(side)h-\(side)z"/><path fill="#000" d="\(runs)"/></svg>
            """
    }

    /// One rectangle for each run of dark modules in a row: a tenth of what a rectangle a module would take.
    private var runs: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                let start = column
                while isDark(column: column, row: row) { column += 1 }
                if column > start {
                    let length = column - start
                    path += "M\(start + QRCode.quietZone) \(row + QRCode.quietZone)h\(length)v1h-\(length)z"
                }
                column += 1
            }
        }
        return path
    }
}
