import CCurl
import Foundation
import Glibc

/// The body of the transport's thread: takes the mail, lets libcurl work, tells the waiters, sleeps.
final class CurlLoop {
    private let multi: CurlMulti
    private let mailbox: CurlMailbox
    private let settings: CurlSettings
    private var running: [ObjectIdentifier: CurlExchange] = [:]

    private init(_ multi: CurlMulti, _ mailbox: CurlMailbox, _ settings: CurlSettings) {
        self.multi = multi
        self.mailbox = mailbox
        self.settings = settings
    }

    /// Starts the thread.
    ///
    /// It ends when the mailbox is closed, and keeps no program from ending.
    static func start(_ multi: CurlMulti, _ mailbox: CurlMailbox, _ settings: CurlSettings) {
        Thread.detachNewThread { CurlLoop(multi, mailbox, settings).run() }
    }

    private func run() {
        blockSignals()
        while true {
            let mail = mailbox.take()
            if mail.isFrozen { standStill() }
            if mail.isClosed { return close(mail.added) }
            mail.stopped.forEach(drop)
            mail.added.forEach(begin)
            multi.perform()
            while let (easy, result) = multi.nextFinished() { finish(easy, result) }
            multi.sleep()
        }
    }

    /// Frees nothing and tells nobody: the process is about to go, with all that stands here.
    private func standStill() -> Never {
        mailbox.confirmFrozen()
        while true { pause() }
    }

    private func close(_ queued: [Transfer]) {
        let unfinished = running.values.map(\.transfer)
        unfinished.forEach(drop)
        mailbox.confirmFrozen()
        ProgramEnd.watch.leave(mailbox)
        (unfinished + queued).forEach { $0.finish(.failure(.cancelled)) }
    }

    private func begin(_ transfer: Transfer) {
        guard transfer.begin() else { return }
        guard let exchange = CurlExchange(transfer, settings), multi.add(exchange.easy) else {
            transfer.finish(.failure(.outOfResources))
            return
        }
        running[ObjectIdentifier(transfer)] = exchange
    }

    private func finish(_ easy: UnsafeMutableRawPointer, _ result: CURLcode) {
        guard let exchange = CurlExchange.behind(easy) else { return }
        let outcome = exchange.outcome(result)
        drop(exchange.transfer)
        exchange.transfer.finish(outcome)
    }

    private func drop(_ transfer: Transfer) {
        guard let exchange = running.removeValue(forKey: ObjectIdentifier(transfer)) else { return }
        multi.remove(exchange.easy)
    }

    /// Writing to a closed socket must not end the program, and the program's signal handlers run elsewhere.
    private func blockSignals() {
        var signals = sigset_t()
        sigfillset(&signals)
        for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&signals, fault) }
        pthread_sigmask(SIG_SETMASK, &signals, nil)
    }
}
