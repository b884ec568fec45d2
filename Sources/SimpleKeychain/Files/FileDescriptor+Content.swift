import Foundation
import Glibc

extension FileDescriptor {
    func setMode(_ mode: mode_t, path: String) throws(FileFailure) {
        guard fchmod(number, mode) == 0 else { throw FileFailure(code: errno, path: path) }
    }

    /// Makes sure that this is a plain file of this user, and takes everyone else's rights to it away.
    func makePrivate(path: String) throws(FileFailure) {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileFailure(code: errno, path: path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(code: EINVAL, path: path) }
        guard status.st_uid == geteuid() else { throw FileFailure(code: EPERM, path: path) }
        // Where the disk is read-only there is nothing to be done, and reading is still right.
        if status.st_mode & 0o077 != 0, fchmod(number, 0o600) != 0, errno != EROFS {
            throw FileFailure(code: errno, path: path)
        }
    }

    func readAll(limit: Int, path: String) throws(FileFailure) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure(code: errno, path: path) }
            guard count > 0 else { return data }
            guard data.count + count <= limit else { throw FileFailure(code: EFBIG, path: path) }
            data.append(contentsOf: buffer[..<count])
        }
    }

    func write(_ data: Data, path: String) throws(FileFailure) {
        let bytes = Array(data)
        var position = 0
        while position < bytes.count {
            let count = bytes[position...].withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure(code: errno, path: path) }
            position += count
        }
    }

    func synchronize(path: String) throws(FileFailure) {
        guard fsync(number) == 0 else { throw FileFailure(code: errno, path: path) }
    }
}
