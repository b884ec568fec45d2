import CQREncode
import Glibc

/// A text as a QR code (ISO/IEC 18004): a square of dark and light modules.
package struct QRCode: Sendable, Hashable {
    /// How many modules a side has, without the quiet zone.
    package let size: Int
    /// Row after row; `true` is dark.
    private let modules: [Bool]

    /// The light border that readers need, in modules.
    package static let quietZone = 4

    /// Encodes the UTF-8 bytes of a text, in the smallest code that survives the loss of 15 % (level M).
    ///
    /// - Throws: ``QRCodeError/empty``, ``QRCodeError/tooLong`` above 2,331 bytes, ``QRCodeError/outOfMemory``.
    package init(_ text: String) throws(QRCodeError) {
        guard !text.isEmpty else { throw .empty }
        let symbol = try Symbol(Array(text.utf8))
        size = symbol.width
        modules = symbol.modules
    }

    /// Whether a module is dark; everything outside is light.
    package func isDark(column: Int, row: Int) -> Bool {
        guard 0..<size ~= column, 0..<size ~= row else { return false }
        return modules[row * size + column]
    }
}

/// A text that cannot be a QR code.
package struct QRCodeError: Error, Sendable, Equatable, CustomStringConvertible {
    private enum Base {
        case empty
        case tooLong
        case outOfMemory
    }

    private let base: Base

    package static let empty = Self(base: .empty)
    package static let tooLong = Self(base: .tooLong)
    package static let outOfMemory = Self(base: .outOfMemory)

    package var description: String {
        switch base {
        case .empty: "There is no text to show as a QR code. Give at least one character."
        case .tooLong: "The text is too long for a QR code. Give at most 2,331 bytes of UTF-8."
        case .outOfMemory: "There is no memory for a QR code. Try again when the machine has some."
        }
    }
}

/// The library's code; it is freed with this.
private struct Symbol: ~Copyable {
    private let code: UnsafeMutablePointer<QRcode>

    init(_ bytes: [UInt8]) throws(QRCodeError) {
        // The form with a length: a NUL byte does not end the text.
        guard let length = Int32(exactly: bytes.count) else { throw .tooLong }
        guard let code = QRcode_encodeData(length, bytes, 0, QR_ECLEVEL_M) else {
            throw errno == ENOMEM ? .outOfMemory : .tooLong
        }
        self.code = code
    }

    deinit { QRcode_free(code) }

    var width: Int { Int(code.pointee.width) }

    /// The lowest bit of each byte tells dark from light; the others say what the module is for.
    var modules: [Bool] {
        UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }
}
