import Foundation
import JWTDecode
import Testing

/// Every damage to a token ends as a value or as a `JWTDecodeError`; a trap would end the test run.
@Suite struct DamagedTokenTests {
    static let body = """
        {"iss":"https://tenant.example.com/","sub":"email|1","aud":["a","b"],"exp":1.7e9,"iat":"1700000000",\
        "email_verified":true,"big":18446744073709551615,"nested":[[{"x":null}],-0.5e-3],"name":"Zoë \\u674e \\ud83d\\udc69"}
        """
    static let token = Tokens.token(body)

    /// Reads everything that a token offers, and tells whether it decoded.
    func survives(_ text: String) throws -> Bool {
        do {
            let jwt = try decode(jwt: text)
            for name in jwt.body.keys {
                let claim = jwt[name]
                let date = claim.date.map { "\($0)" }
                _ = (claim.string, claim.boolean, claim.double, claim.integer, date, claim.array, claim.data)
                _ = try? claim.decode([String: [String]].self)
            }
            _ = (jwt.audience, jwt.expired, jwt.expires(in: 60), jwt.identifier, jwt.issuer, jwt.subject)
            return true
        } catch is JWTDecodeError {
            return false
        }
    }

    @Test func survivesEveryTruncation() throws {
        let bytes = Array(Self.token.utf8)
        for count in 0..<bytes.count {
            let text = String(decoding: bytes.prefix(count), as: UTF8.self)
            #expect(try survives(text) == (count >= bytes.count - Tokens.signature.count))
        }
    }

    @Test func survivesEveryBitFlip() throws {
        var bytes = Array(Self.token.utf8)
        var decoded = 0
        for index in bytes.indices {
            for bit in 0..<8 {
                bytes[index] ^= 1 << bit
                if try survives(String(decoding: bytes, as: UTF8.self)) { decoded += 1 }
                bytes[index] ^= 1 << bit
            }
        }
        #expect(decoded > 0)
    }

    @Test func survivesEveryByteOfTheBodyReplaced() throws {
        let bytes = Array(Self.body.utf8)
        let replacements: [UInt8] = [
            0, 9, 10, 0x20, 0x22, 0x2C, 0x2D, 0x30, 0x39, 0x3A, 0x45, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xC3, 0xED,
            0xF4, 0xFF,
        ]
        for index in bytes.indices {
            for replacement in replacements {
                var damaged = bytes
                damaged[index] = replacement
                let part = Data(damaged).base64EncodedString()
                _ = try survives("\(Tokens.header).\(part).")
            }
        }
        #expect(try survives(Self.token))
    }

    @Test func survivesEveryTruncationOfTheBody() throws {
        let bytes = Array(Self.body.utf8)
        for count in 0..<bytes.count {
            #expect(try !survives("\(Tokens.header).\(Data(bytes.prefix(count)).base64EncodedString())."))
        }
    }

    @Test(arguments: [1, 10, 100, 500, 511, 512, 513, 10_000, 200_000])
    func survivesNesting(depth: Int) throws {
        let body = #"{"c":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
        let decoded = try survives(Tokens.token(body))
        #expect(decoded || depth > 500)
    }

    @Test(arguments: [
        [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0], [0x7B],
    ])
    func survivesByteOrderMarksAndOtherEncodings(prefix: [UInt8]) throws {
        for tail in [Array("{}".utf8), [0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0], [0xD8, 0x00], []] {
            _ = try survives("\(Tokens.header).\(Data(prefix + tail).base64EncodedString()).")
        }
        #expect(try survives(Self.token))
    }
}
