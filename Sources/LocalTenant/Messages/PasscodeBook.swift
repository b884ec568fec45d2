import Auth0Crypto
import FoundationEssentials

/// The codes that are out: for each address the newest only, with its lifetime and its tries.
///
/// It decides and nothing else: time, codes and people come from outside.
struct PasscodeBook: Sendable {
    /// Whom a code is for.
    struct Recipient: Hashable, Sendable {
        let connection: String
        let address: Address
    }

    enum Outcome: Sendable, Equatable {
        /// Right, and now used up.
        case accepted
        /// Wrong, superseded, used, or never sent.
        case wrong
        case expired
        /// Wrong too often; only a new code helps.
        case exhausted
    }

    static let attempts = 3
    static let capacity = 10_000

    private struct Passcode: Sendable {
        let code: String
        let clientID: String
        let expiresAt: Date
        var attemptsLeft: Int
    }

    private var passcodes: [Recipient: Passcode] = [:]

    var count: Int { passcodes.count }

    /// Sends `code` out: an earlier one for the same recipient is void, its wrong tries forgotten.
    mutating func issue(
        _ code: String,
        to recipient: Recipient,
        client: String,
        at now: Date,
        lifetime: TimeInterval
    ) {
        if passcodes.count >= Self.capacity { makeRoom() }
        passcodes[recipient] = Passcode(
            code: code,
            clientID: client,
            expiresAt: now.addingTimeInterval(lifetime),
            attemptsLeft: Self.attempts
        )
    }

    /// Takes a try.
    ///
    /// A code that another client asked for counts as wrong.
    mutating func redeem(_ code: String, by recipient: Recipient, client: String, at now: Date) -> Outcome {
        guard var passcode = passcodes[recipient] else { return .wrong }
        guard passcode.attemptsLeft > 0 else { return .exhausted }
        guard ConstantTime.equal(code, passcode.code), client == passcode.clientID else {
            passcode.attemptsLeft -= 1
            passcodes[recipient] = passcode
            return .wrong
        }
        guard now < passcode.expiresAt else { return .expired }
        passcodes[recipient] = nil
        return .accepted
    }

    /// Voids the code that is out for `recipient`, if there is one.
    mutating func void(_ recipient: Recipient) {
        passcodes[recipient] = nil
    }

    /// Gives up the half that expires first.
    private mutating func makeRoom() {
        let oldest = passcodes.sorted { $0.value.expiresAt < $1.value.expiresAt }.prefix(Self.capacity / 2)
        for (recipient, _) in oldest { passcodes[recipient] = nil }
    }
}
