/// The routes under `/mfa`: what helps to answer `mfa_required`.
enum MFARoutes {
    static let all = [
        AuthenticatorsEndpoint.list, AuthenticatorsEndpoint.remove, AssociateEndpoint.route, ChallengeEndpoint.route,
    ]
}
