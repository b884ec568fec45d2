/// Which kinds of proof a person may enrol and use.
///
/// All are on; `factors[.totp] = false` switches one off. What is enrolled already stays, but counts for nothing.
public struct EnabledFactors: Sendable, Equatable {
    private var off: Set<TenantFactor> = []

    /// All on.
    public init() {}

    /// Whether `factor` may be used.
    public subscript(factor: TenantFactor) -> Bool {
        get { !off.contains(factor) }
        set { if newValue { off.remove(factor) } else { off.insert(factor) } }
    }
}

extension EnabledFactors: Codable {
    /// Reads the JSON form, an object with a `true` or `false` for each kind; what is not named is on.
    ///
    /// - Throws: `DecodingError` for an unknown kind or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        for key in container.allKeys {
            guard let factor = TenantFactor(rawValue: key.stringValue) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key,
                    in: container,
                    debugDescription: "Factors are \(TenantFactor.allCases.map(\.rawValue).joined(separator: ", "))."
                )
            }
            self[factor] = try container.decode(Bool.self, forKey: key)
        }
    }

    /// Writes the JSON form, with every kind.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for factor in TenantFactor.allCases {
            try container.encode(self[factor], forKey: AnyKey(stringValue: factor.rawValue))
        }
    }
}
