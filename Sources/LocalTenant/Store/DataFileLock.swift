import Glibc

/// Keeps a data file to one tenant at a time, and to this user.
///
/// The lock is `flock`'s, which SQLite's own locks do not meet. The descriptor stays open for as long as the database
/// does, since closing it would end SQLite's locks as well.
struct DataFileLock {
    private let descriptor: Int32

    /// Makes the file if there is none, readable and writable for this user only from its first byte on.
    init(path: String) throws(LocalTenantError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .storeFailed("The data file cannot be opened: check that its folder exists and may be written to.")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .storeFailed("The data file is in use by another tenant: stop that one, or name another file.")
        }
        guard fchmod(descriptor, 0o600) == 0 else {
            close(descriptor)
            throw .storeFailed("The data file belongs to another user: name another file.")
        }
        self.descriptor = descriptor
    }

    func release() {
        close(descriptor)
    }
}
