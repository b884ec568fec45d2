import Foundation
import Testing

@testable import LocalTenant

@Suite struct StepUpTests {
    @Test(
        arguments: [
            (TenantPolicy.MFA.never, false, true, StepUp.notNeeded), (.never, true, true, .notNeeded),
            (.stepUp, false, true, .notNeeded), (.stepUp, true, true, .notNeeded),
            (.always, true, true, .challenge), (.always, true, false, .challenge),
            (.always, false, true, .enrol), (.always, false, false, .unmet),
        ]
    )
    func atASignIn(_ mfa: TenantPolicy.MFA, hasFactor: Bool, canEnrol: Bool, expected: StepUp) {
        #expect(StepUp.atSignIn(mfa, hasFactor: hasFactor, canEnrol: canEnrol) == expected)
    }

    @Test(
        arguments: [
            (TenantPolicy.MFA.stepUp, true, 900.0, true, StepUp.notNeeded),
            (.stepUp, true, 900.001, true, .challenge), (.stepUp, true, 900.001, false, .unmet),
            (.stepUp, true, 900, false, .notNeeded), (.stepUp, true, 0, false, .notNeeded),
            (.stepUp, false, 86_400, true, .notNeeded), (.always, true, 86_400, true, .notNeeded),
            (.never, true, 86_400, true, .notNeeded),
        ]
    )
    func atARenewal(
        _ mfa: TenantPolicy.MFA,
        isForMyAccount: Bool,
        seconds: Double,
        hasFactor: Bool,
        expected: StepUp
    ) {
        let last = Date(timeIntervalSince1970: 1_000)
        let step = StepUp.atRenewal(
            mfa,
            isForMyAccount: isForMyAccount,
            lastFactorAt: last,
            hasFactor: hasFactor,
            at: last.addingTimeInterval(seconds)
        )
        #expect(step == expected)
    }
}
