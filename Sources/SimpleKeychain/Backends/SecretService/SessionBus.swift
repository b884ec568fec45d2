import Glibc

/// Finds the session bus, and never starts one.
enum SessionBus {
    /// The address to connect to.
    ///
    /// It is `DBUS_SESSION_BUS_ADDRESS`, else the socket `bus` in `XDG_RUNTIME_DIR`: what the D-Bus specification
    /// names, less the automatic launch, which leaves a bus daemon behind on every machine without a desktop.
    ///
    /// - Throws: `noSessionBus` when there is neither.
    static func address(in world: KeychainWorld) throws(SimpleKeychainError) -> String {
        if let address = world.variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
            guard !address.contains("autolaunch:") else { throw .noSessionBus }
            return address
        }
        guard let folder = world.variables["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { throw .noSessionBus }
        let socket = folder + "/bus"
        guard access(socket, F_OK) == 0 else { throw .noSessionBus }
        return "unix:path=" + escaped(socket)
    }

    /// The escaping of values in an address
    /// ([D-Bus Specification](https://dbus.freedesktop.org/doc/dbus-specification.html#addresses)).
    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
                UInt8(ascii: "."), UInt8(ascii: "*"):
                String(UnicodeScalar(byte))
            default:
                "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
            }
        }.joined()
    }
}
