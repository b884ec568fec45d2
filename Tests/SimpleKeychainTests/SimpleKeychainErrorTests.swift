import Foundation
import Testing

@testable import SimpleKeychain

@Suite struct SimpleKeychainErrorTests {
    /// The numbers are those of Apple's SecBase.h.
    @Test(arguments: [
        (SimpleKeychainError.operationNotImplemented, Int32(-4)), (.invalidParameters, -50), (.userCanceled, -128),
        (.itemNotAvailable, -25291), (.authFailed, -25293), (.duplicateItem, -25299), (.itemNotFound, -25300),
        (.interactionNotAllowed, -25308), (.decodeFailed, -26275), (.missingEntitlement, -34018), (.unknown, 0),
    ])
    func hasApplesStatus(error: SimpleKeychainError, status: Int32) {
        #expect(error.status == status)
    }

    static let all: [SimpleKeychainError] = [
        .operationNotImplemented, .invalidParameters, .userCanceled, .itemNotAvailable, .authFailed, .duplicateItem,
        .itemNotFound, .interactionNotAllowed, .decodeFailed, .missingEntitlement, .noBackend, .noSessionBus,
        .noSecretService, .timedOut, .storageFailed, .other, .unknown,
    ]

    @Test func tellsEveryKindFromEveryOther() {
        for (index, error) in Self.all.enumerated() {
            #expect(Self.all.firstIndex(of: error) == index)
            #expect(!error.debugDescription.isEmpty)
        }
    }

    @Test(arguments: all)
    func describesItselfEverywhereAlike(error: SimpleKeychainError) {
        #expect(error.localizedDescription == error.debugDescription)
        #expect(error.errorDescription == error.debugDescription)
        #expect((error as any Error).localizedDescription == error.debugDescription)
    }

    @Test func comparesKindsWhateverTheText() {
        let error = SimpleKeychainError(.storageFailed, "no space")
        #expect(error == .storageFailed)
        #expect(error.debugDescription == "no space")
    }

    @Test func matchesInCatch() {
        func kind(_ error: any Error) -> String {
            switch error {
            case SimpleKeychainError.itemNotFound: "missing"
            case SimpleKeychainError.timedOut: "late"
            default: "other"
            }
        }
        #expect(kind(SimpleKeychainError.itemNotFound) == "missing")
        #expect(kind(SimpleKeychainError.timedOut) == "late")
        #expect(kind(CancellationError()) == "other")
    }
}
