import Auth0
import Foundation
import Testing

@testable import Auth0UniversalComponents

@Suite struct MethodNameTests {
    private static let chrome =
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36"
    private static let safari =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1"

    private func method(_ members: [String: String]) throws -> AuthenticationMethod {
        try JSONDecoder().decode(AuthenticationMethod.self, from: JSONEncoder().encode(members))
    }

    @Test(arguments: [
        (["id": "a", "type": "email", "email": "ann@example.com"], FactorKind.email, "ann@example.com"),
        (["id": "a", "type": "email", "email": "ann@example.com", "name": "Work"], .email, "Work"),
        (["id": "a", "type": "phone", "phone_number": "+4930", "name": ""], .phone, "+4930"),
        (["id": "a", "type": "totp"], .totp, Words.name(.totp)),
        (["id": "a", "type": "passkey", "user_agent": chrome], .passkey, "Chrome on Linux"),
        (["id": "a", "type": "passkey", "user_agent": safari], .passkey, "Safari on iPhone"),
        (["id": "a", "type": "passkey", "user_agent": "curl/8"], .passkey, Words.name(.passkey)),
    ])
    func aMethodIsCalledByItsNameItsAddressOrItsDevice(members: [String: String], kind: FactorKind, name: String) throws
    {
        #expect(MethodName.text(try method(members), kind) == name)
    }

    @Test func aNamedAddressIsShownBesideItsName() throws {
        let named = try method(["id": "a", "type": "email", "email": "ann@example.com", "name": "Work"])
        #expect(MethodName.detail(named, .email) == "ann@example.com")
        let bare = try method(["id": "a", "type": "email", "email": "ann@example.com"])
        #expect(MethodName.detail(bare, .email) == nil)
    }
}
