/// A request for tokens, whose ID token can be validated before the caller gets it.
///
/// Validation is on once ``validateClaims()`` was called; the other methods set what it expects.
public protocol TokenRequestable<ResultType, ErrorType>: Requestable {
    /// A copy that checks the signature and the claims of the ID token; an answer without one fails then.
    func validateClaims() -> any TokenRequestable<ResultType, ErrorType>

    /// A copy that allows this much difference between the clocks, in seconds. The default is 60.
    func withLeeway(_ leeway: Int) -> any TokenRequestable<ResultType, ErrorType>

    /// A copy that expects another `iss` than the domain's.
    func withIssuer(_ issuer: String) -> any TokenRequestable<ResultType, ErrorType>

    /// A copy that expects this `nonce`; `nil` expects none.
    func withNonce(_ nonce: String?) -> any TokenRequestable<ResultType, ErrorType>

    /// A copy that expects a sign-in not older than this, in seconds, by `auth_time`.
    func withMaxAge(_ maxAge: Int?) -> any TokenRequestable<ResultType, ErrorType>

    /// A copy that expects this organization: an id (`org_…`) or a name.
    func withOrganization(_ organization: String?) -> any TokenRequestable<ResultType, ErrorType>
}
