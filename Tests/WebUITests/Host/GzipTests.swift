import ChildProcess
import Foundation
import Testing
import WebUI

@Suite struct GzipTests {
    /// Whether others can read it is asked in `Tests/Browser`.
    @Test func makesAPageSmallerInTheGzipFormat() throws {
        let text = Data(String(repeating: "<li>row</li>", count: 1_000).utf8)
        let compressed = try #require(Gzip.compress(text))
        #expect(compressed.prefix(3) == Data([0x1F, 0x8B, 8]))
        #expect(compressed.count < 200)
        // The trailer holds the CRC-32 of the content and its length, the lowest byte first.
        let trailer = compressed.suffix(8).map(UInt32.init)
        #expect(trailer[4] | trailer[5] << 8 | trailer[6] << 16 | trailer[7] << 24 == 12_000)
        #expect(trailer[0] | trailer[1] << 8 | trailer[2] << 16 | trailer[3] << 24 == Self.crc32(text))
    }

    private static func crc32(_ data: Data) -> UInt32 {
        ~data.reduce(~0) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { bits, _ in bits & 1 == 1 ? bits >> 1 ^ 0xEDB8_8320 : bits >> 1 }
        }
    }

    @Test func compressesNothingToSomethingValid() {
        #expect(Gzip.compress(Data())?.count == 20)
    }

    @Test(arguments: [
        ("gzip", true), ("br, GZIP;q=0.5", true), ("gzip;q=0", false), ("gzip; q=0.000", false), ("br", false),
    ])
    func readsWhatABrowserAccepts(_ field: String, isAccepted: Bool) {
        #expect(Gzip.isAccepted([field]) == isAccepted)
    }
}
