import Foundation
import Synchronization
import Testing

@testable import WebUICore

// Each type that is Sendable on its word alone is used from many threads at once here; the thread sanitizer tells.

private final class Plain: ObservableObject, Sendable {}

@Suite struct SharedAcrossThreads {
    @Test func aStateTakesWritesFromAnyThread() async {
        let storage = await SlotStorage()
        let box = StateBox([0], owner: storage)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for step in 0..<100 {
                        box.value = [number, step]
                        _ = box.value.count
                    }
                }
            }
        }
        #expect(box.value.last == 99)
    }

    @Test func aBindingToStateTakesWritesFromAnyThread() async {
        let box = StateBox("", owner: await SlotStorage())
        let binding = Binding(get: { box.value }, set: { box.value = $0 })
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 { group.addTask { binding.wrappedValue = "\(number)" } }
        }
        #expect(binding.wrappedValue.count == 1)
    }

    @Test func aPublisherIsSubscribedToAndSendsAtOnce() async {
        let publisher = ObservableObjectPublisher()
        let received = Atomic(0)
        let kept = publisher.subscribe { received.add(1, ordering: .relaxed) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        let subscription = publisher.subscribe {}
                        publisher.send()
                        subscription.cancel()
                        subscription.cancel()
                    }
                }
            }
        }
        #expect(received.load(ordering: .relaxed) == 400)
        kept.cancel()
        publisher.send()
        #expect(received.load(ordering: .relaxed) == 400)
    }

    @Test func anObjectHasOnePublisher() async {
        let object = Plain()
        let publishers = await withTaskGroup(of: ObservableObjectPublisher.self) { group in
            for _ in 0..<8 { group.addTask { object.objectWillChange } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 1)
    }

    @Test func manyObjectsComeAndGo() {
        var last: ObservableObjectPublisher?
        for _ in 0..<1000 {
            let object = Plain()
            let publisher = object.objectWillChange
            #expect(publisher !== last)
            #expect(object.objectWillChange === publisher)
            last = publisher
        }
    }

    @MainActor
    @Test func theMainActorIsKnownAfterASuspension() async {
        #expect(MainQueue.isCurrent)
        await Task.yield()
        #expect(MainQueue.isCurrent)
        await Task.detached { #expect(!MainQueue.isCurrent) }.value
    }
}
