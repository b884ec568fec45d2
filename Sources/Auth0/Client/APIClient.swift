/// A client of one API of a tenant: tracking and logging are those of its context.
package protocol APIClient: Trackable, Loggable {
    var client: ClientContext { get set }
}

extension APIClient {
    package var logger: (any Logger)? {
        get { client.logger }
        set { client.logger = newValue }
    }

    package mutating func tracking(enabled: Bool) {
        client.clientInfo.isEnabled = enabled
    }

    package mutating func using(inLibrary name: String, version: String) {
        client.clientInfo.wrap(name: name, version: version)
    }
}
