import Testing

@testable import Auth0

@Suite struct TransactionMachineTests {
    typealias Phase = TransactionMachine.Phase
    typealias End = TransactionMachine.End

    static let phases: [Phase] = [.listening, .waiting, .exchanging, .keeping, .ended]

    private func machine(in phase: Phase) -> TransactionMachine {
        var machine = TransactionMachine()
        if phase == .listening { return machine }
        _ = machine.opened()
        if phase == .waiting { return machine }
        _ = machine.callback(isGood: true)
        if phase == .exchanging { return machine }
        _ = machine.exchanged()
        if phase == .keeping { return machine }
        _ = machine.end(.finished)
        return machine
    }

    @Test func aSignInGoesThroughEveryPhase() {
        for phase in Self.phases {
            #expect(machine(in: phase).phase == phase)
        }
    }

    @Test(arguments: [
        (Phase.listening, [End.cancelled, .timedOut, .pageFailed, .finished]),
        (.waiting, [.cancelled, .timedOut, .pageFailed, .finished]),
        (.exchanging, [.cancelled, .finished]),
        (.keeping, [.finished]),
        (.ended, []),
    ])
    func whatMayEndAPhase(_ phase: Phase, ends: [End]) {
        for end in [End.cancelled, .timedOut, .pageFailed, .finished] {
            var machine = machine(in: phase)
            let counts = machine.end(end)
            #expect(counts == ends.contains(end))
            #expect(machine.phase == (ends.contains(end) ? .ended : phase))
        }
    }

    @Test(arguments: phases, [true, false])
    func aTripEndsOnce(_ phase: Phase, isGood: Bool) {
        var machine = machine(in: phase)
        var ends = phase == .ended ? 1 : 0
        if machine.callback(isGood: isGood) == .refuse { ends += 1 }
        for end in [End.pageFailed, .cancelled, .timedOut, .finished, .cancelled, .finished] where machine.end(end) {
            ends += 1
        }
        #expect(ends == 1)
        let (late, isOpened, isExchanged) = (machine.callback(isGood: true), machine.opened(), machine.exchanged())
        #expect(late == .late)
        #expect(!isOpened && !isExchanged)
    }

    @Test(arguments: [
        (Phase.waiting, true, TransactionMachine.Reception.proceed, Phase.exchanging),
        (.waiting, false, .refuse, .ended),
        (.exchanging, true, .again, .exchanging),
        (.exchanging, false, .again, .exchanging),
        (.keeping, true, .again, .keeping),
        (.keeping, false, .again, .keeping),
        (.ended, true, .late, .ended),
        (.ended, false, .late, .ended),
    ])
    func onlyTheFirstCallbackCounts(
        _ phase: Phase,
        isGood: Bool,
        reception: TransactionMachine.Reception,
        next: Phase
    ) {
        var machine = machine(in: phase)
        let received = machine.callback(isGood: isGood)
        #expect(received == reception)
        #expect(machine.phase == next)
    }

    @Test func nothingIsStoredAfterACancellation() {
        var machine = machine(in: .exchanging)
        let (isCancelled, isStored) = (machine.end(.cancelled), machine.exchanged())
        #expect(isCancelled && !isStored)
    }
}
