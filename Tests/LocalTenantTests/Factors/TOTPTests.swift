import Foundation
import Testing

@testable import LocalTenant

@Suite struct TOTPTests {
    private let secret = Data("12345678901234567890".utf8)

    /// RFC 6238, appendix B, the rows for SHA-1; of eight digits the last six.
    @Test(
        arguments: [
            (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
        ]
    )
    func agreesWithTheStandard(_ seconds: Int, code: String) {
        let step = TOTP.step(at: Date(timeIntervalSince1970: TimeInterval(seconds)))
        #expect(TOTP.code(secret, step: step, digits: 8) == code)
        #expect(TOTP.code(secret, step: step) == String(code.suffix(6)))
    }

    /// RFC 4226, appendix D.
    @Test func agreesWithTheCountersStandard() {
        let codes = [
            "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489",
        ]
        #expect((0..<10).map { TOTP.code(secret, step: $0) } == codes)
    }

    @Test(
        arguments: [
            (-2, nil as Int?, false), (-1, nil, true), (0, nil, true), (1, nil, true), (2, nil, false),
            (0, 0, false), (-1, 0, false), (1, 0, true), (1, 1, false), (0, -1, true),
        ]
    )
    func takesOneStepOfSkewAndNoReplay(_ offset: Int, spent: Int?, isAccepted: Bool) {
        let now = Date(timeIntervalSince1970: 1_800_000_015)
        let current = TOTP.step(at: now)
        let code = TOTP.code(secret, step: current + offset)
        let step = TOTP.step(of: code, secret: secret, at: now, after: spent.map { current + $0 })
        #expect(step == (isAccepted ? current + offset : nil))
    }

    @Test(arguments: ["", "00000", "0000000", "abcdef", "٠٠٠٠٠٠"])
    func refusesWhatIsNoCode(_ code: String) {
        #expect(TOTP.step(of: code, secret: secret, at: Date(timeIntervalSince1970: 0), after: nil) == nil)
    }

    @Test func aBarcodeSaysAllThatAnAppNeeds() {
        #expect(
            TOTP.barcodeURI(secret: "ABC", account: "ana+1@example.com")
                == "otpauth://totp/local-tenant:ana%2B1%40example.com"
                + "?secret=ABC&issuer=local-tenant&algorithm=SHA1&digits=6&period=30"
        )
    }

    /// RFC 4648, section 10, without padding.
    @Test(
        arguments: [
            ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
            ("foobar", "MZXW6YTBOI"),
        ]
    )
    func base32AgreesWithTheStandard(_ text: String, encoded: String) {
        #expect(Base32.encode(Data(text.utf8)) == encoded)
        #expect(Base32.decode(encoded) == Data(text.utf8))
        #expect(Base32.decode(encoded.lowercased()) == Data(text.utf8))
    }

    @Test(arguments: ["0", "MY=", "M Y", "é"])
    func base32RefusesOtherCharacters(_ text: String) {
        #expect(Base32.decode(text) == nil)
    }

    @Test func base32ComesBackAtEveryLength() {
        for count in 0..<64 {
            let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) })
            #expect(Base32.decode(Base32.encode(data)) == data)
        }
    }
}
