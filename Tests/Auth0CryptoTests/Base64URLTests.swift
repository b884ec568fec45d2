import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct Base64URLText {
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"), ("<<??>>?", "PDw_Pz4-Pw"), ("Zoë 李", "Wm_DqyDmnY4"),
    ])
    func goesBothWays(_ plain: String, _ encoded: String) {
        #expect(Base64URL.encode(Data(plain.utf8)) == encoded)
        #expect(Base64URL.decode(encoded) == Data(plain.utf8))
    }

    @Test(arguments: [
        "A", "AAAAA", "Zg==", "Zm8=", "Zg=", "Zh", "Zm9", "Zm 9v", "Zm9v\n", " Zm9v", "+A", "/w", "Zm9vYg.", "Zg\u{0}A",
        "Zgé", "ＺｇＡＡ", "AAAA====", "====",
    ])
    func refusesEverySpellingButOne(_ text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    @Test func agreesWithFoundationOnEveryLength() {
        for length in 0..<200 {
            let data = SystemRandom().bytes(length)
            let plain = data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            let encoded = Base64URL.encode(data)
            #expect(encoded == plain.replacing("=", with: ""))
            #expect(Base64URL.decode(encoded) == data)
        }
    }

    @Test func hasOneSpellingForEachTwoCharacterText() {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        let decoded = alphabet.flatMap { a in alphabet.compactMap { b in Base64URL.decode("\(a)\(b)") } }
        #expect(decoded.count == 256)
        #expect(Set(decoded).count == 256)
    }

    @Test func readsTextThatIsNotStoredAsOneBuffer() {
        let bridged = NSString(string: "Zm9vYmFy") as String
        #expect(Base64URL.decode(bridged) == Data("foobar".utf8))
        #expect(Base64URL.decode(String("xZm9vYmFy".dropFirst())) == Data("foobar".utf8))
    }
}
