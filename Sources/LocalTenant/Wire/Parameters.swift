import FoundationEssentials

/// What a request asks for, whether it came as a query, a form or JSON.
struct Parameters: Sendable, Equatable {
    private(set) var values: [String: JSONValue]

    init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    /// The parameters of a query or a form.
    ///
    /// - Throws: `invalid_request` for broken encoding, or for a parameter that stands twice (RFC 6749, section 3.2).
    init(form text: String) throws {
        var values: [String: JSONValue] = [:]
        do {
            for pair in try FormCoding.pairs(text) {
                guard values.updateValue(.string(pair.value), forKey: pair.name) == nil else {
                    throw OAuthError.invalidRequest("Parameter \(pair.name) must not be sent twice")
                }
            }
        } catch is FormCoding.Malformed {
            throw OAuthError.invalidRequest("The parameters are not valid form encoding")
        }
        self.init(values)
    }

    /// The members of a JSON object.
    ///
    /// - Throws: `invalid_request` for anything but an object.
    init(json data: Data) throws {
        guard let value = try? JSONCoding.decode(JSONValue.self, from: data) else {
            throw OAuthError.invalidRequest("The body is not valid JSON")
        }
        guard case .object(let members) = value else {
            throw OAuthError.invalidRequest("The body must be a JSON object")
        }
        self.init(members)
    }

    /// With `defaults` for what is absent, `null` or empty.
    func filled(_ defaults: [String: JSONValue]) -> Parameters {
        var copy = self
        for (name, value) in defaults where [nil, .null, ""].contains(values[name]) { copy.values[name] = value }
        return copy
    }

    /// The text called `name`; `nil` when it is absent, `null` or empty.
    ///
    /// - Throws: `invalid_request` for a value of another type. A code is a text too: as a number it would lose its
    ///   leading zeros.
    func string(_ name: String) throws -> String? {
        switch values[name] {
        case nil, .null?, .string("")?: nil
        case .string(let text)?: text
        default: throw OAuthError.invalidRequest("Parameter \(name) must be a string")
        }
    }

    /// The text called `name`.
    ///
    /// - Throws: `invalid_request` naming the parameter when it is absent or of another type.
    func required(_ name: String) throws -> String {
        guard let value = try string(name) else { throw OAuthError.missingParameter(name) }
        return value
    }
}
