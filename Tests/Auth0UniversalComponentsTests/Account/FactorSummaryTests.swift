import Auth0
import Foundation
import Testing

@testable import Auth0UniversalComponents

@Suite struct FactorSummaryTests {
    private func decoded<Value: Decodable>(_ json: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    @Test func onlyKindsThatAreOfferedAndKnownAreShownInOneOrder() throws {
        let factors: [Factor] = try decoded(
            #"[{"type":"email"},{"type":"totp"},{"type":"future-kind"},{"type":"password"},{"type":"passkey"}]"#
        )
        #expect(FactorSummary.all(offered: factors, enrolled: []).map(\.kind) == [.passkey, .totp, .email])
    }

    @Test func whatIsNotConfirmedDoesNotCountButForPasskeys() throws {
        let factors: [Factor] = try decoded(#"[{"type":"email"},{"type":"passkey"}]"#)
        let methods: [AuthenticationMethod] = try decoded(
            #"""
            [{"id":"1","type":"email","confirmed":true},{"id":"2","type":"email","confirmed":false},
             {"id":"3","type":"email"},{"id":"4","type":"passkey"},{"id":"5","type":"totp","confirmed":true}]
            """#
        )
        let summaries = FactorSummary.all(offered: factors, enrolled: methods)
        #expect(summaries.map { $0.methods.map(\.id) } == [["4"], ["1"]])
    }
}
