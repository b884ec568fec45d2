package import Foundation
import Glibc
import Synchronization

/// Another program, for tests.
///
/// Foundation's `Process` does not serve here: one thread of its waits for all children, by an inherited socket, and a
/// child that closes its descriptors makes it wait for ever; and a child of a pool's thread inherits a mask that blocks
/// SIGTERM. This one gives the child an open mask and waits on a thread of its own.
package final class ChildProcess: Sendable {
    package struct NotStarted: Error, Sendable {
        package let code: Int32
    }

    /// How a program ended.
    package enum Ending: Sendable, Equatable {
        case status(Int32)
        case signal(Int32)
    }

    private struct State {
        var ending: Ending?
        var waiters: [CheckedContinuation<Ending, Never>] = []
    }

    package let processID: pid_t
    /// Where its standard input is written to.
    package let input: FileHandle
    /// Where its standard output is read from.
    package let output: FileHandle
    private let state = Mutex(State())

    /// Starts a program; a name without a slash is looked for on the `PATH`.
    ///
    /// - Parameter environment: `nil` passes on this process's own.
    package init(
        _ program: String,
        _ arguments: [String] = [],
        environment: [String: String]? = nil,
        showsErrors: Bool = false
    ) throws {
        let input = Pipe()
        let output = Pipe()
        processID = try Self.spawn(
            program,
            arguments,
            environment ?? ProcessInfo.processInfo.environment,
            input: input.fileHandleForReading.fileDescriptor,
            output: output.fileHandleForWriting.fileDescriptor,
            showsErrors: showsErrors
        )
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        let processID = processID
        Thread.detachNewThread { [weak self] in
            let ending = Self.wait(for: processID)
            self?.end(ending)
        }
    }

    deinit {
        try? input.close()
        if state.withLock({ $0.ending }) == nil { kill(processID, SIGKILL) }
    }

    private static func wait(for processID: pid_t) -> Ending {
        var status: Int32 = 0
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }

    /// Runs a program to its end, for callers that may block; `nil` where it could not be started.
    package static func endingNow(_ program: String, _ arguments: [String]) -> Ending? {
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        let environment = ProcessInfo.processInfo.environment
        guard
            let processID = try? spawn(
                program,
                arguments,
                environment,
                input: nowhere,
                output: nowhere,
                showsErrors: false
            )
        else { return nil }
        return wait(for: processID)
    }

    package func send(_ signal: Int32) {
        kill(processID, signal)
    }

    package var isRunning: Bool { state.withLock { $0.ending } == nil }

    /// How it ended, once it has.
    package func ending() async -> Ending {
        await withCheckedContinuation { waiter in
            let ending = state.withLock { state in
                if state.ending == nil { state.waiters.append(waiter) }
                return state.ending
            }
            if let ending { waiter.resume(returning: ending) }
        }
    }

    private func end(_ ending: Ending) {
        let waiters = state.withLock { state in
            state.ending = ending
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: ending) }
    }
}

extension ChildProcess {
    /// All that it prints until it closes its output; read on a thread of its own.
    package func printed() async -> Data {
        await offPool { (try? self.output.readToEnd()) ?? Data() }
    }

    /// The next line that it prints, without its end; read on a thread of its own.
    package func line() async -> String {
        await offPool { self.lineNow() }
    }

    /// The next line, for callers that may block.
    package func lineNow() -> String {
        var line = Data()
        while let byte = try? output.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) { line += byte }
        return String(decoding: line, as: UTF8.self)
    }

    private func offPool<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    /// The path of a program that is built beside the tests.
    package static func built(_ name: String) -> String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: name).path()
    }
}
