import Foundation
import Glibc

/// Starts commands and waits for their end.
enum ChildProcess {
    /// Runs a command that is looked for in `PATH`, without input and output, and waits for its end.
    ///
    /// The wait takes a thread of its own, never one of the task pool, since a browser may run for days. It goes on
    /// when the task is cancelled.
    static func run(_ command: [String]) async -> ProcessEnd {
        await withCheckedContinuation { continuation in
            switch start(command) {
            case .failure(let failure): continuation.resume(returning: .notStarted(failure.code))
            case .success(let process):
                Thread.detachNewThread { continuation.resume(returning: wait(for: process)) }
            }
        }
    }

    private struct Failure: Error {
        let code: Int32
    }

    private static func start(_ command: [String]) -> Result<pid_t, Failure> {
        var attributes = posix_spawnattr_t()
        var files = posix_spawn_file_actions_t()
        guard posix_spawnattr_init(&attributes) == 0 else { return .failure(Failure(code: ENOMEM)) }
        defer { posix_spawnattr_destroy(&attributes) }
        guard posix_spawn_file_actions_init(&files) == 0 else { return .failure(Failure(code: ENOMEM)) }
        defer { posix_spawn_file_actions_destroy(&files) }

        // Threads of the task pool have signals blocked, and a child would inherit that: it could not be ended.
        var none = sigset_t()
        var standard = sigset_t()
        sigemptyset(&none)
        sigemptyset(&standard)
        for signal in SIGHUP...SIGSYS { sigaddset(&standard, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &standard)
        // A group of its own, so that Ctrl-C in the program's terminal does not end the browser.
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
        // A browser outlives the program, and must not keep its sockets and locks.
        for file in openFiles where file > 2 { posix_spawn_file_actions_addclose(&files, file) }

        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var process: pid_t = 0
        let code = withCStrings(command) { arguments in
            withCStrings(environment) { environment in
                posix_spawnp(&process, command.first ?? "", &files, &attributes, arguments, environment)
            }
        }
        return code == 0 ? .success(process) : .failure(Failure(code: code))
    }

    /// Closing one that is not open any more is no error.
    private static var openFiles: [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
    }

    private static func wait(for process: pid_t) -> ProcessEnd {
        var status: Int32 = 0
        var result: pid_t
        repeat {
            result = waitpid(process, &status, 0)
        } while result == -1 && errno == EINTR
        guard result == process else { return .unknown }
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }

    /// The strings as a C array that ends with a null pointer.
    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
