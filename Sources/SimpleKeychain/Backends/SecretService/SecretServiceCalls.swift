import CLibSecret
import Foundation

/// The calls of the Secret Service that a keychain needs, within one deadline and with one rule for prompts.
///
/// [Secret Service API 0.2](https://specifications.freedesktop.org/secret-service-spec/latest/).
struct SecretServiceCalls {
    let session: SecretServiceSession
    let cancellation: Cancellation
    let allowsPrompt: Bool

    private static let servicePath = "/org/freedesktop/secrets"
    private static let service = "org.freedesktop.Secret.Service"
    private static let collection = "org.freedesktop.Secret.Collection"
    private static let item = "org.freedesktop.Secret.Item"

    /// The paths of the items that have all of the attributes.
    func search(_ attributes: [String: String]) throws(SecretServiceFailure) -> (unlocked: [String], locked: [String]) {
        let reply = try call(
            Self.servicePath,
            Self.service,
            "SearchItems",
            [.attributes(attributes)],
            reply: "(aoao)"
        ).members
        return (reply[0].texts, reply[1].texts)
    }

    /// - Throws: `itemNotFound` when the item was deleted meanwhile.
    func secret(of item: String) throws(SecretServiceFailure) -> Data {
        let reply: DBusValue
        do throws(SecretServiceFailure) {
            reply = try call(item, Self.item, "GetSecret", [.path(session.path)], reply: "((oayays))")
        } catch .noSuchObject {
            throw .failed(.itemNotFound)
        }
        guard let data = session.decode(reply.members[0]) else {
            throw .failed(SimpleKeychainError(.other, "The Secret Service sent a secret that cannot be decrypted."))
        }
        return data
    }

    /// The path of the collection that new items go to.
    func defaultCollection() throws(SecretServiceFailure) -> String? {
        let reply = try call(Self.servicePath, Self.service, "ReadAlias", [.text("default")], reply: "(o)")
        let path = reply.members[0].text
        return path == "/" ? nil : path
    }

    /// Makes the collection that new items go to.
    ///
    /// The service asks the person for its password.
    ///
    /// - Throws: `itemNotAvailable` where asking is not allowed.
    func createDefaultCollection(label: String) throws(SecretServiceFailure) -> String {
        guard allowsPrompt else { throw .failed(.itemNotAvailable) }
        let properties: [String: DBusValue] = [Self.collection + ".Label": .text(label)]
        let reply = try call(
            Self.servicePath,
            Self.service,
            "CreateCollection",
            [.properties(properties), .text("default")],
            reply: "(oo)"
        ).members
        try answer(prompt: reply[1].text)
        guard let collection = try defaultCollection() else { throw .failed(.userCanceled) }
        return collection
    }

    func isLocked(collection: String) throws(SecretServiceFailure) -> Bool {
        try property("Locked", of: collection, Self.collection, type: "b").flag
    }

    func attributes(of item: String) throws(SecretServiceFailure) -> [String: String] {
        let entries = try property("Attributes", of: item, Self.item, type: "a{ss}").members
        return Dictionary(entries.map(\.texts).map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// When the item was last written, in seconds since 1970.
    func modified(of item: String) throws(SecretServiceFailure) -> UInt64 {
        try property("Modified", of: item, Self.item, type: "t").number
    }

    /// Stores an item, in place of one with the same attributes.
    ///
    /// - Returns: Its path.
    func create(
        in collection: String,
        label: String,
        attributes: [String: String],
        secret: Data
    ) throws(SecretServiceFailure) -> String {
        let properties: [String: DBusValue] = [
            Self.item + ".Label": .text(label), Self.item + ".Attributes": .attributes(attributes),
        ]
        let reply = try call(
            collection,
            Self.collection,
            "CreateItem",
            [.properties(properties), session.encode(secret), .flag(true)],
            reply: "(oo)"
        ).members
        guard let answer = try answer(prompt: reply[1].text) else { return reply[0].text }
        // Nothing was stored unless the answer is the new item's path.
        guard answer.type == "o", answer.text != "/" else { throw .failed(.userCanceled) }
        return answer.text
    }

    /// Deletes an item, unless another process has done so already.
    func delete(_ item: String) throws(SecretServiceFailure) {
        do throws(SecretServiceFailure) {
            let reply = try call(item, Self.item, "Delete", [], reply: "(o)")
            guard try answer(prompt: reply.members[0].text) != nil else { return }
            _ = try attributes(of: item)
        } catch .noSuchObject {
            return
        }
        throw .failed(.userCanceled)
    }

    /// Unlocks items or collections, asking the person where that is allowed and needed.
    ///
    /// - Returns: The error to throw when they turn out to be locked still.
    func unlock(_ paths: [String]) throws(SecretServiceFailure) -> SecretServiceFailure {
        let reply = try call(Self.servicePath, Self.service, "Unlock", [.paths(paths)], reply: "(aoo)")
        let answer = try answer(prompt: reply.members[1].text)
        return .failed(answer == nil ? .interactionNotAllowed : .userCanceled)
    }

    /// - Returns: What came of the prompt, `nil` when there is none.
    @discardableResult
    private func answer(prompt: String) throws(SecretServiceFailure) -> DBusValue? {
        guard prompt != "/" else { return nil }
        if allowsPrompt {
            return try session.perform(prompt: prompt, cancellation: cancellation)
        } else {
            // Not shown, and never will be: the service may forget it. It matters to no one when this fails.
            _ = try? call(prompt, "org.freedesktop.Secret.Prompt", "Dismiss", [], reply: "()")
            throw .failed(.interactionNotAllowed)
        }
    }

    private func property(
        _ name: String,
        of path: String,
        _ interface: String,
        type: String
    ) throws(SecretServiceFailure) -> DBusValue {
        let reply = try call(
            path,
            "org.freedesktop.DBus.Properties",
            "Get",
            [.text(interface), .text(name)],
            reply: "(v)"
        )
        guard let value = reply.members[0].members.first, type == value.type else {
            throw .failed(SimpleKeychainError(.other, "The Secret Service sent a property of the wrong type."))
        }
        return value
    }

    private func call(
        _ path: String,
        _ interface: String,
        _ method: String,
        _ arguments: [DBusValue],
        reply: String
    ) throws(SecretServiceFailure) -> DBusValue {
        var failure: UnsafeMutablePointer<GError>?
        let answer = reply.withVariantType { type in
            DBusValue.tuple(arguments).withHandle { arguments in
                g_dbus_connection_call_sync(
                    session.connection,
                    SecretServiceSession.name,
                    path,
                    interface,
                    method,
                    arguments,
                    type,
                    G_DBUS_CALL_FLAGS_NONE,
                    // The deadline is the cancellation's.
                    Int32.max,
                    cancellation.handle,
                    &failure
                )
            }
        }
        guard let answer else { throw SecretServiceFailure(taking: failure) }
        return DBusValue(taking: answer)
    }
}
