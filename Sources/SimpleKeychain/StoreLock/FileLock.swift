import Glibc

/// A lock that excludes other processes: `flock` on a file of its own.
///
/// The file is never unlinked, so that all processes lock the same one, and it holds nothing. The system gives the
/// lock back when its holder ends, even by SIGKILL. The file is closed in programs that the holder starts, which would
/// else keep the lock.
struct FileLock: StoreLocking {
    let folder: PrivateFolder.Path
    let name: String
    var clock: any Clock<Duration> = ContinuousClock()

    func acquire(within limit: Duration) async throws(StoreLockError) -> StoreLease {
        try await PolledLock(clock: clock) { () throws(StoreLockError) in try attempt() }.acquire(within: limit)
    }

    /// Tries once.
    ///
    /// - Returns: `nil` while another holds the lock.
    func attempt() throws(StoreLockError) -> StoreLease? {
        let folder: PrivateFolder
        let file: FileDescriptor
        do {
            folder = try PrivateFolder(creating: self.folder)
            file = try folder.open(name, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
        } catch {
            throw .unavailable("The lock file of the stored credentials cannot be opened. \(error.description)")
        }
        while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: return nil
            default: throw .unsupported("\(folder.path)/\(name)")
            }
        }
        // Someone may have deleted the file since it was opened: its lock would exclude no one.
        guard folder.holds(file, as: name) else { return nil }
        return StoreLease { file.unlockAndClose() }
    }
}
