import Glibc

/// A system call on a file that failed.
struct FileFailure: Error, Sendable, CustomStringConvertible {
    let code: Int32
    let path: String

    /// The reason and the cure.
    var description: String {
        switch code {
        case ENOENT: "\(path) does not exist."
        case EACCES, EPERM: "This user may not access \(path): give it the folder, or choose another one."
        case EROFS: "\(path) is on a read-only file system: choose another folder."
        case ENOSPC, EDQUOT: "There is no space left for \(path): free some and call again."
        case ELOOP: "\(path) is a symbolic link, which is not followed here: put the file itself there."
        case EISDIR, ENXIO, EINVAL: "\(path) is not a plain file: move it away."
        case EFBIG: "\(path) is too large."
        case ENOTDIR: "A part of \(path) is not a folder: choose another folder."
        default: "\(path): \(String(cString: strerror(code)))."
        }
    }
}
