import Auth0
import Testing

@testable import AccountSecurity

@Suite struct DestinationTests {
    @Test(arguments: [
        ("ana@example.com", "ana@example.com"), (" ana@example.com\n", "ana@example.com"),
        ("aña@exämple.com", "aña@exämple.com"),
    ])
    func readsAnAddress(typed: String, address: String) throws {
        #expect(try Destination(typed: typed, kind: .email) == .email(address))
    }

    @Test(arguments: [
        ("+4930123456", "+4930123456"), ("+49 (30) 123-456", "+4930123456"), ("0049 30 123456", "+4930123456"),
        ("+٤٩٣٠١٢٣٤٥٦", "+4930123456"),
    ])
    func readsANumber(typed: String, number: String) throws {
        #expect(try Destination(typed: typed, kind: .phone) == .phone(number))
    }

    @Test(arguments: ["", "ana", "@example.com", "ana@", "a@b@c"])
    func refusesWhatIsNoAddress(typed: String) {
        #expect(throws: SignInProblem.invalidEmail) { try Destination(typed: typed, kind: .email) }
    }

    @Test(arguments: ["", "+", "030123456", "+49", "+49 30 abc", "+1234567890123456", "++4930123456", "+½½½½½½½½"])
    func refusesWhatIsNoNumber(typed: String) {
        #expect(throws: SignInProblem.invalidPhone) { try Destination(typed: typed, kind: .phone) }
    }
}

@Suite struct SignInProblemTests {
    @Test func aStoppedSignInNeedsNoWords() {
        #expect(SignInProblem(WebAuthError.userCancelled) == nil)
        #expect(SignInProblem(CancellationError()) == nil)
    }

    @Test func theBrowserOfAnotherPersonIsTold() {
        #expect(SignInProblem(WebAuthError.transactionActiveAlready) == .browserBusy)
        #expect(SignInProblem(WebAuthError.timedOut) == .browserTimedOut)
        #expect(SignInProblem(WebAuthError.redirectPortInUse) == .browserPortsTaken)
    }

    @Test func keepsItsOwnKind() {
        #expect(SignInProblem(SignInProblem.invalidPhone) == .invalidPhone)
        #expect(SignInProblem(CredentialsManagerError.storeFailed) == .notKept)
    }
}
