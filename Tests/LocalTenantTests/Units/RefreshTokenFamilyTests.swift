import Foundation
import Testing

@testable import LocalTenant

@Suite struct RefreshTokenFamilyTests {
    private typealias Outcome = RefreshTokenFamily.Outcome
    private static let start = Date(timeIntervalSince1970: 0)

    /// One presentation: which token, when, and what is expected.
    ///
    /// A replacement is called r2, r3, … in turn.
    struct Step: Sendable {
        let token: String
        let second: Double
        let outcome: RefreshTokenFamily.Outcome

        init(_ token: String, _ second: Double, _ outcome: RefreshTokenFamily.Outcome) {
            self.token = token
            self.second = second
            self.outcome = outcome
        }
    }

    private func play(_ steps: [Step], _ settings: RefreshTokenSettings) -> [RefreshTokenFamily.Outcome] {
        var family = RefreshTokenFamily(first: "r1", settings: settings, at: Self.start)
        var count = 1
        return steps.map { step in
            let outcome = family.exchange(
                step.token,
                for: "r\(count + 1)",
                settings: settings,
                at: Self.start.addingTimeInterval(step.second)
            )
            if outcome == .rotated { count += 1 }
            return outcome
        }
    }

    @Test(
        arguments: [
            [Step("r1", 0, .rotated), Step("r2", 1, .rotated), Step("r3", 2, .rotated)],
            [Step("r1", 0, .rotated), Step("r1", 0, .reused)],
            [Step("r1", 0, .rotated), Step("r2", 0, .rotated), Step("r1", 0, .reused)],
            [Step("x", 0, .unknown), Step("r1", 0, .rotated)],
        ]
    )
    func withoutOverlapAVoidedTokenIsReuse(_ steps: [Step]) {
        #expect(play(steps, RefreshTokenSettings()) == steps.map(\.outcome))
    }

    @Test(
        arguments: [
            // The reply was lost: the token before the newest works again, as often as need be.
            [Step("r1", 0, .rotated), Step("r1", 29, .rotated), Step("r1", 29.9, .rotated)],
            // Outside the overlap it is reuse.
            [Step("r1", 0, .rotated), Step("r1", 30, .reused)],
            // Two processes that both renewed: each goes on with its own.
            [Step("r1", 0, .rotated), Step("r1", 1, .rotated), Step("r2", 2, .rotated), Step("r3", 3, .rotated)],
            // The one before the one before is reuse even inside the overlap.
            [Step("r1", 0, .rotated), Step("r2", 1, .rotated), Step("r1", 2, .reused)],
        ]
    )
    func theOverlapForgivesOneGeneration(_ steps: [Step]) {
        #expect(play(steps, RefreshTokenSettings(overlapSeconds: 30)) == steps.map(\.outcome))
    }

    @Test(
        arguments: [
            [Step("r1", 9, .rotated), Step("r2", 18, .rotated), Step("r3", 27, .rotated), Step("r4", 30, .expired)],
            [Step("r1", 10, .expired)],
            [Step("r1", 9.9, .rotated), Step("r2", 19.9, .expired)],
        ]
    )
    func rotationExtendsTheIdleLifetimeOnly(_ steps: [Step]) {
        let settings = RefreshTokenSettings(absoluteSeconds: 30, idleSeconds: 10)
        #expect(play(steps, settings) == steps.map(\.outcome))
    }

    @Test func withoutRotationTheTokenStays() {
        let steps = [Step("r1", 0, .kept), Step("r1", 5, .kept), Step("x", 6, .unknown)]
        #expect(play(steps, RefreshTokenSettings(rotation: false)) == steps.map(\.outcome))
    }

    @Test func withoutLifetimesItLastsForEver() {
        let steps = [Step("r1", 1e9, .rotated)]
        #expect(play(steps, RefreshTokenSettings(absoluteSeconds: nil, idleSeconds: nil)) == steps.map(\.outcome))
    }

    @Test func rotationCanBeTurnedOnLater() {
        let still = RefreshTokenSettings(rotation: false)
        var family = RefreshTokenFamily(first: "r1", settings: still, at: Self.start)
        #expect(!family.isRotating)
        #expect(family.exchange("r1", for: "r2", settings: still, at: Self.start) == .kept)
        #expect(family.exchange("r1", for: "r2", settings: RefreshTokenSettings(), at: Self.start) == .rotated)
        #expect(family.isRotating)
        #expect(family.exchange("r1", for: "r3", settings: still, at: Self.start) == .reused)
    }

    @Test func theMemoryOfVoidedTokensIsBounded() {
        var family = RefreshTokenFamily(first: "0", settings: RefreshTokenSettings(), at: Self.start)
        for number in 0..<(RefreshTokenFamily.rememberedTokens + 50) {
            let outcome = family.exchange(
                "\(number)",
                for: "\(number + 1)",
                settings: RefreshTokenSettings(),
                at: Self.start
            )
            #expect(outcome == .rotated)
        }
        #expect(family.hashes.count <= RefreshTokenFamily.rememberedTokens + 2)
    }
}
