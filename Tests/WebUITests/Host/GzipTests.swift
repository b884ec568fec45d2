import ChildProcess
import Foundation
import Testing
import WebUI

@Suite struct GzipTests {
    @Test func makesAPageSmallerThatGunzipReads() async throws {
        let text = String(repeating: "<li>row</li>", count: 1_000)
        let compressed = try #require(Gzip.compress(Data(text.utf8)))
        #expect(compressed.prefix(3) == Data([0x1F, 0x8B, 8]))
        #expect(compressed.count < 200)
        let process = try ChildProcess("gzip", ["-dc"])
        try process.input.write(contentsOf: compressed)
        try process.input.close()
        let read = await process.printed()
        #expect(read == Data(text.utf8))
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
