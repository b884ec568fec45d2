/// How a client's refresh tokens live.
///
/// All spans are in seconds.
public struct RefreshTokenSettings: Sendable, Equatable {
    /// Whether each exchange gives a new refresh token and voids the old one.
    public var rotation: Bool
    /// How long the token before the newest still works; 0 for not at all.
    public var overlapSeconds: Int
    /// How long a sign-in lasts at most; rotation does not extend it.
    ///
    /// `nil` for ever.
    public var absoluteSeconds: Int?
    /// How long a token may lie unused; each exchange starts it anew.
    ///
    /// `nil` for ever.
    public var idleSeconds: Int?

    /// By default rotating, without overlap, 30 days absolute and idle.
    public init(
        rotation: Bool = true,
        overlapSeconds: Int = 0,
        absoluteSeconds: Int? = 2_592_000,
        idleSeconds: Int? = 2_592_000
    ) {
        self.rotation = rotation
        self.overlapSeconds = overlapSeconds
        self.absoluteSeconds = absoluteSeconds
        self.idleSeconds = idleSeconds
    }
}

extension RefreshTokenSettings: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case rotation
        case overlapSeconds = "overlap_seconds"
        case absoluteSeconds = "absolute_seconds"
        case idleSeconds = "idle_seconds"
    }

    /// Reads the JSON form; what is not named keeps its default, `null` for a lifetime means for ever.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        rotation = try container.decodeIfPresent(Bool.self, forKey: .rotation) ?? rotation
        overlapSeconds = try container.decodeIfPresent(Int.self, forKey: .overlapSeconds) ?? overlapSeconds
        if container.contains(.absoluteSeconds) {
            absoluteSeconds = try container.decodeIfPresent(Int.self, forKey: .absoluteSeconds)
        }
        if container.contains(.idleSeconds) {
            idleSeconds = try container.decodeIfPresent(Int.self, forKey: .idleSeconds)
        }
    }

    /// Writes the JSON form; a lifetime without end is `null`, since its absence would mean the default.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rotation, forKey: .rotation)
        try container.encode(overlapSeconds, forKey: .overlapSeconds)
        try container.encode(absoluteSeconds, forKey: .absoluteSeconds)
        try container.encode(idleSeconds, forKey: .idleSeconds)
    }
}
