public import Foundation

/// What an enrolment begins with: the members of the answer, and the name that its `Location` gives to the method.
package struct EnrollmentAnswer: Sendable {
    package let members: JSONObject
    /// The last segment of `Location`, encoded as it stands there.
    package let location: String
    private let status: Int

    /// - Throws: ``MyAccountError`` with a ``MissingLocationError`` as its cause, or `UnexpectedAnswer`.
    package init(_ answer: APIResponse) throws {
        members = try answer.object()
        status = answer.status
        guard let location = answer.header("Location").flatMap(Self.method(at:)) else {
            throw MyAccountError(details: APIErrorDetails(missingLocation: MissingLocationError(), status: status))
        }
        self.location = location
    }

    /// The id of the new method: that of the body, else that of `Location`.
    package var id: String {
        members["id"]?.string ?? location.removingPercentEncoding ?? location
    }

    package func text(_ name: String) throws -> String {
        guard let text = members[name]?.string, !text.isEmpty else {
            throw UnexpectedAnswer(.otherShape, status: status)
        }
        return text
    }

    package func creationOptions() throws -> PublicKeyCredentialCreationOptions {
        guard let members = members["authn_params_public_key"]?.object,
            let options = PublicKeyCredentialCreationOptions(members)
        else { throw UnexpectedAnswer(.otherShape, status: status) }
        return options
    }

    /// The segment behind `authentication-methods` in an absolute or relative URL.
    private static func method(at location: String) -> String? {
        let path = location.prefix { $0 != "?" && $0 != "#" }
        let segments = path.split(separator: "/")
        guard segments.dropLast().last == "authentication-methods" else { return nil }
        return segments.last.map(String.init)
    }
}

/// A challenge that an enrolment begins with.
package protocol EnrollmentChallenge: Sendable {
    init(_ answer: EnrollmentAnswer) throws
}

/// The server accepted an enrolment and did not say where the new method stands; the `cause` of the error.
public struct MissingLocationError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
    /// What is wrong and what to do about it.
    public var errorDescription: String? {
        "The server began the enrolment, but its answer has no Location header that names the new authentication "
            + "method. A proxy may remove it; let it pass and begin again."
    }

    /// What is wrong and what to do about it.
    public var description: String { errorDescription ?? "" }
}

extension APIErrorDetails {
    fileprivate init(missingLocation error: MissingLocationError, status: Int) {
        self.init(code: Code.missingLocation, description: error.description, statusCode: status, cause: error)
    }
}
