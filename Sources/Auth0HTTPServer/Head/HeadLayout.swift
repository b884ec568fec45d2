/// Checks that a head consists of what was parsed out of it and nothing else.
///
/// libmicrohttpd before 1.0 parses in place: it cuts a value at a NUL byte, glues a folded line to the field's *name*,
/// takes a line that begins with NUL for the end of the head, and skips spaces in the request line. It reports none of
/// that, but each leaves a gap between the parts. Only addresses are compared; no memory of the library is read.
/// (`NUL LF` in place of `CR LF` leaves no gap. Nothing is hidden by it, so that one spelling passes.)
struct HeadLayout {
    private let start: UInt
    private var next: UInt
    private(set) var isExact = true

    /// Begins with `method SP target SP version CR LF`, of which the library tells the lengths.
    init(start: UInt, method: Int, target: Int, version: Int) {
        self.start = start
        next = start + UInt(method + 1 + target + 1 + version + 2)
    }

    /// Adds `name ":" OWS value CR LF`.
    mutating func addField(name: UInt, nameCount: Int, value: UInt, valueCount: Int) {
        if name != next || value <= name &+ UInt(nameCount) { isExact = false }
        next = value &+ UInt(valueCount) &+ 2
    }

    /// Ends with the empty line.
    mutating func end(size: Int) {
        if next &+ 2 != start &+ UInt(size) { isExact = false }
    }
}
