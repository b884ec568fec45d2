import Glibc

/// An open folder that only its user can look into: mode 0700 and owned by the user.
///
/// Everything is done relative to the open folder, so that no one can swap it for another between two steps.
struct PrivateFolder: Sendable {
    /// Where a private folder lies: the last `privateParts` parts of the path are made private, those before are left
    /// as they are.
    ///
    /// Parts that are missing are made with mode 0700.
    struct Path: Sendable, Hashable {
        var parent: String
        var privateParts: [String]

        var text: String { ([parent] + privateParts).joined(separator: "/") }
    }

    let path: String
    private let descriptor: FileDescriptor

    /// Opens the folder, and first makes it where it is missing.
    init(creating path: Path) throws(FileFailure) {
        try Self.makeFolders(upTo: path.parent)
        try self.init(path, creating: true)
    }

    /// Opens the folder if it is there.
    ///
    /// - Throws: `ENOENT` when it is not.
    init(existing path: Path) throws(FileFailure) {
        try self.init(path, creating: false)
    }

    private init(_ path: Path, creating: Bool) throws(FileFailure) {
        var text = path.parent
        // The parent may be reached through links that the user made; from there on links are refused.
        var folder = try Self.openFolder(at: AT_FDCWD, text, flags: 0, path: text)
        for part in path.privateParts {
            text += "/" + part
            if creating, mkdirat(folder.number, part, 0o700) != 0, errno != EEXIST {
                throw FileFailure(code: errno, path: text)
            }
            folder = try Self.openFolder(at: folder.number, part, flags: O_NOFOLLOW, path: text)
            try Self.makePrivate(folder, path: text)
        }
        self.path = text
        descriptor = folder
    }

    /// Opens a file of this folder.
    func open(_ name: String, _ flags: Int32, mode: mode_t = 0) throws(FileFailure) -> FileDescriptor {
        let number = openat(descriptor.number, name, flags | O_CLOEXEC, mode)
        guard number >= 0 else { throw FileFailure(code: errno, path: "\(path)/\(name)") }
        return FileDescriptor(owning: number)
    }

    /// Tells whether an open file is still the one of that name.
    func holds(_ file: FileDescriptor, as name: String) -> Bool {
        var opened = stat()
        var named = stat()
        return fstat(file.number, &opened) == 0
            && fstatat(descriptor.number, name, &named, AT_SYMLINK_NOFOLLOW) == 0
            && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }

    /// Tells whether there is anything of that name.
    func has(_ name: String) -> Bool {
        var status = stat()
        return fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    }

    /// How long ago a file was last written to, in seconds.
    func age(of name: String) -> Int? {
        var status = stat()
        guard fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return time(nil) - status.st_mtim.tv_sec
    }

    func rename(_ name: String, to newName: String) throws(FileFailure) {
        guard renameat(descriptor.number, name, descriptor.number, newName) == 0 else {
            throw FileFailure(code: errno, path: "\(path)/\(newName)")
        }
    }

    func remove(_ name: String) throws(FileFailure) {
        guard unlinkat(descriptor.number, name, 0) == 0 else { throw FileFailure(code: errno, path: "\(path)/\(name)") }
    }

    /// Gives a file a second name, unless there is a file of that name.
    ///
    /// - Returns: `false` when there is one.
    func link(_ name: String, to newName: String) throws(FileFailure) -> Bool {
        if linkat(descriptor.number, name, descriptor.number, newName, 0) == 0 { return true }
        guard errno == EEXIST else { throw FileFailure(code: errno, path: "\(path)/\(newName)") }
        return false
    }

    /// Makes renames and removals outlast a power cut.
    func synchronize() throws(FileFailure) {
        // Some network file systems cannot do this for a folder, and say so by EINVAL.
        guard fsync(descriptor.number) == 0 || errno == EINVAL else { throw FileFailure(code: errno, path: path) }
    }

    /// The names of the files in the folder, in no order.
    func names() throws(FileFailure) -> [String] {
        let copy = fcntl(descriptor.number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw FileFailure(code: errno, path: path) }
        guard let stream = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw FileFailure(code: code, path: path)
        }
        defer { closedir(stream) }
        rewinddir(stream)
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

extension PrivateFolder {
    private static func makeFolders(upTo path: String) throws(FileFailure) {
        var text = ""
        for part in path.split(separator: "/") {
            text += "/" + part
            guard mkdir(text, 0o700) != 0 else { continue }
            // Where an existing part may not be written to, the answer is not always EEXIST.
            let code = errno
            guard code == EEXIST || access(text, F_OK) == 0 else { throw FileFailure(code: code, path: text) }
        }
    }

    private static func openFolder(
        at folder: Int32,
        _ name: String,
        flags: Int32,
        path: String
    ) throws(FileFailure) -> FileDescriptor {
        let number = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
        guard number >= 0 else { throw FileFailure(code: errno, path: path) }
        return FileDescriptor(owning: number)
    }

    private static func makePrivate(_ folder: FileDescriptor, path: String) throws(FileFailure) {
        var status = stat()
        guard fstat(folder.number, &status) == 0 else { throw FileFailure(code: errno, path: path) }
        guard status.st_uid == geteuid() else { throw FileFailure(code: EPERM, path: path) }
        if status.st_mode & 0o777 != 0o700, fchmod(folder.number, 0o700) != 0 {
            throw FileFailure(code: errno, path: path)
        }
    }
}
