/// When a stored item can be read, on Apple systems.
///
/// It is here so that code written for Apple systems compiles. On Linux it has no effect: the Secret Service has one
/// lock for all items, and files have none.
public enum Accessibility: RawRepresentable, Sendable {
    /// While the device is unlocked.
    case whenUnlocked

    /// While the device is unlocked; never moved to another device.
    case whenUnlockedThisDeviceOnly

    /// From the first time that the device is unlocked after a start.
    case afterFirstUnlock

    /// From the first time that the device is unlocked after a start; never moved to another device.
    case afterFirstUnlockThisDeviceOnly

    /// While the device is unlocked, and only on a device with a passcode.
    case whenPasscodeSetThisDeviceOnly

    /// Gives the case for a value of Apple's `kSecAttrAccessible`, and ``afterFirstUnlock`` for any other text.
    public init(rawValue: String) {
        self =
            switch rawValue {
            case "ak": .whenUnlocked
            case "aku": .whenUnlockedThisDeviceOnly
            case "cku": .afterFirstUnlockThisDeviceOnly
            case "akpu": .whenPasscodeSetThisDeviceOnly
            default: .afterFirstUnlock
            }
    }

    /// The value that Apple's `kSecAttrAccessible` has for this case.
    public var rawValue: String {
        switch self {
        case .whenUnlocked: "ak"
        case .whenUnlockedThisDeviceOnly: "aku"
        case .afterFirstUnlock: "ck"
        case .afterFirstUnlockThisDeviceOnly: "cku"
        case .whenPasscodeSetThisDeviceOnly: "akpu"
        }
    }
}
