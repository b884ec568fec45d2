import Auth0

/// A kind of factor that the tenant offers, with the person's methods of it.
struct FactorSummary: Hashable, Sendable, Identifiable {
    let kind: FactorKind
    var methods: [AuthenticationMethod]

    var id: FactorKind { kind }

    /// The kinds that are offered, in the order in which they are shown.
    ///
    /// What is not confirmed yet does not count as enrolled; passkeys are never unconfirmed.
    static func all(offered factors: [Factor], enrolled methods: [AuthenticationMethod]) -> [FactorSummary] {
        let offered = Set(factors.compactMap { FactorKind($0.kind) })
        return FactorKind.allCases.filter(offered.contains).map { kind in
            FactorSummary(
                kind: kind,
                methods: methods.filter { $0.kind == kind.type && (kind == .passkey || $0.confirmed == true) }
            )
        }
    }
}
