public import Foundation

extension SimpleKeychain {
    /// Where the key comes from that files are encrypted with.
    public struct FileKey: Sendable {
        enum Kind: Sendable {
            case automatic
            case keyFile(String)
            case passphrase(Passphrase)
            case machineLocal
        }

        let kind: Kind

        /// The file that `AUTH0_KEYCHAIN_KEY_FILE` names, else the systemd credential `auth0-keychain-key`, else
        /// ``machineLocal``.
        ///
        /// [systemd.exec, Credentials](https://www.freedesktop.org/software/systemd/man/latest/systemd.exec.html#Credentials)
        public static let automatic = Self(kind: .automatic)

        /// A file of at least 32 bytes that cannot be guessed, such as `openssl rand -out keychain.key 32` writes.
        ///
        /// Every byte counts, a line end too. The file may be readable for others only where they may read the secrets.
        public static func keyFile(_ url: URL) -> Self { Self(kind: .keyFile(url.path)) }

        /// A passphrase, from which a key is derived by scrypt
        /// ([RFC 7914](https://www.rfc-editor.org/rfc/rfc7914)) with N = 32768, r = 8, p = 3.
        ///
        /// That takes a fraction of a second at the first use in a process.
        public static func passphrase(_ passphrase: String) -> Self {
            Self(kind: .passphrase(Passphrase(Data(passphrase.utf8))))
        }

        /// A key file of this user on this machine, made at the first write: `auth0/keychain.key` in
        /// `XDG_STATE_HOME`, else in `~/.local/state`.
        ///
        /// It protects copies of the files, such as backups, that do not hold the key. It is no protection from a
        /// program of the same user.
        public static let machineLocal = Self(kind: .machineLocal)
    }
}
