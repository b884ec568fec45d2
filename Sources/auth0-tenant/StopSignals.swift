import Glibc

/// SIGINT and SIGTERM, fetched one by one instead of interrupting.
///
/// The signals are blocked from the start, so that one that comes early is kept until somebody waits for it. It has to
/// be made while the process has one thread only: later ones inherit the mask.
struct StopSignals {
    private let signals: sigset_t

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
    }

    /// Blocks this thread until one of them comes; gives its number.
    func next() -> Int32 {
        var signals = signals
        var number: Int32 = 0
        while sigwait(&signals, &number) != 0 {}
        return number
    }
}
