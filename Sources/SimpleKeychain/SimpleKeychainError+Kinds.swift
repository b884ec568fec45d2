extension SimpleKeychainError {
    /// The operation does not exist.
    public static let operationNotImplemented = Self(.operationNotImplemented)

    /// A parameter or a setting has a value that it cannot have, such as an unknown name in `AUTH0_KEYCHAIN`.
    public static let invalidParameters = Self(.invalidParameters)

    /// The person dismissed the desktop's question for the keyring's password.
    public static let userCanceled = Self(.userCanceled)

    /// The Secret Service has no keyring to store in.
    public static let itemNotAvailable = Self(.itemNotAvailable)

    /// The key of the encrypted files is missing, cannot be read, or is not the one that they were written with.
    public static let authFailed = Self(.authFailed)

    /// There is such an item already.
    ///
    /// `set` replaces items, so that no call gives this error.
    public static let duplicateItem = Self(.duplicateItem)

    /// There is no item under the key.
    public static let itemNotFound = Self(.itemNotFound)

    /// The keyring is locked, and asking for its password was not allowed or not possible.
    public static let interactionNotAllowed = Self(.interactionNotAllowed)

    /// The stored item is damaged: half-written, altered or of an unknown version.
    ///
    /// It was neither used nor deleted.
    public static let decodeFailed = Self(.decodeFailed)

    /// The system refused access to the Secret Service.
    public static let missingEntitlement = Self(.missingEntitlement)

    /// There is no Secret Service, and no other backend was chosen.
    public static let noBackend = Self(.noBackend)

    /// There is no session bus, on which a Secret Service is reached.
    public static let noSessionBus = Self(.noSessionBus)

    /// There is a session bus, but no Secret Service on it.
    public static let noSecretService = Self(.noSecretService)

    /// The backend did not answer within the deadline.
    public static let timedOut = Self(.timedOut)

    /// The file system refused: no space, no permission, read-only, or not a plain file.
    public static let storageFailed = Self(.storageFailed)

    /// Any other failure of the backend.
    public static let other = Self(.other)

    /// A failure of the keychain itself, such as an item that is not text.
    public static let unknown = Self(.unknown)
}

extension SimpleKeychainError.Code {
    /// Values of Apple's `SecBase.h`.
    ///
    /// Kinds that Apple does not have share the number of the nearest one it has.
    var status: Int32 {
        switch self {
        case .operationNotImplemented: -4
        case .invalidParameters: -50
        case .userCanceled: -128
        case .itemNotAvailable, .noBackend, .noSessionBus, .noSecretService: -25291
        case .authFailed: -25293
        case .duplicateItem: -25299
        case .itemNotFound: -25300
        case .interactionNotAllowed: -25308
        case .decodeFailed: -26275
        case .missingEntitlement: -34018
        case .timedOut: -67585
        case .storageFailed: -36
        case .other: -2_147_416_000
        case .unknown: 0
        }
    }

    var description: String {
        switch self {
        case .operationNotImplemented: "The operation does not exist."
        case .invalidParameters: "A parameter has a value that it cannot have."
        case .userCanceled: "The question for the keyring's password was dismissed. Call again to be asked again."
        case .itemNotAvailable:
            "There is no default keyring. Make one, for example in the program Seahorse, or set AUTH0_KEYCHAIN=file."
        case .authFailed: "The stored items cannot be opened with this key."
        case .duplicateItem: "There is such an item already."
        case .itemNotFound: "There is no item under this key."
        case .interactionNotAllowed:
            """
            The keyring is locked. Unlock it, for example by signing in to the desktop, or let the program ask with \
            .allowingPrompt().
            """
        case .decodeFailed: "The stored item is damaged."
        case .missingEntitlement: "The system refused access to the Secret Service."
        case .noBackend: "There is no Secret Service, and no other backend was chosen."
        case .noSessionBus: "There is no session bus: DBUS_SESSION_BUS_ADDRESS is not set, or nothing answers there."
        case .noSecretService: "No Secret Service runs on the session bus: start one, for example gnome-keyring-daemon."
        case .timedOut: "The Secret Service did not answer in time. Call again, restart it, or set AUTH0_KEYCHAIN=file."
        case .storageFailed: "The file system refused."
        case .other: "The backend failed."
        case .unknown: "The keychain failed."
        }
    }
}
