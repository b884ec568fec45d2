/// The JSON body of a call, read strictly: what is not known is refused, and a refusal points at its place.
struct MyAccountBody: Sendable {
    private let members: [String: JSONValue]
    /// Where the members stand, as a JSON pointer (RFC 6901).
    private let place: String

    /// - Throws: ``Problem`` with the status 415 for anything but JSON, 400 for what is no object.
    init(_ request: TenantRequest) throws {
        guard request.mediaType == "application/json" else { throw Problem.unsupportedMediaType }
        members = try Parameters(json: request.body).values
        place = ""
    }

    private init(members: [String: JSONValue], place: String) {
        self.members = members
        self.place = place
    }

    /// - Throws: ``Problem`` for a member beside `names`.
    func allow(_ names: String...) throws {
        if let unknown = members.keys.filter({ !names.contains($0) }).min() {
            throw Problem.invalidBody(pointer(unknown), "The member is not allowed here")
        }
    }

    func has(_ name: String) -> Bool {
        members[name] != nil
    }

    /// The text called `name`, if it is there.
    func string(_ name: String, length: ClosedRange<Int> = 1...1_000) throws -> String? {
        guard let value = members[name] else { return nil }
        guard let text = value.string else { throw Problem.invalidBody(pointer(name), "It must be a string") }
        guard length.contains(text.count) else {
            throw Problem.invalidBody(
                pointer(name),
                "It must have \(length.lowerBound) to \(length.upperBound) characters"
            )
        }
        return text
    }

    func required(_ name: String, length: ClosedRange<Int> = 1...1_000) throws -> String {
        guard let text = try string(name, length: length) else { throw missing(name) }
        return text
    }

    func object(_ name: String) throws -> MyAccountBody {
        guard let value = members[name] else { throw missing(name) }
        guard let members = value.object else { throw Problem.invalidBody(pointer(name), "It must be an object") }
        return MyAccountBody(members: members, place: pointer(name))
    }

    /// The texts called `name`, if they are there.
    func strings(_ name: String) throws -> [String]? {
        guard let value = members[name] else { return nil }
        guard let texts = value.array?.compactMap(\.string), texts.count == value.array?.count else {
            throw Problem.invalidBody(pointer(name), "It must be a list of strings")
        }
        return texts
    }

    /// The text called `name` where it is one of `values`.
    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        of type: Value.Type = Value.self
    ) throws -> Value? {
        guard let text = try string(name) else { return nil }
        guard let value = Value(rawValue: text) else {
            let values = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem.invalidBody(pointer(name), "It must be one of \(values)")
        }
        return value
    }

    func invalid(_ name: String, _ detail: String) -> Problem {
        .invalidBody(pointer(name), detail)
    }

    private func missing(_ name: String) -> Problem {
        .invalidBody(pointer(name), "It is required")
    }

    private func pointer(_ name: String) -> String {
        let name = name.replacing("~", with: "~0").replacing("/", with: "~1")
        return "\(place)/\(name)"
    }
}
