import CLibSecret

/// A call to the library that failed.
enum SecretServiceFailure: Error {
    /// The connection or the session is gone: a new one may work.
    case connectionLost(SimpleKeychainError)
    /// There is no object of that path.
    case noSuchObject
    case failed(SimpleKeychainError)

    /// What a caller of the keychain is told.
    var error: SimpleKeychainError {
        switch self {
        case .connectionLost(let error), .failed(let error): error
        case .noSuchObject: .itemNotAvailable
        }
    }

    /// Takes over the library's error.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self = .failed(.other)
            return
        }
        defer { g_error_free(error) }
        let code = error.pointee.code
        switch error.pointee.domain {
        case a0_g_io_error(): self = Self.io(GIOErrorEnum(UInt32(bitPattern: code)), error)
        case a0_g_dbus_error(): self = Self.bus(GDBusError(UInt32(bitPattern: code)), error)
        case secret_error_get_quark(): self = Self.service(code, error)
        default: self = .failed(.other(error))
        }
    }

    private static func io(_ code: GIOErrorEnum, _ error: UnsafeMutablePointer<GError>) -> Self {
        switch code {
        case G_IO_ERROR_CANCELLED, G_IO_ERROR_TIMED_OUT: .failed(.timedOut)
        case G_IO_ERROR_CLOSED, G_IO_ERROR_BROKEN_PIPE, G_IO_ERROR_NOT_CONNECTED: .connectionLost(.noSessionBus)
        // The service's own errors that GLib has no code for: the session is one of a daemon that was restarted.
        case G_IO_ERROR_DBUS_ERROR where error.mentions("Error.NoSession"): .connectionLost(.noSecretService)
        default: .failed(.other(error))
        }
    }

    private static func bus(_ code: GDBusError, _ error: UnsafeMutablePointer<GError>) -> Self {
        switch code {
        case G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_SPAWN_EXEC_FAILED,
            G_DBUS_ERROR_SPAWN_FORK_FAILED, G_DBUS_ERROR_SPAWN_CHILD_EXITED, G_DBUS_ERROR_SPAWN_CHILD_SIGNALED,
            G_DBUS_ERROR_SPAWN_FAILED, G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND, G_DBUS_ERROR_SPAWN_SERVICE_INVALID:
            .failed(.noSecretService)
        case G_DBUS_ERROR_NO_REPLY, G_DBUS_ERROR_DISCONNECTED: .connectionLost(.timedOut)
        case G_DBUS_ERROR_TIMEOUT, G_DBUS_ERROR_TIMED_OUT: .failed(.timedOut)
        case G_DBUS_ERROR_ACCESS_DENIED, G_DBUS_ERROR_AUTH_FAILED: .failed(.missingEntitlement)
        case G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_OBJECT: .noSuchObject
        default: .failed(.other(error))
        }
    }

    private static func service(_ code: Int32, _ error: UnsafeMutablePointer<GError>) -> Self {
        switch code {
        case Int32(A0_SECRET_ERROR_IS_LOCKED): .failed(.interactionNotAllowed)
        case Int32(A0_SECRET_ERROR_NO_SUCH_OBJECT): .noSuchObject
        default: .failed(.other(error))
        }
    }
}

extension SimpleKeychainError {
    fileprivate static func other(_ error: UnsafeMutablePointer<GError>) -> Self {
        let domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        let message = error.pointee.message.map { String(cString: $0) } ?? ""
        return Self(.other, "The Secret Service failed: \(message) (\(domain) \(error.pointee.code)).")
    }
}

extension UnsafeMutablePointer<GError> {
    fileprivate func mentions(_ text: String) -> Bool {
        pointee.message.map { String(cString: $0).contains(text) } ?? false
    }
}
