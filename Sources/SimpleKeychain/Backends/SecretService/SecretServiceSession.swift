import CLibSecret
import Foundation

/// A connection to the bus, and the encrypted session with the Secret Service on it.
///
/// Unchecked, because GLib documents calls on a `GDBusConnection` and a `GDBusProxy` as safe from several threads, and
/// the pointers never change.
final class SecretServiceSession: @unchecked Sendable {
    static let name = "org.freedesktop.secrets"

    let connection: OpaquePointer
    private let service: OpaquePointer
    let path: String

    init(address: String, cancellation: Cancellation) throws(SecretServiceFailure) {
        var failure: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        let connection = g_dbus_connection_new_for_address_sync(
            address,
            flags,
            nil,
            cancellation.handle,
            &failure
        )
        guard let connection else { throw Self.connectionFailure(failure) }
        let service = a0_secret_service_open(connection, cancellation.handle, &failure)
        guard let service else {
            g_object_unref(UnsafeMutableRawPointer(connection))
            throw SecretServiceFailure(taking: failure)
        }
        self.connection = connection
        self.service = service
        path = String(cString: secret_service_get_session_dbus_path(service))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(service))
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    private static func connectionFailure(_ failure: UnsafeMutablePointer<GError>?) -> SecretServiceFailure {
        let failure = SecretServiceFailure(taking: failure)
        // Whatever keeps us from connecting, there is no bus to be had.
        return failure.error == .timedOut ? failure : .failed(.noSessionBus)
    }
}

extension SecretServiceSession {
    /// Encrypts a secret for the service.
    func encode(_ data: Data) -> DBusValue {
        // Programs that show secrets as text do so for this type only.
        let isText = !data.contains(0) && String(data: data, encoding: .utf8) != nil
        let value = data.withUnsafeBytes { bytes in
            secret_value_new(
                bytes.assumingMemoryBound(to: CChar.self).baseAddress,
                gssize(bytes.count),
                isText ? "text/plain" : "application/octet-stream"
            )
        }
        defer { secret_value_unref(value.map { UnsafeMutableRawPointer($0) }) }
        return DBusValue(taking: secret_service_encode_dbus_secret(service, value))
    }

    /// Decrypts a secret that the service sent.
    func decode(_ secret: DBusValue) -> Data? {
        let value = secret.withHandle { secret_service_decode_dbus_secret(service, $0) }
        guard let value else { return nil }
        defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
        var count: gsize = 0
        guard let bytes = secret_value_get(value, &count) else { return Data() }
        return Data(bytes: bytes, count: Int(count))
    }

    /// Shows a prompt and waits until the person has answered it.
    ///
    /// - Returns: What the prompt was for. The library gives one for a dismissed prompt too, an empty text mostly, so
    ///   that the caller has to look whether what it wanted has come about.
    func perform(
        prompt: String,
        cancellation: Cancellation
    ) throws(SecretServiceFailure) -> DBusValue {
        var failure: UnsafeMutablePointer<GError>?
        let answer = secret_service_prompt_at_dbus_path_sync(service, prompt, cancellation.handle, nil, &failure)
        if let answer { return DBusValue(taking: answer) }
        guard failure == nil else { throw SecretServiceFailure(taking: failure) }
        throw .failed(.userCanceled)
    }
}
